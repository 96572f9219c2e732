import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import { type Concept, parseLexicon } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  isDeedBeside,
  type LanguageIndex,
  type Meaning,
  oncePerLanguage,
  readIndex,
  type WordList,
} from '@sastre/wording';

let concepts: readonly Concept[] | undefined;
const indexes: Partial<Record<Language, LanguageIndex>> = {};

/** The list of words that say the same in one place, read when a sentence first has such a word. */
function indexOf(language: Language): LanguageIndex {
  concepts ??= parseLexicon(
    readFileSync(new URL('../lexicon/in-place.txt', import.meta.url), 'utf8'),
  );
  return (indexes[language] ??= readIndex(concepts, language));
}

const meaningsOf = oncePerLanguage(5000, (key, language): readonly Meaning[] =>
  indexOf(language).meaningsOf(key),
);

/** What a word means there, by itself, with the word behind it, and with the particle that ends its clause. */
function meaningsAt({ words, language, text }: WordList, place: number): readonly Meaning[] {
  const [word, next] = words.slice(place, place + 2);
  if (word === undefined) return [];
  const behind = next === undefined ? [] : [`${word.stems[0]} ${next.stems[0]}`];
  const last = words.find(({ end }, at) => at > place && /^(?:[,.;:]|$)/.test(text.slice(end)));
  const parted =
    language === 'de' && last !== undefined && last.folded.length < LONGEST_PARTICLE
      ? [`${last.folded}${word.stems[0]}`, ...word.stems.map((stem) => `${last.folded}${stem}`)]
      : [];
  const keys = [...word.keys, ...word.stems, ...behind, ...parted];
  return [...new Set(keys.flatMap((key) => meaningsOf(key, language)))];
}

const LONGEST_PARTICLE = 9;
const PARTICLE = /^(?:together|forward|apart|away|aside)$/;

/** Share of the other words of a fact that must be told for one of them to be known by its place. */
const REST = 0.7;
/** More words told by their place make another sentence. */
const MOST = 2;

/**
 * The alignment with the words that nothing but their place tells: "found" for "discovered" where all the rest of a fact is told.
 * `weighty`: places of the fact that must be told; `isSaid`: those that are.
 */
export function putInPlace(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
  { weighty, isSaid }: { weighty: readonly number[]; isSaid: (place: number) => boolean },
): Alignment {
  const untold = weighty.filter((place) => !isSaid(place));
  const open = alignment.missing.filter((place) => !isDeedBeside(said, place, alignment.missing));
  if (untold.length === 0 || open.length === 0) return alignment;
  const taken = new Map<number, number>();
  for (const place of open) {
    const here = meaningsAt(said, place);
    const own = untold.find(
      (at) =>
        ![...taken.values()].includes(at) &&
        !isLookAlike(said, place, list, at) &&
        meaningsAt(list, at).some((there) => here.some((one) => tells(one, there))),
    );
    if (own !== undefined) taken.set(place, own);
  }
  // "Put together": the particle is its verb's.
  const isParticle = (place: number) =>
    taken.has(place - 1) && PARTICLE.test(said.words[place]?.folded ?? '');
  const rest = weighty.length - taken.size;
  const told = weighty.filter(isSaid).length;
  if (taken.size === 0 || taken.size > MOST || told === 0 || told < rest * REST) return alignment;
  const placed = [...taken].map(
    ([place, at]) => [place, { fact: 0, places: [at], from: place }] as const,
  );
  return {
    matched: new Map([...alignment.matched, ...placed]),
    missing: alignment.missing.filter((place) => !taken.has(place) && !isParticle(place)),
  };
}

/** Words of one stem that are not the same word: their places have been compared. */
function isLookAlike(said: WordList, place: number, list: WordList, at: number): boolean {
  const [here, there] = [said.words[place]?.stems, list.words[at]?.stems];
  return said.language === list.language && here?.some((stem) => there?.includes(stem)) === true;
}

/** What is said is the same, or less. */
function tells(here: Meaning, there: Meaning): boolean {
  if (here.concept !== there.concept) return false;
  return here.side === 'general' || there.side !== 'general';
}
