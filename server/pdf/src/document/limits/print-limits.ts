import { PdfError } from '../../ground/pdf-error.ts';

/**
 * What a document may have at most, so that it is refused before it costs anything. A CV of 20 pages has 2,500 elements,
 * 95,000 characters of HTML and 10,000 of CSS, numbers up to 700 in it, elements 14 deep and brackets 4 deep.
 */
export const PRINT_LIMITS = {
  pages: 50,
  elements: 10_000,
  attributes: 50_000,
  /** Elements inside each other. */
  nesting: 100,
  /** Characters of the HTML that is left of what was posted. */
  characters: 500_000,
  /** Of style sheets, but for fonts and pictures that stand in them and for rules that name fonts. */
  cssCharacters: 64_000,
  /** Of rules that name fonts: all files of Japanese in two weights are 180,000. */
  faceCharacters: 256_000,
  /** Characters of the style of one element. */
  styleAttribute: 2_000,
  /** Brackets of any kind inside each other. */
  cssNesting: 32,
  /** Characters of one custom property, and of all that are used, with all that they refer to. */
  cssProperty: 4_000,
  cssWrittenOut: 200_000,
  /** Any length or count in a style sheet: a page has 1,123 px. Larger ones are made as large as this. */
  cssNumber: 5_000,
  /** By how much a sheet enlarges what it sets, or the other way round: beyond that nothing comes to paper. */
  zoom: 10,
  /** Rows or columns that a cell goes across; larger ones are made as large as this. */
  span: 100,
} as const;

const SENTENCES = {
  pages: `The document has more than ${PRINT_LIMITS.pages} pages.`,
  nesting: 'The document is nested too deeply.',
  size: 'The document is too large to be printed.',
  zoom: `The style of the document has a zoom that is not between 1/${PRINT_LIMITS.zoom} and ${PRINT_LIMITS.zoom}.`,
  style: 'The style of the document is too complicated to be printed.',
};

/** Refuses a document that goes beyond a limit. */
export function beyond(what: keyof typeof SENTENCES): PdfError {
  return new PdfError('pdf-invalid', SENTENCES[what]);
}
