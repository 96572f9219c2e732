import { wheelFactor } from './zoom.rules.ts';

/** Where on the screen something is enlarged, in pixels. */
export interface Spot {
  clientX: number;
  clientY: number;
}

/**
 * Tells by which factor, and where, the wheel with Ctrl or Cmd (a pad's pinch comes as such) or two fingers enlarge
 * what is in an element. Returns the release.
 */
export function listenForZoom(
  element: HTMLElement,
  onZoom: (factor: number, spot: Spot) => void,
): () => void {
  const fingers = new Map<number, Spot>();
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(wheelFactor(event), event);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, spotOf(event));
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = apart(fingers);
    fingers.set(event.pointerId, spotOf(event));
    const now = apart(fingers);
    if (before !== undefined && now !== undefined)
      onZoom(now.distance / before.distance, now.middle);
  };
  const up = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  // Else the browser takes two fingers for its own zoom, and ends their pointers.
  const hold = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  const releases = [
    listen(element, 'wheel', wheel),
    listen(element, 'touchstart', hold),
    listen(element, 'touchmove', hold),
    listen(element, 'pointerdown', down),
    listen(element, 'pointermove', move),
    listen(element, 'pointerup', up),
    listen(element, 'pointercancel', up),
  ];
  return () => {
    for (const release of releases) release();
  };
}

function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  handler: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  element.addEventListener(name, handler, { passive: false });
  return () => element.removeEventListener(name, handler);
}

const spotOf = ({ clientX, clientY }: Spot): Spot => ({ clientX, clientY });

/** How far two fingers are from each other, and what is between them; undefined for one finger or three. */
function apart(fingers: ReadonlyMap<number, Spot>): { distance: number; middle: Spot } | undefined {
  const [one, other, third] = fingers.values();
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  const middle = {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
  const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  return { distance: Math.max(1, distance), middle };
}
