import { readPlacedNumbers } from '@sastre/reading';
import { isBehindSign, JOINS, OPENS, type Places, type WordList } from '@sastre/wording';
import { isDeed } from './deeds.rules.ts';

/** How far before a word its "with" stands. */
const NEAR_WITH = 4;

/** The place of the "with" that a word stands behind; below 0 for none. */
export function withBefore({ words, language }: WordList, place: number): number {
  return words.findLastIndex(
    ({ folded }, at) =>
      at < place && place - at <= NEAR_WITH && OPENS[language].get(folded) === 'with',
  );
}

/**
 * "…, with completion planned for 2026" where the fact says "…; completion planned for 2026": what a seam parts from the rest in both
 * hangs on the rest alike. All that stands behind the "with" must be what the fact has behind one
 * seam, and the most of that.
 */
export function isAddition(
  said: WordList,
  place: number,
  told: ReadonlyMap<number, Places>,
  list: WordList,
): boolean {
  const { words } = said;
  const opener = withBefore(said, place);
  if (opener < 1 || !isBehindSign(said, opener)) return false;
  const rest = words.flatMap((word, at) => (at > opener && !word.isGlue ? [at] : []));
  const inFact = rest.map((at) => told.get(at));
  const first = Math.min(...inFact.flatMap((places) => places ?? []));
  // "…, with calls going out" where the fact says "and called": what is joined must be a deed.
  const isJoined = (at: number) =>
    JOINS[list.language].test(list.words[at - 1]?.folded ?? '') && isDeed(list, at);
  const start = list.words.findLastIndex(
    (_word, at) => at <= first && (isBehindSign(list, at) || isJoined(at)),
  );
  const end = list.words.findIndex((_word, at) => at > start && isBehindSign(list, at));
  const whole = list.words
    .slice(start, end < 0 ? undefined : end)
    .flatMap(({ isGlue }, at) => (isGlue ? [] : [start + at]));
  const isTold = (at: number) => inFact.some((places) => places?.includes(at));
  const weighty = whole.filter(
    (at) => readPlacedNumbers(list.words[at]?.folded ?? '').length === 0,
  );
  const count = weighty.filter(isTold).length;
  return (
    start > 0 &&
    count > 0 &&
    count >= weighty.length - (weighty.length > 2 ? 1 : 0) &&
    inFact.every((places) => places === undefined || places.some((at) => at >= start)) &&
    // Nothing before it came from there.
    [...told].every(
      ([at, places]) =>
        at > opener || words[at]?.isGlue === true || places.some((one) => one < start),
    )
  );
}

/** "Interviews with 22 tenants" where the fact says "interviewed 22 tenants". */
export function isDoneWith(
  said: WordList,
  place: number,
  told: ReadonlyMap<number, Places>,
  list: WordList,
): boolean {
  const opener = withBefore(said, place);
  const talk = said.words[opener - 1];
  if (talk === undefined || !TALK.test(talk.folded)) return false;
  const deeds = told.get(opener - 1) ?? [];
  const own = told.get(place) ?? [];
  return deeds.some((deed) =>
    own.some(
      (at) =>
        at > deed &&
        at - deed <= NEAR_WITH &&
        !list.words.slice(deed + 1, at).some(({ folded }) => OPENS[list.language].has(folded)),
    ),
  );
}

/** Nouns of deeds that are done to somebody and with somebody alike, folded. */
const TALK =
  /^(?:interviews?|consultations?|conversations?|gesprache?n?|interviews|befragung(?:en)?|entrevistas?|consultas?)$/;
