import type { TextRun } from '../contents/page-runs.ts';

/** Words that are not where they should be, and the page on which they were to be read. */
export interface Misplaced {
  /** `missing`: nowhere; `moved`: elsewhere; `parted`: not told from their neighbours, or torn; `added`: not of the document. */
  how: 'missing' | 'moved' | 'parted' | 'added' | 'no-glyph';
  text: string;
  page: number | undefined;
  /** Some of it stands where lines reorder letters. */
  loose?: boolean;
}

/** From the first of a text's characters to before the last one. */
export interface WordSpan {
  from: number;
  to: number;
}

/** A comparison of words with a text. */
export interface Alignment {
  misplaced: Misplaced[];
  /** Where each word was found. */
  places: (TextRun | undefined)[];
  /** The part of the text that each word was read from in order; none where a line may hold its letters in any order. */
  spans: (WordSpan | undefined)[];
  /** Blocks whose letters come next in any order: their first word, the one behind their last, and that part of the text. */
  loose: { first: number; end: number; span: WordSpan }[];
  /** Words that a page breaks, and how much of them stands on the first one. */
  broken: Map<number, number>;
}
