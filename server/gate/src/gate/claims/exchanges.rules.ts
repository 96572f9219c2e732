import { BY, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  headOf,
  isDeedByForm,
  JOINS,
  OPENS,
  readPlacedAmounts,
  type Slot,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isDeed } from './deeds.rules.ts';
import { slotsOf } from './slots.rules.ts';

/** A word of weight or a number of a sentence, and where its fact has it. */
interface Item {
  at: number;
  /** Its place in the fact. */
  from: number;
  isAmount: boolean;
}

/** Words that follow one another in the fact and here. */
interface Block {
  items: readonly Item[];
  first: number;
  last: number;
}

/**
 * "With the choir a transcription from which the director rehearses" where the fact has them the other way round: two parts of a fact
 * that changed places, each in the slot of the other, around words that stayed.
 */
export function compareExchanges(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  const { list } = fact;
  const head = headOf(fact);
  const blocks = blocksOf(itemsOf(said, alignment, fact));
  if (blocks.length < 3) return [];
  const [here, there] = [slotsOf(said), slotsOf(list)];
  const isSame = (one: readonly Slot[] = [], other: readonly Slot[] = []) =>
    one.some((slot) => other.includes(slot));
  const exchanged = blocks.find((before, index) => {
    const [middle, after] = [blocks[index + 1], blocks[index + 2]];
    const [one, other] = [before.items[0], after?.items[0]];
    if (middle === undefined || after === undefined || one === undefined || other === undefined)
      return false;
    // The deed itself stands where its language has verbs: "Bau von 50 Treppen", "50 Treppen gebaut".
    if ([before, after].some((block) => isDeedItself(said, block, head) || isHowOften(said, block)))
      return false;
    // Clauses with verbs of their own, and adverbials with their own prepositions, are told in any order.
    if ([one, other].every(({ at }) => isDeed(said, at))) return false;
    if (keepOpeners(said, list, [one, other])) return false;
    // The third, the second, the first of the fact: not a part that moved, but two that were exchanged.
    if (after.last + 1 !== middle.first || middle.last + 1 !== before.first) return false;
    if (areListed(list, [after, middle, before])) return false;
    const isSmall = middle.items.length < 2 && !middle.items.some(({ isAmount }) => isAmount);
    if (isSmall && !areOpenedAlike(said, one.at, other.at)) return false;
    if (isSmall && !areOpenedAlike(list, one.from, other.from)) return false;
    return isSame(here[one.at], there[other.from]) && isSame(here[other.at], there[one.from]);
  });
  if (exchanged === undefined) return [];
  return unprovenAt(
    said,
    exchanged.items.map(({ at }) => at),
    'deed-contradicts',
  );
}

/** One word that is the fact's deed: its head, or a verb for the noun that the fact begins with. */
function isDeedItself(said: WordList, { items }: Block, head: number | undefined): boolean {
  const [item] = items;
  const word = said.words[item?.at ?? -1];
  if (items.length !== 1 || item === undefined || word === undefined) return false;
  return item.from === head || (item.from === 0 && isDeedByForm(word, said.language));
}

/** "Beim Umstieg" and "in einer Sprechstunde" in both, whichever stands first. */
function keepOpeners(said: WordList, list: WordList, items: readonly Item[]): boolean {
  const openerOf = ({ words, language }: WordList, at: number) =>
    words.slice(Math.max(0, at - 2), at).findLast(({ folded }) => OPENS[language].has(folded))
      ?.folded;
  const own = new Set(items.map(({ at }) => openerOf(said, at)));
  return (
    own.size === items.length &&
    items.every(
      ({ at, from, isAmount }) =>
        !isAmount &&
        openerOf(said, at) !== undefined &&
        openerOf(said, at) === openerOf(list, from),
    )
  );
}

