const MOST_LINES = 8;
const LONGEST = 480;

/** True for a text of which only the beginning is shown at first. */
export function isLong(text: string): boolean {
  return text.length > LONGEST || text.split('\n').length > MOST_LINES;
}

/** The beginning of a text, whole signs; a page that holds all of a very long one stands still. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

/** So much of a text that is cut fills the room that it has, whatever its letters are. */
export const CUT = 3_000;
