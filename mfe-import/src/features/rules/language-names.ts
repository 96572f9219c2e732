import { folded } from './words.rules.ts';

const READ = ['en', 'es', 'de', 'fr', 'it', 'pt', 'pl'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = [
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
  ...['zh-Hans', 'pt-BR', 'en-US', 'en-GB', 'de-CH', 'yue', 'cmn', 'fil', 'gsw', 'ase', 'bfi'],
];

/** Names of languages in the languages that are read, as the platform has them. */
const NAMES: ReadonlySet<string> = new Set(
  READ.flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    return CODES.map((code) => folded(display.of(code) ?? ''));
  }).filter((name) => name.length > 2),
);

/** Whether a text is the name of a language, or begins or ends with one: "Brazilian Portuguese". */
export function isLanguageName(text: string): boolean {
  const words = folded(text).split(' ');
  return (
    NAMES.has(words.join(' ')) ||
    (words.length <= 3 && (NAMES.has(words[0] ?? '') || NAMES.has(words.at(-1) ?? '')))
  );
}
