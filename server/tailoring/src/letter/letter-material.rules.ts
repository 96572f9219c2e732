import { levelOf, type CvContent, type WorkExperience } from '@sastre/shared-contracts/api';
import type { EngineTask } from '../engine.ts';
import { entryKeys } from '@sastre/shared-contracts/cv';
import {
  detectLanguage,
  levelName,
  fold,
  findHumanLanguages,
  isFormality,
  findTools,
  languageName,
  levelAsked,
  levelHeld,
} from '@sastre/reading';
import { byNeed, type Asked } from './asked.rules.ts';
import { isEmptyWord, standsIn } from './literal.rules.ts';
import { namedTools, type NamedTools } from './named-tools.rules.ts';
import { ownSentence } from './own-sentence.rules.ts';
import type { SkillLevel } from './said-levels.ts';
import { studiesOf, type Study } from './studies.rules.ts';
import { cleanName } from '../clean-name.rules.ts';
import { certificatesOf } from './certificates.rules.ts';
import { deedsOf } from './deeds.rules.ts';
import type { Turned } from './turn/turned.ts';

/** Something to say, with the facts it rests on. */
export interface Said {
  text: string;
  because: readonly string[];
  /** Of a skill: how well the CV says that it is known. */
  level?: SkillLevel | undefined;
}

/** A place of work as a letter speaks of it. */
export interface Station {
  /** Of its entry: two jobs at one company are two. */
  key: string;
  company: string;
  position: string;
  /** The company stands in another entry as well. */
  isOneOfSeveral: boolean;
  startDate: string;
  /** Empty: it goes on, or its end is not told. */
  endDate: string;
  isCurrent: boolean;
  because: readonly string[];
}

/** A bullet that can be told, at its place of work. */
export interface Deed {
  station: Station;
  turned: Turned;
  asked: readonly Asked[];
  /** It has a number, or tells a result. */
  hasNumber: boolean;
  /** It says what the job asks for. */
  isLinked: boolean;
  /** Done beside somebody, or once in a while. */
  isLesser: boolean;
  /** How much it is of the kind of work that the job is; 0: it is of none that is asked for. */
  fit: number;
  /** How likely a reader of letters is to want it told (0–1). */
  use: number;
  because: readonly string[];
}

/** What a letter is made from. */
export interface LetterMaterial {
  /** True when the CV's own sentences are in the letter's language. */
  isSameLanguage: boolean;
  /** Newest first. */
  stations: Station[];
  /** The most telling first; none when the letter is in another language. */
  deeds: Deed[];
  /** Skills of the CV that the job description names in the same words, and the first ones whether named or not. */
  skills: Said[];
  ownSkills: Said[];
  /** Tools that the job names, from the summary and added sections. */
  tools: NamedTools;
  /** Languages that are asked for and spoken, with level. */
  languages: Said[];
  /** What is asked for first, then what is newest. */
  studies: Study[];
  /** Certificates and courses that show what is asked for. */
  certificates: Said[];
  /** A sentence of the summary about who applies. */
  intro: Said | undefined;
}

const MOST_SKILLS = 3;
/** What the job names is what is looked for: more of it is told. */
const MOST_ASKED_SKILLS = 5;
/** What one holds, not knows. */
const LICENCE =
  /schein(?:e|s)?(?!\p{L})|(?<!\p{L})(?:licen[cs]e|licencia|carn[eé]t?|permit|card)(?!\p{L})/iu;
const LONGEST_SKILL = 40;

/** Chooses what a letter can say. */
export function readMaterial(task: EngineTask): LetterMaterial {
  const isSameLanguage = task.letterLanguage === task.cvLanguage;
  const stations = keyedStations(task.main);
  const intro = isSameLanguage
    ? ownSentence(
        task.main.personal_info.summary,
        task.letterLanguage,
        task.main.personal_info.fullName,
      )
    : '';
  return {
    isSameLanguage,
    stations: stations.map(({ station }) => station),
    deeds: isSameLanguage ? deedsOf(task, stations) : [],
    skills: skillsOf(task),
    ownSkills: ownSkillsOf(task, isSameLanguage),
    tools: namedTools(task, byNeed(task.requirements)),
    languages: languagesOf(task),
    studies: studiesOf(task),
    certificates: certificatesOf(task),
    intro: intro === '' ? undefined : { text: intro, because: ['personal_info.summary'] },
  };
}

/** A place of work with its entry in the CV. */
export interface KeyedStation {
  station: Station;
  entry: WorkExperience;
}

const lastMonth = ({ current, endDate, startDate }: WorkExperience) =>
  current ? '9999' : endDate || startDate;

/** The places of work that a letter can name, newest first. */
export function keyedStations(main: CvContent): KeyedStation[] {
  const keys = entryKeys(main.work_experience);
  return main.work_experience
    .map((entry, index) => ({ entry, station: stationOf(entry, `work[${keys[index]}]`, main) }))
    .filter(({ station: { company, position } }) => company !== '' && position !== '')
    .toSorted(({ entry: one }, { entry: other }) => {
      const [first, second] = [lastMonth(one), lastMonth(other)];
      return first === second
        ? other.startDate.localeCompare(one.startDate)
        : second.localeCompare(first);
    });
}

