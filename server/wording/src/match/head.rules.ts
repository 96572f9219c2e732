import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { clausesOf } from './clauses.rules.ts';
import { type FactIndex, indexWords } from './fact-index.rules.ts';
import { type Finding, unproven, unprovenAt } from './finding.ts';
import { findWord } from './match.rules.ts';
import { patternOf, patternsOf } from '../words/patterns.ts';
import type { WordList } from '../words/units.rules.ts';

/** Words that a duty begins with and that are no deed of their own, folded. */
export const DUTY = patternsOf('head.duty');
const DEED = patternsOf('head.deed');
/** Nouns that end as deeds do, and name where one works. */
const NO_DEED =
  /^(?:einrichtung|abteilung|zeitung|stiftung|siedlung|niederlassung|department|station|institucion|asociacion|organizacion|estacion|fundacion)$/;
const PARTICIPLE =
  /^(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer|uber|unter|miss)\p{Ll}+(?:t|en)|\p{Ll}+iert)$/u;

/** The word that says what was done: a fact's first verb or its noun, in German also the participle that it ends with. */
export function headOf({ list }: FactIndex): number | undefined {
  const { words, language } = list;
  const clauses = clausesOf(list);
  const weighty = words.flatMap(({ isGlue, folded }, place) =>
    isGlue || /^\d/.test(folded) ? [] : [place],
  );
  const [first] = weighty;
  const opener = first === undefined ? '' : (words[first]?.folded ?? '');
  if (first === undefined || DUTY[language].test(opener) || NO_DEED.test(opener)) return undefined;
  if (language === 'de') {
    const last = weighty.filter((place) => clauses[place] === 0).at(-1);
    const word = last === undefined ? undefined : words[last];
    if (
      word !== undefined &&
      last !== first &&
      /^\p{Ll}/u.test(word.text) &&
      PARTICIPLE.test(word.folded)
    )
      return last;
  }
  return DEED[language].test(words[first]?.folded ?? '') ? first : undefined;
}

/** True when a sentence tells a fact's head, or tells it by rules of its own. */
function isToldBy(said: WordList, { matched }: Alignment, fact: FactIndex, head: number): boolean {
  const word = fact.list.words[head];
  // Which way a number went is compared with the number.
  if (word?.meanings.some(({ scale }) => scale?.axis === 'direction') === true) return true;
  if ([...matched.values()].some((one) => one.fact === 0 && one.places.includes(head))) return true;
  if (isOnesOwn(said, fact.list, head)) return true;
  const back = indexWords(said);
  return word !== undefined && findWord(word, fact.list, back).length > 0;
}

/** "Brought … down", of which the number says as much; "Anleitung", where the fact says "leite … an"; "schulte" of one who held a training. */
function isOnesOwn(said: WordList, { words, language, text }: WordList, head: number): boolean {
  const own = words[head]?.folded ?? '';
  const behind = words.slice(head + 1);
  if (BRINGS.test(own) && behind.some(({ folded }) => /^(?:down|up)$/.test(folded)))
    return said.words.some(({ meanings }) =>
      meanings.some(({ scale }) => scale?.axis === 'direction'),
    );
  if (GIVES.test(own) && words.some(({ folded }) => LEARNING.test(folded)))
    return said.words.some(
      ({ folded }, at) => TEACHES.test(folded) && !PASSIVE.test(said.words[at - 1]?.folded ?? ''),
    );
  const particle = behind.find(
    ({ end, folded }) => folded.length < 5 && /^(?:[,.;:]|$)/.test(text.slice(end)),
  )?.folded;
  const stem = /^\p{L}{4,}?(?=t?en?$|te?$)/u.exec(own)?.[0] ?? '';
  return (
    language === 'de' &&
    particle !== undefined &&
    stem !== '' &&
    said.words.some(({ folded }) => new RegExp(`^${particle}(?:ge)?${stem}`).test(folded))
  );
}

const BRINGS = /^(?:br(?:ought|ing|ings|inging)|took|got|drove)$/;
const GIVES = /^(?:gehalten|hielt|gab|gegeben|gave|given|held|delivered|di|imparti)$/;
const TEACHES =
  /^(?:geschult|schulte|unterrichtet|unterrichtete|trained|taught|forme|capacite|instrui|ensene)$/;
const PASSIVE = /^(?:wurden?|worden|was|were|been|fui|fue|fueron)$/;

/** Verbs that only carry the noun that tells the deed, folded. */
const CARRIES: Record<Language, RegExp> = {
  en: /^(?:gave|give|giving|did|do|doing|made|make|carried|performed|conducted|provided|provide|ran|run)$/,
  de: /^(?:durchgefuhrt|vorgenommen|geleistet|ausgefuhrt|erledigt|erbracht)$/,
  es: /^(?:di|doy|hice|hago|realice|realizo|efectue|efectuo|preste|presto|hacia)$/,
};
/** Nouns of learning say who gives and who gets only with their verb. */
const LEARNING = patternOf('head.learning');

/** "Führte … durch": the verb that only carries, in two parts. */
function isParted({ words, language }: WordList, head: number): boolean {
  return (
    language === 'de' &&
    /^(?:fuhr(?:e|te|ten)|nahm|nehme)$/.test(words[head]?.folded ?? '') &&
    words.some(({ folded }, at) => at > head && /^(?:durch|vor)$/.test(folded))
  );
}

