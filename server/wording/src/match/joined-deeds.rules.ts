import type { Language } from '@sastre/shared-contracts/api';
import type { Word, WordList } from '../words/units.rules.ts';
import type { Alignment } from './align.rules.ts';

const DEED: Record<Language, RegExp> = {
  en: /(?:ed|ing)$/,
  de: /^\p{Ll}+(?:t|te|ten|en)$/u,
  es: /(?:é|í|ó|aba|ía|ado|ando|iendo)$|(?:hech|escrit|puest|[vs]uelt|abiert|vist)o$/,
};

/** True for a word that looks like a verb that tells a deed. */
export function isDeedByForm({ text }: Word, language: Language): boolean {
  return DEED[language].test(text);
}

const AND = /^(?:and|und|y|e|sowie|or|oder|o)$/;
const PARTICLE = /^(?:out|over|up|on|off|a|cabo)$/;

/** "Drafted and carried out": beside a deed that is told, joined to it, a verb that only carries a noun elsewhere is a deed of its own. */
export function isDeedBeside(said: WordList, place: number, missing: readonly number[]): boolean {
  const { words } = said;
  const isDeed = (at: number) => {
    const word = words[at];
    if (word === undefined || word.isGlue) return false;
    return (at === 0 && !missing.includes(at)) || isDeedByForm(word, said.language);
  };
  let before = place - 2;
  while (before > 0 && PARTICLE.test(words[before]?.folded ?? '')) before -= 1;
  return AND.test(words[place - 1]?.folded ?? '') && isDeed(before);
}

/** Second deeds of pairs that one deed of the fact would have to prove twice: "administered and managed" where it says "administration". */
export function twinDeeds(said: WordList, { matched }: Alignment, fact: WordList): number[] {
  // "Wrote and carried out tests": the words that stand for "tests" have a verb that the fact has not.
  const isCarriedThing = (place: number) => {
    const own = matched.get(place);
    const thing = fact.words[own?.places[0] ?? -1];
    const isPhrase = own !== undefined && matched.get(place + 1)?.from === place;
    return isPhrase && thing !== undefined && !isDeedByForm(thing, fact.language);
  };
  return said.words.flatMap(({ folded }, place) => {
    if (!AND.test(folded)) return [];
    let before = place - 1;
    while (before > 0 && PARTICLE.test(said.words[before]?.folded ?? '')) before -= 1;
    const start = matched.get(before)?.from ?? before;
    const [one, other] = [said.words[start], said.words[place + 1]];
    const [here, there] = [matched.get(start), matched.get(place + 1)];
    if (one === undefined || other === undefined || here?.fact !== 0 || there?.fact !== 0)
      return [];
    const isFirst = said.words.slice(0, start).every(({ isGlue }) => isGlue);
    const isPair =
      [one, other].every(({ isGlue }) => !isGlue) &&
      (isFirst || [one, other].every((word) => isDeedByForm(word, said.language)));
    const isSame = here.places.join() === there.places.join() && here.places.length === 1;
    return isPair && (isSame || isCarriedThing(place + 1)) ? [place + 1] : [];
  });
}
