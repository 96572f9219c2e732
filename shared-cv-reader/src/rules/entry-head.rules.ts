import { isDateAlone, isDurationAlone, isListLabel, SENTENCE } from './body.rules.ts';
import { joinedLines } from './broken-words.rules.ts';
import {
  isDegree,
  isMoreOfCourse,
  isWrittenAsName,
  nameBefore,
  placeAtEnd,
  positionScore,
} from '@sastre/shared-cv-words';
import { findPeriod, isPresent } from './dates.rules.ts';
import { tellsAside } from './form-of-dates.rules.ts';
import {
  AT,
  endsShort,
  isBold,
  isPlaceFor,
  LONG,
  LONGEST_DATED,
  mostOf,
  SEPARATOR,
  takeHead,
} from './head-names.rules.ts';
import {
  goesOn,
  isOneBlock,
  looksOther,
  withMore,
  withText,
  wouldHaveFitted,
} from './pieces.rules.ts';
import { newEntry } from './raw-entry.ts';
import type { OpenEntry, RawEntry } from './raw-entry.types.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A course has more names than a job. */
const MOST_OF_JOB = 2;
/** A name that ends so goes on in the line below. */
const JOINED = /\s(?:and|of|for|in|und|für|der|des|im|y|de|del|la|en|et|du|des|e|di|da|do|i|w)$/iu;
/** Names with a bar between, however they end: "Tradequip | Maracaibo." */
const BARRED = /^\p{Lu}[^|.!?]{2,40}\|\s?\p{Lu}[^|.!?]{2,40}\.$/u;
/** Full stops within a name: "M.Phil.", "dipl.", "Kings Ltd., Otley". */
const SHORT_FORM =
  /\b\p{L}{1,3}\.|(?<=\.)\p{L}{1,5}\.|\b(?:eidg|dipl|gepr|staatl|univ|prof|hons|dept|depto|dpto|inst|fac|fak|assoc|natl|intl|corp|bros)\.|\p{L}{4,5}\.(?=,)|\d[.,]\d/giu;
