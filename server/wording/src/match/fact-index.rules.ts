import { readPlacedAmounts, type Amount } from './amounts.rules.ts';
import { COUNTED_BY } from './counting-words.rules.ts';
import type { Meaning } from '../words/language-index.rules.ts';
import { meaningsOf } from '../words/lexicon.ts';
import { partsOf } from '../words/compounds.rules.ts';
import { readWords, type WordList } from '../words/units.rules.ts';
import type { Language } from '@sastre/shared-contracts/api';
import { keysOf, stemsOf } from '../words/stems.rules.ts';

/** What can be found in a fact: words (by place), phrases and parts of compounds (by the places that they take up). */
export interface FactIndex {
  list: WordList;
  amounts: readonly Amount[];
  byKey: ReadonlyMap<string, readonly number[]>;
  byConcept: ReadonlyMap<number, readonly { side: Meaning['side']; places: readonly number[] }[]>;
  /** Two words written as one: "web shop", "webshop". */
  joined: ReadonlyMap<string, readonly number[]>;
  /** Stems of compounds' parts, by the place of the compound. */
  byPart: ReadonlyMap<string, readonly number[]>;
}

/** Takes one fact apart, so that words can be looked up in it. */
export function indexFact(text: string, language: Language): FactIndex {
  return indexWords(readWords(text, language));
}

/** `indexFact` of a text that has been taken into words. */
export function indexWords(list: WordList): FactIndex {
  const { language } = list;
  const byKey = new Map<string, number[]>();
  const byConcept = new Map<number, { side: Meaning['side']; places: readonly number[] }[]>();
  const joined = new Map<string, number[]>();
  const byPart = new Map<string, number[]>();
  const put = <K>(map: Map<K, number[]>, key: K, place: number) =>
    map.set(key, [...(map.get(key) ?? []), place]);
  const mean = (meanings: readonly Meaning[], places: readonly number[]) => {
    for (const { concept, side } of meanings)
      byConcept.set(concept, [...(byConcept.get(concept) ?? []), { side, places }]);
  };
  list.words.forEach((word, place) => {
    for (const key of word.keys) put(byKey, key, place);
    put(byKey, `=${word.folded}`, place);
    mean(word.meanings, [place]);
    const unit =
      language === 'de' ? COUNTED_BY.find(([end]) => end.test(word.folded))?.[1] : undefined;
    if (unit !== undefined)
      for (const key of keysOf(unit, 'de')) {
        put(byKey, key, place);
        mean(meaningsOf(key, 'de'), [place]);
      }
    const next = list.words[place + 1];
    if (next !== undefined) put(joined, word.folded + next.folded, place);
    if (language === 'de' && word.folded.length > 6)
      for (const part of partsOf(word.folded) ?? []) {
        for (const stem of new Set([part, ...stemsOf(part, 'de')])) put(byPart, stem, place);
        const forms = [part, ...stemsOf(part, 'de'), `n:${stemsOf(part, 'de')[0] ?? ''}`];
        mean([...new Set(forms.flatMap((form) => meaningsOf(form, 'de')))], [place]);
      }
  });
  for (const phrases of list.phrases.values())
    for (const { from, to, meanings } of phrases)
      mean(
        meanings,
        Array.from({ length: to - from + 1 }, (_none, at) => from + at),
      );
  return { list, amounts: readPlacedAmounts(list), byKey, byConcept, joined, byPart };
}

/** `indexFact` when something is first looked up in it: of a long CV most facts are never asked. */
export function indexWhenAsked(text: string, language: Language | (() => Language)): FactIndex {
  let made: FactIndex | undefined;
  const fact = () =>
    (made ??= indexFact(text, typeof language === 'string' ? language : language()));
  return {
    get list() {
      return fact().list;
    },
    get amounts() {
      return fact().amounts;
    },
    get byKey() {
      return fact().byKey;
    },
    get byConcept() {
      return fact().byConcept;
    },
    get joined() {
      return fact().joined;
    },
    get byPart() {
      return fact().byPart;
    },
  };
}
