import * as z from 'zod/mini';
import {
  DATE_FORMATS,
  DEFAULT_PAPER,
  DEFAULT_TEMPLATE,
  LANGUAGES,
  LIMITS,
  PAPERS,
  SECTION_KEYS,
  SKILL_LAYOUTS,
  TYPE_BOUNDS,
  type AddedSectionKey,
} from '../constants.ts';
import { flag, list, loose, serverId, strict, text, type ObjectOf } from './fields.schema.ts';
import { reportSchema } from './report.schema.ts';

type AddedKey = z.ZodMiniType<AddedSectionKey, AddedSectionKey>;

const within = ({ min, max }: { min: number; max: number }) =>
  z.optional(z.number().check(z.gte(min), z.lte(max)));

const ADDED = /^section:[\w-]{1,100}$/;
const addedSection = () => z.string().check(z.regex(ADDED, 'Not a section'));
const MOST_TEMPLATES = 50;
const MOST_SECTIONS = SECTION_KEYS.length + LIMITS.addedSections;
/** Keys of sections, those of added ones among them. Only where pages of 1.3 look for none: they refuse what they do not know. */
const anySections = () =>
  z
    .array(z.union([z.enum(SECTION_KEYS), addedSection() as unknown as AddedKey]))
    .check(z.maxLength(MOST_SECTIONS));
const addedSections = () =>
  z.array(addedSection() as unknown as AddedKey).check(z.maxLength(LIMITS.addedSections));

/** What a document is fitted by. */
function sizeShape() {
  return {
    /** Of the running text, in points; everything else keeps its proportion to it. */
    fontSize: within(TYPE_BOUNDS.fontSize),
    /** Of the running text, as a factor of its size. */
    lineHeight: within(TYPE_BOUNDS.lineHeight),
    /** Factor of all gaps between sections, entries, paragraphs and bullets. */
    spacing: within(TYPE_BOUNDS.spacing),
    /** Left and right of the page's text, in millimetres. */
    marginX: within(TYPE_BOUNDS.margin),
    /** Above and below the page's text, in millimetres. */
    marginY: within(TYPE_BOUNDS.margin),
  };
}

/**
 * The type of a document and what of it is shown. A key that is absent leaves that to the template, so that a CV without
 * any of them looks as its template does.
 */
function typeShape() {
  return {
    /** Id of a font pair. */
    fontPair: z.optional(z.string().check(z.maxLength(100))),
    ...sizeShape(),
    /** Name and page number at the foot of each page from the second on; absent: where there are four pages or more. */
    pageFooter: z.optional(z.boolean()),
    /** Long words may be broken at the end of a line; absent: they are not. */
    hyphenation: z.optional(z.boolean()),
    /** Absent: shown unless every skill has the level that a new one begins with. */
    skillLevels: z.optional(z.boolean()),
    /** Absent: shown. */
    languageLevels: z.optional(z.boolean()),
    skillLayout: z.optional(z.enum(SKILL_LAYOUTS)),
    dateFormat: z.optional(z.enum(DATE_FORMATS)),
    /** Links that are shown; absent: shown. */
    includeLinkedIn: z.optional(z.boolean()),
    includeWebsite: z.optional(z.boolean()),
    includeGithub: z.optional(z.boolean()),
    /** Sections that begin a new page. */
    pageBreakBefore: z.optional(anySections()),
  };
}

