import { kindOf } from './heading-words.rules.ts';
import { isPlain, lookOf } from './line-looks.rules.ts';
import { isPlace, positionScore } from '@sastre/shared-cv-words';
import { headingText } from './known-headings.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** "Noor van Dijk" */
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|vom|de|der|den|del|di|da|do|dos|das|la|le|el|al|bin|y|e|ter|ten|zu)){1,4}$/u;

/** Where all begins with a heading, the name can begin another column, and look as headings do. */
export function nameInColumn(
  lines: readonly StyledLine[],
  known: readonly StyledLine[],
  bodySize: number,
): StyledLine | undefined {
  const [first] = lines;
  if (first === undefined || !known.includes(first)) return undefined;
  return lines.find((line, at) => {
    const isFirst = line.page === 0 && at > 0 && line.flow !== lines[at - 1]?.flow;
    const isName = NAME.test(line.text) && line.cells.length === 1 && !line.bullet;
    const isOther = kindOf(line.text) !== undefined || isPlace(line.text);
    return (
      isFirst && isName && !isOther && positionScore(line.text) === 0 && !isPlain(line, bodySize)
    );
  });
}

/** The line that is larger than all others of the first page, as names are. */
export function largestOf(lines: readonly StyledLine[], bodySize: number): StyledLine | undefined {
  const first = lines.filter(({ page, text }) => page === 0 && /\p{L}/u.test(text));
  const size = Math.max(...first.map((line) => lookOf(line).size));
  if (size < bodySize * 1.3) return undefined;
  const largest = first.filter((line) => lookOf(line).size > size - 0.2);
  const [line, ...more] = largest;
  // A long name stands in two lines.
  const isOne = more.every(
    (next, at) => first.indexOf(next) === first.indexOf(largest[at] ?? next) + 1,
  );
  return isOne && more.length < 3 && line !== undefined && kindOf(headingText(line)) === undefined
    ? line
    : undefined;
}
