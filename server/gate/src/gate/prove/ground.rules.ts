import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { entryKeys, toldEntries, type ToldEntry } from '@sastre/shared-contracts/cv';
import {
  detectLanguage,
  monthsWorked,
  normalise,
  openTexts,
  plainText,
  readMonths,
  sentencesOf,
} from '@sastre/reading';
import { type FactIndex, GLUE, indexFact, indexWhenAsked, readWords } from '@sastre/wording';
import type { DatedYears } from '../claims/compare-amounts.rules.ts';
import { isSpokenLow, statedLevel, type StatedLevel } from '../claims/levels.rules.ts';
import { areCompleted } from './completed-studies.rules.ts';
import { firstSight, type FactLookup, type UnreadFact } from './first-sight.rules.ts';

/** One job held, one course of studies, or one entry of a section that was added: what it is called, and what is told of it. */
export interface EntryGround {
  /** `work[w1]`, `education[e1]`, `sections[s1].entries[e1]`. */
  path: string;
  /** Position, employer, place; degree, field, institution; name, organisation, place. */
  header: readonly FactIndex[];
  /** Name of employer or institution, folded words of weight; by these an entry is known. */
  names: FactIndex;
  /** Description and achievements by their paths. */
  texts: ReadonlyMap<string, FactIndex>;
  months: ReadonlySet<string>;
  /** Year and month (`YYYY-MM`) of its start and of its end. */
  years: DatedYears;
  /** It goes on. */
  isCurrent: boolean;
  /** Studies that ended before today, and are not said to have been left. */
  isCompleted: boolean;
  /** Whole and part years that it lasted; empty: unknown. */
  durations: readonly number[];
}

/** All that a CV states, taken apart once. */
export interface CvGround {
  language: Language;
  /** The year that it is now. */
  year: number;
  /** Title, summary, skills, languages, place: what is said of the person and of no employer. */
  person: readonly FactIndex[];
  /** Of these, the sentences of the summary, what the person is called (title, name), and where they live. */
  summary: readonly FactIndex[];
  called: readonly FactIndex[];
  home: readonly FactIndex[];
  /** Skills and languages by the level that is stated with them. */
  levels: readonly { name: FactIndex; level: StatedLevel | undefined; isLow?: boolean }[];
  entries: readonly EntryGround[];
  /** Years of all jobs together. */
  durations: readonly number[];
  /** Facts by what their words are found by (keys, `=word`, `#concept`). */
  lookup: FactLookup;
  /** Everything, in lower case, to find literal words in. */
  text: string;
}

const grounds = new WeakMap<CvContent, { now: number; ground: CvGround }>();

/** Takes a CV apart, once for all gates of a job. `now` ends what goes on. */
export function readGround(cv: CvContent, now: Date): CvGround {
  const known = grounds.get(cv);
  if (known?.now === now.getTime()) return known.ground;
  const ground = readAll(cv, now);
  grounds.set(cv, { now: now.getTime(), ground });
  return ground;
}

/** Characters of free text that no person's CV has; of one so long, a bullet is read in its entry's language. */
const VAST = 60_000;
/** Characters of an entry of it that tell its language. */
const SAMPLE = 300;

function readAll(cv: CvContent, now: Date): CvGround {
  const texts = new Map(
    [...openTexts(cv)].map(([path, text]) => [path, normalise(plainText(text))]),
  );
  const language = languageOf([...texts.values()].join('\n'), 'en');
  const index = (text: string, own = language) => indexFact(normalise(plainText(text)), own);
  const { title, location, summary, fullName } = cv.personal_info;
  const skills = cv.skills.map(({ name }) => name);
  const languages = cv.language_skills.map(({ language: name }) => name);
  const told = (...own: string[]) =>
    own.filter((text) => text.trim() !== '').map((text) => index(text));
  const [called, home, name] = [told(title), told(location), told(fullName)];
  const said = told(...sentencesOf(texts.get('personal_info.summary') ?? ''));
  const person = [...called, ...said, ...told(...skills, ...languages), ...home, ...name];
  const isVast = [...texts.values()].reduce((sum, text) => sum + text.length, 0) > VAST;
  const grounds = toldGrounds(cv, texts, { language, isVast }, now);
  const isJob = ({ path }: EntryGround) => path.startsWith('work[');
  const added = grounds.filter((one) => !isJob(one));
  const entries = [...grounds.filter(isJob), ...educationEntries(cv, now, index), ...added];
  const toRead = grounds.flatMap((entry) => unread(entry, texts, language));
  const headers = entries.flatMap(({ header }) => header);
  return {
    language,
    year: now.getFullYear(),
    person,
    summary: said,
    called: [...called, ...name],
    home,
    levels: [
      ...cv.skills.map((one) => ({ name: index(one.name), level: statedLevel(one) })),
      ...cv.language_skills.map((one) => ({
        name: index(one.language),
        level: statedLevel(one),
        isLow: isSpokenLow(one),
      })),
    ],
    entries,
    lookup: isVast
      ? firstSight(toRead, lookupOf(headers))
      : lookupOf(entries.flatMap(({ texts: own, header }) => [...own.values(), ...header])),
    durations: [monthsWorked(cv.work_experience, now) / 12],
    text: [...texts.values(), summary, JSON.stringify(cv)].join('\n').toLowerCase(),
  };
}

