import type { SectionEntry, SectionKind } from '@sastre/shared-contracts/api';

/** Which dates are asked for: from when to when, of one day, or none. */
export type DatesAsked = 'range' | 'one' | 'none';

const ASKED: Partial<Record<SectionKind, DatesAsked>> = {
  awards: 'one',
  certificates: 'one',
  publications: 'one',
  references: 'none',
};

/** The dates of an entry that its person is asked for. What is written already, as when a certificate ends, has its fields. */
export function datesAsked(
  kind: SectionKind,
  { startDate, endDate, current }: Pick<SectionEntry, 'startDate' | 'endDate' | 'current'>,
): DatesAsked {
  const asked = ASKED[kind] ?? 'range';
  if (current || endDate !== '') return 'range';
  return asked === 'none' && startDate !== '' ? 'one' : asked;
}
