import { isHow } from './adverbs.ts';
import { deedsOf } from './deeds.rules.ts';
import { BY, periodOf, PREPOSITIONS } from '@sastre/reading';
import { isBehindSign, OPENS, type WordList } from '@sastre/wording';
import { isNumber, isParted, type Piece } from './pieces.rules.ts';

/** A sentence and the words of its fact. */
export interface Pair {
  said: WordList;
  list: WordList;
}

const EACH =
  /^(?:alone|allein|sol[oa]s?|together|zusammen|gemeinsam|junto|conjuntamente|every|each|alle|jeden?|cada|todos)$/;
/** Words, folded, that open a clause which may stand first or last. */
const CLAUSE =
  /^(?:when|while|where|which|who|that|after|before|until|since|wenn|wahrend|wobei|die|der|das|nachdem|bevor|que|donde|cuando|mientras|so|but|aber|pero)$/;

/** Places of the words of weight around a place; numbers are none. */
export function heavyBefore({ words }: WordList, place: number): number {
  let at = place - 1;
  while (isLittle(words[at])) at -= 1;
  return at;
}
export function heavyBehind({ words }: WordList, place: number): number {
  let at = place + 1;
  while (isLittle(words[at])) at += 1;
  return at;
}
function isLittle(word: WordList['words'][number] | undefined): boolean {
  return word !== undefined && (word.isGlue || isNumber(word.folded));
}

/** Nothing but a join, a sign or the text's end parts a place from what stands on this side of it. */
export function opens(list: WordList, place: number): boolean {
  const before = heavyBefore(list, place);
  return before < 0 || isParted(list, before, place);
}
export function ends(list: WordList, place: number): boolean {
  const behind = heavyBehind(list, place);
  return behind >= list.words.length || isParted(list, place, behind);
}

/** Kinds of prepositions, and words of clauses, that a piece is opened by. */
export function openersOf(list: WordList, place: number): readonly string[] {
  const { words, language } = list;
  let before = heavyBefore(list, place);
  while (isOwner(list, before)) before = heavyBefore(list, before);
  return words.slice(before + 1, place + 1).flatMap(({ folded }, index) => {
    const at = before + 1 + index;
    const isBy = language !== 'de' && BY[language].has(folded);
    const slot = isBy ? 'by' : OPENS[language].get(folded);
    if (slot !== undefined) return [slot];
    const isClause = CLAUSE.test(folded) && !(language === 'de' && isArticle(list, at));
    return PREPOSITIONS[language].has(folded) || isClause ? [folded] : [];
  });
}

/** "Das Licht": but for a relative behind a sign. */
function isArticle(list: WordList, place: number): boolean {
  return /^d(?:ie|er|as)$/.test(list.words[place]?.folded ?? '') && !isBehindSign(list, place);
}

/** A piece that says when, where, how or with whom, and says it by the same preposition. */
export function isAdverbial({ said, list }: Pair, { first, from }: Piece): boolean {
  const word = list.words[first];
  if (isHow(word) || EACH.test(word?.folded ?? '')) return true;
  const here = openersOf(said, from);
  return openersOf(list, first).some((one) => here.includes(one));
}

/** "The editor's help" is that of the editor. */
export function isOwner({ text, words, language }: WordList, place: number): boolean {
  const word = words[place];
  return (
    language === 'en' &&
    word !== undefined &&
    /^(?:s'|'s|')/.test(text.slice(word.at + word.text.length))
  );
}

/** All that a fact tells is one deed. */
export function isOneDeed(list: WordList): boolean {
  return new Set(deedsOf(list)).size === 1;
}

/** A piece that ends with the name of a stretch of time. */
export function isPeriod({ words }: WordList, { last }: Piece): boolean {
  return periodOf(words[last]?.folded ?? '') !== undefined;
}

/** "Mainly by buying": an adverb that limits what stands behind it. */
export const limitsNext = ({ words }: WordList, place: number) =>
  FOCUS.test(words[place]?.folded ?? '');
const FOCUS =
  /^(?:(?:main|most|chief|large|part|near|on|usual|primari|sole|whol|mere|partial|particular|especial|principal|exclusive)ly|\w{4,}mente|meist(?:ens)?|hauptsachlich|vorwiegend|uberwiegend|nur|allem|just|auch|also|even|solo)$/;
