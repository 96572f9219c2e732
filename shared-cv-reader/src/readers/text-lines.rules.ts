import { LIST_SIGNS_APART } from '@sastre/shared-pdf-pages/marks';
import { isDateAlone } from '../rules/body.rules.ts';
import { kindOf } from '../rules/heading-words.rules.ts';
import { withoutSpacing } from '@sastre/shared-cv-words';
import type { LineCell, StyledLine } from '../rules/styled-line.types.ts';
import { unwrappedText } from './wrapped-text.rules.ts';

const BULLET = new RegExp(`^\\s*[${LIST_SIGNS_APART}]\\s+`, 'u');
const NUMBER = /^\s*(\d{1,2})[.)]\s+/;
const RULE = /^[\s=_~*#-]{3,}$/;
const SIZE = 10;

/** The lines of plain text: an empty line is space, a tab or a wide gap begins a cell. */
export function textLines(text: string): StyledLine[] {
  const lines: StyledLine[] = [];
  let gapAbove = 0;
  const raws = unwrappedText(withBullets(text.replace(/\r\n?/g, '\n').split('\n')));
  const counted = countedIn(raws);
  for (const [at, raw] of raws.entries()) {
    if (raw.trim() === '' || RULE.test(raw)) {
      gapAbove = lines.length === 0 ? 0 : 1.5;
      continue;
    }
    // "1. Experience": the number of a heading marks no item.
    const isCounted = counted.has(at) && kindOf(raw.replace(NUMBER, '').trim()) === undefined;
    const mark = isCounted ? NUMBER : BULLET;
    const bullet = mark.test(raw);
    const heading = /^#{1,6}\s/.test(raw);
    const said = raw
      .replace(mark, '')
      .replace(/^#{1,6}\s+/, '')
      .replace(/\*\*/g, '')
      .replace(/^\s*([*_])([^*_]+)\1\s*$/u, '$2');
    const cells = withDateApart(
      withoutSpacing(said)
        .trim()
        .split(/\t+|\s{3,}/),
    ).map((cell): LineCell => cellOf(cell, heading));
    lines.push({
      id: lines.length,
      text: cells.map((cell) => cell.text).join(' '),
      page: 0,
      cells,
      flow: 0,
      gapAbove,
      indent: raw.length - raw.trimStart().length,
      bullet,
      ...(heading && { heading: 1 }),
    });
    gapAbove = 0;
  }
  return lines;
}

/** A letter that stands for a glyph, as nroff and Word write one: before a name with a large letter each time. */
const LETTER = /^(\s*)o(?=\s+\S)/u;
const LEAST_LETTERS = 2;

function withBullets(raws: readonly string[]): string[] {
  const lettered = raws.filter((raw) => LETTER.test(raw));
  const areItems =
    lettered.length >= LEAST_LETTERS &&
    lettered.every((raw) => /^\s*o\s+[\p{Lu}\d„“"«¿¡]/u.test(raw));
  return areItems ? raws.map((raw) => raw.replace(LETTER, '$1•')) : [...raws];
}

/** A date before a gap of two spaces is a cell, and one behind a bar, as our own text sets it: "Clerk | 2011". */
function withDateApart([first = '', ...more]: string[]): string[] {
  const [, start = '', name = ''] = /^(\d.*?)\s{2}(\S.*)$/u.exec(first) ?? [];
  const cells = isDateAlone(start) ? [start, name, ...more] : [first, ...more];
  const [, before, date] = /^(.+?)\s+\|\s+([^|]+)$/.exec(cells.at(-1) ?? '') ?? [];
  const isApart = before !== undefined && date !== undefined && isDateAlone(date);
  return isApart ? [...cells.slice(0, -1), before, date] : cells;
}

/** Lines whose numbers count on from one to the next: "3. Platz" alone is no item of a list. */
function countedIn(raws: readonly string[]): Set<number> {
  const numbered = raws.flatMap((raw, at) => {
    const number = NUMBER.exec(raw)?.[1];
    return number === undefined ? [] : [{ at, number: Number(number) }];
  });
  const isCounted = (number: number, place: number) =>
    numbered[place - 1]?.number === number - 1 || numbered[place + 1]?.number === number + 1;
  return new Set(
    numbered.filter(({ number }, place) => isCounted(number, place)).map(({ at }) => at),
  );
}

function cellOf(text: string, bold: boolean): LineCell {
  const plain = text.replace(/\s+/g, ' ').trim();
  return { text: plain, runs: [{ text: plain, size: SIZE, bold, italic: false }] };
}
