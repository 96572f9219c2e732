import { findHumanLanguages } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  findRows,
  findWord,
  type Hit,
  partsBy,
  unprovenWords,
  type WordList,
} from '@sastre/wording';
import { levelsNamed } from '../claims/levels.rules.ts';
import { LIMITS_IN_FACT, LIMITS_SAID } from '../claims/limits.rules.ts';
import { findNegations } from '../claims/negations.rules.ts';

/** Rows that make what one says of oneself smaller; those of one kind may stand for one another. */
const KINDS: readonly RegExp[] = [/^(?:basic|only|few|learn|begin|part)$/, /^help$/, /^no$/];
const PARTS = /[,;.:()]\s|\s(?=(?:and|but|und|aber|jedoch|y|e|pero|aunque|though)\s)/gu;

/** "Ventilation" without "so far only on the side": what a summary limits in a clause is limited in the new one, too. */
export function compareOwnLimits(said: WordList, fact: FactIndex): Finding[] {
  const { language } = said;
  const [here, there] = [partsBy(said, PARTS), partsBy(fact.list, PARTS)];
  const limits = [
    ...findRows(LIMITS_IN_FACT, fact.list.words, language),
    ...findNegations(fact.list),
  ];
  const spoken = [...findRows(LIMITS_SAID, said.words, language), ...findNegations(said)];
  const kindOf = ({ name }: Hit) => KINDS.find((kind) => kind.test(name));
  const free = said.words.filter((word, place) => {
    if (word.isGlue || spoken.some(({ from, to }) => place >= from && place <= to)) return false;
    const places = findWord(word, said, fact);
    if (places.length === 0) return false;
    const isLimited = (at: number) =>
      limits.some(
        (hit) =>
          there[hit.from] === there[at] &&
          (at < hit.from || at > hit.to) &&
          kindOf(hit) !== undefined &&
          !spoken.some((one) => kindOf(one) === kindOf(hit) && here[one.from] === here[place]),
      );
    return places.every(isLimited);
  });
  return unprovenWords(
    [...free.map(({ text: word }) => word), ...withoutLevel(said, fact)],
    'level-contradicts',
  );
}

/** Languages of which the summary itself says a level below the fluent one, and the new one none. */
function withoutLevel(said: WordList, { list }: FactIndex): string[] {
  const isStated = ({ words }: WordList, at: number) =>
    words[at] !== undefined && findHumanLanguages(words[at].text).length > 0;
  const isLow = (of: WordList, at: number) => levelsNamed(of, at).some((level) => LOW.has(level));
  const low = list.words.flatMap(({ text }, at) => {
    const isBeside = [at - 1, at + 1].some((one) => isLow(list, one));
    const isOf = isLow(list, at - 2) && /^(?:de|in|en)$/.test(list.words[at - 1]?.folded ?? '');
    return isStated(list, at) && (isBeside || isOf) ? findHumanLanguages(text) : [];
  });
  const isLimited = said.words.some((_word, at) => isLow(said, at));
  if (isLimited) return [];
  return said.words.flatMap(({ text }, at) =>
    isStated(said, at) && findHumanLanguages(text).some((one) => low.includes(one)) ? [text] : [],
  );
}

const LOW: ReadonlySet<string> = new Set(['beginner', 'intermediate']);
