/** A rectangle on a page, in points from its lower left corner. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** It is not known, but here if anywhere. */
  isGuess?: boolean;
}

/** A character where a page shows it. */
export interface Glyph {
  /** As it is read; a hyphen at the end of a line is `-`. */
  text: string;
  /** Counted from 1. */
  page: number;
  /** Number of the marked content on its page; -1 for none. */
  content: number;
  /** From where it begins to where the next one may, and the height of its font. */
  advance: Box;
  /** What it covers with ink. */
  ink: Box;
  /** Height of the line on which it stands. */
  baseline: number;
  /** Height of its font's em, in points. */
  size: number;
  /** Set straight, from left to right. */
  isUpright: boolean;
  /** Seen as in a mirror. */
  isMirrored: boolean;
  /** Of its ink to what lies behind it, from 1 (not seen) to 21, as WCAG counts; `Infinity` for no ink of its own. */
  contrast: number;
}
