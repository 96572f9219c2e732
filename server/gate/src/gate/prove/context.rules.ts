import type { Language } from '@sastre/shared-contracts/api';
import { type FactIndex, oncePerList, type Word, type WordList } from '@sastre/wording';
import type { DatedYears } from '../claims/compare-amounts.rules.ts';
import type { CvGround, EntryGround } from './ground.rules.ts';

/** Facts that may be told together. */
export interface Context {
  /** Names and states: any number of them. */
  states: readonly FactIndex[];
  /** Of these, names and titles alone (employer, position, degree, place): they tell nothing of how they hang together. */
  headers: ReadonlySet<FactIndex>;
  /** Of these, degrees whose end is past. */
  completed: ReadonlySet<FactIndex>;
  /** The entry's position and employer; none where no single entry is told. */
  post: { position: FactIndex; employer: FactIndex } | undefined;
  /** Deeds: each must be told for what it is. */
  deeds: readonly FactIndex[];
  months: ReadonlySet<string>;
  years: DatedYears;
  durations: readonly number[];
  levels: CvGround['levels'];
  /** What is said of the person, also where it may not be told here. */
  person: readonly FactIndex[];
}

const contextsOf = oncePerList((_cv: CvGround) => new Map<string, Context>());

/** What may be told of an entry (`isNamed`: of it alone), or of the person and of no entry. */
export function contextOf(entry: EntryGround | undefined, cv: CvGround, isNamed = false): Context {
  const own = contextsOf(cv);
  const key = `${entry?.path ?? ''} ${isNamed}`;
  const known = own.get(key);
  if (known !== undefined) return known;
  const made = entry === undefined ? personContext(cv) : entryContext(entry, cv, isNamed);
  own.set(key, made);
  return made;
}

function entryContext(entry: EntryGround, cv: CvGround, isNamed: boolean): Context {
  return {
    states: isNamed ? entry.header : [...entry.header, ...cv.person],
    headers: new Set(entry.header),
    completed: completedOf([entry]),
    post: postOf(entry),
    deeds: [...entry.texts.values()],
    months: entry.months,
    years: entry.years,
    durations: isNamed ? entry.durations : [...entry.durations, ...cv.durations],
    levels: cv.levels,
    person: cv.person,
  };
}

const completedOf = (studies: readonly EntryGround[]) =>
  new Set(studies.flatMap(({ isCompleted, header }) => (isCompleted ? header.slice(0, 2) : [])));

function postOf({ header: [position], names, path }: EntryGround): Context['post'] {
  const isJob = path.startsWith('work') && position !== undefined && position.list.words.length > 0;
  return isJob ? { position, employer: names } : undefined;
}

function personContext(cv: CvGround): Context {
  const all = <T>(pick: (one: EntryGround) => Iterable<T>) =>
    new Set(cv.entries.flatMap((one) => [...pick(one)]));
  const studies = cv.entries.filter(({ path }) => path.startsWith('education'));
  return {
    states: [
      ...cv.person,
      ...studies.flatMap(({ header }) => header),
      ...cv.entries.flatMap(({ header }) => header.slice(0, 1)),
    ],
    headers: new Set(cv.entries.flatMap(({ header }) => header)),
    completed: completedOf(studies),
    post: undefined,
    deeds: [],
    months: all(({ months }) => months),
    years: { from: all(({ years }) => years.from), to: all(({ years }) => years.to) },
    durations: cv.durations,
    levels: cv.levels,
    person: cv.person,
  };
}

/** Words whose facts are kept of one CV; those of a hostile letter fill no memory. */
const MOST_KEPT = 2_000;

/** The facts that say a word of weight at first sight, by its keys and meanings: each word of a CV is looked up once. */
const factsOfWord = oncePerList(({ lookup }: CvGround) => {
  const known = new Map<string, ReadonlySet<FactIndex>>();
  return ({ text, folded, keys, meanings }: Word, language: Language): ReadonlySet<FactIndex> => {
    const name = `${language} ${text}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const meant = meanings.map(({ concept }) => `#${concept}`);
    const found = new Set(
      [...keys, `=${folded}`, ...meant].flatMap((key) => lookup.get(key) ?? []),
    );
    if (known.size >= MOST_KEPT) known.clear();
    known.set(name, found);
    return found;
  };
});

const NO_FACTS: ReadonlySet<FactIndex> = new Set();
const factsSaying = oncePerList((cv: CvGround) =>
  oncePerList(({ words, language }) =>
    words.map((word) => (word.isGlue ? NO_FACTS : factsOfWord(cv)(word, language))),
  ),
);

/** How many words of a sentence each fact says at first sight. */
export function countHits(
  said: WordList,
  cv: CvGround,
  isLeftOut: (place: number) => boolean,
): ReadonlyMap<FactIndex, number> {
  const hits = new Map<FactIndex, number>();
  for (const [place, facts] of factsSaying(cv)(said).entries())
    if (!isLeftOut(place)) for (const fact of facts) hits.set(fact, (hits.get(fact) ?? 0) + 1);
  return hits;
}
