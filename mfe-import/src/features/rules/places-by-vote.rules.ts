import type { RawEntry } from './entry-head.rules.ts';
import { trimmed, type Piece } from './pieces.rules.ts';
import { isTownLike } from './places.rules.ts';
import { positionScore } from './naming.rules.ts';
import { folded } from './words.rules.ts';

/** Of the entries, so many have to say it in one way. */
const MOST = 0.75;
const LEAST = 2;

/**
 * Entries with the places that stand behind a comma of one of their names, where most entries say theirs there and half of
 * these are known; one is enough where all say so, and it is a part of `home`, where the person lives.
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
  for (const slot of [0, 1]) {
    const said = entries.map((entry) => saidAt(entry, slot, texts));
    const named = said.filter((one) => one !== undefined);
    const open = named.filter(({ place }) => place !== undefined);
    const known = named.filter(({ isKnown, place }) => isKnown || homes.has(folded(place ?? '')));
    const placed = named.filter(({ isKnown, place }) => isKnown || place !== undefined);
    const isAtHome = known.some(({ isKnown }) => !isKnown) && placed.length === named.length;
    if (open.length === 0 || placed.length < Math.max(LEAST, named.length * MOST)) continue;
    if (known.length === 0 || (!isAtHome && known.length < placed.length / 2)) continue;
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

function saidAt(entry: RawEntry, slot: number, texts: readonly string[]): Said | undefined {
  const name = entry.names[slot];
  if (name === undefined) return undefined;
  const { place } = entry;
  const isKnown =
    place !== undefined && texts.some((text) => text.includes(`${name.text}, ${place.text}`));
  const behind = name.text.split(/,\s+/u).slice(1);
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
  const name = entry.names[slot];
  if (name === undefined || said?.place === undefined) return entry;
  const before = trimmed(name.text.slice(0, -said.place.length));
  if (before === '') return entry;
  const place: Piece = {
    ...name,
    text: entry.place === undefined ? said.place : `${said.place}, ${entry.place.text}`,
  };
  const names = entry.names.map((one, at) => (at === slot ? { ...one, text: before } : one));
  return { ...entry, names, place };
}
