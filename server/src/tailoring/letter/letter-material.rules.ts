import type { WorkExperience } from '@sastre/shared-contracts/api';
import type { EngineTask } from '../engine.ts';
import { factWeights } from '../rules/relevance.rules.ts';
import { entryKeys } from '../reading/entry-keys.rules.ts';
import { plainText } from '../reading/plain-text.rules.ts';
import { levelName } from '../reading/levels.rules.ts';
import { findHumanLanguages, findTools, languageName } from '../reading/terms.rules.ts';

/** Something to say, with the facts it rests on. */
export interface Said {
  text: string;
  because: readonly string[];
}

/** A place of work as a letter speaks of it. */
export interface Station extends Said {
  company: string;
  position: string;
  startDate: string;
  /** Empty: it goes on, or its end is not told. */
  endDate: string;
  current: boolean;
}

/** What a letter is made from. */
export interface LetterMaterial {
  /** Newest first. */
  stations: Station[];
  /** Achievements in the CV's words, the most telling first; empty when the letter is in another language. */
  highlights: (Said & { company: string; isAsked: boolean })[];
  /** Tools and skills that are asked for and in the CV. */
  answers: Said[];
  /** Skills of the CV, whether asked for or not. */
  skills: Said[];
  /** Languages that are asked for and spoken, with level. */
  languages: Said[];
  studies: (Said & { institution: string; degree: string; field: string }) | undefined;
}

const LONGEST_HIGHLIGHT = 230;
const MOST_ANSWERS = 4;

/** Chooses what a letter can say. */
export function readMaterial(task: EngineTask): LetterMaterial {
  const sameLanguage = task.letterLanguage === task.cvLanguage;
  return {
    stations: stationsOf(task),
    highlights: sameLanguage ? highlightsOf(task) : [],
    answers: answersOf(task, sameLanguage),
    skills: skillsOf(task),
    languages: languagesOf(task),
    studies: studiesOf(task),
  };
}

const lastMonth = ({ current, endDate, startDate }: WorkExperience) =>
  current ? '9999' : endDate || startDate;

function keyedWork({ main }: EngineTask) {
  const keys = entryKeys(main.work_experience);
  return main.work_experience
    .map((entry, index) => ({ entry, path: `work[${keys[index]}]` }))
    .filter(({ entry }) => entry.company.trim() !== '' && entry.position.trim() !== '')
    .toSorted((one, other) => {
      const [first, second] = [lastMonth(one.entry), lastMonth(other.entry)];
      return first === second
        ? other.entry.startDate.localeCompare(one.entry.startDate)
        : second.localeCompare(first);
    });
}

function stationsOf(task: EngineTask): Station[] {
  return keyedWork(task).map(({ entry, path }) => ({
    text: '',
    company: plainText(entry.company),
    position: plainText(entry.position),
    startDate: entry.startDate,
    endDate: entry.current ? '' : entry.endDate,
    current: entry.current,
    because: [`${path}.company`, `${path}.position`, `${path}.startDate`],
  }));
}

function highlightsOf(task: EngineTask): LetterMaterial['highlights'] {
  const weights = factWeights(task.requirements);
  return keyedWork(task)
    .flatMap(({ entry, path }, rank) =>
      entry.achievements.map((achievement, place) => {
        const id = `${path}.achievements[${place}]`;
        const text = firstSentence(plainText(achievement).replace(/\s+/g, ' '));
        // Where the job asks for neither, what is recent and told first counts.
        const weight = (weights.get(id) ?? 0) * 10 - rank * 3 - place + (/\d/.test(text) ? 1 : 0);
        const isAsked = weights.has(id);
        return {
          text,
          weight,
          isAsked,
          company: plainText(entry.company),
          because: [id, `${path}.company`],
        };
      }),
    )
    .filter(({ text }) => text.length >= 20 && text.length <= LONGEST_HIGHLIGHT)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ weight: _weight, ...highlight }) => highlight);
}

function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[\p{L}\p{N})%][.!?])\s+(?=\p{Lu})/u);
  return first.replace(/[.;,\s]+$/, '');
}

function answersOf({ requirements, facts }: EngineTask, sameLanguage: boolean): Said[] {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  const said = new Map<string, Said>();
  const ordered = requirements.toSorted(
    (one, other) => Number(one.need === 'nice') - Number(other.need === 'nice'),
  );
  for (const { kind, term: whole, held, facts: ids } of ordered) {
    const term = held ?? whole;
    if (ids.length === 0 || (kind !== 'tool' && kind !== 'skill')) continue;
    const skill = ids.find((id) => id.startsWith('skills['));
    // A skill is named in the CV's own words; one that is only spoken of in a sentence is not named by us.
    if (kind === 'skill' && (skill === undefined || !sameLanguage)) continue;
    const text = skill === undefined ? term : (textOf.get(skill) ?? term);
    const because = skill === undefined ? ids.slice(0, 2) : [skill];
    if (text.length <= 40 && !said.has(text)) said.set(text, { text, because });
  }
  return [...said.values()].slice(0, MOST_ANSWERS);
}

function skillsOf({ main, cvLanguage, letterLanguage }: EngineTask): Said[] {
  const keys = entryKeys(main.skills);
  return (
    main.skills
      .map(({ name }, index) => ({
        text: plainText(name),
        because: [`skills[${keys[index]}].name`],
      }))
      .filter(({ text }) => text !== '' && text.length <= 40)
      // A tool is called the same in every language.
      .filter(({ text }) => cvLanguage === letterLanguage || findTools(text).length > 0)
      .slice(0, 3)
  );
}

function languagesOf({ main, requirements, letterLanguage }: EngineTask): Said[] {
  const asked = requirements
    .filter(({ kind }) => kind === 'language')
    .flatMap(({ facts }) => facts);
  const keys = entryKeys(main.language_skills);
  return (
    main.language_skills
      .map(({ language, level }, index) => {
        const known = findHumanLanguages(language)[0];
        const name = known === undefined ? language : languageName(known, letterLanguage);
        return {
          name,
          text: `${name} (${levelName(level, letterLanguage)})`,
          because: [`languages[${keys[index]}]`],
        };
      })
      .filter(({ because }) => because.some((id) => asked.includes(id)))
      // That its writer speaks the letter's language goes without saying.
      .filter(
        ({ name }, _place, all) =>
          all.length > 1 || name !== languageName(OWN_NAME[letterLanguage], letterLanguage),
      )
  );
}

const OWN_NAME = { en: 'english', es: 'spanish', de: 'german' } as const;

function studiesOf({ main, requirements }: EngineTask): LetterMaterial['studies'] {
  const asked = requirements.filter(({ kind }) => kind === 'degree').flatMap(({ facts }) => facts);
  const keys = entryKeys(main.education);
  const all = main.education
    .map(({ institution, degree, field }, index) => ({
      text: '',
      institution: plainText(institution),
      degree: plainText(degree),
      field: plainText(field),
      because: ['institution', 'degree', 'field'].map(
        (name) => `education[${keys[index]}].${name}`,
      ),
    }))
    .filter(({ institution, degree }) => institution !== '' && degree !== '');
  return all.find(({ because }) => because.some((id) => asked.includes(id))) ?? all[0];
}
