import { isDateAlone } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';
import { trimmed, type Piece } from './pieces.rules.ts';
import { folded, isPlace, isTownLike, positionScore } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** Of the entries, so many have to say it in one way. */
const MOST = 0.75;
const LEAST = 2;

/**
 * Entries with the places that stand behind a comma of one of their names, where most entries say theirs there and half of
 * these are known; one is enough where all say so, and there are three, or it is a part of `home`, where the person lives.
 */
export function withPlaces(
  entries: readonly RawEntry[],
  texts: readonly string[],
  home = '',
): RawEntry[] {
  const homes = new Set(
    home
      .split(/,\s*/u)
      .map(folded)
      .filter((part) => part !== ''),
  );
  const areWhole = entries.some(
    ({ names: [name, ...more], place }) =>
      place !== undefined && more.length === 0 && name?.text.includes(', ') === true,
  );
  for (const slot of [0, -1]) {
    const said = entries.map((entry) => saidAt(entry, slot, texts, areWhole));
    const named = said.filter((one) => one !== undefined);
    const open = named.filter(({ place }) => place !== undefined);
    const known = named.filter(({ isKnown, place }) => isKnown || homes.has(folded(place ?? '')));
    const placed = named.filter(({ isKnown, place }) => isKnown || place !== undefined);
    const areAll = placed.length === named.length;
    if (open.length === 0 || placed.length < Math.max(LEAST, named.length * MOST)) continue;
    const isAtHome = known.some(({ isKnown }) => !isKnown) && areAll;
    // Where each of several has one there, one that is known is enough: no department stands in its place.
    const isOne = isAtHome || (areAll && placed.length > 2);
    if (known.length === 0 || (!isOne && known.length < placed.length / 2)) continue;
    return entries.map((entry, at) => partedAt(entry, slot, said[at]));
  }
  return [...entries];
}

interface Said {
  /** A place that is known stands behind the name already. */
  isKnown: boolean;
  /** What stands behind its comma, where it can be a place. */
  place: string | undefined;
}

/** `areWhole`: a position, its house and a place stand in one line elsewhere. */
function saidAt(
  entry: RawEntry,
  slot: number,
  texts: readonly string[],
  areWhole: boolean,
): Said | undefined {
  const name = entry.names.at(slot);
  if (name === undefined) return undefined;
  const { place } = entry;
  const isKnown =
    place !== undefined && texts.some((text) => text.includes(`${name.text}, ${place.text}`));
  // What stands behind the position, before a place, is its house: "Cook, Kantine Nord, Oslo".
  const [first = '', ...all] = name.text.split(/,\s+/u);
  const isPlaced =
    place !== undefined || (all.length > 1 && (areWhole || positionScore(first) > 0));
  const behind = all.slice(isPlaced && entry.names.length === 1 ? 1 : 0);
  // "Nurse, Band 6, Otley": what can be no town belongs to the name.
  const from = behind.findLastIndex((part) => !isTown(part)) + 1;
  const own = behind.slice(Math.max(from, behind.length - 2));
  if (place !== undefined && !isKnown) return { isKnown: false, place: undefined };
  return { isKnown, place: own.length === 0 ? undefined : own.join(', ') };
}

function isTown(text: string): boolean {
  return (
    isTownLike(text) &&
    positionScore(text) === 0 &&
    text.split(' ').length <= 4 &&
    !/[.&]/.test(text)
  );
}

function partedAt(entry: RawEntry, slot: number, said: Said | undefined): RawEntry {
  const name = entry.names.at(slot);
  if (name === undefined || said?.place === undefined) return entry;
  const before = trimmed(name.text.slice(0, -said.place.length));
  if (before === '') return entry;
  const place: Piece = {
    ...name,
    text: entry.place === undefined ? said.place : `${said.place}, ${entry.place.text}`,
  };
  const names = entry.names.map((one) => (one === name ? { ...one, text: before } : one));
  return { ...entry, names, place };
}

