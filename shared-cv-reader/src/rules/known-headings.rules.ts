import { kindOf, likelyKindOf } from './heading-words.rules.ts';
import { isAlike, lookOf } from './line-looks.rules.ts';
import { isCapitals, isDegree, spokenKindOf } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** What a heading says, without the signs, the number and the brackets behind it: "Work experience (7 years):", "Job 2". */
export function headingText({ text }: StyledLine): string {
  return text.replace(/(?:\s\d|\s?\([^()]{1,30}\))?[\s:.–—-]*$/u, '');
}

/** "JOHN Q. PUBLIC" is somebody. */
const INITIAL = /\s\p{Lu}\.\s/u;

/** A line of a few words, and no dates. */
function isAlone({ bullet, cells, text }: StyledLine): boolean {
  return !bullet && cells.length === 1 && text.split(' ').length < 5 && !/\d/.test(text);
}

/** A known word that stands alone and looks like more than a word. */
export function isHeading(
  line: StyledLine,
  bodySize: number,
  isBare: boolean,
  isShouting: boolean,
): boolean {
  const { size, bold, capitals } = lookOf(line);
  // What is bold and in capitals is a heading, where its words sound like one: "BERUFLICHER WEG".
  const isShouted = bold && capitals && !isShouting && isAlone(line) && !INITIAL.test(line.text);
  if (isShouted && likelyKindOf(headingText(line)) !== undefined) return true;
  if (line.bullet || kindOf(headingText(line)) === undefined) return false;
  // The end of a sentence: "… the repair of / software."
  if (/^\p{Ll}.*\.$/u.test(line.text)) return false;
  // Spaced letters part the words of a heading like cells.
  if (line.cells.length > 1) return capitals && kindOf(line.cells[0]?.text ?? '') !== undefined;
  if (line.heading !== undefined || bold || size > bodySize + 0.4) return true;
  // Running text speaks so, too.
  if (!capitals && spokenKindOf(headingText(line)) !== undefined) return false;
  if (capitals && (!isShouting || line.gapAbove > 0.6)) return true;
  // Where nothing has a look, as in pasted text, the word is all there is.
  return line.gapAbove > 0.3 || isBare || line.text.trim().endsWith(':');
}

/** "Certificate" right below the heading of an education is the first degree there, where it looks otherwise. */
export function isFirstDegree(
  line: StyledLine,
  above: StyledLine | undefined,
  heads: ReadonlySet<StyledLine>,
): boolean {
  return (
    above !== undefined &&
    heads.has(above) &&
    kindOf(headingText(above)) === 'education' &&
    isDegree(line.text) &&
    !isAlike(lookOf(above), lookOf(line))
  );
}

/** A known word alone in the first cell of a row that holds more. */
export function isLabel(line: StyledLine, next: StyledLine | undefined): boolean {
  return next?.id === line.id && line.cells.length === 1 && kindOf(headingText(line)) !== undefined;
}

/** Columns in which most is said in capitals. */
export function shoutingFlows(lines: readonly StyledLine[]): Set<number> {
  const flows = Map.groupBy(lines, ({ flow }) => flow);
  return new Set(
    [...flows]
      .filter(([, own]) => own.filter(({ text }) => isCapitals(text)).length > own.length * 0.6)
      .map(([flow]) => flow),
  );
}
