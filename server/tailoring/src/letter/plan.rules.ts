import type { EngineTask } from '../engine.ts';
import { words } from '@sastre/reading';
import { isMisfit } from '../rules/relevance.rules.ts';
import type { LetterMaterial } from './letter-material.rules.ts';
import { isEmptyWord } from './literal.rules.ts';

/** One thing that a letter may say; what there is nothing to say of is left out. */
export type Part =
  | 'apply'
  | 'intro'
  | 'career'
  | 'path'
  /** An earlier post of the very name that is applied for. */
  | 'samePost'
  | 'deed'
  | 'more'
  /** More of what was done, where a letter would be short. */
  | 'further'
  | 'skills'
  | 'ownSkills'
  | 'languages'
  | 'studies';

/** Forms of a letter: its paragraphs before the closing, and what each says. */
export const PLANS = {
  /** Little of it fits: plain, nothing claimed to fit. */
  'few-fits': [
    ['apply', 'intro'],
    ['career', 'path', 'deed', 'skills'],
    ['studies', 'languages'],
  ],
  'no-work': [['apply', 'intro'], ['studies'], ['skills', 'ownSkills', 'languages']],
  /** Another line of work until now: what fits comes before where it was. */
  'career-change': [
    ['apply', 'intro'],
    ['deed', 'skills'],
    ['career', 'path', 'studies', 'languages'],
  ],
  /** One deed with a figure that the job asks for leads. */
  'strong-deed': [
    ['apply', 'intro'],
    ['deed', 'more'],
    ['career', 'path', 'skills'],
    ['studies', 'languages'],
  ],
  'several-skills': [
    ['apply', 'intro'],
    ['career', 'samePost', 'deed', 'skills'],
    ['studies', 'languages'],
  ],
  'long-career': [
    ['apply', 'intro'],
    ['career', 'path'],
    ['deed', 'more', 'skills'],
    ['studies', 'languages'],
  ],
  'short-career': [
    ['apply', 'intro'],
    ['career', 'samePost', 'deed', 'more'],
    ['skills', 'studies', 'languages'],
  ],
} as const satisfies Record<string, readonly (readonly Part[])[]>;

export type PlanName = keyof typeof PLANS;

const LONG_CAREER_STATIONS = 3;
const LONG_CAREER_YEARS = 12;
const SEVERAL = 3;

/** Chooses the form by what there is to say. */
export function choosePlan(task: EngineTask, material: LetterMaterial): PlanName {
  const { stations, deeds, skills, isSameLanguage } = material;
  const [best] = deeds;
  if (stations.length === 0) return 'no-work';
  const isKin = isSameTrade(task, stations[0]?.position ?? '');
  const isLinked = (best?.asked.length ?? 0) > 0;
  const fits = Number(isKin) * 2 + Number(isLinked) + skills.length;
  // A position that is not known says nothing against the CV.
  const isFitting = isKin || !isMisfit(task) || fits >= (task.position === '' ? 1 : 2);
  // In another language than the CV's there are no words to compare.
  if (isSameLanguage ? !isFitting : skills.length === 0 && !isSupported(task)) return 'few-fits';
  if (isSameLanguage && task.position !== '' && !isKin) return 'career-change';
  if (isLinked && best?.hasNumber === true && best.turned.kind === 'did') return 'strong-deed';
  if (skills.length >= SEVERAL) return 'several-skills';
  return isLong(stations) ? 'long-career' : 'short-career';
}

function isSupported({ requirements }: EngineTask): boolean {
  return requirements.some(
    ({ kind, facts }) => /tool|skill|degree|years/.test(kind) && facts.length > 0,
  );
}

/** True when the position applied for and the one held share a word of meaning. */
function isSameTrade({ position, main }: EngineTask, held: string): boolean {
  const telling = (text: string) =>
    words(text.replace(/[/-]/g, ' ')).filter((word) => word.length > 3 && !isEmptyWord(word));
  const own = telling(`${held} ${main.personal_info.title}`);
  const isKin = (one: string, other: string) =>
    one.slice(0, 5) === other.slice(0, 5) ||
    (other.length > 4 && one.endsWith(other)) ||
    (one.length > 4 && other.endsWith(one));
  return telling(position).some((asked) => own.some((word) => isKin(asked, word)));
}

function isLong(stations: LetterMaterial['stations']): boolean {
  if (stations.length >= LONG_CAREER_STATIONS) return true;
  const years = stations
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .map((date) => Number(date.slice(0, 4)))
    .filter((year) => year > 0);
  return Math.max(...years) - Math.min(...years) >= LONG_CAREER_YEARS;
}
