// The answer of the identity provider, handed to the page that opened this frame.
parent.postMessage(location.href, location.origin);
