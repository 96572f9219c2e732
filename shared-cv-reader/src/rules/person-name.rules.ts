import {
  BETWEEN,
  EMAIL,
  LABELLED,
  PHONE,
  SITES,
  WEB,
  folded,
  isAddress,
  isOfLabels,
  isPlace,
  isStreet,
  isUnspaced,
  positionScore,
} from '@sastre/shared-cv-words';
import { isDateAlone } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { isDocumentTitle, kindOf, likelyKindOf } from './heading-words.rules.ts';
import { ACADEMIC } from './name-line.rules.ts';
import {
  endsInMiddle,
  idsOf,
  isOneBlock,
  joined,
  looksOther,
  pieceOf,
  trimmed,
  type Piece,
} from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

const LONGEST_TITLE = 90;
/** In points: what begins so far to the right stands beside the name, however low. */
const FAR_BESIDE = 150;
/** A single word is a name where it is so much larger than all else. */
const BY_FAR = 1.8;

/** So many lines of a narrow column can be one name. */
const MOST_LINES = 4;

/** "Dr. Andrea", "Prof. Dr. Andrea" */
const STYLED = /^(?:\p{Lu}\p{L}{0,4}\.[ -]?)+/u;
/** "Dr.-Ing.", "Prof. Dr." */
const STYLED_ALONE = /^(?:\p{Lu}\p{L}{0,4}\.[ -]?)+$/u;
/** "AR" in a circle, above or beside the name. */
const MONOGRAM = /^\p{Lu}{1,3}$/u;

/** "Last update on January 5, 2017" is of the document. */
const UPDATED =
  /updated?(?!\p{L})|^stand(?!\p{L})|aktualis|actuali[sz]|mise à jour|aggiorna|atualiza/iu;

/** The line with the name; two or three where it is long and large. */
export function nameLines(lines: readonly StyledLine[]): StyledLine[] {
  const size = ({ cells: [cell] }: StyledLine) =>
    (cell?.runs.find(({ text }) => /\p{L}/u.test(text)) ?? cell?.runs[0])?.size ?? 0;
  // "JOHN" above "DOE"
  const isOfName = (line: StyledLine, above: StyledLine | undefined) =>
    above?.flow === line.flow && Math.abs(size(line) - size(above)) < 0.2 && !/\s/.test(above.text);
  const first = lines.filter(
    (line, at) => line.page === 0 && (!MONOGRAM.test(line.text) || isOfName(line, lines[at - 1])),
  );
  const parts = first.filter(isNamePart);
  const most = Math.max(...parts.map(size));
  const [top] = parts.filter((line) => size(line) >= most - 0.1);
  const at = top === undefined ? -1 : first.indexOf(top);
  const next = first[at + 1];
  const block = top === undefined ? [] : first.filter((line) => isOneHeading(top, line));
  if (block.length > 1 && block.length <= MOST_LINES && hasWordsOfName(block)) return block;
  const others = first.map(size).filter((one) => one < most - 0.1);
  const isLarge = others.length > 0 && most > Math.max(...others) * 1.2;
  if (top !== undefined && next !== undefined && isLarge && parts.includes(next)) {
    const both = [top, next];
    const isOne =
      Math.abs(size(next) - most) < 0.2 &&
      next.flow === top.flow &&
      top.cells.length === 1 &&
      // Where a line is a whole paragraph, a first name alone goes on below.
      (top.box !== undefined || !top.text.replace(STYLED, '').trim().includes(' '));
    const third = first[at + 2];
    const isThree =
      third !== undefined &&
      parts.includes(third) &&
      third.flow === top.flow &&
      Math.abs(size(third) - most) < 0.2;
    const all = isThree ? [...both, third] : both;
    if (isOne && hasWordsOfName(all)) return all;
    if (isOne && hasWordsOfName(both)) return both;
  }
  const isByFar = others.length === first.length - 1 && most > Math.max(...others) * BY_FAR;
  if (top !== undefined && isByFar && isOneName(top)) return [top];
  const names = first.filter((line) => isNamePart(line) && hasWordsOfName([line]));
  const largest = Math.max(...names.map(size));
  return names.filter((line) => size(line) >= largest - 0.1).slice(0, 1);
}

/** Whether the file itself says that both lines are one heading, in one look: "Dr." above "Ana Ruiz" above "de la Peña". */
function isOneHeading(one: StyledLine, { cells, heading }: StyledLine): boolean {
  const [cell, ...beside] = one.cells;
  return (
    heading !== undefined &&
    heading === one.heading &&
    cells.length === 1 &&
    beside.length === 0 &&
    cell?.block !== undefined &&
    cell.block === cells[0]?.block &&
    cell.runs[0]?.size === cells[0].runs[0]?.size
  );
}

