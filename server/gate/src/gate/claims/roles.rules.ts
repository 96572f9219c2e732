import {
  type Alignment,
  type FactIndex,
  type Finding,
  headOf,
  isDeedByForm,
  type Slot,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { slotsOf } from './slots.rules.ts';

/** Two words of a fact, each in the role of the other: behind its preposition, or done to where the other was done with. */
interface Told {
  at: number;
  here: readonly Slot[];
  there: readonly Slot[];
}

/** "Questions from fees about parents" where the fact says "questions from parents about fees". */
export function compareRoles(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  const head = headOf(fact);
  const [here, there] = [slotsOf(said), slotsOf(list)];
  const told = [...matched].flatMap(([at, { fact: which, places, from }]): Told[] => {
    const [place] = places;
    const word = said.words[at];
    if (which !== 0 || from !== at || word?.isGlue !== false || place === undefined) return [];
    const isDeed = places.includes(head ?? -1) || isDeedByForm(word, said.language);
    // Of several places none is its own.
    const isApart = places.length > 1 || /^\d/.test(word.folded);
    return isDeed || isApart ? [] : [{ at, here: here[at] ?? [], there: there[place] ?? [] }];
  });
  const exchanged = told.filter((one) =>
    told.some(
      (other) =>
        Math.abs(other.at - one.at) > 1 &&
        takes(one, other) &&
        takes(other, one) &&
        !keeps(one) &&
        !keeps(other),
    ),
  );
  return unprovenAt(
    said,
    exchanged.map(({ at }) => at),
    'deed-contradicts',
  );
}

/** Things done to and parts of things change places in honest rewrites, too; the roles that a preposition of its own gives do not. */
const takes = (one: Told, other: Told) => {
  const [own] = one.here;
  const [lost] = one.there;
  if (one.here.length > 1 || one.there.length > 1 || own === undefined || lost === undefined)
    return false;
  const isOwn = !WEAK.has(own) && !WEAK.has(lost);
  const isDoneTo = (DONE.has(own) && lost === 'bare') || (own === 'bare' && DONE.has(lost));
  return (isOwn || isDoneTo) && other.there.includes(own);
};
/** Roles that what is done to somebody or something is not in. */
const DONE: ReadonlySet<Slot> = new Set<Slot>(['with', 'about', 'against', 'from']);
const WEAK: ReadonlySet<Slot> = new Set<Slot>(['bare', 'of']);
const keeps = ({ here, there }: Told) => here.some((slot) => there.includes(slot));
