const MOST_LINES = 8;
const LONGEST = 480;

/** True for a text of which only the beginning is shown at first. */
export function isLong(text: string): boolean {
  return text.length > LONGEST || text.split('\n').length > MOST_LINES;
}
