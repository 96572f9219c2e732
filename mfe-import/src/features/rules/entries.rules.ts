import { DURATION, isDateAlone, LABELS, SENTENCE, takeBody } from './body.rules.ts';
import { findPeriod, type Period } from './dates.rules.ts';
import { blocksByHeads } from './heads.rules.ts';
import { namesByLook } from './looks.rules.ts';
import { isSchool } from './naming.rules.ts';
import { goesOn, pieceOf, trimmed, type Piece, idsOf } from './pieces.rules.ts';
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

const SEPARATOR = /\s+[|•·–—-]\s+|\s*[|•·]\s*|\s+@\s+/u;
const AT = /^(.+?)\s+(?:at|bei|beim|chez|presso|en la empresa|w firmie)\s+(?=\p{Lu})(.+)$/u;
const LONG = 95;
const MOST_ABOVE = 3;

/** The entries of a part, each anchored at its dates. */
export function entriesOf(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
  mostNames = 2,
): RawEntry[] {
  const blocks = blocksByHeads(lines, isDate);
  if (blocks === undefined) return byAnchors(lines, isDate, mostNames);
  return blocks.flatMap((block) => {
    const anchors = anchorsOf(block, isDate);
    const [anchor = 0] = anchors;
    // Several dates: positions at one employer.
    if (anchors.length > 1) return byAnchors(block, isDate, mostNames);
    return [
      anchor > MOST_ABOVE
        ? datedBelow(block, anchor, mostNames)
        : entryOf(block, anchor, mostNames),
    ];
  });
}

