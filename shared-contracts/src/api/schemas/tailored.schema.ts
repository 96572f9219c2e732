import * as z from 'zod/mini';
import { DEFAULT_PAPER, DEFAULT_TEMPLATE, LANGUAGES, PAPERS, SECTION_KEYS } from '../constants.ts';
import { flag, list, loose, serverId, strict, text, type ObjectOf } from './fields.schema.ts';
import { reportSchema } from './report.schema.ts';

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
    /** Populated in answers; a write may send the object or the plain id. Absent: not tailored. */
    jobDescription_id: z.optional(z.union([jobDescription, serverId()])),
    tailoredDate: z.optional(z.string().check(z.maxLength(40))),
    updatedByUser: flag(false),
    pdfOptions: z.prefault(pdfOptions, {}),
    /** Language that the copy was translated to; its document is in it until another one is chosen (`language` of the CV). */
    language: z.optional(z.enum(LANGUAGES)),
    /** How work entries are sorted when rendered; absent: as stored. */
    workOrder: z.optional(z.enum(['newest', 'oldest'])),
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
