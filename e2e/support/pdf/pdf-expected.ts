import {
  DEFAULT_LEFT_COLUMN_SECTIONS,
  DEFAULT_SECTION_ORDER,
  type Cv,
  type SectionKey,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { letterTexts } from './pdf-expected-letter.ts';
import { filled, sectionTexts, type ExpectedText } from './pdf-expected-sections.ts';

/** A stretch of pages of one kind, with the texts of each column from its top to its end, in reading order. */
export interface ExpectedRun {
  kind: 'letter' | 'one' | 'two';
  columns: { side: 'left' | 'right' | 'whole'; texts: ExpectedText[] }[];
}
/** What a document is derived from. */
export type PdfDocument = Pick<
  Cv,
  | 'personal_info'
  | 'work_experience'
  | 'education'
  | 'skills'
  | 'language_skills'
  | 'sectionTitles'
  | 'detected'
> & { tailored: Tailored };

/** What a reader is to find in the document of a CV, in order: derived from the CV, past the renderer. */
export function expectedRuns(cv: PdfDocument): ExpectedRun[] {
  const { tailored } = cv;
  const order = new Set([...tailored.sectionOrder, ...DEFAULT_SECTION_ORDER]);
  const keys = [...order].filter(
    (key) => key !== 'cover-letter' && !tailored.hiddenSections.includes(key),
  );
  const letter: ExpectedRun = {
    kind: 'letter',
    columns: [{ side: 'whole', texts: letterTexts(cv) }],
  };
  const pages = cvRun(cv, keys);
  if (tailored.hiddenSections.includes('cover-letter') || !filled(tailored.coverLetter))
    return [pages];
  if (pages.columns.every(({ texts }) => texts.length === 0)) return [letter];
  return tailored.coverLetterOnTop ? [letter, pages] : [pages, letter];
}

function cvRun(cv: PdfDocument, keys: readonly SectionKey[]): ExpectedRun {
  const { leftColumnSections, pdfOptions } = cv.tailored;
  const onTheLeft = leftColumnSections ?? DEFAULT_LEFT_COLUMN_SECTIONS;
  const texts = (chosen: readonly SectionKey[], sidebar = false) =>
    chosen.flatMap((key) => sectionTexts(cv, key, sidebar));
  const leftKeys = keys.filter((key) => onTheLeft.includes(key));
  const left = { side: 'left' as const, texts: texts(leftKeys, true) };
  const right = {
    side: 'right' as const,
    texts: texts(keys.filter((key) => !onTheLeft.includes(key))),
  };
  const two = pdfOptions.template.startsWith('two-column');
  if (!two || left.texts.length === 0 || right.texts.length === 0)
    return { kind: 'one', columns: [{ side: 'whole', texts: texts(keys) }] };
  // Whose CV it is comes first, wherever it is drawn.
  const nameOnTheRight = keys.includes('personalInfo') && !leftKeys.includes('personalInfo');
  return { kind: 'two', columns: nameOnTheRight ? [right, left] : [left, right] };
}
