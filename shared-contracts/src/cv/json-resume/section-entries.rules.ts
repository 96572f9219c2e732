import {
  defaultSectionEntry,
  type SectionEntry,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import type { EntryMap } from './complement.rules.ts';
import type { JsonObject } from './json.rules.ts';
import {
  address,
  date,
  dateOf,
  filled,
  lines,
  periodOf,
  textOf,
  textsOf,
  urlOf,
} from './values.rules.ts';

/** Kinds of sections that the format has a list for; courses and sections of one's own kind have none. */
export type ListedKind = Exclude<SectionKind, 'courses' | 'custom'>;
type Map = EntryMap<SectionEntry>;

/** How the entries of each kind of section stand in the list of the same name. */
export const SECTION_MAPS: Readonly<Record<ListedKind, Map>> = {
  projects: map(
    (one) => ({
      name: one.name,
      entity: one.organisation,
      ...period(one),
      url: address('website', one.url),
      description: one.description,
      highlights: lines(one.highlights),
    }),
    (object) => ({
      name: textOf(object['name']),
      organisation: textOf(object['entity']),
      ...periodOf(object['startDate'], object['endDate']),
      url: urlOf(object['url']),
      description: textOf(object['description']),
      highlights: textsOf(object['highlights']),
    }),
  ),
  certificates: map(
    (one) => ({
      name: one.name,
      issuer: one.organisation,
      date: moment(one),
      url: address('website', one.url),
    }),
    (object) => ({
      name: textOf(object['name']),
      organisation: textOf(object['issuer']),
      startDate: dateOf(object['date']),
      url: urlOf(object['url']),
    }),
  ),
  publications: map(
    (one) => ({
      name: one.name,
      publisher: one.organisation,
      releaseDate: moment(one),
      url: address('website', one.url),
      summary: one.description,
    }),
    (object) => ({
      name: textOf(object['name']),
      organisation: textOf(object['publisher']),
      startDate: dateOf(object['releaseDate']),
      url: urlOf(object['url']),
      description: textOf(object['summary']),
    }),
  ),
  volunteer: map(
    (one) => ({
      organization: one.organisation,
      position: one.name,
      ...period(one),
      url: address('website', one.url),
      summary: one.description,
      highlights: lines(one.highlights),
    }),
    (object) => ({
      name: textOf(object['position']),
      organisation: textOf(object['organization']),
      ...periodOf(object['startDate'], object['endDate']),
      url: urlOf(object['url']),
      description: textOf(object['summary']),
      highlights: textsOf(object['highlights']),
    }),
  ),
  awards: map(
    (one) => ({
      title: one.name,
      awarder: one.organisation,
      date: moment(one),
      summary: one.description,
    }),
    (object) => ({
      name: textOf(object['title']),
      organisation: textOf(object['awarder']),
      startDate: dateOf(object['date']),
      description: textOf(object['summary']),
    }),
  ),
  references: map(
    (one) => ({ name: one.name, reference: one.description }),
    (object) => ({ name: textOf(object['name']), description: textOf(object['reference']) }),
  ),
  interests: map(
    (one) => ({ name: one.name, keywords: lines(one.highlights) }),
    (object) => ({ name: textOf(object['name']), highlights: textsOf(object['keywords']) }),
  ),
};

/** Kinds in the order in which a file has their lists. */
export const LISTED_KINDS = Object.keys(SECTION_MAPS) as ListedKind[];

/** Whether the format has a list for the kind. */
export function isListed(kind: string): kind is ListedKind {
  return Object.hasOwn(SECTION_MAPS, kind);
}

function map(
  write: (entry: SectionEntry) => Record<string, string | object>,
  read: (object: JsonObject) => Partial<SectionEntry>,
): Map {
  return {
    write: (entry) => filled(write(entry)),
    read: (object) => ({ ...defaultSectionEntry, ...read(object) }),
  };
}

/** The one date of a thing that happened once. */
function moment({ startDate, endDate }: SectionEntry): string {
  return date(endDate) || date(startDate);
}

function period({ startDate, endDate, current }: SectionEntry) {
  return { startDate: date(startDate), endDate: current ? '' : date(endDate) };
}