/** "Kantine Nord (Oslo)" */
const NAME_IN_BRACKETS = /\p{L}\s\(\p{Lu}[\p{L}\s'’.,-]+\)$/u;

/** Two dates that stand alone below each other are one period, and so is one above what says that it goes on. */
export function isSecondDate(line: StyledLine, above: StyledLine | undefined): boolean {
  const [one, other] = [above, line].map((each) => findPeriod(each?.text ?? ''));
  if (one === undefined || above === undefined) return false;
  if (isPresent(line.text)) return !one.isRange && isDateAlone(above.text);
  if (other === undefined) return false;
  return !one.isRange && !other.isRange && isDateAlone(above.text) && isDateAlone(line.text);
}

/** Whether a line is a name, or several, and no sentence. */
export function canName({ bullet, text, cells }: StyledLine): boolean {
  // "4 lat 8 mies."
  if (!bullet && isDurationAlone(text)) return true;
  const isSentence =
    SENTENCE.test(text) && !BARRED.test(text) && !(text.length < LONG && endsShort(text));
  if (bullet || isSentence) return false;
  // Of several names in one line, each can be short.
  const parts = cells[0]?.text.split(SEPARATOR) ?? [];
  return (
    parts.length < 4 && parts.every((part) => part.length <= mostOf(part)) && !/^\p{Ll}/u.test(text)
  );
}

/** Names, dates and place of an entry, and the lines below them. */
export function entryOf(
  lines: readonly StyledLine[],
  anchor: number,
  mostNames: number,
): OpenEntry {
  const entry = newEntry();
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const next = lines[at + 1];
    // A name in two lines.
    const goesOnBelow = () =>
      next !== undefined &&
      at > anchor &&
      (/,$/.test(line.text) ||
        JOINED.test(line.text) ||
        isHouse(line.text) ||
        (line.heading !== undefined && isOneBlock(line, next) === true)) &&
      isStillHead(line, lines[at - 1], entry, mostNames);
    const isOne =
      next !== undefined &&
      ((isOneName(line, next) && (at < anchor || goesOnBelow())) ||
        (at === anchor &&
          (isWrappedBeside(line, next) ||
            isWrappedBefore(line, next) ||
            isWrappedHeading(line, next))));
    if (isOne) {
      const left = [...lines.slice(0, at), wholeOf(line, next), ...lines.slice(at + 2)];
      return entryOf(left, at < anchor ? anchor - 1 : anchor, mostNames);
    }
    if (at === anchor + 1 && entry.period !== undefined && isSecondDate(line, lines[at - 1])) {
      const end = findPeriod(line.text);
      entry.period.endDate = end?.startDate ?? '';
      entry.period.current = end === undefined;
      entry.period.said += ` ${end?.said ?? line.text}`;
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

/** A line with what its last cell that is no date goes on with in the line below. */
function wholeOf(line: StyledLine, next: StyledLine): StyledLine {
  const column = line.cells.findLastIndex(({ text }) => !isDateAlone(text));
  const cells = line.cells.map((cell, at) => {
    const goesOnBelow = at === Math.max(column, 0);
    const [rest] = next.cells;
    if (!goesOnBelow || rest === undefined) return cell;
    const text = joinedLines(cell.text, next.text);
    return next.cells.length === 1 ? withMore(cell, rest, text) : withText(cell, text);
  });
  const text = cells.map((cell) => cell.text).join(' ');
  return { ...next, text, cells, also: [...(line.also ?? []), line.id] };
}

/** How wide a letter is, in its size: what is wrapped is judged by less than what most letters take. */
const LETTER = 0.47;

/** "Cook at Hotel of the", up to the dates behind it, that goes on below in the same look. */
function isWrappedBefore(line: StyledLine, next: StyledLine): boolean {
  const [names, date, ...more] = line.cells;
  if (names?.x === undefined || date?.x === undefined || more.length > 0) return false;
  const isNamed = isDateAlone(date.text) && AT.test(names.text);
  if (!isNamed || line.heading !== undefined) return false;
  const isBelow = next.cells.length === 1 && !next.bullet && next.gapAbove < 0.25;
  if (!isBelow || Math.abs((next.box?.x ?? -1) - names.x) > 2 || looksOther(line, next))
    return false;
  const size = names.runs[0]?.size ?? 0;
  const [word = ''] = next.text.split(' ');
  return names.x + (names.text.length + word.length) * size * LETTER > date.x - size;
}

/** What the file itself calls one heading, with its dates beside the first line of it. */
function isWrappedHeading(line: StyledLine, next: StyledLine): boolean {
  const isDated = line.cells.length === 2 && line.cells.some(({ text }) => isDateAlone(text));
  // Where the dates stand first, the line is none.
  const isOne = next.heading === (line.heading ?? next.heading) && isOneBlock(line, next) === true;
  return isDated && isOne && next.heading !== undefined && next.cells.length === 1;
}

/** Names beside their dates that a comma, or a full line of names, carries on below. */
function isWrappedBeside(line: StyledLine, next: StyledLine): boolean {
  const [date, names, ...more] = line.cells;
  if (date === undefined || names === undefined || more.length > 0) return false;
  const isColumn = isDateAlone(date.text) && next.cells.length === 1 && !next.bullet;
  const isBelow = Math.abs((next.box?.x ?? -1) - (names.x ?? 0)) < 2 && next.gapAbove < 0.5;
  if (!isColumn || !isBelow || isBodyLike(next.text)) return false;
  const isList = names.text.includes(', ') && /^[^,]{2,40}, /u.test(next.text);
  const isAlike = names.runs.at(-1)?.bold === next.cells[0]?.runs[0]?.bold;
  return /,$/.test(names.text) || (isList && isAlike && goesOn(line, next));
}

/** A sentence of more than a name. */
function isBodyLike(text: string): boolean {
  return SENTENCE.test(text) && text.split(' ').length > 5;
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
    (/(?:,|\s[–—&·•|])$/u.test(line.text) ||
      (line.heading !== undefined && next.heading === line.heading && wraps(line, next)) ||
      (isHouse(line.text) && isHouse(`${line.text} ${next.text}`) && wraps(line, next)) ||
      (isBold(line) && (JOINED.test(line.text) || wraps(line, next))))
  );
}

/** Whether a name goes on below: a block of the file holds other names, too, where a break parts them. */
function wraps(line: StyledLine, next: StyledLine): boolean {
  return goesOn(line, next) && (/^\p{Ll}/u.test(next.text) || !wouldHaveFitted(line, next));
}

/** The name of a house that says what it is, or its first line. */
function isHouse(text: string): boolean {
  return positionScore(text) < 0 && isWrittenAsName(`${text},`) && !/\d|[.!?]$/.test(text);
}

function isItalic({ cells }: StyledLine): boolean {
  return cells.every(({ runs }) => runs.every(({ italic, text }) => italic || text.trim() === ''));
}

/** Of more names than two, the one behind a comma is a place; where one is missing, it stands before a place. */
function settled(entry: RawEntry): RawEntry {
  const { names, behind, place } = entry;
  if (place === undefined && behind !== undefined && names.length > 2)
    return { ...entry, place: behind, names: names.filter((name) => name !== behind) };
  // A name with a comma holds both.
  const isOne = names.length === 1 && !/,(?:\s|(?=\p{Lu}))/u.test(names[0]?.text ?? '');
  const parted = isOne && place !== undefined ? nameBefore(place.text) : undefined;
  if (parted === undefined || place === undefined) return entry;
  const [name, rest] = parted.map((text) => ({ ...place, text }));
  if (name === undefined) return entry;
  const isAbove = (place.lines[0] ?? 0) < (names[0]?.lines[0] ?? 0);
  return { ...entry, names: isAbove ? [name, ...names] : [...names, name], place: rest };
}

/** The position below a name that a dash or a comma parts into two, of which neither sounds like one. */
function isPositionBelow(line: StyledLine, { names, areDashed, behind }: RawEntry): boolean {
  const [one, other, more] = names;
  const { text } = line;
  if (one === undefined || other === undefined || more !== undefined) return false;
  // In a look of its own it needs no word that we know.
  if (behind === other && isItalic(line) && positionScore(one.text) <= 0) return true;
  if ((areDashed !== true && behind !== other) || positionScore(text) <= 0) return false;
  return [one, other].every((name) => positionScore(name.text) <= 0);
}

/** Whether a line below the dates still names the entry. */
function isStillHead(
  line: StyledLine,
  above: StyledLine | undefined,
  entry: RawEntry,
  mostNames: number,
): boolean {
  if (line.bullet || !canName(line) || isListLabel(line.text) || tellsAside(line)) return false;
  // "Worked on several projects, among them:"
  if (line.text.endsWith(':') && line.text.split(' ').length > 4) return false;
  if (mostNames > MOST_OF_JOB && isMoreOfCourse(line.text)) return false;
  if (isPlaceFor(line.text, entry)) return entry.place === undefined;
  if (entry.names.length >= mostNames && !isPositionBelow(line, entry)) return false;
  // Where nothing is named yet, a long line names it rather than says more about it.
  const isNamed = entry.names.length > 0 && !isItalic(line) && line.also === undefined;
  const most = !isNamed ? LONG : line.room === undefined ? 60 : 70;
  // A name with its place is no sentence, nor is the name of a house, or a degree right below its school.
  const isTaught =
    mostNames > MOST_OF_JOB && above?.isDatedHead === true && isDegree(line.text.slice(0, LONG));
  const isName =
    isTaught ||
    placeAtEnd(line.text) !== undefined ||
    NAME_IN_BRACKETS.test(line.text) ||
    positionScore(line.text) < 0 ||
    isWrittenAsName(line.text);
  // Signs part several names, each of which can be long, and so do cells.
  const parts = line.cells.flatMap(({ text }) => text.split(SEPARATOR));
  const isShort =
    line.text.length < (isName ? mostOf(line.text) : most) ||
    (parts.length > 1 &&
      line.text.length < LONGEST_DATED &&
      parts.every((part) => part.length < LONG));
  // An employer below its position, however full the line above is.
  const isHouseBelow =
    mostNames === MOST_OF_JOB &&
    entry.names.length === 1 &&
    !isBodyLike(line.text) &&
    isHouse(line.text);
  // Dates alone go on in no name, though a file can hold both as one paragraph.
  const isBelowDates = above === undefined || above.cells.length > 1 || isDateAlone(above.text);
  const isAlone = isBelowDates || isHouseBelow || !goesOn(above, line);
  const said = isTaught || BARRED.test(line.text) ? line.text.replace(/\.$/u, '') : line.text;
  return isShort && isAlone && !/[.;]/.test(said.replace(SHORT_FORM, ''));
}
