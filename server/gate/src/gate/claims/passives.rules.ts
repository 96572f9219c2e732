import type { Language } from '@sastre/shared-contracts/api';
import { isPerson } from './people.ts';
import { BY } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  HELPED_BY,
  OPENS,
  PASSIVE,
  unproven,
  type WordList,
} from '@sastre/wording';

import { RELATIVE } from './ties.rules.ts';

/** "Built the feature" where the fact says that it was built. */
export function comparePassives(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const isPassive = ({ words, language, text }: WordList, place: number) =>
    (language === 'de' ? [1, 2, 3, 4, 5, 6] : [1, 2, 3]).some((back) => {
      const word = words[place - back];
      return (
        word !== undefined &&
        PASSIVE[language].test(word.folded) &&
        !/[,.;:]/.test(text.slice(word.end, words[place]?.at))
      );
    }) ||
    (language === 'de' &&
      /^(?:wurden?|worden|werden|wird|ist|sind|waren?)$/.test(words[place + 1]?.folded ?? '')) ||
    (place > 0 && BY[language].has(words[place + 1]?.folded ?? ''));
  const turned = [...matched].filter(([place, { fact, places, from }]) => {
    const at = places[0];
    const word = said.words[place];
    if (fact !== 0 || from !== place || at === undefined || word?.isGlue !== false) return false;
    // "Que dirigió la responsable" has its doer beside it, as "dirigida por la responsable" has.
    const isNoun =
      said.language === 'de' &&
      /^\p{Lu}/u.test(word.text) &&
      (place > 0 || /ung(?:en)?$/.test(word.folded));
    if (isNoun || hasOwnDoer(said, place, matched, list, at)) return false;
    const isVerb = VERB[list.language].test(list.words[at]?.folded ?? '');
    return (
      isVerb &&
      isPassive(list, at) &&
      VERB[said.language].test(word.folded) &&
      !isPassive(said, place) &&
      isLead(said, place)
    );
  });
  const words = turned.map(([place]) => said.words[place]?.text ?? '');
  return turned.length === 0 ? [] : [unproven(words, 'deed-contradicts')];
}

const VERB = {
  en: /(?:[^e]ed|en|wn|ught|ung|id|ilt|ept|elt|ent|eft|ost|cut|set|put|met|hit)$/,
  de: /(?:t|en|te)$/,
  es: /(?:ad[oa]s?|id[oa]s?|cho|to|é|e|o|i)$/,
} as const;

/** True for a verb of a relative clause whose subject is the one who did it in the fact. */
function hasOwnDoer(
  said: WordList,
  place: number,
  matched: Alignment['matched'],
  list: WordList,
  at: number,
): boolean {
  // In English what stands behind the verb is its object, and in Spanish a thing may be.
  if (said.language !== 'es' || !RELATIVE.test(said.words[place - 1]?.folded ?? '')) return false;
  const by = list.words.findIndex(
    ({ folded }, one) => one > at && one - at <= 3 && BY[list.language].has(folded),
  );
  const doer = list.words.findIndex((word, one) => one > by && !word.isGlue);
  const subject = said.words.findIndex((word, one) => one > place && !word.isGlue);
  return by >= 0 && isPerson(list, doer) && matched.get(subject)?.places.includes(doer) === true;
}

/** A verb that begins a clause is the person's own. */
function isLead({ words, text }: WordList, place: number): boolean {
  const back = /^(?:later|since|soon|spater|luego|despues)$/.test(words[place - 1]?.folded ?? '');
  const before = words[place - (back ? 2 : 1)];
  if (before === undefined) return true;
  if (/[.;:]\s*$/.test(text.slice(before.end, words[place]?.at))) return true;
  return /^(?:i|and|then|und|ich|y|que|which|also)$/.test(before.folded);
}

/** "Interviewed the press" where the fact says "interviewed by the press". */
export function compareDoneTo(said: WordList, { list }: FactIndex): Finding[] {
  const isDoneTo = list.language === 'en' && /^\w+(?:ed|en|ght) by /i.test(list.text);
  const saysSo = BY_SOMEBODY[said.language].test(foldInPlace(said.text));
  return isDoneTo && !saysSo ? [unproven([], 'deed-contradicts')] : [];
}

const BY_SOMEBODY: Record<Language, RegExp> = {
  en: /\bby\b/,
  de: /\b(?:von|vom|durch)\b/,
  es: /\bpor\b/,
};

/** "With the help of a colleague" where nobody helped in the fact. */
export function compareHelp(said: WordList, { list }: FactIndex): Finding[] {
  const here = HELPED_BY[said.language].exec(foldInPlace(said.text));
  if (here === null || HELPED_BY[list.language].test(foldInPlace(list.text))) return [];
  if (isDoneWith(said, here, list)) return [];
  return [unproven([said.text.slice(here.index, here.index + here[0].length)], 'deed-contradicts')];
}

/** "With the help of CostX" where the fact says "in CostX": whom or what the fact has it done with. */
function isDoneWith(said: WordList, here: RegExpExecArray, { words, language }: WordList): boolean {
  const end = here.index + here[0].length;
  const helper = said.words.find(
    ({ at, isGlue, folded }) => at >= end && !isGlue && !/^\d/.test(folded),
  );
  const own = words.findIndex(({ folded }) => folded === helper?.folded);
  const before = words.slice(Math.max(0, own - 3), own);
  const opener = before.findLast(({ folded }) => OPENS[language].has(folded));
  return (
    own > 0 &&
    /^(?:with|using|in|via|mit|per|mithilfe|mittels|con|mediante)$/.test(opener?.folded ?? '')
  );
}
