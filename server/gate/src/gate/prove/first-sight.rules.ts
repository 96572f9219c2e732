import type { Language } from '@sastre/shared-contracts/api';
import { type FactIndex, readWords } from '@sastre/wording';

/** Facts by what their words are found by (keys, `=word`, `#concept`). */
export interface FactLookup {
  get(key: string): readonly FactIndex[] | undefined;
}

/** A text that is not taken apart before it is asked. */
export interface UnreadFact {
  fact: FactIndex;
  text: string;
  language: Language;
}

const BREAK = /[^\p{L}\p{M}\p{N}'’.+#]+/u;

/** Finds facts by their single words, each different word read once: of a very long CV, to know which facts to take apart. */
export function firstSight(facts: readonly UnreadFact[], read: FactLookup): FactLookup {
  let made: ReadonlyMap<string, readonly FactIndex[][]> | undefined;
  const told = new Map<string, readonly FactIndex[]>();
  return {
    get(key) {
      made ??= factsByKey(facts);
      const found = made.get(key);
      if (found === undefined) return read.get(key);
      const all = told.get(key) ?? [...new Set([...(read.get(key) ?? []), ...found.flat()])];
      told.set(key, all);
      return all;
    },
  };
}

/** For each key the facts of each word that has it. */
function factsByKey(facts: readonly UnreadFact[]): Map<string, FactIndex[][]> {
  const byKey = new Map<string, FactIndex[][]>();
  for (const [language, own] of Map.groupBy(facts, (one) => one.language))
    for (const [word, said] of factsByWord(own))
      for (const key of keysOfWord(word, language)) {
        const lists = byKey.get(key);
        if (lists === undefined) byKey.set(key, [said]);
        else lists.push(said);
      }
  return byKey;
}

function factsByWord(facts: readonly UnreadFact[]): Map<string, FactIndex[]> {
  const byWord = new Map<string, FactIndex[]>();
  for (const { fact, text } of facts)
    for (const word of text.split(BREAK)) {
      const said = byWord.get(word);
      if (said === undefined) byWord.set(word, [fact]);
      else if (said.at(-1) !== fact) said.push(fact);
    }
  return byWord;
}

function keysOfWord(word: string, language: Language): Set<string> {
  const { words } = readWords(word, language);
  return new Set(
    words.flatMap(({ keys, folded, meanings }) => [
      ...keys,
      `=${folded}`,
      ...meanings.map(({ concept }) => `#${concept}`),
    ]),
  );
}
