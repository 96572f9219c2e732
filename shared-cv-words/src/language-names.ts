import { byLocale, localesOf } from './scripts.rules.ts';
import { WORD_LISTS } from './word-lists.data.ts';
import { folded } from './words.rules.ts';

const READ = ['en', 'es', 'de', 'fr', 'it', 'pt', 'pl', 'nl'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const MORE = 'zh-Hans pt-BR en-US en-GB de-CH yue cmn fil gsw ase bfi'.split(' ');
const english = displayIn('en');
/** Of all pairs of letters, few are a language. */
const LANGUAGES = [...PAIRS, ...MORE].filter((code) => english.of(code) !== undefined);

/** Names of languages in the languages that are read, as the platform has them. */
const NAMES: ReadonlySet<string> = new Set(
  READ.flatMap(namesOf)
    .filter((name) => name.length > 2)
    .concat(WORD_LISTS.languageNames),
);
/** Those of other scripts, which are asked for where a file has their letters. */
const namesIn = byLocale((locale) => new Set(namesOf(locale).filter((name) => name.length > 1)));

function namesOf(locale: string): string[] {
  const display = displayIn(locale);
  return LANGUAGES.map((code) => folded(display.of(code) ?? ''));
}

function displayIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
}

function isName(name: string): boolean {
  return NAMES.has(name) || localesOf(name).some((locale) => namesIn(locale).has(name));
}

/** Whether a text is the name of a language, or begins or ends with one: "Brazilian Portuguese". */
export function isLanguageName(text: string): boolean {
  const words = folded(text).split(' ');
  return (
    isName(words.join(' ')) ||
    (words.length <= 3 && (isName(words[0] ?? '') || isName(words.at(-1) ?? '')))
  );
}

/** The name of a language within a text, as it is written there; of several words, where they are one name. */
export function languageNameIn(text: string): string | undefined {
  const words = text.split(/[\s:(),;/–—-]+/u).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const both = next === undefined ? undefined : `${word} ${next}`;
    if (both !== undefined && isName(folded(both)) && text.includes(both)) return both;
    if (isName(folded(word))) return word;
  }
  return undefined;
}
