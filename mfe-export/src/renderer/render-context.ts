import type { Cv, Language, PdfOptions, Tailored } from '@sastre/shared-contracts/api';
import { filled } from './html.ts';
import { WORDS, type Words } from './words.ts';

/** What every section function gets. */
export interface RenderContext {
  cv: Cv;
  tailored: Tailored;
  options: PdfOptions;
  language: Language;
  words: Words;
}

/** Heading of a section: the user's override, else the document's language. */
export function headingOf(
  context: RenderContext,
  section: keyof Words & keyof Cv['sectionTitles'],
): string {
  const own = context.cv.sectionTitles[section];
  return filled(own) ? own.trim() : WORDS[context.language][section];
}
