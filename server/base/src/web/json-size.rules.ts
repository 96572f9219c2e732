/** Values of one body; the largest CV that has been seen has some thousands. */
export const MOST_VALUES = 50_000;
/** Lists and objects inside each other. */
export const DEEPEST = 100;

/** Whether a JSON text has so many values, or is nested so deeply, that reading it would hold up everybody. */
export function isTooMuchJson(text: string): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = stringEnd(text, at);
        break;
      case COMMA:
        values += 1;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values += 1;
        depth += 1;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
    }
    if (values > MOST_VALUES || depth > DEEPEST) return true;
  }
  return false;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  ...'"\\,[]{}',
].map((char) => char.charCodeAt(0));

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
