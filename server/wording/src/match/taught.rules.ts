import type { Language } from '@sastre/shared-contracts/api';
import { type Finding, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** What is taught, or attended, folded. */
const COURSE: Record<Language, RegExp> = {
  en: /^(?:course|class|workshop|seminar|training)(?:s|es)?$/,
  de: /(?:kurs(?:e[ns]?)?|seminar(?:e[ns]?)?|workshops?|schulung(?:en)?|lehrgang\p{L}*|fortbildung(?:en)?)$/u,
  es: /^(?:cursos?|talleres|taller|seminarios?|cursillos?|formacion)$/,
};
/** What who teaches it does, folded. */
const TAUGHT: Record<Language, RegExp> = {
  en: /^(?:t(?:aught|each(?:es|ing)?)|g(?:ave|iven?|iving)|led|leads?|ran|held|deliver(?:ed|ing)?|instruct(?:ed)?)$/,
  de: /^(?:gab(?:en)?|gebe|gegeben|hielt(?:en)?|gehalten|halte|leit(?:ete|e)|geleitet|unterrichtet\p{L}*|erteilt\p{L}*)$/u,
  es: /^(?:di|doy|dio|daba|impart\p{L}+|dict\p{L}+|ensen\p{L}+|dirig\p{L}+)$/u,
};
/** Courses that a fact says somebody gave stand behind other words, too, folded. */
const TEACHES =
  /(?:teach|taught|train|instruct|unterricht|schul|leit|lehr|kursleit|docen|imparti|formad|profesor|dozent|trainer|gave|gab|held|hielt|ran|run|led|deliver|di|dict|dirig|ensen|halt|gebe|erteil)/;

/** "Gave a course in 2019" where the facts name the course alone, as what was attended. */
export function compareTaught(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const taught = said.words.filter(({ folded }) => TAUGHT[said.language].test(folded));
  const isCourse = (one: WordList) =>
    one.words.some(({ folded }) => COURSE[one.language].test(folded));
  const lists = facts.map(({ list }) => list);
  if (taught.length === 0 || !isCourse(said) || !lists.some(isCourse)) return [];
  if (lists.some(({ words }) => words.some(({ folded }) => TEACHES.test(folded)))) return [];
  return unprovenWords(
    taught.map(({ text }) => text),
    'deed-contradicts',
  );
}
