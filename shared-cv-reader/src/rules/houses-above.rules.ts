import type { Period } from './dates.rules.ts';
import { positionScore } from '@sastre/shared-cv-words';
import type { RawEntry } from './raw-entry.types.ts';

/**
 * Employers that stand, with all the time that somebody was there, above the positions held: by the place of each
 * position. Such an employer says nothing else, and the positions name no other.
 */
export function housesAbove(entries: readonly RawEntry[]): ReadonlyMap<number, RawEntry> {
  const found = new Map<number, RawEntry>();
  for (const [at, house] of entries.entries()) {
    if (found.has(at) || !canBeHouse(house)) continue;
    const after = entries.slice(at + 1);
    const end = after.findIndex((one) => !isPositionAt(one, house));
    const positions = end < 0 ? after : after.slice(0, end);
    const score = scoreOf(house);
    // A single one may be a job beside another.
    const isSure = positions.length > 1 || score < 0;
    if (!isSure || !positions.some((one) => scoreOf(one) > 0)) continue;
    for (const place of positions.keys()) found.set(at + 1 + place, house);
  }
  return found;
}

function canBeHouse(entry: RawEntry): boolean {
  const { names, period, texts, bullets } = entry;
  const isBare = texts.length === 0 && bullets.length === 0;
  return names.length === 1 && period !== undefined && isBare && scoreOf(entry) <= 0;
}

function isPositionAt(entry: RawEntry, { period: whole }: RawEntry): boolean {
  const { names, period } = entry;
  if (names.length !== 1 || period === undefined || whole === undefined) return false;
  return scoreOf(entry) >= 0 && isWithin(period, whole);
}

/** Months count as the first of a year where only that is told. */
function isWithin(one: Period, whole: Period): boolean {
  if (one.startDate === '' || whole.startDate === '') return false;
  const begins = one.startDate >= whole.startDate || whole.startDate.startsWith(one.startDate);
  if (whole.current) return begins;
  const ends = one.endDate <= whole.endDate || one.endDate.startsWith(whole.endDate);
  return begins && !one.current && ends;
}

const scoreOf = ({ names }: RawEntry) => positionScore(names[0]?.text ?? '');
