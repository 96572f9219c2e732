import type { Language } from '@sastre/shared-contracts/api';
import { PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  isBehindSign,
  PASSIVE,
  placesFrom,
  placesOfWord,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

const AS = /^(?:as|als|como)$/;
const PARTICIPLE: Record<Language, RegExp> = {
  en: /(?:ed|en|made|sent|brought|kept)$/,
  de: /(?:t|en)$/,
  es: /(?:ad|id|t|ch)[oa]s?$/,
};
/** How far a verb stands from what one was chosen as. */
const REACH = 6;

/** "Hired the first engineers" where the fact says "hired as the first engineer", and "reduje" of "que redujo" where one took part. */
export function compareTurnedRoles(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): Finding[] {
  return unprovenAt(
    said,
    [...chosen(said, alignment, fact), ...broughtBy(said, alignment, fact)],
    'deed-contradicts',
  );
}

/** Verbs of what was done to the person, told as done by them. */
function chosen(said: WordList, alignment: Alignment, { list }: FactIndex): number[] {
  const as = list.words.findIndex(({ folded }) => AS.test(folded));
  if (as < 0 || said.words.some(({ folded }) => AS.test(folded))) return [];
  if (said.words.some(({ folded }) => PASSIVE[said.language].test(folded))) return [];
  const end = roleBehind(list, as);
  if (end === undefined) return [];
  const verbs = list.words.flatMap((word, at) => {
    const isNear = list.language === 'de' ? at > end && at - as <= REACH * 2 : at === as - 1;
    const isVerb = !word.isGlue && PARTICIPLE[list.language].test(word.folded);
    return isNear && isVerb && /^\p{Ll}/u.test(at === 0 ? 'x' : word.text) ? [at] : [];
  });
  const person = said.words.findIndex((_word, place) => placesFrom(alignment, place).includes(end));
  return said.words.flatMap((word, place) => {
    const isTold = placesFrom(alignment, place).some((at) => verbs.includes(at));
    // "First engineer hired", "Primera ingeniera contratada".
    const isBehind = said.language !== 'de' && (place > person || person < 0);
    const isPassive = said.language === 'es' && PARTICIPLE.es.test(word.folded);
    return isTold && !isBehind && !isPassive ? [place] : [];
  });
}

/** The last word of weight of "as the first engineer of …". */
function roleBehind({ words, language, text }: WordList, as: number): number | undefined {
  const near = words.slice(as + 1, as + 1 + REACH);
  const stop = near.findIndex(
    ({ folded }, at) =>
      PREPOSITIONS[language].has(folded) ||
      (language === 'de' && at > 0 && /^d(?:er|es)$/.test(folded)) ||
      isBehindSign({ words, text }, as + 1 + at),
  );
  const last = near
    .slice(0, stop < 0 ? undefined : stop)
    .findLastIndex(
      ({ isGlue, text: word }) => !isGlue && !(language === 'de' && /^\p{Ll}/u.test(word)),
    );
  return last < 0 ? undefined : as + 1 + last;
}

/** Deeds that one has but a part in, folded. */
const PART: Record<Language, RegExp> = {
  en: /^(?:\p{L}+ )?(?:took part|takes? part|taking part|participat\w+|help\w*|assist\w*|support\w*|contribut\w+|involved|worked on|member|part of)(?!\p{L})/u,
  de: /(?<!\p{L})(?:mitarbeit\w*|mitgearbeitet|mitgewirkt|mitwirkung|beteilig\w+|teilnahme|teilgenommen|unterstutz\w+|mitgeholfen|mithilfe|half)(?!\p{L})/u,
  es: /(?<!\p{L})(?:particip\w+|colabor\w+|ayud\w+|apoy\w+|contribu\w+|intervine|parte)(?!\p{L})/u,
};
const THAT = /^(?:that|which|der|die|das|den|que)$/;
const MINE: Record<Language, RegExp> = {
  en: /^(?:i|and|then|also)$/,
  de: /^(?:ich|und|habe|dabei|dadurch)$/,
  es: /^(?:yo|y|e)$/,
};
/** First persons of Spanish pasts that end as third persons do. */
const STRONG = /(?:é|í|duje|hice|puse|tuve|traje|dije|di|fui|ice)$/;
const THAT_REACH = 8;

/** What the thing that one had a part in did ("the change that cut waste"), told as one's own deed. */
function broughtBy(said: WordList, alignment: Alignment, fact: FactIndex): number[] {
  const { list } = fact;
  const { language } = list;
  if (!PART[language].test(foldInPlace(list.text))) return [];
  const isOf = (at: number) => isHung(list, at);
  const isVerb = (at: number) =>
    !/^\p{Lu}/u.test(list.words[at]?.text ?? '') &&
    (language !== 'de' || /(?:te|ten|t)$/.test(list.words[at]?.folded ?? ''));
  return said.words.flatMap((word, place) => {
    const told = placesOfWord(alignment, said, place, fact);
    const own = told.filter((at) => isOf(at) && isVerb(at));
    if (own.length === 0 || word.isGlue) return [];
    const before = said.words[place - 1];
    const isMine =
      (said.language === 'es' && STRONG.test(word.text.toLowerCase())) ||
      before === undefined ||
      MINE[said.language].test(before.folded) ||
      (said.language === 'de' && /^\p{Ll}*(?:ge|be|ver|er)\p{Ll}+(?:t|en)$/u.test(word.text));
    const isPassive = said.words
      .slice(Math.max(0, place - 2), place + 2)
      .some(({ folded }) => PASSIVE[said.language].test(folded));
    return isMine && !isPassive && !isHung(said, place) ? [place] : [];
  });
}

/** A verb right behind its relative pronoun, in German at the end of the clause that this begins. */
function isHung(list: WordList, place: number): boolean {
  if (list.language !== 'de') return THAT.test(list.words[place - 1]?.folded ?? '');
  return list.words.some(
    ({ folded }, at) =>
      at < place && place - at <= THAT_REACH && THAT.test(folded) && isBehindSign(list, at),
  );
}
