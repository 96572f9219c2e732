import {
  endsWithState,
  isPlace,
  isTownLike,
  placeAtEnd,
  positionScore,
} from '@sastre/shared-cv-words';
import { trimmed, type Piece } from './pieces.rules.ts';
import { SOUND } from './places-by-vote.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';

const [LEAST, MOST] = [2, 0.75];
const MOST_WORDS = 4;
/** What a name and its place are parted by: both, and the place alone. */
export const FORMS: readonly ((text: string) => Parted | undefined)[] = [
  inBrackets,
  byDash,
  byComma,
];

/** A name and its place. */
export interface Parted {
  before: string;
  place: string;
}

/**
 * Entries with the places behind one of their names: in brackets, behind a dash or behind a comma, whichever all entries of a
 * part have in common. Where they have none, those that are known.
 */
export function withPlacesByForm(entries: readonly RawEntry[], home = ''): RawEntry[] {
  const homes = home.split(/,\s*/u);
  for (const form of FORMS)
    for (const slot of [-1, 0]) {
      // A comma can part the names themselves.
      const least = form === byComma ? 2 : 1;
      const open = entries.filter(
        ({ place, names }) => place === undefined && names.length >= least,
      );
      const placed = open.filter((entry) => partedBy(form, entry, slot) !== undefined);
      const places = placed.flatMap((entry) => partedBy(form, entry, slot)?.place ?? []);
      const isKnown = (text: string) =>
        isPlace(text) || SOUND.test(text) || homes.includes(text.split(', ')[0] ?? '');
      const areMost = placed.length >= Math.max(LEAST, open.length * MOST);
      if (areMost && places.some(isKnown))
        return entries.map((entry) => (open.includes(entry) ? placedBy(form, entry, slot) : entry));
    }
  return entries.map((entry) => {
    if (entry.place !== undefined) return entry;
    for (const form of FORMS)
      for (const slot of [-1, 0]) {
        const known = form === byComma ? placeAtEnd : form;
        const parted = partedBy(known, entry, slot);
        if (parted !== undefined && parted.before !== '' && isPlace(parted.place))
          return placedBy(known, entry, slot);
      }
    return entry;
  });
}

function partedBy(form: (typeof FORMS)[number], { names }: RawEntry, slot: number) {
  return form(names.at(slot)?.text ?? '');
}

function placedBy(form: (typeof FORMS)[number], entry: RawEntry, slot: number): RawEntry {
  const name = entry.names.at(slot);
  const parted = partedBy(form, entry, slot);
  if (name === undefined || parted === undefined) return entry;
  const own = (text: string): Piece => ({ ...name, text: trimmed(text) });
  const names = entry.names.map((one) => (one === name ? own(parted.before) : one));
  return { ...entry, names, place: { ...name, text: parted.place } };
}

/** "Kantine Nord (Oslo)" */
function inBrackets(text: string): Parted | undefined {
  const [, before = '', place = ''] = /^(.*[^\s(])\s*\(([^()]+)\)$/u.exec(text) ?? [];
  return canBePlace(place) ? { before, place } : undefined;
}

/** "Kantine Nord – Oslo" */
function byDash(text: string): Parted | undefined {
  const [, before = '', place = ''] = /^(.*\S)\s+[–—-]\s+(\S.*)$/u.exec(text) ?? [];
  return canBePlace(place) ? { before, place } : undefined;
}

/** "Kantine Nord, Oslo"; with its region or country where that is known. */
export function byComma(text: string): Parted | undefined {
  // Where letters have no case, nothing looks like a town.
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return placeAtEnd(text);
  const parts = text.split(/,\s+(?![^(]*\))/u);
  const most = Math.min(parts.length - 1, 3);
  for (let size = most; size > 1; size -= 1) {
    const tail = parts.slice(-size);
    const isKnown =
      size > 2
        ? tail.every(isPlace) || endsWithState(tail)
        : isPlace(tail.join(', ')) || isPlace(tail.at(-1) ?? '');
    // "Band 6" is no district.
    if (tail.every(isTown) && !/\d/.test(tail[0] ?? '') && isKnown) return partedAt(parts, size);
  }
  return parts.length > 1 && isTown(parts.at(-1) ?? '') ? partedAt(parts, 1) : undefined;
}

function partedAt(parts: readonly string[], size: number): Parted {
  return { before: parts.slice(0, -size).join(', '), place: parts.slice(-size).join(', ') };
}

/** A place of one part, or of several that commas, dashes and strokes part. */
function canBePlace(text: string): boolean {
  return text !== '' && text.split(/,\s+|\s[–—/-]\s/u).every(isTown);
}

/** "Plouhinec-Plage (56)", "Dublin 7", "Monterrey", "N.L.", "East St. Louis" */
function isTown(text: string): boolean {
  const bare = text.replace(/\s*\([^()]*\)$|\s\d{1,2}$|(?<=(?<!\p{L})(?:Ste?|Sta|Mt|Ft))\./gu, '');
  if (isPlace(bare)) return positionScore(bare) <= 0;
  return isTownLike(bare) && !/[.&]/.test(bare) && bare.split(' ').length <= MOST_WORDS;
}
