import {
  type Alignment,
  clausesOf,
  type FactIndex,
  type Finding,
  unproven,
  type WordList,
} from '@sastre/wording';
import { WHEN } from './doers.rules.ts';
import { isPerson } from './people.ts';

/** Words of two clauses of the fact in one clause, and others of them elsewhere: who did what may have changed. */
export function compareClauses(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const [here, there] = [clausesOf(said), clausesOf(list)];
  if (new Set(there).size < 2) return [];
  const drawn = new Map<number, Set<number>>();
  for (const [place, { fact, places, from }] of matched) {
    const clauses = new Set(places.map((at) => there[at] ?? 0));
    const isTelling = fact === 0 && from === place && said.words[place]?.isGlue === false;
    if (!isTelling || clauses.size > 1) continue;
    const clause = here[place] ?? 0;
    drawn.set(clause, new Set([...(drawn.get(clause) ?? []), ...clauses]));
  }
  const all = [...drawn.values()];
  const isTorn = all.some(
    (clauses) =>
      clauses.size > 1 &&
      [...clauses].some((one) => all.some((other) => other !== clauses && other.has(one))),
  );
  return isTorn && isCompanyChanged(said, matched, list) ? [unproven([], 'deed-contradicts')] : [];
}

const ME = /^(?:i|ich|yo)$/;
/** How far behind "I" its deed is told. */
const NEAR_ME = 3;

/** Share of the words beside somebody that stand beside them in the fact, too. */
const SAME_COMPANY = 0.4;

/** Somebody whom a fact names beside other deeds than the sentence does, or whom it no longer names: a phrase alone may stand in any clause. */
function isCompanyChanged(said: WordList, matched: Alignment['matched'], list: WordList): boolean {
  const [here, there] = [clausesOf(said), clausesOf(list)];
  const told = [...matched].filter(
    ([place, { fact, from }]) =>
      fact === 0 &&
      from === place &&
      said.words[place]?.isGlue === false &&
      !WHEN.test(said.words[place]?.folded ?? ''),
  );
  const mine = told.filter(([place]) =>
    said.words.slice(Math.max(0, place - NEAR_ME), place).some(({ folded }) => ME.test(folded)),
  );
  const own = list.words.flatMap(({ folded }, at) => (ME.test(folded) ? [there[at]] : []));
  // "And I withdrew them" of one who spotted them.
  const isMineMoved =
    own.length > 0 && mine.some(([, one]) => one.places.every((at) => !own.includes(there[at])));
  if (isMineMoved) return true;
  return list.words.some((_word, person) => {
    if (!isPerson(list, person)) return false;
    const places = told.filter(([, one]) => one.places.includes(person)).map(([place]) => place);
    if (places.length === 0) return true;
    return places.every((place) => {
      const beside = told.filter(
        ([at, one]) =>
          at !== place &&
          at !== place - 1 &&
          here[at] === here[place] &&
          !one.places.includes(person),
      );
      const own = beside.filter(([, one]) => one.places.some((at) => there[at] === there[person]));
      const isElsewhere =
        here[place] !== there[person] && new Set(here).size === new Set(there).size;
      return beside.length === 0 ? isElsewhere : own.length < beside.length * SAME_COMPANY;
    });
  });
}