/** The noun of "carried out hearing tests". */
function carriedOut({ words, text }: WordList, head: number): number | undefined {
  let at = head + 2;
  if (words[head + 1]?.folded !== 'out' || words[at]?.isGlue !== false) return undefined;
  while (words[at + 1]?.isGlue === false && text.slice(words[at]?.end, words[at + 1]?.at) === ' ')
    at += 1;
  return LEARNING.test(words[at]?.folded ?? '') ? undefined : at;
}

/** "Ran the quality checks for …": the noun of the deed that was run. */
function checksOf({ words }: WordList, head: number): number | undefined {
  const near = words.slice(head + 1, head + 1 + NEAR_CHECKS);
  const at = near.findIndex(({ folded }) => RUN.test(folded));
  return at < 0 ? undefined : head + 1 + at;
}

const NEAR_CHECKS = 4;
/** Deeds that are run, and that the one who runs them does. */
const RUN = /^(?:checks?|tests?|inspections?|audits?|analys[ei]s|evaluations?|surveys?|reviews?)$/;

/** The first German noun behind a place. */
function nextNoun({ words }: WordList, head: number): number | undefined {
  const at = words.findIndex(
    ({ text, folded, isGlue }, place) =>
      place > head && !isGlue && /^\p{Lu}\p{Ll}/u.test(text) && !LEARNING.test(folded),
  );
  return at < 0 ? undefined : at;
}

const ARTICLE = /^(?:the|el|la|los|las)$/;

/** The noun of "gave maintenance to", "Prüfungen durchgeführt": with it the deed itself is told. */
function nounOf(list: WordList, head: number): number | undefined {
  if (isParted(list, head)) return nextNoun(list, head);
  if (!CARRIES[list.language].test(list.words[head]?.folded ?? '')) return undefined;
  if (/^carr(?:y|ied|ying)$/.test(list.words[head]?.folded ?? '')) return carriedOut(list, head);
  if (/^r[au]n$/.test(list.words[head]?.folded ?? '')) return checksOf(list, head);
  const isArticle = list.language !== 'de' && ARTICLE.test(list.words[head + 1]?.folded ?? '');
  const at = list.language === 'de' ? head - 1 : head + (isArticle ? 2 : 1);
  const noun = list.words[at];
  const isNoun =
    noun !== undefined && !noun.isGlue && !LEARNING.test(noun.folded) && !/\d/.test(noun.folded);
  return isNoun ? at : undefined;
}

/** The deed itself must be told: "Supervised the assembly" is not said by "Assembled". */
export function compareHead(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
  isElsewhere: (place: number) => boolean,
): Finding[] {
  const head = headOf(fact);
  if (head === undefined || isElsewhere(head)) return [];
  const noun = nounOf(fact.list, head);
  if (noun !== undefined && isToldBy(said, alignment, fact, noun)) return [];
  return isToldBy(said, alignment, fact, head) ? [] : [unproven([], 'deed-contradicts')];
}

/** "I installed pumps" of a fact that tells of supervising the installation: what one did by oneself must be the fact's own deed. */
export function compareOwnDeed(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  const head = headOf(fact);
  if (head === undefined) return [];
  const deeds = deedsOfMine(said).filter((place) => {
    const found = alignment.matched.get(place);
    // "Cleaned and sterilised": what is joined to the head is as much one's own.
    const isJoined = (at: number) =>
      at === head + 2 && AND.test(fact.list.words[head + 1]?.folded ?? '');
    return found?.fact === 0 && !found.places.some((at) => at === head || isJoined(at));
  });
  if (deeds.length === 0 || isToldBy(said, alignment, fact, head)) return [];
  return unprovenAt(said, deeds, 'deed-contradicts');
}

/** A participle, or the "prüfe" of "weil ich … prüfe". */
const OF_MINE = new RegExp(`${PARTICIPLE.source}|^\\p{Ll}{4,}e$`, 'u');

const AND = /^(?:and|und|y|e)$/;

/** Places of what the first person did: behind "I", the participle of "ich habe", a Spanish first person. */
export function deedsOfMine({ words, language, text }: WordList): number[] {
  if (language === 'en')
    return words.flatMap(({ folded }, place) => {
      if (!/^(?:i|i've)$/.test(folded)) return [];
      const skipped = words
        .slice(place + 1)
        .findIndex((word) => !/^(?:have|had|am|was|also|then|now|later|first)$/.test(word.folded));
      return skipped < 0 ? [] : [place + 1 + skipped];
    });
  if (language === 'es')
    return words.flatMap(({ text: word }, place) =>
      /\p{Ll}(?:é|í|aba|ía)$/u.test(word) ? [place] : [],
    );
  if (!words.some(({ folded }) => folded === 'ich')) return [];
  return words.flatMap((word, place) => {
    const next = words[place + 1];
    const isLast =
      next === undefined || /[,.;:]/.test(text.slice(word.end, next.at)) || next.folded === 'und';
    const isBeside = words[place - 1]?.folded === 'ich' || next?.folded === 'ich';
    const isVerb = /^\p{Ll}/u.test(word.text) && !word.isGlue;
    return isVerb && (isBeside || (isLast && OF_MINE.test(word.folded))) ? [place] : [];
  });
}