/** How far an application may be. */
export const APPLICATION_STATUSES = ['sent', 'interview', 'offer', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** How a closed application may have ended. */
export const APPLICATION_OUTCOMES = ['rejected'] as const;

/** How a CV is laid out and, when it has a `jobDescription_id`, for which job it was cut. */
export function tailoredShapes(object: ObjectOf) {
  const pdfOptions = object({
    template: z._default(z.string().check(z.maxLength(100)), DEFAULT_TEMPLATE),
    paper: z._default(z.enum(PAPERS), DEFAULT_PAPER),
    primaryColorOverride: text(),
    secondaryColorOverride: text(),
    textColorOverride: text(),
    text2ColorOverride: text(),
    backgroundColorOverride: text(),
    includeEmail: flag(true),
    includePhone: flag(true),
    includeAddress: flag(true),
    /** Id of the picture to print; empty for none. */
    pictureId: text(),
    /** Download gives the letter as a file of its own; absent: one file holds both. */
    letterApart: z.optional(z.boolean()),
    /** The PDF holds what it shows as data as well; absent: that of the main CV does (`keepsCv`). */
    keepCv: z.optional(z.boolean()),
    ...typeShape(),
    /** Sizes, gaps and margins as other templates were left, by their names: who comes back to one finds them again. */
    templateTypes: z.optional(
      z
        .record(z.string().check(z.maxLength(100)), object(sizeShape()))
        .check(
          z.refine((kept) => Object.keys(kept).length <= MOST_TEMPLATES, 'Too many templates'),
        ),
    ),
  });
  const jobDescription = object({
    _id: serverId(),
    companyName: text(),
    /** Markdown dialect. */
    content: text(),
  });
  const sections = () => list(z.enum(SECTION_KEYS));
  const tailored = object({
    hiddenSections: sections(),
    /** Markdown dialect. */
    coverLetter: text(),
    coverLetterOnTop: flag(false),
    /** Empty: the default order. */
    sectionOrder: sections(),
    /** Absent: the default left column. An empty list is a choice. */
    leftColumnSections: z.optional(z.array(z.enum(SECTION_KEYS)).check(z.maxLength(20))),
    /**
     * Order of all sections, those of every CV as in `sectionOrder`. Added ones stand here, in `addedHidden` and in `addedLeft`
     * alone: the lists above are read by pages that know none. `readPlaces` and `placesChange` are the one way to both.
     */
    addedOrder: z.optional(anySections()),
    addedHidden: z.optional(addedSections()),
    addedLeft: z.optional(addedSections()),
    /** Populated in answers; a write may send the object or the plain id. Absent: not tailored. */
    jobDescription_id: z.optional(z.union([jobDescription, serverId()])),
    tailoredDate: z.optional(z.string().check(z.maxLength(40))),
    updatedByUser: flag(false),
    pdfOptions: z.prefault(pdfOptions, {}),
    /** How far the application with this copy is, and since which day (YYYY-MM-DD); absent: nothing was said. */
    application: z.optional(
      object({
        status: z.enum(APPLICATION_STATUSES),
        /** How a closed one ended. A key of its own: pages of before know the statuses above alone. */
        outcome: z.optional(z.enum(APPLICATION_OUTCOMES)),
        since: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use YYYY-MM-DD')),
      }),
    ),
    /** Language that the copy was translated to; its document is in it until another one is chosen (`language` of the CV). */
    language: z.optional(z.enum(LANGUAGES)),
    /** How work entries are sorted when rendered; absent: as stored. */
    workOrder: z.optional(z.enum(['newest', 'oldest'])),
    /** How courses are sorted when rendered; absent: as stored. */
    educationOrder: z.optional(z.enum(['newest', 'oldest'])),
    /** Bullets of jobs that the document leaves out, by their text: one that is written anew is shown again. */
    foldedBullets: z.optional(
      z
        .array(z.string().check(z.maxLength(LIMITS.textLength)))
        .check(z.maxLength(LIMITS.listLength)),
    ),
    /** Answers only; accepted and ignored in a write. */
    report: z.optional(reportSchema),
  });
  return { pdfOptions, jobDescription, tailored };
}

const strictShapes = tailoredShapes(strict);
export const looseTailored = tailoredShapes(loose).tailored;
export const pdfOptionsSchema = strictShapes.pdfOptions;
export const jobDescriptionSchema = strictShapes.jobDescription;
export const tailoredSchema = strictShapes.tailored;

export type PdfOptions = z.output<typeof pdfOptionsSchema>;
export type JobDescription = z.output<typeof jobDescriptionSchema>;
/** Layout and tailoring of a CV. */
export type Tailored = z.output<typeof tailoredSchema>;

export const defaultPdfOptions: PdfOptions = pdfOptionsSchema.parse({});
export const defaultTailored: Tailored = tailoredSchema.parse({});
