import type { SectionKind } from '@sastre/shared-contracts/api';
import { findPeriod } from './dates.rules.ts';
import { positionScore } from '@sastre/shared-cv-words';
import { isAddress } from './own-address.rules.ts';
import {
  goesOn,
  isBoldThroughout,
  isOneBlock,
  largestSize,
  looksOther,
  wouldHaveFitted,
} from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** The lines that name an entry, and paragraphs and list items below them. */
export interface LineGroup {
  head: StyledLine[];
  /** Below a name in bold: whose it is and when it was. */
  house?: StyledLine;
  body: { isItem: boolean; lines: StyledLine[] }[];
}

/** Wider than between the lines of one entry. */
export const GAP = 0.75;
const LONGEST_HEAD = 110;
/** Kinds of which people write a line each, and seldom more. */
const SINGLE: readonly SectionKind[] = [
  'certificates',
  'courses',
  'awards',
  'custom',
  'publications',
];

/** The entries of a part whose dates, if any, stand within the lines that name them. */
export function groupsOf(kind: SectionKind, lines: readonly StyledLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  const isList =
    lines.filter(({ bullet }) => bullet).length >= lines.length * 0.8 || isOfItems(lines);
  const inner = lines.slice(1).filter(({ bullet }) => !bullet);
  const hasGaps =
    inner.some(({ gapAbove }) => gapAbove > GAP) &&
    lines.slice(1).some(({ gapAbove }) => gapAbove <= GAP);
  const isParted = hasGaps || (!isList && lines.some(({ bullet }) => bullet));
  const isDated = lines.filter(saysWhen).length >= 2;
  const areBroken = isOfBreaks(lines);
  const areMarked = beginInBold(lines);
  const pairs = pairsOf(kind, lines);
  let last: StyledLine | undefined;
  const begins = (line: StyledLine, above: StyledLine, head: StyledLine): boolean => {
    if (line.bullet) return isList;
    if (pairs.has(line)) return pairs.get(line) === true;
    if (isWithinHead(head, line)) return false;
    if (areMarked) return beginsBold(line);
    if (hasGaps && line.gapAbove > GAP) return true;
    if (!canHead(line)) return kind === 'publications' && !isParted && !isAddress(line.text);
    if (above.bullet || saysWhen(line)) return true;
    if (looksOther(head, line)) return looksOther(above, line) && isBoldThroughout(line);
    // A name in bold, or a gap above it: what follows belongs to it.
    if (hasGaps) return false;
    if (SINGLE.includes(kind)) return true;
    if (above === head && endsInRange(head)) return false;
    return !isDated && !isParted;
  };
  for (const line of lines) {
    const group = groups.at(-1);
    const [head] = group?.head ?? [];
    if (group === undefined || last === undefined || head === undefined) {
      groups.push({ head: [line], body: [] });
    } else if (isRow(last) && isRow(line)) {
      groups.push({ head: [line], body: [] });
    } else if (last === head && isHouseBelow(head, line)) {
      group.house = line;
    } else if (!areBroken && last !== group.house && goesOn(last, line)) {
      (group.body.at(-1)?.lines ?? group.head).push(line);
    } else if (begins(line, last, head) || (group.house !== undefined && isNext(head, line))) {
      groups.push({ head: [line], body: [] });
    } else {
      group.body.push({ isItem: line.bullet, lines: [line] });
    }
    last = line;
  }
  return groups;
}

/**
 * Where names and houses stand by turns, a line each, and dates behind the one or the other: whether a line is the first of
 * its two.
 */
function pairsOf(
  kind: SectionKind,
  lines: readonly StyledLine[],
): ReadonlyMap<StyledLine, boolean> {
  const heads = lines.filter((line) => !line.bullet && canHead(line));
  const dated = heads.map(saysWhen);
  const areTurns =
    heads.length > 1 &&
    heads.length % 2 === 0 &&
    dated.every((is, at) => is === (at % 2 === 0 ? dated[0] : dated[1])) &&
    dated[0] !== dated[1];
  // Of one pair alone the dates stand behind the name, or the second line sounds like a house.
  const isPair =
    heads.length > 2 ||
    dated[0] === true ||
    !SINGLE.includes(kind) ||
    positionScore(heads[1]?.text ?? '') < 0;
  if (!areTurns || !isPair || !lines.every(({ cells }) => cells.length === 1)) return new Map();
  return new Map(heads.map((line, at) => [line, at % 2 === 0]));
}

