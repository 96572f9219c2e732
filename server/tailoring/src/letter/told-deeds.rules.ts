import type { Deed, Station } from './letter-material.rules.ts';

/** How many deeds a letter tells of one place, of today's and of each before it. */
const MOST_NOW = 3;
const MOST_BEFORE = 2;
const MOST = 5;
/** Where nothing of it fits, few are enough to show what the work is. */
const MOST_OF_MISFIT = 3;
/** So many there are told though nothing asks for them: the work of today shows who applies. */
const FEWEST = 2;
const ENOUGH = 3;

/**
 * The deeds to tell, by the entry that they belong to: those that answer the job, the best of each place, and where these are few the
 * best of the latest work. What answers nothing is told of no older place: one good deed less is better than one of long ago.
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
  const take = (deed: Deed) => {
    const { key } = deed.station;
    const there = chosen.get(key) ?? [];
    const room = rankOf.get(key) === 0 ? MOST_NOW : MOST_BEFORE;
    if (count >= most || there.length >= room || there.includes(deed)) return;
    chosen.set(key, [...there, deed]);
    count += 1;
  };
  const [latest, before] = stations;
  const isNow = ({ station }: Pick<Deed, 'station'>) => station.key === latest?.key;
  const best = deeds.filter(({ isLesser }) => !isLesser);
  const asked = best.filter(({ isLinked }) => isLinked);
  // What only has a word in common is told of an older place if it can be counted.
  const isNear = ({ station, isStrong, hasNumber }: Deed) =>
    isStrong || isNow({ station }) || (hasNumber && rankOf.get(station.key) === 1);
  // Whatever else answers the job, it is asked first what one does today.
  asked.filter(isNow).forEach(take);
  for (const deed of best.filter(isNow))
    if ((chosen.get(deed.station.key)?.length ?? 0) < FEWEST) take(deed);
  asked.filter(isNear).forEach(take);
  // What can be counted says more of today's work than what was done beside others.
  for (const deed of best.filter(isNow)) if (count < ENOUGH && deed.hasNumber) take(deed);
  // What one did beside others, or once in a while, where there is little else.
  for (const deed of deeds.filter(({ isLinked }) => isLinked).filter(isNear))
    if (count < ENOUGH) take(deed);
  // What one did before is told unasked only where there is little else, and by what can be counted.
  const older = best.find(({ station, hasNumber }) => station.key === before?.key && hasNumber);
  if (older !== undefined && (count === 0 || (count < ENOUGH && !isMisfit))) take(older);
  return chosen;
}
