import type { Cv, DocumentLanguage, PdfOptions, Tailored } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';
import type { FontPair } from './fonts/font-pairs.ts';
import type { Soften } from './hyphens/soften.rules.ts';
import type { Geometry } from './page-geometry.ts';
import type { Template } from './templates/template.types.ts';
import type { Words } from './words/words.types.ts';

/** What the whole document is made from. */
export interface DocumentContext {
  cv: Cv;
  tailored: Tailored;
  options: PdfOptions;
  language: DocumentLanguage;
  /** Of the texts of a CV in a language that has no words here: the document says this one, its headings and dates the other. */
  foreign: string | undefined;
  words: Words;
  template: Template;
  fonts: FontPair;
  geometry: Geometry;
  /** Of the type: 1 as in the sheets. */
  scale: number;
  /** Factor of the gaps where they are closed up to save a page, else 1. */
  shrunk: number;
  /** How many the CV has, where that is known. */
  pages: number | undefined;
  /** Allows lines to end within words. */
  soften: Soften;
  /** The same in its letter, which may be in another language. */
  softenLetter: Soften;
  /** Each text says which field of the form it comes from. */
  marked: boolean;
}

/** What every section function gets. */
export interface RenderContext extends DocumentContext {
  /** Where the section stands: across the page (or in its wide column), or in the sidebar. */
  column: 'wide' | 'side';
  /** Of the section's heading; entries are one below. */
  level: 1 | 2;
  /** The section begins a new page (or, in two columns, goes on in its column of the next one). */
  newPage?: boolean;
}

/** Heading of a section: the user's override, else the document's language; and the field in which it is written. */
export function headingOf(
  context: DocumentContext,
  section: keyof Words & keyof Cv['sectionTitles'],
): { title: string; path: string } {
  const own = context.cv.sectionTitles[section];
  const title = filled(own) ? own.trim() : context.words[section];
  return { title, path: `sectionTitles.${section}` };
}