function unread(
  { header, texts: told }: EntryGround,
  texts: ReadonlyMap<string, string>,
  otherwise: Language,
): UnreadFact[] {
  const language = header[0]?.list.language ?? otherwise;
  return [...told].map(([path, fact]) => ({ fact, text: texts.get(path) ?? '', language }));
}

/** Made when a sentence is first looked up: a tailoring of bullets alone needs none. */
function lookupOf(facts: readonly FactIndex[]): FactLookup {
  let made: Map<string, FactIndex[]> | undefined;
  const make = () => {
    const lookup = new Map<string, FactIndex[]>();
    for (const fact of facts) {
      const keys = [
        ...fact.byKey.keys(),
        ...[...fact.byConcept.keys()].map((concept) => `#${concept}`),
      ];
      for (const key of keys) {
        const own = lookup.get(key);
        if (own === undefined) lookup.set(key, [fact]);
        else own.push(fact);
      }
    }
    return lookup;
  };
  return { get: (key) => (made ??= make()).get(key) };
}

/** Language of a text that is one of the three, else the one given. */
export function languageOf(text: string, otherwise: Language): Language {
  return detectLanguage(text) ?? otherwise;
}

/** Language of a rewrite of a text: that of the text, unless the small words of another one outweigh its own. */
export function languageOfRewrite(text: string, own: Language): Language {
  const found = languageOf(text, own);
  if (found === own) return own;
  const counts = readWords(text, own).words.reduce((sum, { folded }) => {
    const [isOwn, isOther] = [GLUE[own].has(folded), GLUE[found].has(folded)];
    return sum + (isOwn === isOther ? 0 : isOwn ? 1 : -1);
  }, 0);
  return counts > -2 ? own : found;
}

/** The jobs held and the entries of added sections. */
function toldGrounds(
  cv: CvContent,
  texts: ReadonlyMap<string, string>,
  { language, isVast }: { language: Language; isVast: boolean },
  now: Date,
): EntryGround[] {
  const byEntry = Map.groupBy(texts, ([at]) => at.slice(0, at.lastIndexOf('].') + 1));
  return toldEntries(cv).map((told) => {
    const { path, entry } = told;
    const own = (byEntry.get(path) ?? []).filter(([, text]) => text !== '');
    const dates = [entry.startDate, entry.endDate].filter((date) => date !== '');
    const said = own.map(([, text]) => text).join('\n');
    const its = languageOf(isVast ? said.slice(0, SAMPLE) : said, language);
    const { called, of, place } = namesOf(told);
    const names = indexFact(normalise(of), its);
    return {
      path,
      names,
      header: [indexFact(normalise(called), its), names, indexFact(normalise(place), its)],
      texts: new Map(
        own.map(([at, text]) => [
          at,
          indexWhenAsked(text, isVast ? its : () => languageOf(text, its)),
        ]),
      ),
      months: new Set([...dates.map((date) => date.slice(0, 7)), ...readMonths(said).months]),
      years: yearsOf(entry),
      isCurrent: entry.current,
      isCompleted: false,
      durations: dates.length === 0 ? [] : [monthsWorked([entry], now) / 12],
    };
  });
}

/** What an entry is called, by whom it was, and where. */
function namesOf(told: ToldEntry): { called: string; of: string; place: string } {
  if (told.kind === 'added') {
    const { name: called, organisation: of, place } = told.entry;
    return { called, of, place };
  }
  const { position: called, company: of, location: place } = told.entry;
  return { called, of, place };
}

function yearsOf({ startDate, endDate }: { startDate: string; endDate: string }): DatedYears {
  const year = (date: string) => (date === '' ? [] : [date.slice(0, 4), date.slice(0, 7)]);
  return { from: new Set(year(startDate)), to: new Set(year(endDate)) };
}

function educationEntries(
  cv: CvContent,
  now: Date,
  index: (text: string) => FactIndex,
): EntryGround[] {
  const keys = entryKeys(cv.education);
  return cv.education.map((entry, place) => {
    const dates = [entry.startDate, entry.endDate].filter((date) => date !== '');
    const names = index(entry.institution);
    return {
      path: `education[${keys[place]}]`,
      names,
      header: [
        index(`${entry.degree} ${entry.field}`),
        names,
        index(entry.location),
        index(entry.gpa),
      ],
      texts: new Map(),
      months: new Set(dates.map((date) => date.slice(0, 7))),
      years: yearsOf(entry),
      isCurrent: false,
      isCompleted: areCompleted(entry, now),
      durations: [],
    };
  });
}
