import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { FUNCTION_WORDS } from './function-words.ts';
import { words } from './stem.rules.ts';

const SETS: Record<Language, ReadonlySet<string>> = {
  en: new Set(FUNCTION_WORDS.en),
  es: new Set(FUNCTION_WORDS.es),
  de: new Set(FUNCTION_WORDS.de),
};

/** The language of a text by its function words; undefined when it has too few of them to tell. */
export function detectLanguage(text: string): Language | undefined {
  const counts: Record<Language, number> = { en: 0, es: 0, de: 0 };
  for (const word of words(text).slice(0, 4000)) {
    const known = LANGUAGES.filter((language) => SETS[language].has(word));
    // A word of one language tells more than one that two share.
    for (const language of known) counts[language] += 1 / (known.length * known.length);
  }
  const [first, second] = LANGUAGES.toSorted((one, other) => counts[other] - counts[one]);
  if (first === undefined || second === undefined) return undefined;
  return counts[first] >= 1.5 && counts[first] > counts[second] * 1.2 ? first : undefined;
}
