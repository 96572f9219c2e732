import { DURATION, isDateAlone } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** So many entries say when in a cell or line of its own before others have to. */
const LEAST = 2;

/**
 * Which lines say when their entries were: where most do so in a cell of its own, one that says "since 2013" among other
 * words tells something.
 */
export function ofOneForm(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
): (line: StyledLine) => boolean {
  const dated = lines.filter(isDate);
  const alone = dated.filter(saysOnlyWhen);
  if (alone.length < LEAST || alone.length < dated.length / 2) return isDate;
  return (line) => isDate(line) && (saysOnlyWhen(line) || !line.cells.every(tellsSince));
}

function saysOnlyWhen({ cells }: StyledLine): boolean {
  return cells.some(({ text }) => isDateAlone(text.replace(DURATION, ' ')));
}

/** "Coxswain since 2013": a beginning in words, within others. */
function tellsSince({ text }: { text: string }): boolean {
  const found = findPeriod(text);
  if (found === undefined) return true;
  const rest = text.slice(0, found.from) + text.slice(found.to);
  return /^\p{L}/u.test(found.said) && found.current && /\p{L}{3}/u.test(rest);
}
