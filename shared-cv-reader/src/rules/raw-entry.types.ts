import type { Period } from './dates.rules.ts';
import type { Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** What stands in a part between two dates: names above, text below. */
export interface RawEntry {
  /** Names in the order of reading: of position and employer, of course and school. */
  names: Piece[];
  /** A dash parts the first two of them. */
  areDashed?: boolean;
  /** Which of them stands behind a comma, and can be a place. */
  behind: Piece | undefined;
  place: Piece | undefined;
  period: (Period & { said: string; lines: readonly number[] }) | undefined;
  /** Paragraphs. */
  texts: Piece[];
  bullets: Piece[];
  url: Piece | undefined;
}

/** An entry whose body is still to be told apart. */
export interface OpenEntry {
  entry: RawEntry;
  body: StyledLine[];
}
