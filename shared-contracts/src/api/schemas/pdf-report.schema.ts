import * as z from 'zod/mini';

/** Header of `POST /utils/generate-pdf` that carries what reading the produced bytes back has found. */
export const PDF_REPORT_HEADER = 'x-pdf-report';

/** What can be wrong with a produced PDF. */
export const PDF_FINDINGS = [
  'words',
  'torn',
  'parted',
  'spaced',
  'unseen',
  'small',
  'order',
  'tags',
  'links',
  'fonts',
  'glyphs',
  'language',
  'title',
  'unread',
] as const;

/** One thing that is wrong, and where. */
export const pdfFindingSchema = z.looseObject({
  /** A kind of a newer server is kept as it is. */
  kind: z.string(),
  /** Page, counted from 1; absent when it is about the whole document. */
  page: z.optional(z.number()),
  /** The words, link or font concerned, at most 80 characters. */
  text: z.optional(z.string()),
});

/** The verdict: `words` words were to be read, and all of them can be, in order, when there is no finding. */
export const pdfReportSchema = z.looseObject({
  words: z.number(),
  pages: z.number(),
  /** At most 10; `more` counts the others. */
  findings: z.array(pdfFindingSchema),
  more: z._default(z.number(), 0),
  /** Names of the readers that agree in it; absent: the server names none. */
  readers: z.optional(z.array(z.string())),
  /** It has words that are read from right to left: some programs give their letters back the other way round. */
  rightToLeft: z.optional(z.boolean()),
  /** Whether the CV is kept inside; absent: the server does not say. */
  data: z.optional(z.string()),
});

/** A PDF as a program reads it that knows no layout: the lines of each page, in the order in which they are painted. */
export const pdfReadingSchema = z.looseObject({ pages: z.array(z.array(z.string())) });

export type PdfReading = z.output<typeof pdfReadingSchema>;
export type PdfFinding = z.output<typeof pdfFindingSchema>;
export type PdfReport = z.output<typeof pdfReportSchema>;

/** The report as a header value: JSON in which everything beyond ASCII is escaped. */
export function writePdfReport(report: PdfReport): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(report).replace(/[^\x20-\x7e]/g, escaped);
}

/** Reads the header; undefined when there is none or it is no report. */
export function readPdfReport(header: string | undefined): PdfReport | undefined {
  if (header === undefined) return undefined;
  try {
    const read = pdfReportSchema.safeParse(JSON.parse(header));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
