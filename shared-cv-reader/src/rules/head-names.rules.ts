import { DURATION, isDateAlone, isDurationAlone, SENTENCE } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { namesByLook } from './looks.rules.ts';
import {
  endsWithState,
  isPlace,
  isSchool,
  isTownLike,
  isWithinName,
  isWrittenAsName,
  placeAtEnd,
  positionScore,
  areTowns,
} from '@sastre/shared-cv-words';
import { idsOf, pieceOf, trimmed } from './pieces.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** What parts names in a line. */
export const SEPARATOR = /\s+[|•·/–—-]\s+|\s*[|•·]\s*|\s+@\s+/u;
/** What parts names whatever else says that they are two. */
const STRONG = /\s*[|•·]\s*|\s+@\s+/u;
/** Names that a word for where it was parts; "First Aid at Work" is one. */
export const AT =
  /^(.+?)\s+(?:at(?! (?:Work|Sea|Home|Heights?|Scale|Risk)(?:$|[\s,]))|bei|beim|chez|presso|en la empresa|w firmie)\s+(?=\p{Lu})(.+)$/u;
/** "Silao, Gto." ends with a short word, and so does "Smith & Co." */
const SHORT_AT_END =
  /(?:(?:^|[\s,.])\p{Lu}\p{L}{0,4}|\bSp\.\s?(?:[kj]|z o\.\s?o)|\b[eir]\.\s?[VUKS])\.$/u;
/** Of a sentence more of the words than this are small. */
const MOST_SMALL = 0.6;
/** In letters: the longest name. */
export const LONG = 95;
/** In letters: the longest name of a house that says what it is. */
const LONGEST_HOUSE = 130;

/** In letters: how long a name can be. */
export function mostOf(name: string): number {
  return positionScore(name) < 0 && isWrittenAsName(name) ? LONGEST_HOUSE : LONG;
}
/** In letters: a line that names all of an entry, with its dates. */
export const LONGEST_DATED = 170;

/** Of names in a list: "Planner, Kantine Nord, Oslo.", "Planner, Kantine, UK." */
const LAST_STOP = /(,\s(?:[^,.]*\p{L}{4,}|\p{Lu}{2,3}))\.$/u;

/** Names can end as a sentence does before their dates: "Planner, Kantine Nord. 2016 – 2019". */
const STOP_BEFORE = /(?<=\p{L}{5}|,\s\p{Lu}{2})\.\s*$/u;

/** Whether a text ends with a short word, and is no sentence: "Bakes for a market of 40 SMEs." is one. */
export function endsShort(text: string): boolean {
  const words = text.split(' ');
  const isTold = words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * MOST_SMALL;
  return SHORT_AT_END.test(text) && !isTold;
}

/** Takes names, place and dates out of a line; answers what of it is text of the entry's body. */
export function takeHead(
  line: StyledLine,
  entry: RawEntry,
  isAbove: boolean,
  mostNames: number,
): StyledLine | undefined {
  const body: LineCell[] = [];
  // Beside them, a year in a text is no date of the entry.
  const hasDatesApart = line.cells.some(
    ({ text }) => findPeriod(text)?.isRange === true && isDateAlone(text),
  );
  for (const cell of line.cells) {
    if (cell.isPlace === true) {
      entry.place ??= pieceOf(cell.text, line);
      continue;
    }
    let text = namesByLook(cell).join(' | ');
    if (findPeriod(text)?.said !== findPeriod(cell.text)?.said) text = cell.text;
    const found = hasDatesApart && !isDateAlone(cell.text) ? undefined : findPeriod(text);
    if (found !== undefined && entry.period === undefined && (isAbove || found.isRange)) {
      const { from, to, isRange: _isRange, ...period } = found;
      entry.period = { ...period, lines: idsOf(line) };
      text = `${text.slice(0, from).replace(STOP_BEFORE, '')} | ${text.slice(to)}`;
    }
    text = withoutDurations(text).replace(/\(\s*\)/g, ' ');
    if (found === undefined && isDateAlone(line.cells[0]?.text ?? ''))
      text = text.replace(LAST_STOP, '$1');
    // Between the first name and the dates stands another one, however long.
    const isBetween = isAbove && entry.period === undefined && entry.names.length === 1;
    const isNamed =
      found !== undefined ||
      line.isWhole === true ||
      (hasDatesApart && (line.isDatedHead === true || cell.runs[0]?.bold === true)) ||
      (isBetween && !SENTENCE.test(cell.text));
    const most = isNamed ? LONGEST_DATED : LONG;
    if (namesIn(text).some((part) => part.length > Math.max(most, mostOf(part))))
      body.push({ ...cell, text: trimmed(text) });
    else if (
      line.cells.length > 1 &&
      line.heading === undefined &&
      line.isWhole !== true &&
      line.isNamed !== true &&
      isBodyText(cell.text, mostNames) &&
      !isBold({ cells: [cell] }) &&
      !(cell.runs[0]?.bold === true && !SENTENCE.test(cell.text)) &&
      (cell === line.cells[0] || entry.names.length >= mostNames)
    )
      body.push({ ...cell, text });
    else takeNames(text, line, entry, mostNames);
  }
  if (body.length === 0) return undefined;
  const texts = body.map(({ text }) => text);
  const x = body[0]?.x;
  // Beside the dates it begins where the text below it does.
  const box = line.box !== undefined && x !== undefined ? { ...line.box, x } : line.box;
  return { ...line, ...(box && { box }), cells: body, text: texts.join(' '), room: 0 };
}

