import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unproven, type Finding } from '../prove/finding.ts';
import type { WordList } from '../words/units.rules.ts';
import { readPlacedAmounts } from './amounts.rules.ts';
import { VAGUE } from './claim-words.ts';
import { finderOf, findRows, placesOf, type Hit } from './find-rows.rules.ts';

/** Finds amounts without a figure: all, many, half, alone. */
export const AMOUNTS = finderOf(VAGUE);

/** "Every week", "jeden Montag", "todos los meses": how often, not how many. */
const TIMES =
  /^(?:(?:two|three|four|five|six|other|second|third|second|working|school|zwei|drei|zweite[nrs]?|dritte[nrs]?|dos|tres|los|las)|days?|weeks?|months?|years?|quarters?|terms?|hours?|minutes?|shifts?|mornings?|evenings?|nights?|weekdays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|summers?|winters?|tage?n?|wochen?|monate?n?|jahre?n?|quartale?|stunden?|minuten|schicht|morgen|abend|nacht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dias?|semanas?|mes|meses|anos?|trimestres?|horas?|turnos?|mananas?|tardes?|noches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/;

/** Places of all such words, also of those that say how often or stand in "without any". */
export function placesOfVague({ words, language }: WordList): number[] {
  return placesOf(findRows(AMOUNTS, words, language));
}

/** Words like "all" and "many", with the name of what they say. */
export function findVague({ words, language }: WordList): Hit[] {
  return findRows(AMOUNTS, words, language).filter(({ name, from, to }) => {
    const next = words[to + 1]?.folded ?? '';
    const before = words[from - 1]?.folded ?? '';
    return !(
      name === 'all' &&
      (/^(?:without|ohne|sin|any|no|not)$/.test(before) || /^\d/.test(next) || TIMES.test(next))
    );
  });
}
/** Amounts without a figure that no fact says. */
export function compareVague(
  said: WordList,
  facts: readonly FactIndex[],
  { matched }: Alignment,
): Finding[] {
  const known = new Set(facts.flatMap(({ list }) => findVague(list).map(({ name }) => name)));
  const shares = facts.flatMap(({ amounts }) => amounts);
  const isFigure = (name: string) =>
    shares.some(
      ({ unit, values }) =>
        (name === 'half' && unit === 'percent' && values.includes(50)) ||
        (name === 'double' && unit === 'percent' && values.includes(100)) ||
        (name === 'ten' && values.includes(10)),
    );
  const counted = new Set(readPlacedAmounts(said).flatMap(({ places }) => places));
  const loose = findVague(said).filter(
    ({ name, from }) =>
      !known.has(name) && !counted.has(from) && !matched.has(from) && !isFigure(name),
  );
  return loose.length === 0
    ? []
    : [
        unproven(
          loose.map(({ from, to }) =>
            said.words
              .slice(from, to + 1)
              .map(({ text }) => text)
              .join(' '),
          ),
        ),
      ];
}
