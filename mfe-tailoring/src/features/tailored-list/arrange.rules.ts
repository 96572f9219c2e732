import type { TailoredCvListItem } from '@sastre/shared-contracts/api';

/** How the list can be sorted. */
export const ORDERS = ['newest', 'oldest', 'company'] as const;
export type Order = (typeof ORDERS)[number];

/** Which items say the same as another one: company and day. They are told apart by the time. */
export function lookAlike(
  items: readonly Pick<TailoredCvListItem, '_id' | 'companyName' | 'updatedAt'>[],
): ReadonlySet<string> {
  const same = Map.groupBy(items, ({ companyName, updatedAt }) =>
    JSON.stringify([folded(companyName), localDay(Date.parse(updatedAt))]),
  );
  const alike = [...same.values()].filter((group) => group.length > 1);
  return new Set(alike.flat().map(({ _id }) => _id));
}

/** The items in the wanted order; equal ones stay as they were. */
export function sortItems(
  items: readonly TailoredCvListItem[],
  order: Order,
  language: string,
): TailoredCvListItem[] {
  const newest = (one: TailoredCvListItem, other: TailoredCvListItem) =>
    Date.parse(other.updatedAt) - Date.parse(one.updatedAt);
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return items.toSorted((one, other) => {
    if (order === 'newest') return newest(one, other);
    if (order === 'oldest') return newest(other, one);
    return collator.compare(one.companyName, other.companyName) || newest(one, other);
  });
}

/** Whether a company holds every word of the filter, without regard to case and accents, and its application is so far. */
export function matches(
  { companyName, application }: Pick<TailoredCvListItem, 'companyName' | 'application'>,
  filter: string,
  status = '',
) {
  const name = folded(companyName);
  const words = folded(filter).split(/\s+/);
  return (
    words.every((word) => name.includes(word)) && (status === '' || application?.status === status)
  );
}

/** The day on the user's calendar, as YYYY-MM-DD. */
export function localDay(now: number): string {
  const day = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