const OFTEN =
  /^(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|(?:tag|wochent|monat|vierteljahr|jahr)lich\w*|diari[oa]s?|semanal(?:es|mente)?|mensual(?:es|mente)?|trimestral(?:es|mente)?|anual(?:es|mente)?)$/;

/** How often a thing is done stands where its language has it. */
function isHowOften({ words }: WordList, { items }: Block): boolean {
  return items.every(({ at, isAmount }) => !isAmount && OFTEN.test(words[at]?.folded ?? ''));
}

/** "In English from manuals in Spanish": both stand right behind the same preposition. */
function areOpenedAlike({ words, language }: WordList, one: number, other: number): boolean {
  const opener = words[one - 1]?.folded ?? '';
  return OPENS[language].has(opener) && words[other - 1]?.folded === opener;
}

/** "Alarms, charge points and isolators": parts of one list may stand in any order. */
function areListed(list: WordList, blocks: readonly Block[]): boolean {
  const { text, words, language } = list;
  return blocks.slice(1).every((block, index) => {
    const last = Math.max(...(blocks[index]?.items.map(({ from }) => from) ?? []));
    const next = Math.min(...block.items.map(({ from }) => from));
    const between = words.slice(last + 1, next);
    const gap = text.slice(words[last]?.end, words[next]?.at);
    const isJoined = /,/.test(gap) || between.some(({ folded }) => JOINS[language].test(folded));
    const isGoverned = between.some(
      ({ folded }) => PREPOSITIONS[language].has(folded) || BY[language].has(folded),
    );
    return isJoined && !isGoverned && !/[.;:()]/.test(gap);
  });
}

/** In the order of the sentence. Of several places in the fact the one next to the word before counts. */
function itemsOf(
  said: WordList,
  { matched }: Alignment,
  { list, amounts }: Pick<FactIndex, 'list' | 'amounts'>,
): readonly Item[] {
  const own = readPlacedAmounts(said);
  const counted = new Set(own.flatMap(({ places }) => places));
  const inFact = new Set(amounts.flatMap(({ places }) => places));
  const numbers = own.map(({ places, values }) => ({
    at: places[0] ?? 0,
    isAmount: true,
    among: amounts
      .filter((other) => values.some((value) => other.values.includes(value)))
      .map((other) => other.places[0] ?? 0),
  }));
  // "In English" is a phrase that begins with its preposition.
  const isFirst = (at: number, from: number) =>
    said.words[at]?.isGlue === false && said.words.slice(from, at).every(({ isGlue }) => isGlue);
  const weightOf = (places: readonly number[]) => {
    const heavy = places.filter((place) => list.words[place]?.isGlue === false);
    return (heavy.length > 0 ? heavy : places).filter((place) => !inFact.has(place));
  };
  const words = [...matched].flatMap(([at, { fact, places, from }]) =>
    fact !== 0 || counted.has(at) || !isFirst(at, from)
      ? []
      : [{ at, isAmount: false, among: weightOf(places) }],
  );
  let next = 0;
  return [...numbers, ...words]
    .filter(({ among }) => among.length > 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, isAmount, among }) => {
      const from = among.reduce((best, place) =>
        Math.abs(place - next) < Math.abs(best - next) ? place : best,
      );
      next = from + 1;
      return { at, from, isAmount };
    });
}

/** Stretches in which the words of the sentence follow one another as they do among those of the fact that it tells. */
function blocksOf(items: readonly Item[]): readonly Block[] {
  const told = [...new Set(items.map(({ from }) => from))].toSorted((one, other) => one - other);
  const rank = new Map(told.map((from, index) => [from, index]));
  return items.reduce<readonly Block[]>((blocks, item) => {
    const place = rank.get(item.from) ?? 0;
    const before = blocks.at(-1);
    return before !== undefined && (place === before.last || place === before.last + 1)
      ? [...blocks.slice(0, -1), { ...before, items: [...before.items, item], last: place }]
      : [...blocks, { items: [item], first: place, last: place }];
  }, []);
}