/** What towns sound like, in a few languages; never enough alone. */
export const SOUND =
  /-(?:sur|sous|en|lès|le|la|les|de|am|an|im|upon|on|del)-|^(?:Saint|Sankt|St|Bad|Villa|San|Santa|Port|Fort|Mount)\b|(?:burg|berg|heim|ville|dorf|stadt|ford|mouth|ton|ley|ham|bridge|hausen|ingen|furt)$/iu;

/**
 * Entries with the places that stand alone in the line below their names: short, all in one look that the text has not, and
 * most entries have one.
 */
export function withPlaceLines(
  entries: readonly RawEntry[],
  lines: readonly StyledLine[],
): RawEntry[] {
  const looks = new Map(lines.map((line) => [line.id, lookOf(line)]));
  const lookAt = (piece: Piece | undefined) =>
    piece?.lines.length === 1 ? looks.get(piece.lines[0] ?? -1) : undefined;
  const found = entries.flatMap((entry) => below(entry) ?? []);
  const [look] = found.map(lookAt);
  const others = entries.flatMap(({ texts, bullets }) => [...texts, ...bullets]);
  const isOwn =
    look !== undefined &&
    found.every((piece) => lookAt(piece) === look) &&
    others.every((piece) => found.includes(piece) || lookAt(piece) !== look);
  if (!isOwn || found.length < Math.max(LEAST, entries.length / 2)) return [...entries];
  if (!found.some(({ text }) => isPlace(text) || SOUND.test(text))) return [...entries];
  return entries.map((entry) => {
    const [first, ...texts] = entry.texts;
    if (first !== undefined && found.includes(first)) return { ...entry, place: first, texts };
    // Where the employer stands above several positions, it is the second name of those below.
    const last = entry.names.at(-1);
    const isLast = entry.place === undefined && entry.names.length > 1 && lookAt(last) === look;
    if (!isLast || last === undefined || !isTown(last.text)) return entry;
    return { ...entry, place: last, names: entry.names.slice(0, -1) };
  });
}

/** Lines of dates and names whose last cells are a column of places: most are short, and one is known. */
export function withPlaceColumn(lines: readonly StyledLine[]): StyledLine[] {
  const rows = lines.filter(
    ({ cells, bullet }) =>
      !bullet && cells.length > 2 && cells.slice(0, -1).some(({ text }) => isDateAlone(text)),
  );
  const lasts = rows.flatMap(({ cells }) => cells.slice(-1));
  const towns = lasts.filter(({ text }) => isPlace(text) || isTown(text));
  const isColumn =
    towns.length >= LEAST &&
    towns.length >= lasts.length * MOST &&
    towns.some(({ text }) => isPlace(text) || SOUND.test(text));
  if (!isColumn) return [...lines];
  return lines.map((line) => {
    const last = line.cells.at(-1);
    if (last === undefined || !rows.includes(line) || !towns.includes(last)) return line;
    return { ...line, cells: [...line.cells.slice(0, -1), { ...last, isPlace: true }] };
  });
}

/** Lines that say dates and, behind a sign, a place: most dated lines have one, and one is known or is where the person lives. */
export function withPlacesBesideDates(lines: readonly StyledLine[], home = ''): StyledLine[] {
  const besides = new Map(lines.map((line) => [line, besideDate(line)]));
  const dated = lines.filter((line) => !line.bullet && besides.get(line) !== undefined);
  const towns = dated.flatMap((line) => besides.get(line) || []);
  const isKnown = (text: string) =>
    isPlace(text) || SOUND.test(text) || home.split(', ').includes(text);
  const least = towns.every(isPlace) ? 1 : LEAST;
  const areMost = towns.length >= Math.max(least, dated.length * MOST);
  if (!areMost || !towns.some(isKnown)) return [...lines];
  return lines.map((line) => {
    const [cell] = line.cells;
    const place = dated.includes(line) ? besides.get(line) : undefined;
    if (!place || cell === undefined) return line;
    const [run = { text: '', size: 0, bold: false, italic: false }] = cell.runs;
    const date = trimmed(cell.text.slice(0, cell.text.lastIndexOf(place)));
    const own = (text: string) => ({ ...cell, text, runs: [{ ...run, text }] });
    return { ...line, cells: [own(date), { ...own(place), isPlace: true }] };
  });
}

