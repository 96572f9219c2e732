import { findHumanLanguages } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  patternOf,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import type { Context } from './context.rules.ts';

const IN = /^(?:in|auf|en)$/;
const TIED = /^(?:in|auf|en|ins|al|into|to|from|aus|dem|del?|and|und|y|or|oder|o)$/;
const TELLS_TONGUE =
  /^(?:speak\w*|languages?|sprach\w*|\w+sprach\w*|habl\w+|idiomas?|lengua|mother|fluent|native)$/;

/** "In Polish" where the fact says "in Poland" or "Polish clients": a place or a people is no language that was spoken. */
export function compareTongues(said: WordList, { list }: FactIndex): Finding[] {
  const tongues = said.words.flatMap(({ text }, place) => {
    const isIn = IN.test(said.words[place - 1]?.folded ?? '');
    const own = isIn ? findHumanLanguages(text) : [];
    return own.length > 0 ? [{ place, own }] : [];
  });
  const isTold = (own: readonly string[]) =>
    list.words.some(({ text, folded }, at) => {
      const isNamed = findHumanLanguages(text).some((one) => own.includes(one));
      const isTied = TIED.test(list.words[at - 1]?.folded ?? '');
      const beside = [folded, list.words[at + 1]?.folded ?? '', list.words[at - 1]?.folded ?? ''];
      return (
        (isNamed && isTied) || (beside.some((one) => TELLS_TONGUE.test(one)) && shares(folded, own))
      );
    });
  const untold = tongues.filter(({ own }) => !isTold(own)).map(({ place }) => place);
  return unprovenAt(said, untold);
}

/** "Polnischsprachig" of Polish: by what it begins with. */
function shares(folded: string, own: readonly string[]): boolean {
  const begin = folded.replace(/(?:sprach\w*|er|en|es|e)$/, '');
  return findHumanLanguages(begin).some((one) => own.includes(one));
}

const SPEAKS = patternOf('tongues.speaks');

/** "In English" of what was done, where English is a language that one has and no word of the deed. */
export function tongueOfDeeds(
  said: WordList,
  { matched }: Alignment,
  { states, levels }: Context,
  deeds: number,
): Finding[] {
  if (said.words.some(({ folded }) => SPEAKS.test(folded))) return [];
  const added = [...matched].flatMap(([place, { fact }]) => {
    const text = states[fact - deeds]?.list.text;
    const isTongue = levels.some(({ name }) => name.list.text === text);
    return isTongue && IN.test(said.words[place - 1]?.folded ?? '') ? [place] : [];
  });
  return unprovenAt(said, added);
}
