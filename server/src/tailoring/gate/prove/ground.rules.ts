import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { entryKeys } from '../../reading/entry-keys.rules.ts';
import { detectLanguage } from '../../reading/language.rules.ts';
import { openTexts } from '../../reading/open-texts.rules.ts';
import { plainText } from '../../reading/plain-text.rules.ts';
import { monthsWorked } from '../../reading/work-months.rules.ts';
import type { DatedYears } from '../claims/compare-amounts.rules.ts';
import { readMonths } from '../dates.rules.ts';
import { normalise, sentencesOf } from '../words/normalise.rules.ts';
import { levelOf, type StatedLevel } from '../claims/levels.rules.ts';
import { indexFact, type FactIndex } from './fact-index.rules.ts';

/** One job held or one course of studies: what it is called, and what is told of it. */
export interface EntryGround {
  /** `work[w1]`, `education[e1]`. */
  path: string;
  /** Position, employer, place; degree, field, institution. */
  header: readonly FactIndex[];
  /** Name of employer or institution, folded words of weight; by these an entry is known. */
  names: FactIndex;
  /** Description and achievements by their paths. */
  texts: ReadonlyMap<string, FactIndex>;
  months: ReadonlySet<string>;
  /** Year of its start and of its end. */
  years: DatedYears;
  /** It goes on. */
  isCurrent: boolean;
  /** Whole and part years that it lasted; empty: unknown. */
  durations: readonly number[];
}

/** All that a CV states, taken apart once. */
export interface CvGround {
  language: Language;
  /** Title, summary, skills, languages, place: what is said of the person and of no employer. */
  person: readonly FactIndex[];
  /** Skills and languages by the level that is stated with them. */
  levels: readonly { name: FactIndex; level: StatedLevel }[];
  entries: readonly EntryGround[];
  /** Years of all jobs together. */
  durations: readonly number[];
  /** Facts by what their words are found by (keys, `=word`, `#concept`). */
  lookup: ReadonlyMap<string, readonly FactIndex[]>;
  /** Everything, in lower case, to find literal words in. */
  text: string;
}

/** Takes a CV apart. `now` ends what goes on. */
export function readGround(cv: CvContent, now: Date): CvGround {
  const texts = new Map(
    [...openTexts(cv)].map(([path, text]) => [path, normalise(plainText(text))]),
  );
  const language = languageOf([...texts.values()].join('\n'), 'en');
  const index = (text: string, own = language) => indexFact(normalise(plainText(text)), own);
  const { title, location, summary, fullName } = cv.personal_info;
  const skills = cv.skills.map(({ name }) => name);
  const languages = cv.language_skills.map(({ language: name }) => name);
  const person = [
    title,
    ...sentencesOf(texts.get('personal_info.summary') ?? ''),
    ...skills,
    ...languages,
    location,
    fullName,
  ];
  const entries = [...workEntries(cv, texts, language, now), ...educationEntries(cv, index)];
  return {
    language,
    person: person.filter((text) => text.trim() !== '').map((text) => index(text)),
    levels: [
      ...cv.skills.map(({ name, level }) => ({ name: index(name), level: levelOf(level) })),
      ...cv.language_skills.map((one) => ({
        name: index(one.language),
        level: levelOf(one.level),
      })),
    ],
    entries,
    lookup: lookupOf(entries.flatMap(({ texts: told, header }) => [...told.values(), ...header])),
    durations: [monthsWorked(cv.work_experience, now) / 12],
    text: [...texts.values(), summary, JSON.stringify(cv)].join('\n').toLowerCase(),
  };
}

function lookupOf(facts: readonly FactIndex[]): ReadonlyMap<string, readonly FactIndex[]> {
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
}

/** Language of a text that is one of the three, else the one given. */
export function languageOf(text: string, otherwise: Language): Language {
  return detectLanguage(text) ?? otherwise;
}

function workEntries(
  cv: CvContent,
  texts: ReadonlyMap<string, string>,
  language: Language,
  now: Date,
): EntryGround[] {
  const keys = entryKeys(cv.work_experience);
  return cv.work_experience.map((entry, place) => {
    const path = `work[${keys[place]}]`;
    const own = [...texts].filter(([at, text]) => at.startsWith(`${path}.`) && text !== '');
    const dates = [entry.startDate, entry.endDate].filter((date) => date !== '');
    const said = own.map(([, text]) => text).join('\n');
    const its = languageOf(said, language);
    const names = indexFact(normalise(entry.company), its);
    return {
      path,
      names,
      header: [
        indexFact(normalise(entry.position), its),
        names,
        indexFact(normalise(entry.location), its),
      ],
      texts: new Map(own.map(([at, text]) => [at, indexFact(text, languageOf(text, its))])),
      months: new Set([...dates.map((date) => date.slice(0, 7)), ...readMonths(said).months]),
      years: yearsOf(entry),
      isCurrent: entry.current,
      durations: dates.length === 0 ? [] : [monthsWorked([entry], now) / 12],
    };
  });
}

function yearsOf({ startDate, endDate }: { startDate: string; endDate: string }): DatedYears {
  const year = (date: string) => (date === '' ? [] : [date.slice(0, 4)]);
  return { from: new Set(year(startDate)), to: new Set(year(endDate)) };
}

function educationEntries(cv: CvContent, index: (text: string) => FactIndex): EntryGround[] {
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
      durations: [],
    };
  });
}
