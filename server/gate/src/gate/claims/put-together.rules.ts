import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import { isDeedByForm } from '../prove/joined-deeds.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import { isHow } from './adverbs.ts';
import { isDeed } from './deeds.rules.ts';
import { nearDifference } from './near-copies.rules.ts';
import { isNumber, isParted, piecesOf, type Piece } from './pieces.rules.ts';
import { BY, PREPOSITIONS } from './prepositions.ts';
import { OPENS } from './slots.ts';

/** Words by which a text may differ from one that it all but repeats. */
const MOST_OTHER = 3;

const EACH =
  /^(?:together|zusammen|gemeinsam|junto|conjuntamente|every|each|alle|jeden?|cada|todos)$/;
/** Words, folded, that open a clause which may stand first or last. */
const CLAUSE =
  /^(?:when|while|where|which|who|that|after|before|until|since|wenn|wahrend|wobei|die|der|das|nachdem|bevor|que|donde|cuando|mientras|so|but|aber|pero)$/;

/**
 * What all but repeats its fact and tells its pieces in another order: each piece that comes before one that it stood behind must have
 * been moved as words move without saying anything else. An adverbial may stand first or last, things of a row and
 * clauses may change places, a compound is what a preposition tied. All else says it of something else.
 */
export function comparePutTogether(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  if (nearDifference(said, list, MOST_OTHER) === undefined) return [];
  const pieces = piecesOf(said, alignment, fact);
  const start = Math.min(...pieces.map(({ first }) => first));
  let ahead = Infinity;
  const moved = pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    ahead = Math.min(ahead, before?.first ?? Infinity);
    if (before === undefined || piece.first > before.last) return [];
    const isFree =
      (ahead > piece.last && isFronted({ said, list, start }, pieces.slice(0, index), piece)) ||
      isFirstOfClause({ said, list }, before, piece) ||
      (index === pieces.length - 1 &&
        piece.first === start &&
        isAdverbial({ said, list }, piece)) ||
      isBeforeThing({ said, list }, before, piece) ||
      (isParted(said, before.to, piece.from)
        ? isOfRow(list, before, piece)
        : isCompound({ said, list }, before, piece) ||
          isBehindThing({ said, list }, before, piece));
    return isFree ? [] : [before.to, piece.from];
  });
  return unprovenAt(said, [...new Set(moved)], 'deed-contradicts');
}

interface Pair {
  said: WordList;
  list: WordList;
}

/** Places of the words of weight around a place; numbers are none. */
function heavyBefore({ words }: WordList, place: number): number {
  let at = place - 1;
  while (isLittle(words[at])) at -= 1;
  return at;
}
function heavyBehind({ words }: WordList, place: number): number {
  let at = place + 1;
  while (isLittle(words[at])) at += 1;
  return at;
}
function isLittle(word: WordList['words'][number] | undefined): boolean {
  return word !== undefined && (word.isGlue || isNumber(word.folded));
}

/** Nothing but a join, a sign or the text's end parts a place from what stands on this side of it. */
function opens(list: WordList, place: number): boolean {
  const before = heavyBefore(list, place);
  return before < 0 || isParted(list, before, place);
}
function ends(list: WordList, place: number): boolean {
  const behind = heavyBehind(list, place);
  return behind >= list.words.length || isParted(list, place, behind);
}

/** Kinds of prepositions, and words of clauses, that a piece is opened by. */
function openersOf(list: WordList, place: number): readonly string[] {
  const { words, language } = list;
  return words.slice(heavyBefore(list, place) + 1, place + 1).flatMap(({ folded }) => {
    const isBy = language !== 'de' && BY[language].has(folded);
    const slot = isBy ? 'by' : OPENS[language].get(folded);
    if (slot !== undefined) return [slot];
    return PREPOSITIONS[language].has(folded) || CLAUSE.test(folded) ? [folded] : [];
  });
}

/** A piece that says when, where, how or with whom, and says it by the same preposition. */
function isAdverbial({ said, list }: Pair, { first, from }: Piece): boolean {
  const word = list.words[first];
  if (isHow(word) || EACH.test(word?.folded ?? '')) return true;
  const here = openersOf(said, from);
  return openersOf(list, first).some((one) => here.includes(one));
}

