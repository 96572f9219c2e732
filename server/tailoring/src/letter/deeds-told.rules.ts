import { fold } from '@sastre/reading';
import type { Deed, Station } from './letter-material.rules.ts';
import type { Pen } from './pen.rules.ts';
import { isTold, type Sentence, type Told } from './told.ts';

/** A place of work with what is told of it. */
export interface TellingOf {
  station: Station;
  /** Those chosen first; the others stand in for what does not pass. */
  deeds: readonly Deed[];
  most: number;
}

/** Where one works now, or worked last, and what one does there. */
export function* nowOf(of: TellingOf, pen: Pen, told: Told): Generator<Sentence, void> {
  const { station } = of;
  const { key, because } = station;
  // Where one applies is told before.
  if (!told.known.has(key)) yield { ways: pen.career(station), because, about: key };
  yield* deedsThere(of, pen, told);
}

/** Where one worked before `later`, and what was done there. A post of `all` between them that is not told is passed over by no "before that". */
export function* earlierOf(
  of: TellingOf,
  later: Station,
  all: readonly Station[],
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  const { station } = of;
  if (told.known.has(later.key) && !told.known.has(station.key)) {
    const isPassedOver = (one: Station) =>
      !told.known.has(one.key) && isBefore(station, one) && isBefore(one, later);
    const ways = pen.earlier(station, {
      isBefore: isBefore(station, later) && !all.some(isPassedOver),
      isThere: fold(station.company) === fold(later.company),
      isThird: told.known.size > 1,
    });
    yield { ways, because: station.because, about: station.key };
  }
  yield* deedsThere(of, pen, told);
}

function* deedsThere(
  { station, deeds, most }: TellingOf,
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  let nth = 0;
  const { key } = station;
  const chosen = deeds.slice(0, most);
  const rest = deeds.slice(most);
  // What is not let pass as the first of a place may be behind another; the company is named again where nothing else is told of it.
  const rounds = [chosen, chosen, rest, deeds].flatMap((some, round) =>
    some.map((deed) => ({ deed, isAgain: round === 1, isLast: round === 3 })),
  );
  const triedFirst = new Set<Deed>();
  for (const { deed, isAgain, isLast } of rounds) {
    if (nth === most || (isLast && nth > 0)) return;
    if (told.deeds.includes(deed) || (isAgain && !(nth > 0 && triedFirst.has(deed)))) continue;
    if (nth === 0) triedFirst.add(deed);
    const isThere = told.about === key && !isLast;
    const ways = pen.deed(deed, { nth, isThere, isKnown: told.known.has(key) });
    // What shows a must is told, though another sentence begins as it does.
    const extra = deed.covers.length > 0 ? {} : { isExtra: true as const };
    yield { ways, because: deed.because, about: key, ...extra };
    if (!isTold(deed.because.slice(0, 1), told)) continue;
    told.deeds.push(deed);
    nth += 1;
  }
}

/** True when it is certain that one station ended before the other began. */
function isBefore(one: Station, other: Station): boolean {
  return one.endDate !== '' && other.startDate !== '' && one.endDate <= other.startDate;
}
