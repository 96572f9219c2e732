import { onceLately } from '@sastre/shared-once';
import { LANGUAGES, type Fact, type Language } from '@sastre/shared-contracts/api';
import { FUNCTION_WORDS } from './function-words.ts';
import { MOST_HELD, recogniseLanguage } from './recognise.rules.ts';
import { words } from './stem.rules.ts';

export { recogniseLanguage };

const SETS: Record<Language, ReadonlySet<string>> = {
  en: new Set(FUNCTION_WORDS.en),
  es: new Set(FUNCTION_WORDS.es),
  de: new Set(FUNCTION_WORDS.de),
};
const MOST_WORDS = 4_000;

/**
 * The language of a text where it is one that the product speaks; undefined for any other, and when there is too little to
 * tell. Of ours, the small words decide: they are the sentence's, whatever terms of another language stand in it.
 */
export const detectLanguage = onceLately(MOST_HELD, (text: string): Language | undefined => {
  const ours = asLanguage(recogniseLanguage(text));
  if (ours === undefined) return undefined;
  const counts = countSmallWords(text);
  const [first = ours, second = ours] = LANGUAGES.toSorted(
    (one, other) => counts[other] - counts[one],
  );
  if (counts[first] >= 1.5 && counts[first] > counts[second] * 1.2) return first;
  return counts[ours] === counts[first] ? ours : undefined;
});

function countSmallWords(text: string): Record<Language, number> {
  const counts: Record<Language, number> = { en: 0, es: 0, de: 0 };
  for (const word of words(text).slice(0, MOST_WORDS)) {
    const known = LANGUAGES.filter((language) => SETS[language].has(word));
    // A word of one language tells more than one that two share.
    for (const language of known) counts[language] += 1 / (known.length * known.length);
  }
  return counts;
}

/** A language of the product, out of a code. */
export function asLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

const PROSE =
  /^personal_info\.(?:summary|title)$|\.(?:description|position|degree|field)$|\.achievements\[/;

/** The language of a CV's own texts (ISO 639-1): names of people, firms, places and tools are left out where there is more. */
export function recogniseCvLanguage(facts: readonly Fact[]): string | undefined {
  const texts = (some: readonly Fact[]) => some.map(({ text }) => text).join('\n');
  const prose = facts.filter(({ id }) => PROSE.test(id));
  return recogniseLanguage(texts(prose)) ?? recogniseLanguage(texts(facts));
}
