import { randomBytes } from 'node:crypto';

/** A mark that no data can hold, as it is drawn after the data is known. */
export type DrawMark = () => string;

/** Ninety-six random bits. */
export const drawMark: DrawMark = () => randomBytes(12).toString('hex');

/**
 * Data between marks, as JSON: line breaks in a CV or a job description are escaped, so no line of them can be taken for a
 * mark or for an instruction, and the mark itself is one that does not occur in them.
 */
export function dataBlock(
  data: unknown,
  draw: DrawMark = drawMark,
): { block: string; mark: string } {
  // Angle brackets are escaped as well: no tag of a chat template survives.
  const json = JSON.stringify(data).replace(/[<>\u2028\u2029]/g, escapeSign);
  let mark = draw();
  while (json.includes(mark)) mark = draw();
  return { mark, block: `[data ${mark}]\n${json}\n[end of data ${mark}]` };
}

function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
