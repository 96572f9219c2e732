import { pattern } from '@sastre/reading';
import {
  type Alignment,
  clausesOf,
  type FactIndex,
  foldInPlace,
  isBehindSign,
  placesOfWord,
  type WordList,
} from '@sastre/wording';

/** "Approval is pending" says that there is none yet, folded. */
const PENDING = pattern('u')`
  (?<!\p{L})(?:
    pending|outstanding|awaiting|awaits|(?:have|has|had|is|are) yet to|still (?:has|have|needs?) to|
    (?:still|yet) to be|remains? to be|(?:muss|mussen) noch|noch zu|pendientes?|por (?:aprobar|decidir|definir)|
    (?:aun|todavia) (?:debe|deben|tienen? que|faltan?)|a la espera|aussteh\w*|steht (?:noch )?(?:aus|bevor)|
    stehen (?:noch )?(?:aus|bevor)|offen
  )(?!\p{L})`;
/** "It is not approved yet" says the same by a negation. */
const NOT_YET = pattern('u')`
  (?<!\p{L})(?:
    not (?:\p{L}+ ){0,7}yet|not yet|(?:noch|bisher|bislang) nicht|noch kein\p{L}*|aun no|todavia no|
    no (?:\p{L}+ ){0,3}(?:aun|todavia)
  )(?!\p{L})`;

/** Places of the negations of a text that say "not yet". */
export function placesOfNotYet({ text, words }: WordList): ReadonlySet<number> {
  const folded = foldInPlace(text);
  const hits = [...folded.matchAll(new RegExp(NOT_YET, 'gu'))];
  return new Set(
    words.flatMap(({ at }, place) =>
      hits.some((hit) => at >= hit.index && at < hit.index + hit[0].length) ? [place] : [],
    ),
  );
}

/** True where a text says of something that it is still to come, by a word and without a negation. */
export const isPending = ({ text }: WordList): boolean => PENDING.test(foldInPlace(text));

/**
 * "Not approved yet" where the fact says "approval is pending", or the other way round: what the clause tells of here, the fact tells in
 * the clause that says so there, and nothing else of the sentence does.
 */
export function saysPending(said: WordList, fact: FactIndex, alignment: Alignment): boolean {
  const told = toldWherePending(said, fact, alignment);
  return (
    told.some(({ isHere, areThere }) => isHere && areThere.includes(true)) &&
    told.every(({ isHere, areThere }) => isHere === areThere.includes(true))
  );
}

/** "Approved the plan; the draft is pending" where the fact says "drafted the plan; approval is pending". */
export function exchangesPending(said: WordList, fact: FactIndex, alignment: Alignment): boolean {
  const told = toldWherePending(said, fact, alignment);
  return (
    told.some(({ isHere, areThere }) => isHere && !areThere.includes(true)) &&
    told.some(({ isHere, areThere }) => !isHere && !areThere.includes(false))
  );
}

/** A word of weight that both texts tell: whether it and its places in the fact stand in the clause that says what is pending. */
interface ToldWord {
  isHere: boolean;
  areThere: readonly boolean[];
}

/** None where one of the texts says nothing of the kind. */
function toldWherePending(
  said: WordList,
  fact: FactIndex,
  alignment: Alignment,
): readonly ToldWord[] {
  const { list } = fact;
  const here = clauseOf(said, NOT_YET) ?? clauseOf(said, PENDING);
  const there = clauseOf(list, NOT_YET) ?? clauseOf(list, PENDING);
  if (here === undefined || there === undefined) return [];
  // A draft is compared as a limit, too, and by no word.
  return said.words.flatMap((word, place) => {
    const places = placesOfWord(alignment, said, place, fact);
    return !word.isGlue && places.length > 0
      ? [{ isHere: here(place), areThere: places.map((at) => there(at)) }]
      : [];
  });
}

const RELATIVE = /^(?:which|that|die|der|das|den|deren|dessen|que|cuya|cuyo)$/;

/** The clause in which a text says it; where it has but one, what stands behind a sign or its relative pronoun. Answers for places. */
function clauseOf(list: WordList, pattern: RegExp): ((place: number) => boolean) | undefined {
  const hit = pattern.exec(foldInPlace(list.text));
  if (hit === null) return undefined;
  const clauses = clausesOf(list);
  const place = list.words.findIndex(({ at }) => at >= hit.index);
  if (clauses.some((clause) => clause !== clauses[0])) {
    const first = clauses.indexOf(clauses[place] ?? 0);
    // ", which has not been adopted, for the portal": the comma behind it ends it.
    const isInserted = first > 0 && RELATIVE.test(list.words[first]?.folded ?? '');
    const end = list.words.findIndex((_word, at) => at > place && isBehindSign(list, at));
    return (at) => clauses[at] === clauses[place] && !(isInserted && end > place && at >= end);
  }
  const start = list.words.findLastIndex(
    ({ folded }, at) =>
      at > 0 &&
      at <= place &&
      (isBehindSign(list, at) || (place - at <= NEAR_RELATIVE && RELATIVE.test(folded))),
  );
  return start < 0 ? undefined : (at) => at >= start;
}

const NEAR_RELATIVE = 5;
