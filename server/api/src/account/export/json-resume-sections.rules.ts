import type { CvContent, SectionEntry, SectionKind } from '@sastre/shared-contracts/api';
import { address, date, filled, lines } from './json-resume-values.rules.ts';

type Entry = (entry: SectionEntry) => object;

/** What the format calls each kind of section; courses and kinds of one's own have no place in it. */
const KEYS: Partial<Record<SectionKind, readonly [key: string, entry: Entry]>> = {
  projects: [
    'projects',
    (one) =>
      filled({
        name: one.name,
        entity: one.organisation,
        ...period(one),
        url: address('website', one.url),
        description: one.description,
        highlights: lines(one.highlights),
      }),
  ],
  certificates: [
    'certificates',
    (one) =>
      filled({
        name: one.name,
        issuer: one.organisation,
        date: moment(one),
        url: address('website', one.url),
      }),
  ],
  publications: [
    'publications',
    (one) =>
      filled({
        name: one.name,
        publisher: one.organisation,
        releaseDate: moment(one),
        url: address('website', one.url),
        summary: one.description,
      }),
  ],
  volunteer: [
    'volunteer',
    (one) =>
      filled({
        organization: one.organisation,
        position: one.name,
        ...period(one),
        url: address('website', one.url),
        summary: one.description,
        highlights: lines(one.highlights),
      }),
  ],
  awards: [
    'awards',
    (one) =>
      filled({
        title: one.name,
        awarder: one.organisation,
        date: moment(one),
        summary: one.description,
      }),
  ],
  references: ['references', (one) => filled({ name: one.name, reference: one.description })],
  interests: ['interests', (one) => filled({ name: one.name, keywords: lines(one.highlights) })],
};

/** The added sections of a CV under the keys of the format; two of one kind are one list. */
export function addedSections({ sections = [] }: CvContent): Record<string, object[]> {
  const written: Record<string, object[]> = {};
  for (const { kind, entries } of sections) {
    const [key, entry] = KEYS[kind] ?? [];
    if (key !== undefined && entry !== undefined)
      written[key] = [...(written[key] ?? []), ...entries.map(entry)];
  }
  return written;
}

/** The one date of a thing that happened once. */
function moment({ startDate, endDate }: SectionEntry): string {
  return date(endDate) || date(startDate);
}

function period({ startDate, endDate, current }: SectionEntry) {
  return { startDate: date(startDate), endDate: current ? '' : date(endDate) };
}
