import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  placesOfWord,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import {
  foldedAt,
  isNumber,
  isTime,
  JOINS,
  type OthersClause,
  range,
} from './clause-parts.rules.ts';
import { clausesOfOthers, clausesThatMayBe } from './clauses-of-others.rules.ts';

/**
 * "Proposed dog patrols, which the trust rejected" is told whole, or without what the trust did: what stands in that clause alone stands in a
 * clause of theirs, with its deed, and that clause takes nothing of the person's own but what it is about.
 */
export function compareToldWhole(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  const there = clausesOfOthers(list);
  if (there.length === 0) return [];
  const here = clausesThatMayBe(said);
  const own = said.words.map((_word, place) => placesOfWord(alignment, said, place, fact));
  const weighty = said.words.flatMap(({ isGlue }, place) =>
    !isGlue && (own[place]?.length ?? 0) > 0 ? [place] : [],
  );
  const isOf = (mine: OthersClause, theirs: OthersClause) =>
    mine.by.some(
      (place) =>
        THEY.test(foldedAt(said, place)) ||
        own[place]?.some((at) => theirs.by.includes(at)) === true,
    );
  const torn = there.flatMap((clause) => {
    const told = here.filter((one) => isOf(one, clause));
    const inTold = (place: number) => told.some(({ places }) => places.has(place));
    const isNear = (place: number) => told.some(({ reach }) => reach.has(place));
    const theirs = weighty.filter((place) =>
      own[place]?.every(
        (at) =>
          clause.places.has(at) &&
          (clause.isOpen === true || !clause.by.includes(at)) &&
          !isLight(list, at) &&
          !isShared(list, at, clause),
      ),
    );
    const deeds = clause.verbs.filter(
      (at) => list.words[at]?.isGlue === false && !isLight(list, at),
    );
    const isDeedTold =
      deeds.length === 0 || weighty.some((place) => own[place]?.some((at) => deeds.includes(at)));
    const mine = weighty.filter(
      (place) =>
        inTold(place) &&
        own[place]?.every(
          (at) =>
            there.every(({ places, reach }) => !places.has(at) && !reach.has(at)) &&
            isKept(list, at, clause),
        ),
    );
    // "Under the doctor's supervision" where the fact says "supervised by the doctor".
    const isUnder = (place: number) =>
      range(place - 3, place).some((at) => UNDER.test(foldedAt(said, at))) &&
      range(place - 2, place + 4).some((at) => own[at]?.some((one) => clause.by.includes(one)));
    const isTold = (place: number) => inTold(place) || isNear(place) || isUnder(place);
    return [...theirs.filter((place) => !isTold(place) || !isDeedTold), ...mine];
  });
  return unprovenAt(
    said,
    [...new Set(torn)].sort((one, other) => one - other),
    'deed-contradicts',
  );
}

/** "He bought the press that I had chosen", "a potter built the stove, and I heated it": a thing of theirs that one's own clause is about. */
function isShared(list: WordList, at: number, { places, verbs }: OthersClause): boolean {
  if (verbs.includes(at) || isTime(list, at) || isNumber(list, at)) return false;
  const isOwn = (place: number) => place > at && !places.has(place);
  return list.words.some(
    ({ folded }, place) =>
      (isOwn(place) && REFERS.test(folded) && !isOwn(place - 1)) ||
      (isOwn(place) && MEANS.test(folded)),
  );
}

const UNDER = /^(?:under|unter|bajo)$/;
const REFERS = /^(?:that|which|que|d(?:ie|en|as|em))$/;
const MEANS = /^(?:it|them|sie|ihn|es|l[ao]s?)$/;
const THEY = /^(?:he|she|they|er|el|ella|ell[oa]s)$/;

/** Verbs that say of a noun that it is done. */
const LIGHT =
  /^(?:did|does|do|made|makes|macht|machte|machen|machten|ubernimmt|ubernahm|hace|hacen|hizo|hicieron|llevan?|llego|llegaron|pudo|pudieron)$/;
const isLight = (list: WordList, place: number) => LIGHT.test(foldedAt(list, place));

/** True for a word of the person's own that no clause of others may take. */
function isKept(list: WordList, at: number, clause: OthersClause): boolean {
  return (
    !clause.isTied ||
    isTime(list, at) ||
    (isNumber(list, at + 1) && isTime(list, at + 1)) ||
    (isOwnDeed(list, at) && !clause.places.has(at + 1))
  );
}

const PARTICIPLE = /^\p{Ll}*ge\p{Ll}+(?:t|en)$|iert$|^(?:be|ver|er|ent|zer)\p{Ll}+t$/u;

/** What a part begins with, or behind "I"; a German participle. */
function isOwnDeed(list: WordList, at: number): boolean {
  if (/^(?:not|never|no|nicht|nie|nunca)$/.test(foldedAt(list, at))) return false;
  if (list.language === 'de' && PARTICIPLE.test(list.words[at]?.text ?? '')) return true;
  const first = range(0, at + 1).findLast(
    (one) => one === 0 || isBehindSign(list, one) || JOINS.test(foldedAt(list, one - 1)),
  );
  const opened = range(first ?? 0, at).filter((one) => list.words[one]?.isGlue === false);
  const isDirect = range(first ?? 0, at).every((one) =>
    /^(?:i|ich|yo|have|had|he|also)$/.test(foldedAt(list, one)),
  );
  return opened.length === 0 && isDirect;
}
