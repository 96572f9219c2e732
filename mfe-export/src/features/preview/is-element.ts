/** Whether something of the frame is an element there. The frame's elements are of its own window's classes. */
export function isElement(target: EventTarget | null): target is HTMLElement {
  return (target as Partial<Node> | null)?.nodeType === 1;
}
