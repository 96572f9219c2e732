import { fold, isSameFamily, words } from '@sastre/reading';
import type { Deed, Station } from './letter-material.rules.ts';
import { isEmptyWord } from './literal.rules.ts';

/** How many deeds a letter tells of one place, of today's and of each before it. */
const MOST_NOW = 3;
const MOST_BEFORE = 2;
const MOST = 5;
/** Of so much fit, a deed of long ago is told. */
const MUCH = 3;
/** Where nothing of it fits, few are enough to show what the work is. */
const MOST_OF_MISFIT = 4;
/** So many there are told though nothing asks for them: the work of today shows who applies. */
const FEWEST = 2;
const ENOUGH = 3;

/**
 * The deeds to tell, by the entry that they belong to: those that answer the job, the best of each place, and where these are few the
 * best of the latest work. Of the place before it one is told, asked for or not: a post alone says little.
 */
export function chooseDeeds(
  deeds: readonly Deed[],
  stations: readonly Station[],
  isMisfit: boolean,
): Map<string, Deed[]> {
  const chosen = new Map<string, Deed[]>();
  const rankOf = new Map(stations.map(({ key }, rank) => [key, rank]));
  let count = 0;
  const most = isMisfit ? MOST_OF_MISFIT : MOST;
  const [latest, before] = stations;
  const isNow = ({ station }: Pick<Deed, 'station'>) => station.key === latest?.key;
  const isOfBefore = ({ station }: Pick<Deed, 'station'>) => station.key === before?.key;
  const take = (deed: Deed) => {
    const { key } = deed.station;
    const there = chosen.get(key) ?? [];
    const room = rankOf.get(key) === 0 ? MOST_NOW : MOST_BEFORE;
    if (count >= most || there.length >= room || there.some((one) => isSame(one, deed))) return;
    chosen.set(key, [...there, deed]);
    count += 1;
  };
  const countOf = (station: Station | undefined) => chosen.get(station?.key ?? '')?.length ?? 0;
  const best = deeds.filter(({ isLesser }) => !isLesser);
  const asked = best.filter(({ isLinked }) => isLinked);
  // What only has a word in common is told of an older place if it can be counted.
  const isNear = ({ station, isStrong, hasNumber, fit }: Deed) =>
    isStrong ||
    isNow({ station }) ||
    ((hasNumber || fit > 0) && rankOf.get(station.key) === 1) ||
    fit >= MUCH;
  const isOfUse = ({ isLinked, fit }: Deed) => isLinked || fit > 0;
  // Whatever else answers the job, it is asked first what one does today.
  const sure = asked.filter(({ isStrong }) => isStrong);
  sure.filter(isNow).forEach(take);
  const ofUse = best.filter(isNow).filter(isOfUse);
  const alsoOfUse = deeds.filter(isNow).filter(({ isLesser, fit }) => isLesser && fit >= MUCH);
  for (const deed of [...ofUse, ...alsoOfUse, ...best.filter(isNow)])
    if (countOf(latest) < FEWEST) take(deed);
  // One of the place before has its room.
  for (const deed of best.filter(isOfBefore)) if (countOf(before) === 0) take(deed);
  // Just what the job is about comes before what it only touches, from however long ago it is.
  for (const deed of best.filter(({ fit }) => fit >= MUCH))
    if (countOf(deed.station) === 0) take(deed);
  best.filter(isOfUse).filter(isNear).forEach(take);
  // What can be counted says more of today's work than what was done beside others.
  for (const deed of best.filter(isNow)) if (countOf(latest) < ENOUGH && isOfUse(deed)) take(deed);
  // What one did beside others, or once in a while, where there is little else.
  for (const deed of deeds.filter(({ isLinked }) => isLinked).filter(isNear))
    if (count < ENOUGH) take(deed);
  for (const deed of deeds.filter(isNow)) if (countOf(latest) === 0) take(deed);
  return chosen;
}

const telling = ({ turned }: Deed) => [
  ...new Set(
    words(turned.text)
      .map(fold)
      .filter((word) => word.length > 4 && !isEmptyWord(word)),
  ),
];
/** Of so much in common, two deeds tell one thing. */
const SHARED = 2;

/** True for a deed that another one tells already: "coordinate outgoing loans", "arrange 30 outgoing loans". */
function isSame(one: Deed, other: Deed): boolean {
  if (one === other) return true;
  const [first, second] = [telling(one), telling(other)];
  const shared = first.filter((word) => second.some((own) => isSameFamily(word, own))).length;
  return shared >= SHARED && shared * 4 > Math.min(first.length, second.length);
}
