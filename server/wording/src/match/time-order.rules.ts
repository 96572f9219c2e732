import type { Language } from '@sastre/shared-contracts/api';
import { oncePerList } from '../words/once-per-list.ts';
import type { WordList } from '../words/units.rules.ts';
import { type Alignment, placesOfWord } from './align.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unprovenAt } from './finding.ts';

/** What came first, and what came then: places of words of weight. */
interface Step {
  first: readonly number[];
  then: readonly number[];
  /** Told by "then", of a clause of its own. */
  isThen: boolean;
}

/** Where a marker stands: before what it is about ("after the rain"), or in what is told so itself ("and later the roof"). */
type Marker = 'after' | 'before' | 'then' | 'earlier';

const MARKERS: Record<Language, Readonly<Record<Marker, RegExp>>> = {
  en: {
    after:
      /(?<!\p{L})(?:after|as soon as|once (?=i |the |we |it |they |all )) ?(?!that(?! \p{L})|which)/gu,
    before: /(?<!\p{L})before (?!that(?! \p{L})|which)/gu,
    then: /(?<!\p{L})(?:then|later|afterwards|subsequently|after (?:that(?! \p{L})|which))(?!\p{L})/gu,
    earlier:
      /(?<!\p{L})(?:earlier|beforehand|previously|before (?:that(?! \p{L})|which))(?!\p{L})/gu,
  },
  de: {
    after: /(?<!\p{L})(?:nach|nachdem) /gu,
    before: /(?<!\p{L})(?:vor|bevor) /gu,
    then: /(?<!\p{L})(?:dann|danach|spater|anschlie(?:ß|ss)end|hinterher|darauf|wonach|woraufhin)(?!\p{L})/gu,
    earlier: /(?<!\p{L})(?:davor|vorher|zuvor|fruher)(?!\p{L})/gu,
  },
  es: {
    after: /(?<!\p{L})(?:tras|despues de)(?:l| )/gu,
    before: /(?<!\p{L})antes de(?:l| )/gu,
    then: /(?<!\p{L})(?:luego|despues|posteriormente|mas tarde)(?! de)(?!\p{L})/gu,
    earlier: /(?<!\p{L})(?:antes|anteriormente|previamente)(?! de)(?!\p{L})/gu,
  },
};
const SEAM = /[,;:.]\s|(?<!\p{L})(?:and|but|und|aber|sowie|y|e|pero)(?!\p{L})/giu;
const SIGN = /[,;:.]\s/gu;

/** "Soldering first and then welding" where the fact tells them in the other order. */
export function compareTimeOrder(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const there = stepsOf(fact.list);
  if (there.length === 0) return [];
  // "Years" of both are of neither.
  const own = (place: number) => {
    const places = placesOfWord(alignment, said, place, fact);
    return places.length === 1 ? places : [];
  };
  const turned = stepsOf(said).flatMap(({ first, then }) => {
    const has = (places: readonly number[], among: readonly number[]) =>
      places.filter((place) => own(place).some((at) => among.includes(at)));
    const isSame = there.some(
      (step) => has(first, step.first).length > 0 && has(then, step.then).length > 0,
    );
    const late = there.flatMap((step) => {
      const [early, behind] = [has(first, step.then), has(then, step.first)];
      return early.length > 0 && behind.length > 0 ? [...early, ...behind] : [];
    });
    return isSame ? [] : late;
  });
  return unprovenAt(
    said,
    [...new Set([...turned, ...widened(said, there, own)])],
    'direction-contradicts',
  );
}

/** Folded words that hold what stands beside them to a time. */
const HELD =
  /(?<!\p{L})(?:during|until|while|within|on the|in the|wahrend|bis|beim|am|durante|hasta|mientras)(?!\p{L})/u;

/** "During the harvest I drove the tractor and the press": what came later is told of the same time. */
function widened(
  said: WordList,
  there: readonly Step[],
  own: (place: number) => readonly number[],
): number[] {
  if (stepsOf(said).length > 0 || !HELD.test(foldInPlace(said.text))) return [];
  return there.flatMap(({ first, then, isThen }) => {
    const [early, late] = [first, then].map((step) =>
      said.words.flatMap((_word, place) =>
        own(place).some((at) => step.includes(at)) ? [place] : [],
      ),
    );
    return isThen && (early?.length ?? 0) > 0 ? (late ?? []) : [];
  });
}

const stepsOf = oncePerList((list: WordList): readonly Step[] => {
  const plain = foldInPlace(list.text);
  return (['after', 'before', 'then', 'earlier'] as const).flatMap((kind) =>
    [...plain.matchAll(MARKERS[list.language][kind])].flatMap(({ 0: cue, index }): Step[] => {
      const [own, other] =
        kind === 'then' || kind === 'earlier'
          ? besideClause(list, index)
          : besideAnchor(list, index, index + cue.trimEnd().length, kind === 'after');
      if (own.length === 0 || other.length === 0) return [];
      const isThen = kind === 'then';
      return kind === 'after' || kind === 'earlier'
        ? [{ first: own, then: other, isThen }]
        : [{ first: other, then: own, isThen }];
    }),
  );
});

/** Words of weight between two characters. */
function weightyIn({ words }: WordList, from: number, to: number): number[] {
  return words.flatMap(({ at, end, isGlue, folded }, place) =>
    at >= from && end <= to && !isGlue && !/^\d/.test(folded) ? [place] : [],
  );
}

/** The clause that an adverb stands in, and all before it. */
function besideClause(list: WordList, at: number): [number[], number[]] {
  const seams = [...list.text.matchAll(SEAM)].map(({ 0: sign, index }) => index + sign.length);
  const start = seams.findLast((seam) => seam <= at);
  if (start === undefined) return [[], []];
  const end = seams.find((seam) => seam > at) ?? list.text.length;
  return [weightyIn(list, start, end), weightyIn(list, 0, start)];
}

/** How many words of weight belong to what a preposition is about. */
const REACH = 2;

/** What a preposition is about, and what it says that of: what stands before it in its part, or else behind it. */
function besideAnchor(
  list: WordList,
  at: number,
  end: number,
  isAfter: boolean,
): [number[], number[]] {
  const signs = [...list.text.matchAll(SIGN)].map(({ 0: sign, index }) => index + sign.length);
  const start = signs.findLast((sign) => sign <= at) ?? 0;
  const stop = signs.find((sign) => sign > at) ?? list.text.length;
  const before = weightyIn(list, start, at);
  const behind = weightyIn(list, end, stop);
  // "Before the account was paid, I found it": all of a clause that a sentence begins with.
  const isWhole = before.length === 0 && stop < list.text.length;
  const anchor = isWhole ? behind : behind.slice(0, REACH);
  if (before.length > 0) return [anchor, before];
  const last = list.words[anchor.at(-1) ?? 0]?.end ?? stop;
  const rest = weightyIn(list, last, list.text.length);
  // "…, nachdem die Vasen poliert waren": what stands before the sign came then.
  return [anchor, rest.length > 0 || !isAfter ? rest : weightyIn(list, 0, start)];
}
