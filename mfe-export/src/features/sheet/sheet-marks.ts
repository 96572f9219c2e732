const STYLE = 'sheet-marks';
/** What can be pointed at, on screen only. */
const POINTED = `
[data-at]{cursor:pointer}
[data-at]:not(article):hover{background-color:rgb(255 204 77/.22)}
`;
/**
 * The marigold of the house in a tint that light and dark papers both bear; twice as thick as it is seen. A shadow, as it
 * lies below the words of the lines beside it; the outline is what forced colours draw.
 */
const MARK =
  'background-color:rgb(255 204 77/.34);box-shadow:0 0 0 4px rgb(214 150 20/.85);border-radius:1px;' +
  'outline:3px solid transparent';

/**
 * Marks what shows a field, or takes the mark away. By a rule of its own: attributes would make patched content another
 * one, and what is drawn anew is marked at once.
 */
export function markField(frame: Document, path: string | undefined): void {
  const style = styleOf(frame);
  const rule = path === undefined ? '' : `[data-at="${path.replace(/["\\]/g, '\\$&')}"]{${MARK}}`;
  const css = POINTED + rule;
  if (style.textContent !== css) style.textContent = css;
}

function styleOf(frame: Document): HTMLElement {
  const present = frame.getElementById(STYLE);
  if (present !== null) return present;
  const style = frame.createElement('style');
  style.id = STYLE;
  // Behind those of the document, which are told by their order.
  return frame.head.appendChild(style);
}

/** The element that shows one of the paths, the first that there is. */
export function findPlace(frame: Document, paths: readonly string[]): HTMLElement | undefined {
  for (const path of paths) {
    const [found] = frame.querySelectorAll<HTMLElement>(`[data-at=${JSON.stringify(path)}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The field at which somebody points; undefined where there is none. */
export function fieldAt(target: Element): string | undefined {
  return target.closest('[data-at]')?.getAttribute('data-at') ?? undefined;
}