/** Whether each entry begins with its name in bold, whatever follows in the line, and what is told of it does not. */
export function beginInBold(lines: readonly StyledLine[]): boolean {
  const own = lines.filter(({ bullet }) => !bullet);
  const marked = own.filter(beginsBold);
  return (
    own[0] !== undefined &&
    marked.includes(own[0]) &&
    marked.length < own.length &&
    marked.some((line) => !isBoldThroughout(line)) &&
    marked.every((line) => canHead(line) && !/^[^|]{2,30}:\s/u.test(line.text))
  );
}

/** Whether the first letters of a line are bold. */
export function beginsBold({ cells: [cell] }: StyledLine): boolean {
  return cell?.runs.find(({ text }) => text.trim() !== '')?.bold === true;
}

/** In points: text that stands so much further in than a larger name belongs to it, whatever space parts it. */
const FURTHER_IN = 9;

function isWithinHead(head: StyledLine, line: StyledLine): boolean {
  const isSmaller = largestSize(line) < largestSize(head) - 0.6;
  return isSmaller && line.indent > head.indent + FURTHER_IN;
}

/** Items of a list, however long, and nothing else. */
function isOfItems(lines: readonly StyledLine[]): boolean {
  return lines.every((line, at) => {
    const above = lines[at - 1];
    return line.bullet || (above !== undefined && goesOn(above, line));
  });
}

/** A line whose last cell says when: it says all of an entry, and so does the one below. */
function isRow({ cells, bullet }: StyledLine): boolean {
  const last = cells.at(-1);
  return !bullet && cells.length > 1 && last !== undefined && findPeriod(last.text) !== undefined;
}

/** "Trustee 2019 – 2022": whose it was stands below. */
function endsInRange({ text }: StyledLine): boolean {
  const found = findPeriod(text);
  return found?.isRange === true && found.from > 2 && found.to > text.length - 2;
}

function isNext(head: StyledLine, line: StyledLine): boolean {
  return isBoldThroughout(line) && !looksOther(head, line) && canHead(line);
}

function isHouseBelow(head: StyledLine, line: StyledLine): boolean {
  const isName = isBoldThroughout(head) && !saysWhen(head);
  return isName && !line.bullet && saysWhen(line) && looksOther(head, line);
}

/** One paragraph of the file that is broken where nothing had to be wrapped: a line each says something of its own. */
function isOfBreaks(lines: readonly StyledLine[]): boolean {
  return (
    lines.length > 1 &&
    lines.slice(1).every((line, at) => {
      const above = lines[at];
      const isBroken =
        above !== undefined && above.room !== undefined && wouldHaveFitted(above, line);
      return isBroken && isOneBlock(above, line) === true && /^[\p{Lu}\d]/u.test(line.text);
    })
  );
}

/** Whether a line can name an entry: no address, no sentence, and nothing that goes on in small letters. */
function canHead({ text }: StyledLine): boolean {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^\S+\.\p{L}{2,4}(?:\/\S*)?$/u.test(text))
    return false;
  const isSentence = /[!?]$|\p{Ll}\.$/u.test(text) && text.split(' ').length > 3;
  const isTitled = /\s[–—|-]\s|:\s/.test(text);
  const goesOnSmall = /^\p{Ll}/u.test(text) && text.includes(' ') && !isTitled;
  return text.length <= LONGEST_HEAD && !isSentence && !goesOnSmall;
}

function saysWhen({ text, bullet }: StyledLine): boolean {
  return !bullet && findPeriod(text) !== undefined && text.length < LONGEST_HEAD;
}