/** A duration stands alone, or behind dates: within a name it tells what was learned. */
function withoutDurations(text: string): string {
  return text
    .split(/(\s*[|•·]\s*)/u)
    .map((part) => (isDurationAlone(part) ? part.replace(DURATION, ' ') : part))
    .join('');
}

/** A sentence, not a name, where a column of dates stands beside it. */
function isBodyText(text: string, mostNames: number): boolean {
  const words = text.split(' ');
  if (words.length > 3 && SENTENCE.test(text) && !endsShort(text)) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  // Degrees and their subjects are long, and said in small letters.
  return mostNames === 2 && text.length > 45 && small > words.length * 0.5;
}

function takeNames(text: string, line: StyledLine, entry: RawEntry, mostNames: number): void {
  const isNamed = mostNames === 2 || entry.names.some((name) => isSchool(name.text));
  const isFull =
    isNamed && entry.names.length >= 2 && entry.period?.lines.includes(line.id) === true;
  for (const part of namesOf(text, line)) {
    const name = withoutBrackets(trimmed(part.replace(/\(\s*\)/g, '')));
    if (!/[\p{L}\p{N}]/u.test(name)) continue;
    const isBehind = mostNames === 2 && /^\s*,/.test(part) && isTownLike(name);
    const isPlaceName = isPlaceFor(name, entry) && !(line.areApart === true && hasName(name));
    if (isPlaceName && (entry.names.length > 0 || line.cells.length > 1)) {
      entry.place ??= pieceOf(name, line);
      continue;
    }
    // Beside the dates, where all is named.
    if (isFull && entry.place === undefined && isTownLike(name) && name.split(' ').length < 5) {
      entry.place = pieceOf(name, line);
      continue;
    }
    const isOne = line.isWhole === true || line.areApart === true;
    const end = isOne ? undefined : (placeInBrackets(name) ?? placeAtEnd(name));
    if (end !== undefined && entry.place === undefined) {
      entry.place = pieceOf(end.place, line);
      if (trimmed(end.before) !== '') entry.names.push(pieceOf(end.before, line));
    } else {
      const piece = pieceOf(name, line);
      if (isBehind) entry.behind ??= piece;
      entry.names.push(piece);
    }
  }
  const [one, other] = entry.names;
  if (one !== undefined && other !== undefined && entry.names.length === 2)
    entry.areDashed ??= /^\s[–—-]\s$/u.test(betweenIn(text, one.text, other.text));
}

function namesOf(text: string, { isWhole, areApart }: StyledLine): string[] {
  if (isWhole === true) return text.split(/\s+\|\s+/u);
  return areApart === true ? text.split(STRONG) : namesIn(text);
}

/** A dash parts a place from the name before it: "Kantine Nord – Oslo, Norway". */
function hasName(place: string): boolean {
  const parts = place.split(/\s[–—/-]\s/u);
  return parts.length > 1 && !parts.every(isPlace);
}

/** What stands between two names in a text; empty where they do not both stand there. */
function betweenIn(text: string, one: string, other: string): string {
  const from = text.indexOf(one);
  const to = text.indexOf(other, from + one.length);
  return from < 0 || to < 0 ? '' : text.slice(from + one.length, to);
}

/** "Planner (Oslo)" */
function placeInBrackets(text: string): { before: string; place: string } | undefined {
  const [, before = '', place = ''] = /^(.+?)\s*\(([^()]+)\)?$/u.exec(text) ?? [];
  return before !== '' && isPlace(place) ? { before, place } : undefined;
}

/** "(Singapore)" */
function withoutBrackets(text: string): string {
  const [, inside = ''] = /^\(([^()]+)\)?$/u.exec(text) ?? [];
  return inside === '' ? text : inside.trim();
}

/** A place of its own: of three parts, the first can be the name that is still missing. */
export function isPlaceFor(text: string, entry: RawEntry): boolean {
  const parts = text.split(',');
  return (
    isPlace(text) &&
    (entry.names.length >= 2 || parts.length <= 2 || endsWithState(parts) || areTowns(text))
  );
}

/** Names that signs part, or a word for where it was: "Cook at Kantine Nord", but no "University of Texas at Austin". */
function namesIn(text: string): string[] {
  return partsOf(text).flatMap((part) => {
    const [, before = '', place = ''] = AT.exec(part) ?? [];
    return before === '' || isSchool(before) || positionScore(before) < 0
      ? [part]
      : [before, place];
  });
}

/** What signs part; a dash within the name of an institution parts nothing. */
function partsOf(text: string): string[] {
  const [first = '', ...rest] = text.split(new RegExp(`(${SEPARATOR.source})`, 'u'));
  const parts = [first];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [sign = '', next = ''] = rest.slice(at, at + 2);
    const last = parts.at(-1) ?? '';
    if (/[–—-]/.test(sign) && isWithinName(last, next))
      parts[parts.length - 1] = last + sign + next;
    else parts.push(next);
  }
  return parts;
}

/** Whether all that is said is bold. */
export function isBold({ cells }: Pick<StyledLine, 'cells'>): boolean {
  return cells.every(({ runs }) => runs.every(({ bold, text }) => bold || text.trim() === ''));
}
