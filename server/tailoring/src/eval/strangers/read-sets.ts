import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  defaultCvContent,
  defaultPersonalInfo,
  type CvContent,
  type Language,
} from '@sastre/shared-contracts/api';
import { adSetSchema, withOwnPeople, type AdSet } from '../measures/ads.ts';

/** A person as the writers wrote them down. */
interface WrittenPerson {
  key: string;
  language: Language;
  head: { fullName: string; title: string; location: string; phone: string };
  summary: string;
  work: {
    position: string;
    company: string;
    location?: string;
    start: string;
    end: string;
    description: string;
    achievements: string[];
  }[];
  education: { institution: string; degree: string; field: string; start: string; end: string }[];
  skills: { name: string; level: CvContent['skills'][number]['level'] }[];
  languages: { language: string; level: CvContent['language_skills'][number]['level'] | 'Basic' }[];
  job?: { companyName: string; text: string };
}

/** Somebody with a CV and the advertisement that they answer. */
export interface Stranger {
  key: string;
  language: Language;
  cv: CvContent;
  job: { companyName: string; text: string };
}

/** A proposed text at a place of a person's CV: planted with something false, or an honest rewrite or translation. */
export interface StrangerCase {
  id: string;
  person: string;
  kind: 'plant' | 'honest';
  field: 'bullet' | 'description' | 'summary' | 'letter' | 'translation';
  at: string;
  text: string;
  language: Language;
  severity?: 'hard' | 'meaning' | 'form';
  taxonomy?: number;
  why: string;
}

/** An honest letter. */
export interface StrangerLetter {
  id: string;
  person: string;
  language: Language;
  paragraphs: string[];
}

/** A set of one writer, or its sealed third. */
export interface StrangerSet {
  name: string;
  people: ReadonlyMap<string, Stranger>;
  cases: readonly StrangerCase[];
  letters: readonly StrangerLetter[];
}

/** `open`: may be looked at; `sealed`: the third kept back; `second`: a later draw, of sentences that rearrange the CV's own words. */
export type Part = 'open' | 'sealed' | 'second';

const folder = (part: Part) => new URL(`./${part}/`, import.meta.url);

/** Folder of the people of a part: the sealed cases are about the people of the open ones. */
const peopleOf = (part: Part) => (part === 'sealed' ? 'open' : part);

/** The sets of a part, or what they have of one of so many of their people: sets differ, and each has its share. */
export function readSets(part: Part, everyNth = 1): StrangerSet[] {
  const names = readdirSync(folder(peopleOf(part))).filter((name) => !name.startsWith('ads-'));
  const sets = names.map((name) =>
    setOf(name, (file) =>
      readList(file === 'people.json' ? peopleOf(part) : part, `${name}/${file}`),
    ),
  );
  let turn = 0;
  return sets.map(({ people, cases, letters, ...set }) => {
    const kept = new Map([...people].filter(() => turn++ % everyNth === 0));
    const isKept = ({ person }: { person: string }) => kept.has(person);
    return { ...set, people: kept, cases: cases.filter(isKept), letters: letters.filter(isKept) };
  });
}

/** Job ads of a part with their labels, or one of so many of them; CVs are the same in both parts. */
export function readAds(part: 'open' | 'sealed', everyNth = 1): AdSet {
  const names = readdirSync(folder('open')).filter((name) => name.startsWith('ads-'));
  const sets = names.map((name) => adSetOf(name, part));
  return {
    ads: sets.flatMap(({ ads }) => ads).filter((_ad, index) => index % everyNth === 0),
    people: sets.flatMap(({ people }) => people),
    labels: sets.flatMap(({ labels }) => labels),
  };
}

const adSetOf = (name: string, part: 'open' | 'sealed') =>
  withOwnPeople(
    name,
    adSetSchema.parse({
      ads: readList(part, `${name}/ads.json`),
      people: readList('open', `${name}/people.json`),
      labels: readList(part, `${name}/labels.json`),
    }),
  );

/** The set in a folder outside the repository: `people.json`, and `cases.json` and `letters.json` where they are. */
export function readSetIn(folderOfSet: string): StrangerSet {
  const set = setOf(basename(folderOfSet), (file) => {
    const path = join(folderOfSet, file);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown[]) : [];
  });
  if (set.people.size === 0)
    throw new Error(`There is no people.json with people in ${folderOfSet}.`);
  return set;
}

/** A set as its files say; `read` answers none for a file that is not there. */
function setOf(name: string, read: (file: string) => unknown[]): StrangerSet {
  const people = (read('people.json') as WrittenPerson[]).map(strangerOf);
  return {
    name,
    people: new Map(people.map((person) => [person.key, person])),
    cases: read('cases.json') as StrangerCase[],
    letters: read('letters.json') as StrangerLetter[],
  };
}

function readList<T>(part: Part, path: string): T[] {
  const file = new URL(part === 'sealed' ? `${path}.gz` : path, folder(part));
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  return JSON.parse((part === 'sealed' ? gunzipSync(bytes) : bytes).toString('utf8')) as T[];
}

export function strangerOf(person: WrittenPerson): Stranger {
  const { key, language, head, summary, job } = person;
  const cv: CvContent = {
    ...defaultCvContent,
    personal_info: { ...defaultPersonalInfo, ...head, email: `${key}@example.com`, summary },
    work_experience: person.work.map(({ start, end, ...entry }, index) => ({
      id: `w${index}`,
      location: '',
      ...entry,
      ...{ startDate: start, endDate: end, current: end === '' },
    })),
    education: person.education.map(({ start, end, ...entry }, index) => ({
      id: `e${index}`,
      ...entry,
      ...{ startDate: start, endDate: end, gpa: '', location: '' },
    })),
    skills: person.skills.map((skill, index) => ({ id: `s${index}`, ...skill })),
    language_skills: person.languages.map((one, index) => ({
      id: `l${index}`,
      language: one.language,
      level: one.level === 'Basic' ? 'Beginner' : one.level,
    })),
  };
  return { key, language, cv, job: job ?? { companyName: '', text: '' } };
}

/** The path of a place, as the gate knows it: `work.0.achievements.2` is `work[w0].achievements[2]`. */
export function pathOf(at: string): string {
  if (at === 'summary') return 'personal_info.summary';
  if (at === 'letter') return 'coverLetter';
  const [, entry = '', field = '', place] = at.split('.');
  return `work[w${entry}].${field}${place === undefined ? '' : `[${place}]`}`;
}