/** An entry whose dates stand below its text. */
function datedBelow(block: readonly StyledLine[], anchor: number, mostNames: number): RawEntry {
  const entry = entryOf(
    block.filter((_line, at) => at !== anchor),
    0,
    mostNames,
  );
  const line = block[anchor];
  if (line !== undefined && entry.period === undefined) takeHead(line, entry, true, mostNames);
  return entry;
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
): RawEntry[] {
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

/** A line that says from when to when: not within a sentence, but beside an item of a list. */
export function hasPeriod(line: StyledLine): boolean {
  if (line.bullet) return line.cells.slice(1).some(({ text }) => isRangeAlone(text));
  return line.cells.some(({ text }) => {
    const found = findPeriod(text);
    if (found === undefined) return false;
    const rest = text.slice(0, found.from) + text.slice(found.to);
    return found.isRange ? rest.length < 80 : trimmed(rest).length < 6;
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
  const [first, second] = lines[anchor]?.cells ?? [];
  // Dates in a column before the names: nothing stands above them, but a name in bold that they are lower than.
  if (second !== undefined && first !== undefined && isDateAlone(first.text)) {
    const above = lines[anchor - 1];
    const [name] = above?.cells ?? [];
    const isLower =
      name?.x !== undefined &&
      Math.abs(name.x - (second.x ?? 0)) < 2 &&
      isBold(name) &&
      !isBold(second) &&
      anchor > floor;
    return isLower ? anchor - 1 : anchor;
  }
  let at = anchor;
  while (at > floor && anchor - at < most) {
    const here = lines[at];
    const above = lines[at - 1];
    if (here === undefined || above === undefined) break;
    // A column of the next page goes on with one of this page.
    if (!canName(above) || (here.flow !== above.flow && here.page === above.page)) break;
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
    const before = lines[at - 2];
    // The last line of a paragraph is short, too.
    if (before !== undefined && at - 2 >= floor && goesOn(before, above)) break;
    at -= 1;
  }
  return at;
}

/** Two dates that stand alone below each other are one period. */
function isSecondDate(line: StyledLine, above: StyledLine | undefined): boolean {
  const [one, other] = [above, line].map((each) => findPeriod(each?.text ?? ''));
  if (one === undefined || other === undefined || above === undefined) return false;
  return !one.isRange && !other.isRange && isDateAlone(above.text) && isDateAlone(line.text);
}

function isBold({ runs }: LineCell): boolean {
  return runs.some(({ text }) => text.trim() !== '') && runs.every(({ bold }) => bold);
}

function canName({ bullet, text, cells }: StyledLine): boolean {
  // "Silao, Gto." ends with a short word, and so does "Smith & Co."
  const isSentence =
    SENTENCE.test(text) && !(text.length < 80 && /(?:^|[\s,.])\p{Lu}\p{L}{0,4}\.$/u.test(text));
  if (bullet || isSentence) return false;
  // Of several names in one line, each can be short.
  const parts = cells[0]?.text.split(SEPARATOR) ?? [];
  return parts.length < 4 && parts.every(({ length }) => length <= LONG) && !/^\p{Ll}/u.test(text);
}

function entryOf(lines: readonly StyledLine[], anchor: number, mostNames: number): RawEntry {
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
    if (rest !== undefined) {
      takeBody([rest, ...lines.slice(at + 1)], entry);
      return settled(entry);
    }
  }
  takeBody(lines.slice(at), entry);
  return settled(entry);
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
  const most = entry.names.length === 0 ? LONG : line.room === undefined ? 60 : 70;
  const isShort = line.text.length < most;
  const isAlone = above === undefined || above.cells.length > 1 || !goesOn(above, line);
  return isShort && isAlone && !/[.;]/.test(line.text.replace(/\b\p{L}{1,3}\.|\d[.,]\d/gu, ''));
}

/** Takes names, place and dates out of a line; answers what of it is text of the entry's body. */
function takeHead(
  line: StyledLine,
  entry: RawEntry,
  isAbove: boolean,
  mostNames: number,
): StyledLine | undefined {
  const body: LineCell[] = [];
  for (const cell of line.cells) {
    let text = namesByLook(cell).join(' | ');
    if (findPeriod(text)?.said !== findPeriod(cell.text)?.said) text = cell.text;
    const found = findPeriod(text);
    if (found !== undefined && entry.period === undefined && (isAbove || found.isRange)) {
      const { from, to, isRange: _isRange, ...period } = found;
      entry.period = { ...period, lines: idsOf(line) };
      text = `${text.slice(0, from)} | ${text.slice(to)}`;
    }
    text = text.replace(DURATION, ' ').replace(/\(\s*\)/g, ' ');
    if (text.split(SEPARATOR).some(({ length }) => length > LONG))
      body.push({ ...cell, text: trimmed(text) });
    else if (line.cells.length > 1 && cell === line.cells[0] && isBodyText(cell.text))
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
  if (words.length > 3 && SENTENCE.test(text)) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return text.length > 45 && small > words.length * 0.5;
}

function takeNames(text: string, line: StyledLine, entry: RawEntry, mostNames: number): void {
  for (const part of namesIn(text)) {
    const name = trimmed(part.replace(/\(\s*\)/g, ''));
    if (!/[\p{L}\p{N}]/u.test(name)) continue;
    const isBehind = mostNames === 2 && /^\s*,/.test(part) && isTownLike(name);
    if (isPlaceFor(name, entry) && (entry.names.length > 0 || line.cells.length > 1)) {
      entry.place ??= pieceOf(name, line);
      continue;
    }
    const end = placeAtEnd(name);
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

/** A place of its own: of three parts, the first can be the name that is still missing. */
function isPlaceFor(text: string, entry: RawEntry): boolean {
  return isPlace(text) && (entry.names.length >= 2 || text.split(',').length <= 2);
}

/** Names that signs part, or a word for where it was: "Cook at Kantine Nord", but no "University of Texas at Austin". */
function namesIn(text: string): string[] {
  return text.split(SEPARATOR).flatMap((part) => {
    const [, before = '', place = ''] = AT.exec(part) ?? [];
    return before === '' || isSchool(before) ? [part] : [before, place];
  });
}
