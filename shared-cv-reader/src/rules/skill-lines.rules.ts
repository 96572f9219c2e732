import { SAME_EDGE } from '@sastre/shared-pdf-pages/marks';
import { joinedLines } from './broken-words.rules.ts';
import { isBold } from './head-names.rules.ts';
import { goesOn, isOneBlock, largestSize, looksOther, wouldHaveFitted } from './pieces.rules.ts';
import { isLevel, isRated, partsOf, ratingIn } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** Whether all cells of a line are levels. */
export function isOfLevels({ cells }: StyledLine): boolean {
  return cells.every(({ text }) => isLevel(text) || isRated(text));
}

/** Whether a row of levels is said of groups: as many names stand above it, and several rows without levels below. */
export function isOfGroups(lines: readonly StyledLine[], at: number): boolean {
  const [names, levels, ...below] = lines.slice(at - 1, at + 3);
  if (at === 0 || names === undefined || levels === undefined || below.length < 2) return false;
  const isOfNames = names.cells.every(({ text }) => partsOf(text).length === 1);
  return isOfNames && names.cells.length === levels.cells.length && !below.some(isLevelled);
}

/** What is rated itself, or rates what stands above it. */
function isLevelled(line: StyledLine): boolean {
  return isOfLevels(line) || ratingIn(line.text) !== undefined;
}

/** What stands before a list and a colon, or in a cell of its own; `isAlone` where the list stands below. */
export function labelOf({ cells }: StyledLine): { text: string; isAlone: boolean } | undefined {
  const [first, second] = cells;
  if (first === undefined) return undefined;
  const [, text, behind = ''] = /^([^,;:：]{2,40})[:：]\s*(.*)$/u.exec(first.text) ?? [];
  if (text !== undefined)
    return isLevel(behind) || isRated(behind)
      ? undefined
      : { text, isAlone: behind === '' && cells.length === 1 };
  const isLabel = second !== undefined && withoutLabel(cells) !== cells;
  return isLabel ? { text: first.text, isAlone: false } : undefined;
}

/** Whether a name and its colon are all that is said: nothing stands below, or the next list has a name of its own. */
export function isNameAlone(next: StyledLine | undefined): boolean {
  return next === undefined || labelOf(next) !== undefined;
}

/** A line that stands out of the lists below it names what they are about. */
export function isGroup(line: StyledLine, next: StyledLine | undefined): boolean {
  if (next === undefined || (line.bullet && next.bullet) || isOfLevels(next)) return false;
  if (line.cells.some(({ text }) => partsOf(text).length > 1)) return false;
  if (!looksOther(line, next)) return false;
  const isBolder = isBold(line) && !isBold(next);
  // The last name above the next label, which may be set smaller.
  const isLarger = largestSize(line) > largestSize(next) + 0.6 && labelOf(next)?.isAlone !== true;
  // An item is a group where its list stands below it in smaller letters.
  return line.bullet ? isLarger && isBolder : isLarger || isBolder;
}

/** Lines of a list below one name, and that name, are more than this. */
const LEAST_BELOW_ONE = 3;

/** Names without a mark, each above items that have one: what these are about. */
export function areAboveItems(lines: readonly StyledLine[]): boolean {
  const heads = lines.filter(({ bullet }) => !bullet);
  return (
    lines.length > (heads.length > 1 ? 2 : LEAST_BELOW_ONE) &&
    lines[0]?.bullet === false &&
    lines.every((line, at) => {
      const next = lines[at + 1];
      if (line.bullet) return !isOfLevels(line);
      return next?.bullet === true && line.cells.length === 1 && partsOf(line.text).length === 1;
    })
  );
}

/** A single name above each list: what the list is about. */
export function isOfPairs(lines: readonly StyledLine[]): boolean {
  const isPaired = ({ cells, text, bullet }: StyledLine, at: number) =>
    !bullet && cells.length === 1 && partsOf(text).length > 1 === (at % 2 === 1);
  return lines.length > 2 && lines.length % 2 === 0 && lines.every(isPaired);
}

/** Names of lists in a column of their own, each beside its list, of which some hold one name alone. */
export function areOfLists(lines: readonly StyledLine[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const listed = rows.filter(({ cells }) => withoutLabel(cells) !== cells).length;
  const isRow = ({ cells: [first, second] }: StyledLine) =>
    first !== undefined &&
    second !== undefined &&
    partsOf(first.text).length === 1 &&
    !isLevel(second.text) &&
    !isRated(second.text) &&
    Math.abs((first.x ?? 0) - (rows[0]?.cells[0]?.x ?? 0)) < SAME_EDGE;
  return listed > 1 && listed >= rows.length / 2 && rows.every(isRow);
}

/** The first cell of a row names the list beside it. */
export function withoutLabel(cells: StyledLine['cells']): StyledLine['cells'] {
  const [first, ...lists] = cells;
  const isLabel =
    first !== undefined &&
    lists.length === 1 &&
    partsOf(first.text).length === 1 &&
    partsOf(lists[0]?.text ?? '').length > 1;
  return isLabel ? lists : cells;
}

/** In sizes: lines of one name stand no further apart. */
const CLOSE = 0.5;

/** Lines that go on with a list are one line. */
export function mended(lines: readonly StyledLine[]): (StyledLine & { ids: number[] })[] {
  const whole: (StyledLine & { ids: number[]; last: StyledLine })[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isOne =
      above !== undefined &&
      !line.bullet &&
      !LABELLED.test(line.text) &&
      line.cells.length === 1 &&
      (above.cells.length === 1 || isBelowList(above, line)) &&
      (/[,;•·|]$|\s\/$/.test(above.text) ||
        // What a skill is about can stand below it, in brackets.
        (/^\(/u.test(line.text) && line.gapAbove < CLOSE) ||
        // "SPS-Programmierung (Siemens" above "S7, TIA Portal)"
        (/\([^)]*$/u.test(above.text) && /^[^()]*\)/u.test(line.text)) ||
        (LIST.test(above.text.replace(/\([^()]*\)/gu, '')) && goesOn(above.last, line)) ||
        isWrapped(above.last, line) ||
        (/^\p{Ll}/u.test(line.text) && !wouldHaveFitted(above.last, line)));
    if (isOne) {
      const text = joinedLines(above.text, line.text);
      const cell = above.cells.at(-1);
      const own = cell && { ...cell, text: joinedLines(cell.text, line.text) };
      whole[whole.length - 1] = {
        ...above,
        text,
        cells: own === undefined ? [] : [...above.cells.slice(0, -1), own],
        ids: [...above.ids, line.id],
        last: line,
      };
    } else whole.push({ ...line, ids: [line.id], last: line });
  }
  return whole;
}

/** What stands below the list that stands beside its name. */
function isBelowList({ cells: [, list, ...more] }: StyledLine, { cells }: StyledLine): boolean {
  if (list?.x === undefined || more.length > 0 || !LIST.test(list.text)) return false;
  return Math.abs(list.x - (cells[0]?.x ?? 0)) < SAME_EDGE;
}

/** A name that a narrow column wraps: the file itself calls both lines one, and the next word had no room. */
function isWrapped(above: StyledLine, next: StyledLine): boolean {
  return isOneBlock(above, next) === true && !wouldHaveFitted(above, next);
}

/** A list that is named begins anew. */
const LABELLED = /^[^,;:]{2,40}:\s/;
/** Several names with signs between. */
const LIST = /[,;•·|]\s|\s\/\s/;
