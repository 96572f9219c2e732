import type { Language } from '@sastre/shared-contracts/api';
import { ENGLISH } from './phrases/english.phrases.ts';
import { GERMAN } from './phrases/german.phrases.ts';
import { SPANISH } from './phrases/spanish.phrases.ts';

/** Words with places: `{company}`. */
type Words = string;

/**
 * What letters say in one language beside the CV's and the job's own words: frames that claim nothing themselves. Of several ways, one
 * is chosen per letter. `{where}` is a place of work ("at Osterweg Reisen"), `{did}` and `{task}` are turned bullets, `{asked}` and
 * `{list}` are what the job description names.
 */
export interface Phrases {
  /** At a company; freelance, behind "worked" and elsewhere. */
  where: readonly [company: Words, worked: Words, elsewhere: Words];
  /** At a company where the person held more than one position. */
  whereAs: Words;
  greeting: Words;
  apply: readonly Words[];
  applyUnnamed: readonly Words[];
  now: readonly Words[];
  nowUndated: Words;
  last: readonly Words[];
  lastUndated: Words;
  before: Words;
  /** When it cannot be told that it was before. */
  besides: Words;
  linkDid: readonly Words[];
  linkTask: readonly Words[];
  did: readonly Words[];
  task: readonly Words[];
  /** Behind a sentence about the same entry. */
  didThere: Words;
  taskThere: Words;
  /** The verb before a task: one, more; then of a job that goes on. */
  taskVerbs: readonly [one: Words, many: Words, oneNow: Words, manyNow: Words];
  skills: readonly Words[];
  ownSkills: Words;
  languages: Words;
  studies: Words;
  studiesNow: Words;
  motive: readonly Words[];
  closing: readonly Words[];
  goodbye: Words;
  /** Around what is quoted. */
  quotes: readonly [open: Words, close: Words];
  and: Words;
}

export const PHRASES: Record<Language, Phrases> = { en: ENGLISH, es: SPANISH, de: GERMAN };

/** Every fixed text of the letters in a language, places left out: words that need no fact. */
export function frameTexts(language: Language): string[] {
  return Object.values(PHRASES[language])
    .flat()
    .map((text: string) => text.replace(/\{\w+\}/g, ' ').trim())
    .filter((text) => text !== '');
}
