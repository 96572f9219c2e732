import {
  isCefrLevel,
  levelOf,
  saidLevelOf,
  type CvContent,
  type WorkExperience,
} from '@sastre/shared-contracts/api';
import type { EngineTask } from '../task/engine.ts';
import { entryKeys } from '@sastre/shared-contracts/cv';
import {
  detectLanguage,
  levelName,
  fold,
  findHumanLanguages,
  languageName,
  levelAsked,
  levelHeld,
} from '@sastre/reading';
import { byNeed, type Asked } from './asked.rules.ts';
import { namedTools, type NamedTools } from './named-tools.rules.ts';
import { ownSentence } from './own-sentence.rules.ts';
import type { SkillLevel } from './said-levels.ts';
import { ownSkillsOf, skillsOf } from './skills.rules.ts';
import { studiesOf, type Study } from './studies.rules.ts';
import { cleanName } from '../task/clean-name.rules.ts';
import { endOf } from '../task/end-of-post.rules.ts';
import { certificatesOf, type Paper } from './certificates.rules.ts';
import { deedsOf } from './deeds.rules.ts';
import { isHeld, withoutNumber } from './licences.rules.ts';
import { isNextPost } from './next-post.rules.ts';
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
  /** It shows years that are asked for, and no newer place of work does. */
  isAsked: boolean;
  /** The company stands in another entry as well. */
  isOneOfSeveral: boolean;
  startDate: string;
  /** The person was at the company already when it began. */
  isNext: boolean;
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
  /** It tells a result with its number. */
  isResult: boolean;
  /** It says what the job asks for. */
  isLinked: boolean;
  /** What the job cannot do without and the report counts it as a proof of: ids of requirements. */
  covers: readonly string[];
  /** The place among the ad's duties of the first one that it answers; more than any where it answers none. */
  duty: number;
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
  certificates: Paper[];
  /** A sentence of the summary about who applies. */
  intro: Said | undefined;
}

/** Chooses what a letter can say. */
export function readMaterial(task: EngineTask): LetterMaterial {
  const isSameLanguage = task.letterLanguage === task.cvLanguage;
  const stations = keyedStations(task.main, task.requirements);
  const { summary } = task.main.personal_info;
  const intro = isSameLanguage
    ? ownSentence(
        isHeld(summary) || /\bPIN\b/.test(summary) ? withoutNumber(summary) : summary,
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

/** The places of work that a letter can name, newest first. */
export function keyedStations(
  main: CvContent,
  requirements: EngineTask['requirements'] = [],
): KeyedStation[] {
  const keys = entryKeys(main.work_experience);
  const sorted = main.work_experience
    .map((entry, index) => ({ entry, station: stationOf(entry, `work[${keys[index]}]`, main) }))
    .filter(({ station: { company, position } }) => company !== '' && position !== '')
    .toSorted(({ entry: one }, { entry: other }) => {
      const [first, second] = [endOf(one), endOf(other)];
      return first === second
        ? other.startDate.localeCompare(one.startDate)
        : second.localeCompare(first);
    });
  const asked = requirements.filter(({ kind, need }) => kind === 'years' && need === 'must');
  for (const { facts } of asked) {
    const newest = sorted.find(({ station }) => facts.includes(`${station.key}.position`));
    if (newest !== undefined) newest.station.isAsked = true;
  }
  return sorted;
}

function stationOf(entry: WorkExperience, key: string, main: CvContent): Station {
  return {
    key,
    isAsked: false,
    company: cleanName(entry.company),
    position: cleanName(entry.position),
    isOneOfSeveral:
      main.work_experience.filter(({ company }) => fold(company) === fold(entry.company)).length >
      1,
    startDate: entry.startDate,
    isNext: isNextPost(entry, main.work_experience),
    endDate: entry.current ? '' : entry.endDate,
    isCurrent: entry.current,
    because: [`${key}.company`, `${key}.position`, `${key}.startDate`],
  };
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
      const level = saidLevelOf(skill);
      const known = findHumanLanguages(skill.language)[0];
      const name = known === undefined ? skill.language : languageName(known, letterLanguage);
      const clean = cleanName(name);
      const text =
        level === undefined
          ? clean
          : `${clean} (${isCefrLevel(level) ? level : levelName(level, letterLanguage)})`;
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
