import { kindOf } from './heading-words.rules.ts';
import { lookOf } from './line-looks.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** In points: what is so much larger than the text stands out of it. */
const LARGER = 0.4;

/** What stands before a heading that is larger than the text is an icon, and no mark of a list. */
export function withoutIcon(line: StyledLine, bodySize: number): StyledLine {
  const isIcon =
    line.bullet &&
    line.cells.length === 1 &&
    lookOf(line).size > bodySize + LARGER &&
    kindOf(line.text.replace(/[\s:.]+$/u, '')) !== undefined;
  return isIcon ? { ...line, bullet: false } : line;
}
