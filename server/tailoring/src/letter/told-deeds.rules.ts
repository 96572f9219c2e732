import { isSameFamily } from '@sastre/reading';
import { tellingWords } from '../post/kin-words.rules.ts';
import type { Deed, Station } from './letter-material.rules.ts';

/** How many deeds a letter tells of one place, of today's and of each before it. */
const MOST_NOW = 3;
const MOST_BEFORE = 2;
const MOST = 5;
/** Where nothing of it fits, few are enough to show what the work is. */
const MOST_OF_MISFIT = 4;
/** So many there are told though they are of little use: the work of today shows who applies. */
const FEWEST = 2;
const ENOUGH = 3;
/** Chances of use: told wherever it was done; where there is room; of today's work and the place before; where a letter would be short. */
const SURE = 0.5;
const GOOD = 0.35;
const LITTLE = 0.12;
const LEAST = 0.07;

/**
 * The deeds to tell, by the entry that they belong to: those of use to the job, of today's work first, and where these are few the best of
 * it. Of the place before it one is told if it is of any use: a post alone says little.
 */
export function chooseDeeds(
  deeds: readonly Deed[],
  stations: readonly Station[],
  isMisfit: boolean,
): Map<string, Deed[]> {
  const chosen = new Map<string, Deed[]>();
  let count = 0;
  const covered = new Set<string>();
  const most = isMisfit ? MOST_OF_MISFIT : MOST;
  const [latest, before] = stations;
  const isOf = (station: Station | undefined) => (deed: Deed) => deed.station.key === station?.key;
  const countOf = (station: Station | undefined) => chosen.get(station?.key ?? '')?.length ?? 0;
  const take = (deed: Deed) => {
    const { key } = deed.station;
    const there = chosen.get(key) ?? [];
    // Where one had the post that is asked for, there is as much to tell as of today.
    const isMain = key === latest?.key || deed.station.isAsked;
    const room = isMain ? MOST_NOW : MOST_BEFORE;
    if (count >= most || there.length >= room || there.some((one) => isSame(one, deed))) return;
    chosen.set(key, [...there, deed]);
    deed.covers.forEach((id) => covered.add(id));
    count += 1;
  };
  const best = deeds.filter(({ isLesser }) => !isLesser).toSorted((a, b) => weight(b) - weight(a));
  const ofUse = (least: number) => best.filter(({ use }) => use >= least);
  // What the report shows of the musts is what a letter is read for.
  const musts = ofUse(LEAST)
    .filter(({ covers }) => covers.length > 0)
    .toSorted((a, b) => weight(b) + main(b) - weight(a) - main(a));
  // Each shows a must that no other one has shown yet: one thing told twice leaves another out.
  const takeMusts = (some: readonly Deed[]) => {
    const before = count;
    for (const deed of some)
      if (count - before < FEWEST && deed.covers.some((id) => !covered.has(id))) take(deed);
  };
  takeMusts(musts.filter(isOf(latest)));
  ofUse(SURE).filter(isOf(latest)).forEach(take);
  takeMusts(musts);
  for (const deed of ofUse(LITTLE).filter(isOf(latest))) if (countOf(latest) < FEWEST) take(deed);
  for (const deed of ofUse(LITTLE).filter(isOf(before))) if (countOf(before) === 0) take(deed);
  ofUse(SURE).forEach(take);
  ofUse(GOOD).forEach(take);
  // What one did beside others, or once in a while, where there is little else.
  for (const deed of deeds.filter(({ isLinked }) => isLinked)) if (count < ENOUGH) take(deed);
  // A letter of two deeds is short.
  for (const deed of ofUse(LEAST)) if (count < ENOUGH) take(deed);
  for (const deed of [...best, ...deeds].filter(isOf(latest)))
    if (countOf(latest) === 0) take(deed);
  // The ad's first duty is read for first.
  for (const [key, told] of chosen)
    chosen.set(
      key,
      told.toSorted((a, b) => a.duty - b.duty),
    );
  return chosen;
}

/** Of two that are of nearly the same use, a result in numbers says more. */
const RESULT = 0.05;
/** What an ad asks for first is what the post is about. */
const MAIN = 0.1;
const FIRST_DUTIES = 3;
const main = ({ duty }: Deed) => Math.max(0, FIRST_DUTIES - duty) * MAIN;
const weight = ({ use, isResult }: Deed) => use + (isResult ? RESULT : 0);

const telling = ({ turned }: Deed) => tellingWords(turned.text).filter((word) => word.length > 4);
/** Of so much in common, two deeds tell one thing. */
const SHARED = 2;

/** True for a deed that another one tells already: "coordinate outgoing loans", "arrange 30 outgoing loans". */
function isSame(one: Deed, other: Deed): boolean {
  if (one === other) return true;
  const [first, second] = [telling(one), telling(other)];
  const shared = first.filter((word) => second.some((own) => isSameFamily(word, own))).length;
  return shared >= SHARED && shared * 4 > Math.min(first.length, second.length);
}
