import { isHow } from './adverbs.ts';
import { isDeed } from './deeds.rules.ts';
import {
  ends,
  heavyBefore,
  heavyBehind,
  isAdverbial,
  isOneDeed,
  isOwner,
  isPeriod,
  limitsNext,
  openersOf,
  opens,
  type Pair,
} from './piece-places.rules.ts';
import { isNumber, isParted, piecesOf, type Piece } from './pieces.rules.ts';
import { PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isDeedByForm,
  JOINS,
  nearDifference,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { clausesApart, countSetApart } from './set-apart.rules.ts';

/** Words by which a text may differ from one that it all but repeats. */
const MOST_OTHER = 3;

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
  if (nearDifference(said, list, MOST_OTHER) === undefined || isInOrder(said, list)) return [];
  const pieces = piecesOf(said, alignment, fact);
  const moved = clausesApart({ said, list }, pieces).flatMap((own) => {
    const whole = movedIn({ said, list }, own);
    const count = whole.length === 0 ? 0 : countSetApart({ said, list }, own);
    return count === 0 ? whole : movedIn({ said, list }, own.slice(count));
  });
  return unprovenAt(said, [...new Set(moved)], 'deed-contradicts');
}

/** True where each word of weight is the fact's own, in its order: nothing was moved, whatever else the words may tell. */
function isInOrder(said: WordList, list: WordList): boolean {
  let at = -1;
  return said.words.every(({ folded, isGlue }) => {
    if (isGlue || ALSO.test(folded)) return true;
    at = list.words.findIndex((word, place) => place > at && word.folded === folded);
    return at >= 0;
  });
}

const ALSO = /^(?:also|auch|tambien)$/;

/** Ends of the pieces of a clause that stand where they could not have been moved to. */
function movedIn({ said, list }: Pair, pieces: readonly Piece[]): number[] {
  const start = Math.min(...pieces.map(({ first }) => first));
  let ahead = Infinity;
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    ahead = Math.min(ahead, before?.first ?? Infinity);
    if (before === undefined || piece.first > before.last) return [];
    const isFree =
      (ahead > piece.last && isFronted({ said, list, start }, pieces.slice(0, index), piece)) ||
      isFirstOfClause({ said, list }, before, piece) ||
      (index === pieces.length - 1 && isLastTold({ said, list, start }, piece)) ||
      isBeforeThing({ said, list }, before, piece) ||
      isDoneToBoth({ said, list }, before, piece) ||
      isOtherOrder({ said, list }, before, piece, pieces.slice(0, index - 1)) ||
      isNamed({ said, list }, before, piece) ||
      (isParted(said, before.to, piece.from)
        ? isOfRow(list, before, piece)
        : isCompound({ said, list }, before, piece) ||
          isBehindThing({ said, list }, before, piece));
    return isFree ? [] : [before.to, piece.from];
  });
}

/** What stood first, or behind the one deed that there is, may be told last; how often a thing is counted stays beside it. */
function isLastTold({ said, list, start }: Pair & { start: number }, piece: Piece): boolean {
  const isBehindDeed = heavyBefore(list, piece.first) === start && isOneDeed(list);
  return (
    isAdverbial({ said, list }, piece) &&
    (piece.first === start || (isBehindDeed && !isPeriod(list, piece)))
  );
}

/** Two adverbials of one deed, neighbours in the fact but for what has been told before them. */
function isOtherOrder(
  { said, list }: Pair,
  before: Piece,
  piece: Piece,
  told: readonly Piece[],
): boolean {
  let next = heavyBehind(list, piece.last);
  const over = () => told.find(({ first, last }) => next >= first && next <= last);
  for (let own = over(); own !== undefined; own = over()) next = heavyBehind(list, own.last);
  return (
    isOneDeed(list) &&
    next === before.first &&
    [before, piece].every(
      (one) =>
        isAdverbial({ said, list }, one) &&
        !isPeriod(list, one) &&
        !openersOf(list, one.first).includes('of'),
    )
  );
}