/** Some people have one name, and some give no other. */
function isOneName({ cells: [cell] }: StyledLine): boolean {
  const text = cell?.text ?? '';
  return /^\p{L}[\p{L}'’-]{2,24}$/u.test(text) && positionScore(text) <= 0;
}

function hasWordsOfName(lines: readonly StyledLine[]): boolean {
  const words = lines
    .flatMap(({ cells: [cell] }) => cell?.text.split(' ') ?? [])
    .filter((word) => /\p{L}/u.test(word));
  const [only = ''] = words;
  // Chinese, Japanese and Korean names stand without a space.
  if (words.length === 1) return isUnspaced(only) && only.length >= 2 && only.length <= 6;
  // "Licence of class B held"
  if (words.some((word) => /^\p{Ll}{4}/u.test(word) && !PARTICLE.test(word))) return false;
  // "Domaines de" goes on elsewhere.
  if (/^\p{Ll}/u.test(words.at(-1) ?? '') && PARTICLE.test(words.at(-1) ?? '')) return false;
  return words.filter((word) => !PARTICLE.test(word)).length <= 6;
}

/** "de la Peña": what joins the parts of a name is none of them. */
const PARTICLE =
  /^(?:de|del|la|las|los|el|da|do|dos|das|di|du|van|von|der|den|zu|y|e|i|al|bin|ter|ten)$/iu;

function isNamePart(line: StyledLine): boolean {
  // A dash can be drawn before it.
  const text = (line.cells[0]?.text ?? '').replace(/^[–—-]\s?/u, '');
  return (
    !/[\d@:;|]/.test(text) &&
    !isDocumentTitle(line) &&
    kindOf(text) === undefined &&
    // "Utrecht, Netherlands"
    !(text.includes(',') && isPlace(text)) &&
    /^\p{Lu}|^\p{Lo}/u.test(text) &&
    (STYLED_ALONE.test(text) || !/[.!?]$/.test(text.replace(ACADEMIC, '')))
  );
}

/** The line below the name, or what stands beside it. */
export function titleLine(
  lines: readonly StyledLine[],
  names: readonly StyledLine[],
): Piece | undefined {
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const at = lines.indexOf(name);
  const beside = name.cells[1]?.text;
  const isAnew = folded(beside ?? '').endsWith(folded(name.cells[0]?.text ?? ''));
  if (beside !== undefined && !isAnew && isTitle(beside)) return pieceOf(beside, name);
  const isBesideName = ({ cells }: StyledLine) =>
    cells.every(
      ({ text, ...cell }) =>
        (isWay(text) || isPlace(text) || isAddress(text)) &&
        (cell.x ?? 0) > (name.cells[0]?.x ?? Infinity) + FAR_BESIDE,
    );
  const own = lines.filter((line, place) => place <= at || !isBesideName(line));
  for (const [below, line] of own.slice(at + 1, at + 3).entries()) {
    if (folded(line.text).endsWith(folded(name.text))) continue;
    const [cell] = line.cells;
    const isAlone = line.cells.slice(1).every(({ text }) => isWay(text) || isPlace(text));
    if (!isAlone || cell === undefined || !isTitle(cell.text)) return undefined;
    if (line.cells.length > 1) return pieceOf(cell.text, line);
    const whole = [line, ...restOfTitle(line, own.slice(at + below + 2))];
    const title = joined(
      whole.map((one) => ({ text: one.text, lines: idsOf(one) })),
      ' ',
    );
    return { ...title, text: trimmed(title.text) };
  }
  return undefined;
}

/** What a title goes on with in a narrow column, where the file itself says so. */
function restOfTitle(title: StyledLine, below: readonly StyledLine[]): StyledLine[] {
  const end = below.findIndex(
    (line, at) =>
      line.cells.length > 1 ||
      line.text.split(BETWEEN).some(isWay) ||
      looksOther(title, line) ||
      !(isOneBlock(title, line) === true || (at === 0 && isCutOff(title, line))),
  );
  const rest = end < 0 ? [...below] : below.slice(0, end);
  return [title, ...rest].map(({ text }) => text).join(' ').length > LONGEST_TITLE ? [] : rest;
}

/** "Architect | Student of" says that it goes on. */
function isCutOff({ text }: StyledLine, below: StyledLine): boolean {
  return endsInMiddle(text) && below.gapAbove < 1 && isTitle(below.text);
}

/** A way to reach somebody, as it can stand beside what says who it is. */
function isWay(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text) || WEB.test(text) || LABELLED.test(text);
}

function isTitle(text: string): boolean {
  if (text.length > LONGEST_TITLE || EMAIL.test(text) || PHONE.test(text) || WEB.test(text))
    return false;
  return (
    !isPlace(text) &&
    !isStreet(text) &&
    !isOfLabels(text) &&
    // A number of an identity, or a heading in other words than ours: "Persönlich Daten".
    !/\d{5}|^\+?[\d\s*().-]{6,}/.test(text) &&
    !isDateAlone(text) &&
    !(UPDATED.test(text) && findPeriod(text) !== undefined) &&
    !(likelyKindOf(text) === 'contact' && positionScore(text) <= 0) &&
    !isDocumentTitle({ text }) &&
    !/:\/\//.test(text) &&
    !text.split(BETWEEN).every((part) => SITES.test(part) || isOfLabels(part)) &&
    !/[.!?]$/.test(text) &&
    // What is wrapped behind a comma goes on: a title, or a sentence.
    !(/,$/.test(text) && positionScore(text) <= 0 && text.split(' ').length > 5) &&
    !/^\p{Ll}/u.test(text) &&
    !LABELLED.test(text)
  );
}
