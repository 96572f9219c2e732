import type { FactIndex } from '@sastre/wording';
import type { DatedYears } from '../claims/compare-amounts.rules.ts';
import type { CvGround, EntryGround } from './ground.rules.ts';

/** One place of a CV, out of which a claim must stand whole. */
export interface Place {
  /** A deed with the closed data of its entry, these data alone, the person with a part of the summary, or what is known. */
  kind: 'deed' | 'header' | 'self' | 'known';
  /** What it says, the deed first. */
  facts: readonly FactIndex[];
  entry: EntryGround | undefined;
  years: DatedYears;
  durations: readonly number[];
}

const NO_YEARS: DatedYears = { from: new Set(), to: new Set() };
/** Deeds that a sentence is held against, those that say most of it first. */
const MOST_DEEDS = 24;

/** The places of a CV that a sentence may tell. `hits`: how much of it each deed says at first sight. */
export function placesOf(cv: CvGround, hits: ReadonlyMap<FactIndex, number>): Place[] {
  const deeds = cv.entries
    .flatMap((entry) => [...entry.texts.values()].map((fact) => ({ entry, fact })))
    .filter(({ fact }) => (hits.get(fact) ?? 0) > 0)
    .toSorted((one, other) => (hits.get(other.fact) ?? 0) - (hits.get(one.fact) ?? 0))
    .slice(0, MOST_DEEDS)
    .map(({ entry, fact }) => ({ ...ofEntry(entry, cv), kind: 'deed' as const, fact }))
    .map(({ fact, ...place }) => ({ ...place, facts: [fact, ...place.facts] }));
  return [...deeds, ...cv.entries.map((entry) => ofEntry(entry, cv)), ...ofPerson(cv), known(cv)];
}

/** An entry's closed data; of what goes on, the person's own title and place are some of them. */
function ofEntry(entry: EntryGround, cv: CvGround): Place {
  const { header, isCurrent, years, durations } = entry;
  return {
    kind: 'header',
    facts: [...header, ...(isCurrent ? [...cv.called, ...cv.home] : [])],
    entry,
    years,
    durations,
  };
}

/** The person with each sentence of the summary, with all of it, and with the post that they have. */
function ofPerson({ called, home, summary, entries, durations }: CvGround): Place[] {
  const now = entries.filter(({ isCurrent }) => isCurrent).flatMap(({ header }) => header);
  const own = summary.length > 1 ? [...summary.map((one) => [one]), [...summary]] : [[...summary]];
  return own.map((told) => ({
    ...{ kind: 'self', entry: undefined, years: NO_YEARS, durations },
    facts: [...told, ...called, ...home, ...now],
  }));
}

function known({ levels }: CvGround): Place {
  const facts = levels.map(({ name }) => name);
  return { kind: 'known', facts, entry: undefined, years: NO_YEARS, durations: [] };
}
