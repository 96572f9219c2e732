import { withEachText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Signs of other scripts, and those that the rules know: each with a mark that no text has, to find it again. */
const SIGNS: readonly (readonly [sign: string, known: string])[] = [
  ['，', '\u2060, '],
  ['、', '\u2061, '],
  ['：', '\u2062: '],
  ['。', '\u2063.'],
  ['،', '\u2064,'],
];
const FOREIGN = /[，、：。،]|l·l/i;
/** The Catalan "l·l" of "col·legi", always between vowels: no sign between names. */
const GEMINATE =
  /(?<=[aeiouàèéíòóúAEIOUÀÈÉÍÒÓÚ]\p{M}?)(?:l·(?=l[aeiouàèéíòóú])|L·(?=L[AEIOUÀÈÉÍÒÓÚ]))/gu;
const MARKS = /[\u2060-\u2064]/g;
/** A comma that parted a value from what stands before it. */
const PARTED = /^(?:\u2060, |\u2061, |\u2064,)\s*/;

/** Lines whose signs are those that the rules know. */
export function withKnownSigns(lines: readonly StyledLine[]): readonly StyledLine[] {
  if (!lines.some(({ text }) => FOREIGN.test(text))) return lines;
  return lines.map((line) =>
    FOREIGN.test(line.text)
      ? {
          ...line,
          text: known(line.text),
          cells: line.cells.map((cell) => withEachText(cell, known)),
        }
      : line,
  );
}

/** A value with the signs of its file. */
export function asWritten<Value>(value: Value): Value {
  return mapped(value) as Value;
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return written(value);
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part)]));
}

function known(text: string): string {
  const whole = text.replace(MARKS, '').replace(GEMINATE, (said) => (said === 'l·' ? 'ŀ' : 'Ŀ'));
  return SIGNS.reduce((all, [sign, other]) => all.replaceAll(sign, other), whole);
}

function written(text: string): string {
  if (text.endsWith('\u00ad')) return written(`${text.slice(0, -1)}-`);
  if (/[ŀĿ]/.test(text)) return written(text.replaceAll('ŀ', 'l·').replaceAll('Ŀ', 'L·'));
  if (text.search(MARKS) < 0) return text;
  const value = text.replace(PARTED, '');
  return SIGNS.reduce((all, [sign, other]) => all.replaceAll(other, sign), value)
    .replace(MARKS, '')
    .trim();
}
