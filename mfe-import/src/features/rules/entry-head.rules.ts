import { DURATION, isDateAlone, LABELS, SENTENCE } from './body.rules.ts';
import { findPeriod, type Period } from './dates.rules.ts';
import { namesByLook } from './looks.rules.ts';
import { isSchool, isWithinName, isWrittenAsName, positionScore } from './naming.rules.ts';
import { goesOn, idsOf, looksOther, pieceOf, trimmed, type Piece } from './pieces.rules.ts';
import { isPlace, isTownLike, nameBefore, placeAtEnd } from './places.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';
import { folded } from './words.rules.ts';

/** What stands in a part between two dates: names above, text below. */
export interface RawEntry {
  /** Names in the order of reading: of position and employer, of course and school. */
  names: Piece[];
  /** Which of them stands behind a comma, and can be a place. */
  behind: Piece | undefined;
  place: Piece | undefined;
  period: (Period & { said: string; lines: readonly number[] }) | undefined;
  /** Paragraphs. */
  texts: Piece[];
  bullets: Piece[];
  url: Piece | undefined;
}

/** An entry whose body is still to be told apart. */
export interface OpenEntry {
  entry: RawEntry;
  body: StyledLine[];
}

const SEPARATOR = /\s+[|•·/–—-]\s+|\s*[|•·]\s*|\s+@\s+/u;
const AT = /^(.+?)\s+(?:at|bei|beim|chez|presso|en la empresa|w firmie)\s+(?=\p{Lu})(.+)$/u;
/** "Silao, Gto." ends with a short word, and so does "Smith & Co." */
const SHORT_AT_END = /(?:^|[\s,.])\p{Lu}\p{L}{0,4}\.$/u;
/** A name that ends so goes on in the line below. */
const JOINED = /\s(?:and|of|for|in|und|für|der|des|im|y|de|del|la|en|et|du|des|e|di|da|do|i|w)$/iu;
/** "Kantine Nord (Oslo)" */
const NAME_IN_BRACKETS = /\p{L}\s\(\p{Lu}[\p{L}\s'’.,-]+\)$/u;
const LONG = 95;
/** In letters: a line that names all of an entry, with its dates. */
export const LONGEST_DATED = 170;

/** Two dates that stand alone below each other are one period. */
export function isSecondDate(line: StyledLine, above: StyledLine | undefined): boolean {
  const [one, other] = [above, line].map((each) => findPeriod(each?.text ?? ''));
  if (one === undefined || other === undefined || above === undefined) return false;
  return !one.isRange && !other.isRange && isDateAlone(above.text) && isDateAlone(line.text);
}

export function canName({ bullet, text, cells }: StyledLine): boolean {
  const isSentence = SENTENCE.test(text) && !(text.length < 80 && SHORT_AT_END.test(text));
  if (bullet || isSentence) return false;
  // Of several names in one line, each can be short.
  const parts = cells[0]?.text.split(SEPARATOR) ?? [];
  return parts.length < 4 && parts.every(({ length }) => length <= LONG) && !/^\p{Ll}/u.test(text);
}

/** Names, dates and place of an entry, and the lines below them. */
export function entryOf(
  lines: readonly StyledLine[],
  anchor: number,
  mostNames: number,
): OpenEntry {
  const entry: RawEntry = {
    names: [],
    behind: undefined,
    place: undefined,
    period: undefined,
    texts: [],
    bullets: [],
    url: undefined,
  };
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const next = lines[at + 1];
    // A name in two lines.
    const goesOnBelow = () =>
      at > anchor && /,$/.test(line.text) && isStillHead(line, lines[at - 1], entry, mostNames);
    if (next !== undefined && isOneName(line, next) && (at < anchor || goesOnBelow())) {
      const both = [line, next, ...lines.slice(at + 2)];
      const text = `${line.text} ${next.text}`;
      const [cell] = line.cells;
      const whole = {
        ...next,
        text,
        cells:
          cell === undefined
            ? []
            : [
                {
                  ...cell,
                  text,
                  runs: cell.runs.map((run, place) =>
                    place === 0 ? { ...run, text } : { ...run, text: '' },
                  ),
                },
              ],
        also: [...(line.also ?? []), line.id],
      };
      const left = [...lines.slice(0, at), whole, ...both.slice(2)];
      return entryOf(left, at < anchor ? anchor - 1 : anchor, mostNames);
    }
    if (at === anchor + 1 && entry.period !== undefined && isSecondDate(line, lines[at - 1])) {
      const end = findPeriod(line.text);
      entry.period.endDate = end?.startDate ?? '';
      entry.period.said += ` ${end?.said ?? ''}`;
      entry.period.lines = [...entry.period.lines, line.id];
      continue;
    }
    if (line.bullet) break;
    if (at > anchor && !isStillHead(line, lines[at - 1], entry, mostNames)) break;
    const rest = takeHead(line, entry, at <= anchor, mostNames);
    if (rest !== undefined) return { entry: settled(entry), body: [rest, ...lines.slice(at + 1)] };
  }
  return { entry: settled(entry), body: lines.slice(at) };
}

/** A line that is full, or ends with a comma, and the one below it in the same look. */
function isOneName(line: StyledLine, next: StyledLine): boolean {
  return (
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    !line.bullet &&
    !next.bullet &&
    line.box !== undefined &&
    findPeriod(next.text) === undefined &&
    findPeriod(line.text) === undefined &&
    !looksOther(line, next) &&
    isItalic(line) === isItalic(next) &&
    (/(?:,|\s[–—&])$/u.test(line.text) ||
      (isBold(line) && (JOINED.test(line.text) || goesOn(line, next))))
  );
}

function isBold({ cells }: Pick<StyledLine, 'cells'>): boolean {
  return cells.every(({ runs }) => runs.every(({ bold, text }) => bold || text.trim() === ''));
}

function isItalic({ cells }: StyledLine): boolean {
  return cells.every(({ runs }) => runs.every(({ italic, text }) => italic || text.trim() === ''));
}

/** Of more names than two, the one behind a comma is a place; where one is missing, it stands before a place. */
function settled(entry: RawEntry): RawEntry {
  const { names, behind, place } = entry;
  if (place === undefined && behind !== undefined && names.length > 2)
    return { ...entry, place: behind, names: names.filter((name) => name !== behind) };
  const parted = names.length === 1 && place !== undefined ? nameBefore(place.text) : undefined;
  if (parted === undefined || place === undefined) return entry;
  const [name, rest] = parted.map((text) => ({ ...place, text }));
  return name === undefined ? entry : { ...entry, names: [...names, name], place: rest };
}

/** Whether a line below the dates still names the entry. */
function isStillHead(
  line: StyledLine,
  above: StyledLine | undefined,
  entry: RawEntry,
  mostNames: number,
): boolean {
  if (line.bullet || !canName(line) || LABELS.includes(folded(line.text))) return false;
  if (isPlaceFor(line.text, entry)) return entry.place === undefined;
  if (entry.names.length >= mostNames) return false;
  // Where nothing is named yet, a long line names it rather than says more about it.
  const isNamed = entry.names.length > 0 && !isItalic(line) && line.also === undefined;
  const most = !isNamed ? LONG : line.room === undefined ? 60 : 70;
  // A name with its place is no sentence, nor is the name of a house.
  const isName =
    placeAtEnd(line.text) !== undefined ||
    NAME_IN_BRACKETS.test(line.text) ||
    positionScore(line.text) < 0 ||
    isWrittenAsName(line.text);
  const isShort = line.text.length < (isName ? LONG : most);
  const isAlone = above === undefined || above.cells.length > 1 || !goesOn(above, line);
  return (
    isShort &&
    isAlone &&
    !/[.;]/.test(line.text.replace(/\b\p{L}{1,3}\.|\p{L}{4,5}\.(?=,)|\d[.,]\d/gu, ''))
  );
}

/** Takes names, place and dates out of a line; answers what of it is text of the entry's body. */
export function takeHead(
  line: StyledLine,
  entry: RawEntry,
  isAbove: boolean,
  mostNames: number,
): StyledLine | undefined {
  const body: LineCell[] = [];
  for (const cell of line.cells) {
    if (cell.isPlace === true) {
      entry.place ??= pieceOf(cell.text, line);
      continue;
    }
    let text = namesByLook(cell).join(' | ');
    if (findPeriod(text)?.said !== findPeriod(cell.text)?.said) text = cell.text;
    const found = findPeriod(text);
    if (found !== undefined && entry.period === undefined && (isAbove || found.isRange)) {
      const { from, to, isRange: _isRange, ...period } = found;
      entry.period = { ...period, lines: idsOf(line) };
      text = `${text.slice(0, from)} | ${text.slice(to)}`;
    }
    text = text.replace(DURATION, ' ').replace(/\(\s*\)/g, ' ');
    const most = found === undefined ? LONG : LONGEST_DATED;
    if (text.split(SEPARATOR).some(({ length }) => length > most))
      body.push({ ...cell, text: trimmed(text) });
    else if (
      line.cells.length > 1 &&
      line.heading === undefined &&
      isBodyText(cell.text) &&
      !isBold({ cells: [cell] }) &&
      (cell === line.cells[0] || entry.names.length >= mostNames)
    )
      body.push({ ...cell, text });
    else takeNames(text, line, entry, mostNames);
  }
  if (body.length === 0) return undefined;
  const texts = body.map(({ text }) => text);
  return { ...line, cells: body, text: texts.join(' '), room: 0 };
}

/** A sentence, not a name, where a column of dates stands beside it. */
function isBodyText(text: string): boolean {
  const words = text.split(' ');
  if (words.length > 3 && SENTENCE.test(text) && !SHORT_AT_END.test(text)) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return text.length > 45 && small > words.length * 0.5;
}

function takeNames(text: string, line: StyledLine, entry: RawEntry, mostNames: number): void {
  const isNamed = mostNames === 2 || entry.names.some((name) => isSchool(name.text));
  const isFull =
    isNamed && entry.names.length >= 2 && entry.period?.lines.includes(line.id) === true;
  for (const part of line.isWhole ? text.split(/\s+\|\s+/u) : namesIn(text)) {
    const name = withoutBrackets(trimmed(part.replace(/\(\s*\)/g, '')));
    if (!/[\p{L}\p{N}]/u.test(name)) continue;
    const isBehind = mostNames === 2 && /^\s*,/.test(part) && isTownLike(name);
    if (isPlaceFor(name, entry) && (entry.names.length > 0 || line.cells.length > 1)) {
      entry.place ??= pieceOf(name, line);
      continue;
    }
    // Beside the dates, where all is named.
    if (isFull && entry.place === undefined && isTownLike(name) && name.split(' ').length < 5) {
      entry.place = pieceOf(name, line);
      continue;
    }
    const end = line.isWhole ? undefined : (placeInBrackets(name) ?? placeAtEnd(name));
    if (end !== undefined && entry.place === undefined) {
      entry.place = pieceOf(end.place, line);
      if (trimmed(end.before) !== '') entry.names.push(pieceOf(end.before, line));
    } else {
      const piece = pieceOf(name, line);
      if (isBehind) entry.behind ??= piece;
      entry.names.push(piece);
    }
  }
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
function isPlaceFor(text: string, entry: RawEntry): boolean {
  return isPlace(text) && (entry.names.length >= 2 || text.split(',').length <= 2);
}

/** Names that signs part, or a word for where it was: "Cook at Kantine Nord", but no "University of Texas at Austin". */
function namesIn(text: string): string[] {
  return partsOf(text).flatMap((part) => {
    const [, before = '', place = ''] = AT.exec(part) ?? [];
    return before === '' || isSchool(before) ? [part] : [before, place];
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
