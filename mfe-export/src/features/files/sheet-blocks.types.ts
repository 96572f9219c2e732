/** A stretch of text in one look. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  href?: string;
}

/** A paragraph of a document, in the order of reading. */
export interface SheetBlock {
  /** `line`: names and dates of an entry; `item`, `number`: of a list; `picture`: the photo, without a word. */
  kind: 'title' | 'heading' | 'subheading' | 'line' | 'text' | 'item' | 'number' | 'picture';
  /** What stands apart in the line, as dates do. */
  cells: readonly (readonly TextRun[])[];
  isRightToLeft: boolean;
  /** The letter behind the CV, the CV behind the letter, or a section that is to begin a page begins here. */
  startsPage?: 'document' | 'section' | undefined;
}