/** What stood behind comes first, and then the fact from its beginning, or a part of a row of it. */
function isFronted(
  { said, list, start }: Pair & { start: number },
  fronted: readonly Piece[],
  piece: Piece,
): boolean {
  const [first, second] = fronted;
  const isSaidFirst = [first, second].some(
    (one) => one !== undefined && isAdverbial({ said, list }, one),
  );
  // "Since May in the shop": one adverbial behind another.
  if (isSaidFirst && fronted.length === 1 && isAdverbial({ said, list }, piece)) return true;
  const isStart = piece.first === start || heavyBefore(list, piece.first) === start;
  if (first === undefined || !(isStart || opens(list, piece.first))) return false;
  // Of a passive its thing comes first: it needs no preposition, and takes none from where it stood.
  const isThing =
    second === undefined && piece.first === start && openersOf(list, first.first).length === 0;
  return isThing || isSaidFirst;
}

/** The same within its own clause: "and, under supervision, wrote drafts". */
function isFirstOfClause({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  return (
    isAdverbial({ said, list }, before) &&
    !isAdverbial({ said, list }, piece) &&
    opens(said, before.from) &&
    opens(list, piece.first) &&
    piece.first < before.first &&
    !isParted(list, piece.first, before.first)
  );
}

/** Things of a row, or clauses, each of them whole. */
function isOfRow(list: WordList, before: Piece, piece: Piece): boolean {
  if (!opens(list, before.first)) return false;
  return ends(list, piece.last) || (opens(list, piece.first) && before.first > piece.last);
}

/** "Shoulder ultrasound course" and "course on shoulder ultrasound", "their care" and "the care of them". */
function isCompound({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  if (isTurnedDeed({ said, list }, before, piece)) return true;
  if (isOwner(said, before.to) || isOwner(said, piece.from - 1) || isOwner(list, piece.last))
    return true;
  // Spanish has no compounds: a property may stand on either side of its thing.
  const isTied = before.first - piece.last > 1 === (said.language !== 'es');
  if (piece.from === before.to + 1)
    return (
      isTied && heavyBehind(list, piece.last) === before.first && !isHow(list.words[piece.last])
    );
  const ties = said.words.slice(before.to + 1, piece.from);
  const isBeside = piece.to === piece.from && before.first - piece.last === 1;
  return isBeside && ties.some(({ folded }) => PREPOSITIONS[said.language].has(folded));
}

/** German and Spanish tell an adverbial before the thing of its deed, English behind it. */
function isBeforeThing({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  if (said.language === 'en' || isParted(list, piece.last, before.first)) return false;
  const verb = heavyBefore(list, piece.first);
  const isBehindDeed = verb <= 0 || isDeed(list, verb);
  const isTo = said.language === 'es' && openersOf(list, piece.first).every((one) => one === 'to');
  return (
    isAdverbial({ said, list }, before) &&
    (isTo || !isAdverbial({ said, list }, piece)) &&
    (isBehindDeed || said.language === 'de')
  );
}

/** "The editor's help" is that of the editor. */
function isOwner({ text, words, language }: WordList, place: number): boolean {
  const word = words[place];
  return (
    language === 'en' &&
    word !== undefined &&
    /^(?:s'|'s|')/.test(text.slice(word.at + word.text.length))
  );
}

/** "Faults reported", "backed by a fund", and a verb told before the one who did it: two neighbours, one of them a verb. */
function isTurnedDeed({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  if (heavyBehind(list, piece.last) !== before.first) return false;
  if (isHow(list.words[piece.last])) return false;
  const own = list.words[piece.last];
  const isHyphened = [own?.end ?? 0, (own?.at ?? 0) - 1].some((at) => list.text.charAt(at) === '-');
  const isVerb = (place: number) => {
    const word = said.words[place];
    return word !== undefined && isDeedByForm(word, said.language);
  };
  // "Las decide la dirección": what a pronoun repeats stands first.
  const isRepeated = [piece.first, before.first].some((at) =>
    IT.test(list.words[at - 1]?.folded ?? ''),
  );
  const isOften = isHow(said.words[before.to]);
  return (
    isHyphened ||
    isOften ||
    isVerb(before.to) ||
    isVerb(piece.from) ||
    (said.language === 'es' && isRepeated && isParted(list, 0, piece.first))
  );
}

const IT = /^(?:l[aeo]s?|se)$/;

/** "Heats the hall with a stove" where the fact says "heats with a stove the hall". */
function isBehindThing({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  return (
    isAdverbial({ said, list }, piece) &&
    openersOf(list, before.first).length === 0 &&
    openersOf(said, before.from).length === 0 &&
    heavyBehind(list, piece.last) === before.first &&
    !isParted(list, piece.first, before.last)
  );
}
