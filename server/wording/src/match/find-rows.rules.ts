import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import type { Word } from '../words/units.rules.ts';

/** Where a listed word or phrase stands: places of its first and last word. */
export interface Hit {
  name: string;
  from: number;
  to: number;
}

/** Phrases of one language by their first word, the longest first. */
type Finder = ReadonlyMap<string, readonly { name: string; words: readonly string[] }[]>;

/** Makes a finder of rows of words and phrases parted by `|`, for each language. */
export function finderOf(
  rows: readonly (readonly [name: string, words: Record<Language, string>])[],
): Record<Language, Finder> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const finder = new Map<string, { name: string; words: readonly string[] }[]>();
      for (const [name, texts] of rows)
        for (const phrase of texts[language].split('|')) {
          const words = phrase.split(/[\s-]+/).filter((word) => word !== '');
          const first = words[0] ?? '';
          finder.set(
            first,
            [...(finder.get(first) ?? []), { name, words }].toSorted(
              (one, other) => other.words.length - one.words.length,
            ),
          );
        }
      return [language, finder];
    }),
  ) as unknown as Record<Language, Finder>;
}

/** What a finder finds in words, each name at each place once. */
export function findRows(
  finders: Record<Language, Finder>,
  words: readonly Word[],
  language: Language,
): Hit[] {
  const [finder, found]: [Finder, Hit[]] = [finders[language], []];
  // Of nearly every word there is no row, and many finders ask.
  for (const [from, { folded }] of words.entries()) {
    const phrases = finder.get(folded);
    if (phrases !== undefined) found.push(...hitsAt(words, from, phrases));
  }
  return found;
}

function hitsAt(
  words: readonly Word[],
  from: number,
  phrases: readonly { name: string; words: readonly string[] }[],
): Hit[] {
  const hits = phrases.filter((phrase) =>
    phrase.words.every((one, at) => words[from + at]?.folded === one),
  );
  const longest = Math.max(0, ...hits.map((hit) => hit.words.length));
  const names = new Set(hits.filter((hit) => hit.words.length === longest).map(({ name }) => name));
  return [...names].map((name) => ({ name, from, to: from + longest - 1 }));
}

/** Every place that hits take up. */
export function placesOf(hits: readonly Hit[]): number[] {
  return hits.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_none, at) => from + at),
  );
}