function stationOf(entry: WorkExperience, key: string, main: CvContent): Station {
  return {
    key,
    company: cleanName(entry.company),
    position: cleanName(entry.position),
    isOneOfSeveral:
      main.work_experience.filter(({ company }) => fold(company) === fold(entry.company)).length >
      1,
    startDate: entry.startDate,
    endDate: entry.current ? '' : entry.endDate,
    isCurrent: entry.current,
    because: [`${key}.company`, `${key}.position`, `${key}.startDate`],
  };
}

/** Word for word in the job description, and a skill of the CV in these words. */
function skillsOf({ main, requirements, jobText, cvLanguage, letterLanguage }: EngineTask): Said[] {
  const keys = entryKeys(main.skills);
  const levels = new Map(
    main.skills.map((skill, at) => [`skills[${keys[at]}].name`, levelOf(skill)]),
  );
  const names = new Map(
    main.skills
      // Who begins to learn a thing does not bring it.
      .map((skill, at) => [keys[at], levelOf(skill) === 'Beginner' ? '' : cleanName(skill.name)])
      .map(([key, name]): [string, string] => [`skills[${key}].name`, name ?? '']),
  );
  const found = new Map<string, Said>();
  for (const { kind, term, quote, facts } of byNeed(requirements)) {
    if (!/^(?:tool|skill|duty)$/.test(kind)) continue;
    for (const id of facts) {
      const whole = names.get(id) ?? '';
      // Of "Advanced Excel" the ad names Excel.
      const tool = [term, ...findTools(quote)].find(
        (one) => findTools(one).length > 0 && [whole, quote].every((where) => standsIn(where, one)),
      );
      const text = standsIn(quote, whole) ? whole : (tool ?? whole);
      const isTelling = kind !== 'duty' || !text.split(' ').every(isEmptyWord);
      const isNamed = isTelling && standsIn(quote, text) && standsIn(jobText, text);
      // A tool is called the same in every language.
      const isSaid = cvLanguage === letterLanguage || findTools(text).length > 0;
      if (
        text !== '' &&
        isNamed &&
        isSaid &&
        text.length <= LONGEST_SKILL &&
        !isFormality(text) &&
        !LICENCE.test(text) &&
        !found.has(fold(text))
      )
        found.set(fold(text), { text, because: [id], level: levels.get(id) });
    }
  }
  return [...found.values()].slice(0, MOST_ASKED_SKILLS);
}

function ownSkillsOf({ main }: EngineTask, isSameLanguage: boolean): Said[] {
  const keys = entryKeys(main.skills);
  return main.skills
    .map((skill, at) => ({
      text: levelOf(skill) === 'Beginner' ? '' : cleanName(skill.name),
      because: [`skills[${keys[at]}].name`],
    }))
    .filter(({ text }) => text !== '' && text.length <= LONGEST_SKILL && !isFormality(text))
    .filter(({ text }) => isSameLanguage || findTools(text).length > 0)
    .slice(0, MOST_SKILLS);
}

const OWN_NAME = { en: 'English', es: 'español', de: 'Deutsch' };

/** Languages that are asked for, in the order of the job, each with the CV's own level. */
function languagesOf(task: EngineTask): Said[] {
  const { main, requirements, letterLanguage, cvLanguage, facts: all, jobText } = task;
  const textOf = new Map(all.map(({ id, text }) => [id, text]));
  // A level below the one that is asked for is no argument.
  const asked = byNeed(requirements)
    .filter(({ kind }) => kind === 'language')
    .flatMap(({ facts, quote }) =>
      facts.filter((id) => levelHeld(textOf.get(id) ?? '') >= (levelAsked(quote) ?? 0)),
    );
  const keys = entryKeys(main.language_skills);
  const spoken = new Map(
    main.language_skills.map((skill, at): [string, Said] => {
      const level = levelOf(skill);
      const known = findHumanLanguages(skill.language)[0];
      const name = known === undefined ? skill.language : languageName(known, letterLanguage);
      const clean = cleanName(name);
      const text = level === undefined ? clean : `${clean} (${levelName(level, letterLanguage)})`;
      const id = `languages[${keys[at]}]`;
      // Whoever writes in the mother tongue shows it.
      const isOwn =
        cvLanguage === letterLanguage && (detectLanguage(jobText) ?? cvLanguage) === cvLanguage;
      const isShown = level === 'Native' && clean === OWN_NAME[letterLanguage] && isOwn;
      return [id, { text: isShown ? '' : text, because: [id] }];
    }),
  );
  // In another language than the CV's, what one speaks is much of what there is to say.
  const others =
    cvLanguage === letterLanguage
      ? []
      : main.language_skills.flatMap((skill, at) =>
          levelOf(skill) === 'Beginner' ? [] : [`languages[${keys[at]}]`],
        );
  return [...new Set([...asked, ...others])]
    .flatMap((id) => spoken.get(id) ?? [])
    .filter(({ text }) => text !== '');
}
