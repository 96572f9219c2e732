import { LIMITS_IN_FACT } from './limits.rules.ts';
import { isPerson } from './people.ts';
import { BY, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  findRows,
  isDeedByForm,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** How many words may stand between a preposition, or a verb, and the one that it is about. */
const NEAR = 4;
/** Who is done to, as written, where one is it oneself: "mi" is not "mí". */
const ME = /^(?:me|mir|mich|mí)$/i;
/** "Liegt bei mir", "gracias a mí": it is one's own deed. */
const AT_ME = / bei$|^gracias a$/;
/** Spanish verbs of the first person: "me encargo" is one's own deed. */
const FIRST = /(?:o|é|í|oy|aba|ía|ije|uve|uje|ice|use)$/;

/** "Kümmere mich": German verbs that are never done to another, folded. */
const REFLEXIVE = /^(?:kummer|befass|widm|engagier|beteilig)(?:e|te|ete)$/;

/** "Trained by two students" where the fact says "trained two students": whom a deed was done to did it, or did it to oneself. */
export function compareTurnedDoers(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const turned = [...matched].flatMap(([place, { fact, places }]) => {
    const isTaker = fact === 0 && places.some((at) => isPerson(list, at) && isDoneTo(list, at));
    return isTaker && isDoneBy(said, place) ? [place] : [];
  });
  const mine = toMe(list).length > 0 ? [] : toMe(said);
  return unprovenAt(said, [...turned, ...mine], 'deed-contradicts');
}

/** Right behind a verb, or behind the noun of help and its little word. */
function isDoneTo(list: WordList, at: number): boolean {
  const { words, language } = list;
  const helps = new Set(
    findRows(LIMITS_IN_FACT, words, language).flatMap(({ name, to }) =>
      name === 'help' ? [to] : [],
    ),
  );
  for (let before = at - 1; before >= Math.max(0, at - NEAR); before -= 1) {
    const word = words[before];
    if (word === undefined) return false;
    if (helps.has(before)) return true;
    if (!word.isGlue && isDeedByForm(word, language)) return true;
    const isTo = language === 'es' && /^al?$/.test(word.folded);
    if (PREPOSITIONS[language].has(word.folded) && !isTo) return false;
    if (BY[language].has(word.folded)) return false;
  }
  // German tells first to whom, and last what: "zwei Auszubildende angeleitet".
  return (
    language === 'de' && at < NEAR && /^\p{Ll}+(?:t|en)[.\s]*$/u.test(words.at(-1)?.text ?? '')
  );
}

function isDoneBy({ words, language }: WordList, place: number): boolean {
  for (let before = place - 1; before >= Math.max(0, place - NEAR); before -= 1) {
    const word = words[before];
    if (word === undefined) return false;
    // "Von zwei Kunden" may be "of" them, but where a participle needs a doer and no noun stands before it.
    const isBy = BY[language].has(word.folded);
    const isOf = language === 'de' && word.folded !== 'durch' && before > 0;
    if (isBy) return !isOf;
    if (PREPOSITIONS[language].has(word.folded) || isDeedByForm(word, language)) return false;
  }
  return false;
}

/** Places where oneself is whom, or for whom, somebody does it. */
function toMe({ words, language }: WordList): number[] {
  const isReflexive = language === 'de' && words.some(({ folded }) => folded === 'ich');
  return words.flatMap(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    const before = words[at - 1]?.folded ?? '';
    const isMine =
      BY[language].has(before) ||
      AT_ME.test(`${words[at - 2]?.folded} ${before}`) ||
      (language === 'en' && (before === 'from' || (before === 'with' && /ing$/.test(next))));
    const isOwn = isReflexive || REFLEXIVE.test(before) || (language === 'es' && FIRST.test(next));
    return ME.test(text) && !isMine && !isOwn ? [at] : [];
  });
}
