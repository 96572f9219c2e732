import { LIST_SIGNS } from '@sastre/shared-pdf-pages/marks';
import { withCells } from './line-cells.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Glyphs that begin a list item, as people type them; a dash has to do so more than once. */
const GLYPH = new RegExp(`^[${LIST_SIGNS}]\\s*(?=\\S)`, 'u');
const DASH = /^[–—-]\s+(?=\p{Lu})/u;
/** A star right before the text, which once can be a note. */
const STAR = /^\*\s*(?=[\p{L}\d])/u;
const LEAST_DASHES = 2;
/** The number of an item, alone before its text. */
const NUMBER = /^\d{1,2}[.)]$/;
const LEAST_WORDS = 3;

/** Lines whose glyph was typed instead of made by a list, as items without it. */
export function withTypedBullets(lines: readonly StyledLine[]): StyledLine[] {
  const begins = (glyph: RegExp) => (line: StyledLine) =>
    !line.bullet &&
    line.cells.length === 1 &&
    glyph.test(line.cells[0]?.text ?? '') &&
    // A name in bold can be wrapped before its dash.
    !(glyph === DASH && line.cells[0]?.runs.every(({ bold }) => bold));
  const areDashes = lines.filter(begins(DASH)).length >= LEAST_DASHES;
  const areStars = lines.filter(begins(STAR)).length >= LEAST_DASHES;
  return lines.map((line) => {
    if (isNumbered(line)) return withoutFirst(line);
    const glyph = [GLYPH, ...(areDashes ? [DASH] : []), ...(areStars ? [STAR] : [])].find((one) =>
      begins(one)(line),
    );
    const [cell] = line.cells;
    if (glyph === undefined || cell === undefined) return line;
    const text = cell.text.replace(glyph, '');
    const [run, ...runs] = cell.runs;
    const first = run === undefined ? [] : [{ ...run, text: run.text.replace(glyph, '') }];
    return { ...line, bullet: true, text, cells: [{ ...cell, text, runs: [...first, ...runs] }] };
  });
}

/** A number, and a text of some words beside it. */
function isNumbered({ bullet, cells: [number, text, ...more] }: StyledLine): boolean {
  if (bullet || number === undefined || text === undefined || more.length > 0) return false;
  if (number.runs.every(({ bold }) => bold)) return false;
  return NUMBER.test(number.text) && text.text.split(' ').length >= LEAST_WORDS;
}

function withoutFirst(line: StyledLine): StyledLine {
  const cells = line.cells.slice(1);
  return { ...withCells(line, cells), bullet: true };
}
