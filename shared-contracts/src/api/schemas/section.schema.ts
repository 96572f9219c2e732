import * as z from 'zod/mini';
import { LIMITS, SECTION_KINDS } from '../constants.ts';
import {
  entryId,
  flag,
  list,
  loose,
  partialDate,
  strict,
  text,
  type ObjectOf,
} from './fields.schema.ts';

/** Part of the key of a section, so it is never blank. */
const sectionId = () => z.string().check(z.regex(/^[\w-]{1,100}$/, 'Not an id of a section'));

function sectionShapes(object: ObjectOf) {
  const entry = object({
    id: entryId(),
    /** Of the project, certificate, publication, prize or person; of an interest. */
    name: text(),
    /** Who issued, published, awarded or employed; what a referee is. */
    organisation: text(),
    place: text(),
    startDate: partialDate(),
    endDate: partialDate(),
    current: flag(false),
    url: text(),
    /** Markdown dialect. */
    description: text(),
    highlights: list(z.string().check(z.maxLength(LIMITS.textLength))),
  });
  const section = object({
    id: sectionId(),
    kind: z.enum(SECTION_KINDS),
    /** Heading of its own; empty: that of its kind in the document's language. */
    title: text(),
    entries: list(entry),
  });
  return { entry, section };
}

const strictShapes = sectionShapes(strict);
export const looseSection = sectionShapes(loose).section;
export const sectionEntrySchema = strictShapes.entry;
export const sectionSchema = strictShapes.section;

/** A section that a person added to their CV. Interests use `name` and `highlights` of their entries. */
export type Section = z.output<typeof sectionSchema>;
/** One project, certificate or the like; dates are `YYYY-MM`. */
export type SectionEntry = z.output<typeof sectionEntrySchema>;
export const defaultSectionEntry: SectionEntry = sectionEntrySchema.parse({});

/** Sections in a save: their ids are told apart. */
export const sectionsSchema = z.array(sectionSchema).check(
  z.maxLength(LIMITS.addedSections),
  z.superRefine((sections, context) => {
    sections.forEach(({ id }, index) => {
      if (sections.findIndex((other) => other.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Used by another one' });
    });
  }),
);

/** What an import could not place: kept as it is, sent back unchanged and never shown. */
export const extraSchema = z
  .record(z.string(), z.unknown())
  .check(
    z.refine(
      (extra) => new TextEncoder().encode(JSON.stringify(extra)).length <= LIMITS.extraBytes,
      'Use at most 64 KiB',
    ),
  );
