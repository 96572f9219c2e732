/** What takes a node to another place without ending the document in it; not every browser can. */
type Place = ShadowRoot & { moveBefore?: (node: Node, child: Node | null) => void };

/**
 * Takes a frame out of a part that is about to leave the document, and gives what ends it; ending a frame's document takes
 * as long as drawing a page, which the one that is drawn next should not wait for. Undefined where the browser cannot
 * move it: then it ends with its part.
 */
export function setAside(frame: HTMLIFrameElement): (() => void) | undefined {
  if (!frame.isConnected) return undefined;
  const aside = document.createElement('div');
  aside.hidden = true;
  // Closed: whoever looks for the frames of the page finds none of those that are gone.
  const place: Place = aside.attachShadow({ mode: 'closed' });
  if (place.moveBefore === undefined) return undefined;
  document.body.append(aside);
  place.moveBefore(frame, null);
  return () => aside.remove();
}
