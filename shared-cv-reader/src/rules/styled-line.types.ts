import type { SourceLine } from '../reading.types.ts';

/** A stretch of a line in one look. */
export interface StyledRun {
  text: string;
  /** In points. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Where a link goes. */
  href?: string;
}

/** Text that stands apart from the rest of its line: by a tab stop, or as a cell of a row. */
export interface LineCell {
  text: string;
  runs: readonly StyledRun[];
  /** Left edge on the page in points; absent where the file has no pages. */
  x?: number;
  /** Right edge on the page in points; absent where the file has no pages. */
  end?: number;
  /** Paragraph, heading or list item that the file itself says it stands in; absent where it does not. */
  block?: number;
  /** It is a place, as what stands below and above it in its column. */
  isPlace?: boolean;
}

/** A line with what the eye sees of it. The rules read these, from whatever file they come. */
export interface StyledLine extends SourceLine {
  /** From left to right, at least one. The line's text is theirs, joined by single spaces. */
  cells: readonly LineCell[];
  /** Column or story of the file; lines of one flow follow each other, a sidebar is a flow of its own. */
  flow: number;
  /** Space above in multiples of the line's own size; 0 for the first line of a flow or page. */
  gapAbove: number;
  /** From the left edge of its flow in points. */
  indent: number;
  /** Free space between its end and the right edge of its flow in points; absent where a line is a whole paragraph. */
  room?: number;
  /** Its file breaks words where no line is justified, and compounds nowhere. */
  breaksWords?: boolean;
  /** A list item by its glyph or by the file's own word; the glyph is not part of the text. */
  bullet: boolean;
  /** Width of its page in points, where lines run from right to left: places are told as a mirror shows them. */
  mirror?: number;
  /** Lines whose words were joined to it. */
  also?: readonly number[];
  /** It is one name, whatever signs stand in it. */
  isWhole?: boolean;
  /** What stands beside its dates names an entry, however many of its words are small. */
  isNamed?: boolean;
  /** Its names are told apart by their looks and cells; a dash, a stroke or a comma stands within one. */
  areApart?: boolean;
  /** Its dates begin it, and all that names the entry stands beside them. */
  isDatedHead?: boolean;
  /** No part of what the rules read, as the names of a table's columns and text that stands upright; it is not placed. */
  isAside?: boolean;
  /** From 1, where the file itself calls the line a heading. */
  heading?: number;
}
