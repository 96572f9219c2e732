import drawn from './accents.data.json' with { type: 'json' };
import { withEachText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Accents that some fonts draw before their letter, as the marks that stand above or below it. */
const ACCENTS: Readonly<Record<string, string>> = drawn.accents;
const SIGNS = Object.keys(ACCENTS).join('');
const DRAWN = new RegExp(`([${SIGNS}])(\\p{L})`, 'gu');
/** Hyphens that no line breaks at, and dashes as wide as a figure or a minus: nobody types them otherwise than these. */
const HYPHEN = /[\u2010\u2011]/g;
const DASH = /[\u2012\u2212]/g;
const OTHER = new RegExp(`[${SIGNS}\u2010-\u2012\u2212]|_{5}`, 'u');
/** A rule that is typed, beside a heading or alone. */
const RULE = /^_{5,}\s+|(?<=[^_\s])\s*_{5,}/g;

/** Lines with each sign as people type it: a letter with its accent, a hyphen, a dash. */
export function withTypedSigns(lines: readonly StyledLine[]): readonly StyledLine[] {
  return lines.map((line) =>
    OTHER.test(line.text)
      ? {
          ...line,
          text: typed(line.text),
          cells: line.cells.map((cell) => withEachText(cell, typed)),
        }
      : line,
  );
}

function typed(text: string): string {
  return text.replace(RULE, '').replace(HYPHEN, '-').replace(DASH, '–').replace(DRAWN, withAccent);
}

/** A letter that bears no such accent stands for itself. */
function withAccent(said: string, sign: string, letter: string): string {
  const base = letter.replace('\u0131', 'i').replace('\u0237', 'j');
  const one = `${base}${ACCENTS[sign] ?? ''}`.normalize('NFC');
  return [...one].length === 1 ? one : said;
}
