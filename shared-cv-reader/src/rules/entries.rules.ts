import { DURATION, indentOf, isDateAlone, SENTENCE, takeBody } from './body.rules.ts';
import { endsWithDates } from './dated-heads.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { canName, entryOf, isSecondDate } from './entry-head.rules.ts';
import { ofOneForm } from './form-of-dates.rules.ts';
import { GAP } from './groups.rules.ts';
import { LONGEST_DATED, takeHead } from './head-names.rules.ts';
import { blocksByHeads } from './heads.rules.ts';
import { goesOn, looksOther, trimmed } from './pieces.rules.ts';
import { isPlace, isTownLike } from '@sastre/shared-cv-words';
import type { OpenEntry, RawEntry } from './raw-entry.types.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';
import { withWholeNames } from './wrapped-names.rules.ts';

const MOST_ABOVE = 3;

/** The lines of a part, entry by entry; undefined where nothing tells these apart. */
type BlocksOf = typeof blocksByHeads;

/** The entries of a part, each anchored at its dates, or each in a block of its own where `blocksOf` tells these apart. */
export function entriesOf(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
  mostNames = 2,
  blocksOf: BlocksOf = blocksByHeads,
): RawEntry[] {
  const whole = withWholeNames(withoutMarks(lines));
  const dated = ofOneForm(whole, isDate);
  const open = openEntries(whole, dated, mostNames, blocksOf(whole, dated));
  // A list stands further in than any paragraph of the part does.
  const paragraphs = open.flatMap(({ body }) => body.filter(({ bullet }) => !bullet));
  for (const { entry, body } of open) {
    const own = paragraphs.filter(({ flow }) => flow === body[0]?.flow);
    takeBody(body, entry, Math.min(...own.map(indentOf)));
  }
  return open.map(({ entry }) => entry);
}

/** A list mark before a name, with nothing but its dates below it, is none: it marks an entry. */
function withoutMarks(lines: readonly StyledLine[]): readonly StyledLine[] {
  // Dates above the names of their entries stand below the deeds of others.
  if (lines[0] !== undefined && isRangeAlone(lines[0].text)) return lines;
  return lines.map((line, at) => {
    const isEntry =
      line.bullet &&
      canName({ ...line, bullet: false }) &&
      datesBelow(line, lines.slice(at + 1, at + 2 + MOST_WRAPPED));
    return isEntry ? { ...line, bullet: false } : line;
  });
}

/** A name runs over so many lines more. */
const MOST_WRAPPED = 2;

/** Whether nothing stands between a name and its dates, but what it goes on in. */
function datesBelow(name: StyledLine, below: readonly StyledLine[]): boolean {
  const dates = below.findIndex(({ text }) => isRangeAlone(text.replace(DURATION, ' ')));
  if (dates < 0) return false;
  return below
    .slice(0, dates + 1)
    .every(
      (line, at) =>
        !line.bullet &&
        line.page === name.page &&
        (at === dates || (goesOn(below[at - 1] ?? name, line) && canName(line))),
    );
}

function openEntries(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
  mostNames: number,
  blocks: readonly StyledLine[][] | undefined,
): OpenEntry[] {
  if (blocks === undefined) return byAnchors(lines, isDate, mostNames);
  return blocks.flatMap((block) => {
    const anchors = anchorsOf(block, isDate);
    const [anchor = 0] = anchors;
    // Several dates: positions at one employer.
    if (anchors.length > 1) return byAnchors(block, isDate, mostNames);
    return [
      anchor > Math.max(MOST_ABOVE, mostNames) || block.slice(1, anchor).some(isOfBody)
        ? datedBelow(block, anchor, mostNames)
        : entryOf(block, anchor, mostNames),
    ];
  });
}

/** A list item or a sentence, as no name is. */
function isOfBody({ bullet, text }: StyledLine): boolean {
  return bullet || (SENTENCE.test(text) && text.split(' ').length > 5);
}

/** An entry whose dates stand below its text. */
function datedBelow(block: readonly StyledLine[], anchor: number, mostNames: number): OpenEntry {
  const open = entryOf(
    block.filter((_line, at) => at !== anchor),
    0,
    mostNames,
  );
  const line = block[anchor];
  const { entry } = open;
  const named = entry.names.length;
  if (line === undefined || entry.period !== undefined) return open;
  takeHead(line, entry, true, mostNames);
  // Beside dates below the text stands where it was.
  const last = entry.names.at(-1);
  if (entry.names.length > named && entry.place === undefined && isTownLike(last?.text ?? ''))
    entry.place = entry.names.pop();
  return open;
}

function anchorsOf(lines: readonly StyledLine[], isDate: (line: StyledLine) => boolean): number[] {
  return lines.flatMap((line, at) =>
    isDate(line) && !isSecondDate(line, lines[at - 1]) ? [at] : [],
  );
}

