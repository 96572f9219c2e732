import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';

// Frequent words that only one of the languages has.
const WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and of to with for that have my your would is at this from'.split(' ')),
  es: new Set('el los las que con por para una mi su como del y he sus'.split(' ')),
  de: new Set('der die das und ich mit für ein eine bei ist auf sehr zu habe'.split(' ')),
};

/** The language a letter is written in, by its function words; undefined when they do not tell. */
export function letterLanguage(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => WORDS[language].has(word)).length,
  })).sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  if (first === undefined || second === undefined) return undefined;
  return first.count >= 3 && first.count > 2 * second.count ? first.language : undefined;
}
