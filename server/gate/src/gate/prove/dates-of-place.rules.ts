import type { Amount } from '@sastre/wording';
import type { CvGround, EntryGround } from './ground.rules.ts';
import type { Place } from './places.rules.ts';

const yearOf = (years: ReadonlySet<string>) => [...years].find((year) => year.length === 4) ?? '';
const startOf = ({ years }: EntryGround) => yearOf(years.from);
const endOf = ({ years, isCurrent }: EntryGround) => (isCurrent ? '' : yearOf(years.to));

/** What of a claim its years are held against. */
export interface DatedClaim {
  /** Its years, as they come. */
  years: readonly Amount[];
  /** True where the closed data of an entry say all of its words. */
  isOf: (entry: EntryGround) => boolean;
  /** It names the employer. */
  isNamed: boolean;
  /** It says that something began, so that a start is no end. */
  isBegun: boolean;
}

/**
 * True when the dates of a place are those of a claim: a title at a date needs the entry that has both, or a row of entries that
 * all have that title. A deed has no date but those of its whole time.
 */
export function fitsDates(place: Place, claim: DatedClaim, cv: CvGround): boolean {
  const { entry, kind } = place;
  const [first, second] = claim.years.map(({ text }) => text).toSorted();
  if (first === undefined) return true;
  if (entry === undefined || claim.years.length > 2) return false;
  if (second !== undefined && kind === 'deed')
    return startOf(entry) === first && endOf(entry) === second;
  const when = claim.years[0]?.when;
  if (kind === 'deed')
    return when === 'since' && claim.isNamed && entry.isCurrent && startOf(entry) === first;
  if (second !== undefined) return isRow(cv, claim, entry, first, second);
  const isStudy = !entry.path.startsWith('work');
  // "A certificate since 2002", "dates from 2022": one has it from its end on.
  if (isStudy)
    return (claim.isBegun ? startOf(entry) : yearOf(entry.years.to) || startOf(entry)) === first;
  if (when === 'since') return isRow(cv, claim, entry, first, '');
  if (when === 'until') return endOf(entry) === first;
  return startOf(entry) <= first && (entry.isCurrent || first <= endOf(entry));
}

/** The entry has both ends, or a row of jobs has them that say all of the claim. */
function isRow(
  { entries }: CvGround,
  { isOf }: DatedClaim,
  entry: EntryGround,
  from: string,
  to: string,
): boolean {
  if (startOf(entry) === from && (to === '' ? entry.isCurrent : endOf(entry) === to)) return true;
  if (!entry.path.startsWith('work')) return false;
  const row = entries.filter(
    (one) =>
      one.path.startsWith('work') &&
      startOf(one) >= from &&
      (to === '' || (!one.isCurrent && endOf(one) <= to)),
  );
  return (
    row.some((one) => startOf(one) === from) &&
    row.some((one) => endOf(one) === to && (to !== '' || one.isCurrent)) &&
    row.every(isOf)
  );
}