/** What stands behind dates and a sign in a line of one cell: a town, or '' for anything else; undefined where there are no dates. */
function besideDate({ cells: [cell, ...more] }: StyledLine): string | undefined {
  const found = cell && more.length === 0 ? findPeriod(cell.text) : undefined;
  if (cell === undefined || found === undefined || trimmed(cell.text.slice(0, found.from)) !== '')
    return undefined;
  const [, place = ''] = /^\s*(?:[|·•,]|[–—-]\s)\s*(\S.*)$/u.exec(cell.text.slice(found.to)) ?? [];
  return isTown(place) || isPlace(place) ? place : '';
}

/** Entries with the places that are the third of their names, where most have one there and one is known. */
export function withThirdPlaces(entries: readonly RawEntry[]): RawEntry[] {
  const third = ({ place, names }: RawEntry) =>
    place === undefined && names.length === 3 && isTown(names[2]?.text ?? '')
      ? names[2]
      : undefined;
  const open = entries.flatMap((entry) => third(entry) ?? []);
  const known = entries.filter(({ place }) => place !== undefined).length;
  const isKnown = known > 0 || open.some(({ text }) => isPlace(text) || SOUND.test(text));
  // Two names alone leave none to be a place.
  const of = entries.filter(({ place, names }) => place !== undefined || names.length > 2).length;
  const areMost = open.length + known >= Math.max(LEAST, of * MOST);
  if (open.length === 0 || !isKnown || !areMost) return [...entries];
  return entries.map((entry) => {
    const place = third(entry);
    return place === undefined ? entry : { ...entry, place, names: entry.names.slice(0, 2) };
  });
}

/** "Kantine Nord (Oslo)" */
const IN_BRACKETS = /^(.*[^\s(])\s*\(([^()]+)\)$/u;

/** Entries with the places in brackets behind one of their names, where most have one there and one is known. */
export function withPlacesInBrackets(
  entries: readonly RawEntry[],
  texts: readonly string[],
): RawEntry[] {
  const inBrackets = ({ place, names }: RawEntry) =>
    place === undefined
      ? names.find(({ text }) => isTown(IN_BRACKETS.exec(text)?.[2] ?? ''))
      : undefined;
  const open = entries.flatMap((entry) => inBrackets(entry) ?? []);
  const taken = entries.filter(
    ({ place }) => place !== undefined && texts.some((text) => text.includes(`(${place.text})`)),
  );
  const isKnown = open.some(({ text }) => SOUND.test(IN_BRACKETS.exec(text)?.[2] ?? ''));
  if (open.length === 0 || (taken.length === 0 && !isKnown)) return [...entries];
  if (open.length + taken.length < Math.max(LEAST, entries.length * MOST)) return [...entries];
  return entries.map((entry) => {
    const name = inBrackets(entry);
    const [, text = '', place = ''] = IN_BRACKETS.exec(name?.text ?? '') ?? [];
    if (name === undefined) return entry;
    const names = entry.names.map((one) => (one === name ? { ...one, text } : one));
    return { ...entry, names, place: { ...name, text: place } };
  });
}

/** What can be a place in the line below the names, also where these stand around a comma. */
function below({ place, names, texts: [first] }: RawEntry): Piece | undefined {
  if (place !== undefined) return undefined;
  if (first !== undefined && isTown(first.text)) return first;
  const [name, second] = names;
  const isOwn = names.length === 2 && name !== undefined && name.text.includes(', ');
  return isOwn && second !== undefined && isTown(second.text) ? second : undefined;
}

/** What the eye sees of a line in one look; undefined where it has several. */
function lookOf({ cells }: StyledLine): string | undefined {
  const runs = cells.flatMap((cell) => cell.runs).filter(({ text }) => text.trim() !== '');
  const looks = new Set(
    runs.map(({ size, bold, italic }) => `${size.toFixed(1)} ${bold} ${italic}`),
  );
  return looks.size === 1 ? [...looks][0] : undefined;
}
