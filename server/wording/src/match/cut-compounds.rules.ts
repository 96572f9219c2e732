import { oncePerList } from '../words/once-per-list.ts';
import type { WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { Places } from './match.rules.ts';
import { isMadeOf } from './split-compounds.rules.ts';

/** Letters of a part that tells its word by itself, and of an end that two words share. */
const SHORTEST = 4;

/** Two German words of which the first leaves out what both end in: "Gas- und Ölheizungen". */
interface Pair {
  place: number;
  cut: string;
  /** The place of the word that is written out. */
  whole: number;
}

function pairAt({ words, text, language }: WordList, place: number): Pair | undefined {
  const word = words[place];
  if (language !== 'de' || word === undefined) return undefined;
  const isCut = /^- (?:und|oder|sowie|bzw\.?) /.test(text.slice(word.end));
  return isCut ? { place, cut: word.folded, whole: place + 2 } : undefined;
}

const pairsOf = oncePerList((list) => list.words.flatMap((_word, at) => pairAt(list, at) ?? []));

/** What a word ends in behind its first part, without its inflection. */
const endOf = (folded: string, part: string) =>
  folded.startsWith(part) ? folded.slice(part.length).replace(/(?:en|er|es|e|n|s)$/, '') : '';

/** Ends of words, inflected or not, are the same. */
function sharesEnd(folded: string | undefined, end: string): boolean {
  if (folded === undefined || end.length < SHORTEST) return false;
  return folded.endsWith(end) || folded.replace(/(?:en|er|es|e|n|s)$/, '').endsWith(end);
}

/**
 * Where a fact says a word of such a pair in the other way: "Öl- und Gasheizungen" or "Gasheizungen" of "Gas- und Ölheizungen",
 * and "Gas-" of "Gasheizungen".
 */
export function findOfPair(said: WordList, place: number, { list }: FactIndex): Places {
  const word = said.words[place];
  if (said.language !== 'de' || list.language !== 'de' || word === undefined) return [];
  const own = pairAt(said, place);
  if (own !== undefined) {
    const whole = said.words[own.whole]?.folded;
    return list.words.flatMap(({ folded }, at) => {
      const isPart = own.cut.length >= SHORTEST && folded.startsWith(own.cut);
      return isPart || sharesEnd(whole, endOf(folded, own.cut)) ? [at] : [];
    });
  }
  return pairsOf(list).flatMap((pair) => {
    if (pair.cut.length < 2) return [];
    const { place: at } = pair;
    const whole = list.words[pair.whole]?.folded ?? '';
    if (sharesEnd(whole, endOf(word.folded, pair.cut))) return [at, pair.whole];
    return isApart(said, place, { cut: pair.cut, whole }) ? [at, pair.whole] : [];
  });
}

/** "Schäden an Gleisen und Weichen" where the fact says "Gleis- und Weichenschäden": all three are said. */
function isApart({ words }: WordList, place: number, pair: { cut: string; whole: string }) {
  const own = words[place];
  const near = words.slice(Math.max(0, place - FARTHEST), place + FARTHEST + 1);
  const isCutSaid = near.some(
    ({ folded, isGlue }) => !isGlue && folded.startsWith(pair.cut.replace(/(?:s|n|en|e)$/, '')),
  );
  return (
    own !== undefined &&
    !own.isGlue &&
    isCutSaid &&
    near.some(
      (other) =>
        !other.isGlue && (isMadeOf(pair.whole, own, other) || isMadeOf(pair.whole, other, own)),
    )
  );
}

/** Words between the three. */
const FARTHEST = 6;
