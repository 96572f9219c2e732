import type { FactIndex } from '../prove/fact-index.rules.ts';
import type { Alignment } from '../prove/align.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { clausesOf } from './clauses.rules.ts';

/** "Approval is pending" says that there is none yet, folded. */
const PENDING =
  /(?<!\p{L})(?:pending|outstanding|awaiting|awaits|(?:have|has|had|is|are) yet to|pendientes?|por (?:aprobar|decidir|definir)|a la espera|aussteh\w*|steht (?:noch )?(?:aus|bevor)|stehen (?:noch )?(?:aus|bevor)|offen)(?!\p{L})/u;
/** "It is not approved yet" says the same by a negation. */
const NOT_YET =
  /(?<!\p{L})(?:not (?:\p{L}+ ){0,3}yet|not yet|(?:noch|bisher|bislang) nicht|noch kein\p{L}*|aun no|todavia no|no (?:\p{L}+ ){0,3}(?:aun|todavia))(?!\p{L})/u;

/** True where a text says of something that it is still to come, by a word and without a negation. */
export const isPending = ({ text }: WordList): boolean => PENDING.test(foldInPlace(text));

/**
 * "Not approved yet" where the fact says "approval is pending", or the other way round: what the clause tells of here, the fact tells in
 * the clause that says so there, and nothing else of the sentence does.
 */
export function saysPending(said: WordList, { list }: FactIndex, { matched }: Alignment): boolean {
  const here = clauseOf(said, NOT_YET) ?? clauseOf(said, PENDING);
  const there = clauseOf(list, NOT_YET) ?? clauseOf(list, PENDING);
  if (here === undefined || there === undefined) return false;
  const [ours, theirs] = [clausesOf(said), clausesOf(list)];
  const told = [...matched].filter(
    ([place, { fact }]) => fact === 0 && said.words[place]?.isGlue === false,
  );
  const isIn = ([, { places }]: (typeof told)[number]) => places.some((at) => theirs[at] === there);
  return (
    told.some((one) => ours[one[0]] === here && isIn(one)) &&
    told.every((one) => (ours[one[0]] === here) === isIn(one))
  );
}

/** The clause in which a text says it, by its number. */
function clauseOf(list: WordList, pattern: RegExp): number | undefined {
  const hit = pattern.exec(foldInPlace(list.text));
  if (hit === null) return undefined;
  const place = list.words.findIndex(({ at }) => at >= hit.index);
  return clausesOf(list)[place];
}