/** "Mixed mortar and carried it" where the fact says "mixed and carried mortar". */
function isDoneToBoth({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  const isIt = (list_: WordList, at: number) => PRONOUN.test(list_.words[at]?.folded ?? '');
  const isSaid = isIt(said, said.language === 'es' ? piece.from - 1 : piece.to + 1);
  return (
    isSaid &&
    JOINS[list.language].test(list.words[piece.first - 1]?.folded ?? '') &&
    heavyBehind(list, piece.last) === before.first &&
    !isIt(list, piece.last + 1)
  );
}

const PRONOUN = /^(?:it|its|them|their|sie|es|ihn|diese[ns]?|l[oa]s?)$/;

/** What stood behind comes first, and then the fact from its beginning, or a part of a row of it. */
function isFronted(
  { said, list, start }: Pair & { start: number },
  fronted: readonly Piece[],
  piece: Piece,
): boolean {
  const [first, second] = fronted;
  // "Mainly by buying" is no "by buying mainly".
  if (piece.first === start && limitsNext(list, piece.first)) return false;
  const isSaidFirst = [first, second].some(
    (one) => one !== undefined && isAdverbial({ said, list }, one),
  );
  // "Since May in the shop": one adverbial behind another.
  if (isSaidFirst && fronted.length === 1 && isAdverbial({ said, list }, piece)) return true;
  const isStart = piece.first === start || heavyBefore(list, piece.first) === start;
  if (first === undefined || !(isStart || opens(list, piece.first))) return false;
  if (second !== undefined || piece.first !== start) return isSaidFirst;
  // Of a passive its thing comes first: it needs no preposition, and takes none from where it stood.
  const isThing = openersOf(list, first.first).length === 0;
  return isThing || isSaidFirst || isHad({ said, list }, first, piece);
}

/** "My crew has had no injuries", "three years of night shifts", "in a hotel" of what is done of one. */
function isHad({ said, list }: Pair, first: Piece, piece: Piece): boolean {
  const between = said.words.slice(first.to + 1, piece.from).map(({ folded }) => folded);
  const before = list.words.slice(heavyBefore(list, first.first) + 1, first.first);
  const has = (pattern: RegExp) => before.some(({ folded }) => pattern.test(folded));
  const isPlace =
    has(/^(?:of|eine[sr]|des|von|del?)$/) && openersOf(said, first.from).includes('in');
  return (
    (has(/^(?:on|in|at|bei|en)$/) && between.some((one) => HAD.test(one))) ||
    (has(/^(?:for|during|over|durante)$/) && /^(?:of|de)$/.test(between[0] ?? '')) ||
    (isPlace && HOUSE.test(list.words[first.first]?.folded ?? ''))
  );
}

const HAD = /^(?:ha[sd]|hatten?|hat|tuvo|tiene)$/;
const HOUSE =
  /^(?:hotels?|hostal|restaurant[es]*|hospitals?|clinica?|school|colegio|plant|planta|factory|fabrica|taller|workshop|tienda|shop|store|empresa|company|residencia|klinik|krankenhauses|schule|betrieb[es]*|werk[es]*|bäckerei)$/;

/** "LabRegis, the laboratory software" where the fact says "the laboratory software LabRegis". */
function isNamed({ said, list }: Pair, before: Piece, piece: Piece): boolean {
  const gap = said.text.slice(said.words[before.to]?.end, said.words[piece.from]?.at);
  const isSide = before.first === piece.last + 1 && before.to === before.from;
  return (
    isSide &&
    /^\p{Lu}/u.test(list.words[before.first]?.text ?? '') &&
    /^, (?:the|our|an?|der|die|das|dem|den|eine[nrms]?|el|la|un|una) $/i.test(gap)
  );
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
  const between = list.words.slice(piece.last + 1, before.first);
  const isBeside =
    before.first > piece.last &&
    !isParted(list, piece.last, before.first) &&
    between.every(({ folded }) => isNumber(folded));
  return (
    (isBeside || isInBrackets(list, piece, before)) &&
    ties.some(({ folded }) => PREPOSITIONS[said.language].has(folded))
  );
}

/** "212 boxes of papers" where the fact says "papers (212 boxes)". */
function isInBrackets(list: WordList, piece: Piece, before: Piece): boolean {
  const [from, to] = [list.words[piece.last]?.end, list.words[before.first]?.at];
  return (
    /^[^()]*\([^()]*$/.test(list.text.slice(from, to)) &&
    heavyBehind(list, piece.last) === before.first
  );
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
