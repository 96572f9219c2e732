import type { EngineTask } from '../task/engine.ts';
import { words } from '@sastre/reading';
import { isMisfit } from '../post/relevance.rules.ts';
import type { LetterMaterial } from './letter-material.rules.ts';
import { isEmptyWord } from '../post/literal.rules.ts';

/** One thing that a letter may say; what there is nothing to say of is left out. */
export type Part =
  | 'apply'
  | 'intro'
  /** Certificates and courses that the job cannot do without. */
  | 'papers'
  /** The work of today with what is done there, then what was before it with what was done there. */
  | 'now'
  | 'before'
  | 'skills'
  | 'ownSkills'
  | 'languages'
  | 'studies';

/** Forms of a letter: its paragraphs before the closing, and what each says. Places of work are told one by one, the newest first. */
export const PLANS = {
  /** Little of it fits: plain, nothing claimed to fit. */
  'few-fits': [
    ['apply', 'intro', 'papers'],
    ['now'],
    ['before'],
    ['skills', 'studies', 'languages'],
  ],
  'no-work': [['apply', 'intro', 'papers'], ['studies'], ['skills', 'ownSkills', 'languages']],
  'several-skills': [
    ['apply', 'intro', 'papers'],
    ['now'],
    ['before'],
    ['skills'],
    ['studies', 'languages'],
  ],
  'by-place': [
    ['apply', 'intro', 'papers'],
    ['now'],
    ['before'],
    ['skills', 'studies', 'languages'],
  ],
} as const satisfies Record<string, readonly (readonly Part[])[]>;

export type PlanName = keyof typeof PLANS;

const SEVERAL = 3;

/** Chooses the form by what there is to say. */
export function choosePlan(task: EngineTask, material: LetterMaterial): PlanName {
  const { stations, deeds, skills, isSameLanguage } = material;
  const [best] = deeds;
  if (stations.length === 0) return 'no-work';
  const isKin = isSameTrade(task, stations[0]?.position ?? '');
  const isLinked = best?.isLinked === true;
  const fits = Number(isKin) * 2 + Number(isLinked) + skills.length;
  // A position that is not known says nothing against the CV.
  const isFitting = isKin || !isMisfit(task) || fits >= (task.position === '' ? 1 : 2);
  // In another language than the CV's there are no words to compare.
  if (isSameLanguage ? !isFitting : skills.length === 0 && !isSupported(task)) return 'few-fits';
  return skills.length >= SEVERAL ? 'several-skills' : 'by-place';
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
