/** Scrolls a box until what lies in it is seen, and nothing around the box: a page that moves under a press loses it. */
export function scrollInside(box: Element, inner: Element): void {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = inner.getBoundingClientRect();
  if (top < frame.top) box.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) box.scrollTop += Math.min(bottom - frame.bottom, top - frame.top);
}
