import { DURATION, isDateAlone } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { GAP } from './groups.rules.ts';
import { isSchool } from '@sastre/shared-cv-words';
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
  const all = lines.filter(isDate);
  const dated = all.filter((line) => !tellsAside(line));
  const areAside = dated.length > all.length / 2;
  const says = (line: StyledLine) => isDate(line) && !(areAside && tellsAside(line));
  const alone = dated.filter(saysOnlyWhen);
  if (alone.length < LEAST || alone.length < dated.length / 2) return says;
  return (line) => says(line) && (saysOnlyWhen(line) || !line.cells.every(tellsSince));
}

/** The German word, and no institute of technology. */
const WITH = /(?<!\p{L})mit(?!\p{L})/gu;

/** "Erasmus (2008–2009) in Lisbon, with a grant", right below other lines: it tells more of the entry above. */
export function tellsAside({ text, cells, gapAbove }: StyledLine): boolean {
  const found = cells.length === 1 && gapAbove < GAP ? findPeriod(text) : undefined;
  if (found === undefined || text[found.from - 1] !== '(') return false;
  const behind = text.slice(found.to);
  return /^\)[,;]?\s+\p{Ll}/u.test(behind) && !isSchool(behind.replace(WITH, ' '));
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