function byAnchors(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
  mostNames: number,
): OpenEntry[] {
  const anchors = anchorsOf(lines, isDate);
  const [first] = anchors;
  // Nothing but its names stands above the dates of the first one: none has more of them.
  const most =
    first === undefined ? 0 : Math.min(MOST_ABOVE, first - startOf(lines, first, 0, MOST_ABOVE));
  const starts = anchors.map((anchor, index) =>
    startOf(lines, anchor, index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1, most),
  );
  return anchors.map((anchor, index) =>
    entryOf(
      lines.slice(starts[index], starts[index + 1]),
      anchor - (starts[index] ?? 0),
      mostNames,
    ),
  );
}

/** A beginning alone. */
const SINCE_YEAR = /^\p{L}+\s+(?:\p{L}+\.?\s+)?(?:19|20)\d{2}$/u;

/** A line that says from when to when: not within a sentence, but beside an item of a list. */
export function hasPeriod(line: StyledLine): boolean {
  if (line.bullet) return line.cells.slice(1).some(({ text }) => isRangeAlone(text));
  return line.cells.some(({ text }) => {
    const found = findPeriod(text);
    if (found === undefined) return false;
    const rest = text.slice(0, found.from) + text.slice(found.to);
    // All that names an entry can stand in its line, with the dates in brackets or behind a dash at its end.
    const isInBrackets = text[found.from - 1] === '(' && /^\)?\.?$/u.test(text.slice(found.to));
    // "… closed in", and below "January 2016."
    if (!found.isRange)
      return (
        (trimmed(rest).length < 6 && !/\d\.$/.test(text)) ||
        (isInBrackets && line.gapAbove > GAP && rest.length < LONGEST_DATED)
      );
    // "Three days a week since 2016, full time before"
    if (
      found.current &&
      found.from > 0 &&
      SINCE_YEAR.test(found.said) &&
      /\p{L}/u.test(text.slice(found.to))
    )
      return false;
    const isBehind = isInBrackets || endsWithDates(line);
    return rest.length < (isBehind ? LONGEST_DATED : 80);
  });
}

function isRangeAlone(text: string): boolean {
  return isDateAlone(text) && findPeriod(text)?.isRange === true;
}

/** The first line above the dates that names the entry. */
function startOf(
  lines: readonly StyledLine[],
  anchor: number,
  floor: number,
  most: number,
): number {
  if (lines[anchor]?.isDatedHead === true) return anchor;
  const [first, second] = lines[anchor]?.cells ?? [];
  // Dates in a column before the names: nothing stands above them, but a name in bold that they are lower than.
  // A place beside them is no name.
  const isColumn = second !== undefined && second.isPlace !== true;
  if (isColumn && first !== undefined && isDateAlone(first.text)) {
    const above = lines[anchor - 1];
    if (anchor > floor && isPlaceAbove(above, second)) return anchor - 1;
    const [name] = above?.cells ?? [];
    if (name?.x === undefined || !isBold(name) || anchor <= floor) return anchor;
    const isLower = Math.abs(name.x - (second.x ?? 0)) < 2 && !isBold(second);
    // A house with several positions, each beside its dates.
    const isHouse =
      above?.cells.length === 1 &&
      canName(above) &&
      name.x < (first.x ?? 0) + 2 &&
      above.gapAbove > 0.3;
    return isLower || isHouse ? anchor - 1 : anchor;
  }
  let at = anchor;
  while (at > floor && anchor - at < most) {
    const here = lines[at];
    const above = lines[at - 1];
    if (here === undefined || above === undefined) break;
    const before = lines[at - 2];
    // A name in bold that is wrapped: no line of a paragraph, however it begins.
    const isWrapped = before !== undefined && at - 2 >= floor && isWrappedName(before, above);
    // A column of the next page goes on with one of this page.
    if (!(canName(above) || isWrapped) || (here.flow !== above.flow && here.page === above.page))
      break;
    // An item of a list stands further in than what it belongs to.
    if (
      above.page === here.page &&
      above.indent > here.indent + 9 &&
      above.room !== undefined &&
      above.cells.length === 1
    )
      break;
    if (at < anchor && here.gapAbove > 0.9) break;
    if (at === anchor && here.gapAbove > 2.2) break;
    // The last line of a paragraph is short, too.
    if (before !== undefined && at - 2 >= floor && !isWrapped && goesOn(before, above)) break;
    at -= 1;
  }
  return at;
}

/** The place above the dates in their column, with the names in bold that stand above the text beside these. */
function isPlaceAbove(above: StyledLine | undefined, beside: LineCell): boolean {
  const [place, name, ...more] = above?.cells ?? [];
  if (place === undefined || name?.x === undefined || more.length > 0 || above?.bullet === true)
    return false;
  const isBoldFirst = name.runs[0]?.bold === true && beside.runs[0]?.bold !== true;
  return isBoldFirst && isPlace(place.text) && Math.abs(name.x - (beside.x ?? 0)) < 2;
}

function isWrappedName(above: StyledLine, next: StyledLine): boolean {
  const areBold = [above, next].every(({ cells }) => cells.length === 1 && cells.every(isBold));
  return areBold && !next.bullet && !looksOther(above, next) && goesOn(above, next);
}

function isBold({ runs }: LineCell): boolean {
  return runs.some(({ text }) => text.trim() !== '') && runs.every(({ bold }) => bold);
}
