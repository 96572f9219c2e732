import {
  DEFAULT_SECTION_ORDER,
  type Cv,
  type SectionKey,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { letterTexts } from './pdf-expected-letter.ts';
import { filled, sectionTexts, type ExpectedText } from './pdf-expected-sections.ts';
import { factsOf, sidebarPlace } from './pdf-templates.ts';

/** A stretch of pages of one kind, with the texts of each column from its top to its end, in reading order. */
export interface ExpectedRun {
  kind: 'letter' | 'one' | 'two';
  columns: { side: 'left' | 'right' | 'whole'; texts: ExpectedText[] }[];
  /** Where its left column ends, in millimetres. */
  divide?: number;
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
  const { pdfOptions, leftColumnSections } = cv.tailored;
  const { sidebar } = factsOf(pdfOptions);
  const inSidebar = leftColumnSections ?? sidebar?.sections ?? [];
  const texts = (chosen: readonly SectionKey[], sidebar = false) =>
    chosen.flatMap((key) => sectionTexts(cv, key, sidebar));
  const sideKeys = keys.filter((key) => inSidebar.includes(key));
  const side = texts(sideKeys, true);
  const wide = texts(keys.filter((key) => !inSidebar.includes(key)));
  const place = sidebarPlace(pdfOptions);
  if (sidebar === undefined || place === undefined || side.length === 0 || wide.length === 0)
    return { kind: 'one', columns: [{ side: 'whole', texts: texts(keys) }] };
  // Whose CV it is comes first, wherever it is drawn.
  const isNamedBeside = keys.includes('personalInfo') && !sideKeys.includes('personalInfo');
  const other = sidebar.side === 'left' ? 'right' : 'left';
  const columns: ExpectedRun['columns'] = [
    { side: sidebar.side, texts: side },
    { side: other, texts: wide },
  ];
  return {
    kind: 'two',
    columns: isNamedBeside ? columns.toReversed() : columns,
    divide: sidebar.side === 'left' ? place.to : place.from,
  };
}
