import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type TailoredCvListItem,
} from '@sastre/shared-contracts/api';

/** How the list can be sorted. */
export const ORDERS = ['newest', 'oldest', 'company'] as const;
export type Order = (typeof ORDERS)[number];

/** How far an application is, as it is chosen: one that was rejected is stored as closed, with how it ended. */
export type Progress = ApplicationStatus | (typeof APPLICATION_OUTCOMES)[number];
export const PROGRESS: readonly Progress[] = [
  ...APPLICATION_STATUSES.filter((status) => status !== 'closed'),
  ...APPLICATION_OUTCOMES,
  'closed',
];

/** What is stored of it. */
export function applicationOf(progress: Progress, since: string) {
  if (progress !== 'rejected') return { status: progress, since };
  return { status: 'closed', since, outcome: progress } as const;
}
/** What is chosen, as it is stored; one of a later version as it is. */
export function progressOf({ application }: Pick<TailoredCvListItem, 'application'>) {
  return application?.outcome ?? application?.status;
}

/** What the list can be filtered by: any, nothing said so far, or how far an application is. */
export const STATUS_FILTERS = ['', 'none', ...PROGRESS] as const;
export type StatusFilter = '' | 'none' | Progress;

type Named = Pick<
  TailoredCvListItem,
  '_id' | 'companyName' | 'position' | 'language' | 'updatedAt'
>;

/** Items of whose company there is another: the position tells them apart. */
export const ofOneCompany = (items: readonly Named[]) =>
  shared(items, ({ companyName }) => [folded(companyName)]);

/** Whether not all are in one language: each then says its own. */
export const areOfLanguages = (items: readonly Named[]) =>
  new Set(items.flatMap(({ language }) => language ?? [])).size > 1;

/** Items that say the same as another: company, position, language and day. The time tells them apart. */
export const lookAlike = (items: readonly Named[]) =>
  shared(items, ({ companyName, position = '', language = '', updatedAt }) => [
    folded(companyName),
    folded(position),
    language,
    localDay(Date.parse(updatedAt)),
  ]);

function shared(
  items: readonly Named[],
  said: (item: Named) => readonly string[],
): ReadonlySet<string> {
  const same = Map.groupBy(items, (item) => JSON.stringify(said(item)));
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

/** Whether company and position hold every word of the filter, without regard to case and accents, and its application is so far. */
export function matches(
  {
    companyName,
    position = '',
    application,
  }: Pick<TailoredCvListItem, 'companyName' | 'position' | 'application'>,
  filter: string,
  status: StatusFilter = '',
) {
  const name = folded(`${companyName} ${position}`);
  const words = folded(filter).split(/\s+/);
  return (
    words.every((word) => name.includes(word)) &&
    (status === '' || (progressOf({ application }) ?? 'none') === status)
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
