/** Tells the other tabs of this browser that the session is over; without it they would notice at the next refresh only. */
export interface SessionChannel {
  loggedOut: () => void;
  onLoggedOut: (handler: () => void) => void;
}

export function createSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { loggedOut: () => {}, onLoggedOut: () => {} };
  const channel = new BroadcastChannel('sastre-session');
  return {
    loggedOut: () => channel.postMessage('logged-out'),
    onLoggedOut: (handler) => {
      channel.addEventListener('message', (event) => {
        if (event.data === 'logged-out') handler();
      });
    },
  };
}
