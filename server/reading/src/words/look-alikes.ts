import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';

interface Group {
  readonly kinds: readonly RegExp[];
}

const LINES = readFileSync(new URL('./look-alikes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const read = (language: Language): Group[] =>
  LINES.filter((line) => line.startsWith(`${language} `)).map((line) => ({
    kinds: line
      .slice(language.length)
      .split('|')
      .map((part) => new RegExp(`^(?:${part.trim().split(/\s+/).join('|')})`)),
  }));

const KNOWN: Record<Language, readonly Group[]> = {
  en: read('en'),
  de: read('de'),
  es: read('es'),
};

/** What tells a word from those that only look like it; undefined: no word does. Answers whether another word is such a one. */
export function lookAlikesOf(
  word: string,
  language: Language,
): ((other: string) => boolean) | undefined {
  const kindOf = (text: string) => {
    const lower = text.normalize('NFC').toLowerCase();
    return ({ kinds }: Group) => kinds.findIndex((kind) => kind.test(lower));
  };
  const own = kindOf(word);
  const groups = KNOWN[language].filter((group) => own(group) >= 0);
  if (groups.length === 0) return undefined;
  return (other) => {
    const its = kindOf(other);
    return groups.some((group) => its(group) >= 0 && its(group) !== own(group));
  };
}
