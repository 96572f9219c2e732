import type { Language } from '@sastre/shared-contracts/api';
import { ENGLISH } from './phrases/english.phrases.ts';
import { GERMAN } from './phrases/german.phrases.ts';
import { SPANISH } from './phrases/spanish.phrases.ts';

/** Words with places: `{company}`. */
type Words = string;

/** A sentence, and the same with "also" or "now" behind another one. */
type FirstAndNext = readonly [first: Words, next: Words];

/**
 * What letters say in one language beside the CV's and the job's own words: frames that claim nothing themselves. Of several ways, one
 * is chosen per letter, or the first that the gate lets pass. `{in}` and `{where}` are places of work with preposition and article ("at
 * the University of X"), `{did}` and `{task}` are turned bullets, `{asked}` and `{list}` are what the job description names.
 */
export interface Phrases {
  /** Freelance, behind "worked" and elsewhere. */
  freelance: readonly [worked: Words, elsewhere: Words];
  /** At a company where the person held more than one position. */
  whereAs: Words;
  /** Above the greeting: what the letter is for. */
  subject: Words;
  /** Where the ad tells a reference and no position. */
  subjectAlone: Words;
  greeting: Words;
  /** To an authority, which is no team. */
  greetingOffice: Words;
  apply: readonly Words[];
  /** The position without the company, whose name may not be let pass in its case. */
  applyAlone: Words;
  /** To be trained as something, which is no post; and the subject line of it. */
  applyTraining: readonly Words[];
  subjectTraining: Words;
  applyUnnamed: readonly Words[];
  /** The company alone. */
  applyPlain: Words;
  /** No name at all: it can always be said. */
  applyBare: Words;
  /**
   * Of the company applied to, that one works or has worked there, behind a sentence that names it, and by its name: since
   * when or from when to when, and where that is not told.
   */
  againNow: readonly Words[];
  againNowUndated: readonly Words[];
  againEnded: readonly Words[];
  againEndedUndated: readonly Words[];
  now: readonly Words[];
  /** The date is said of the place, not of the position: a title of today may be younger than the job. */
  nowThere: readonly Words[];
  nowUndated: readonly Words[];
  last: readonly Words[];
  /** Where as what is told nowhere. */
  lastPlain: readonly Words[];
  lastUndated: readonly Words[];
  before: readonly Words[];
  /** Where the sentence before says as what, and it is the same. */
  beforePlain: readonly Words[];
  /** At the company that the sentence before names. */
  beforeThere: Words;
  /** When it cannot be told that it was before. */
  besides: readonly Words[];
  besidesThere: Words;
  /** A job that goes on beside the last one. */
  besidesNow: readonly Words[];
  did: readonly Words[];
  /** Of a job that ended, and of one that goes on: there the task may be done all the same. */
  task: Words;
  taskNow: Words;
  /** Behind a sentence about the same entry, of a job that ended and of one that goes on; then behind a deed of the same entry. */
  didThere: readonly Words[];
  didThereNow: readonly Words[];
  didAlso: readonly Words[];
  /** Of what there was none, where nobody is said to have done it. */
  none: readonly Words[];
  /** Where the company stands for more than one post. */
  didAs: readonly Words[];
  taskThere: FirstAndNext;
  taskNowThere: FirstAndNext;
  /**
   * Where another sentence begins so already, of a task without a clause of its own: of a job that ended, and of
   * one that goes on.
   */
  taskThereToo: readonly [ended: Words, now: Words];
  /** The same behind another deed of the entry. */
  taskThereAlso: readonly Words[];
  /** The verb before tasks of a job that ended, and of one that goes on. */
  taskVerbs: readonly [one: Words, many: Words];
  taskVerbsNow: readonly [one: Words, many: Words];
  /** `{level}` says how well, in words of the CV's level; behind it, where the CV tells none. */
  skills: readonly Words[];
  skillsTwo: readonly Words[];
  skillsPlain: readonly Words[];
  ownSkills: Words;
  /** Where the CV's words say that one works with them, and where it lists them. */
  usedTools: Words;
  listedTools: Words;
  /** Names of certificates and courses. */
  certificates: Words;
  /** What lets one work: held, or given by whom `{list}` names. */
  licences: Words;
  registered: Words;
  languages: Words;
  /** How well, where one would not say "speak"; and both. */
  languagesKnown: Words;
  /** Where another sentence of the letter begins so already. */
  languagesKnownToo: readonly Words[];
  languagesBoth: Words;
  /** A degree as one says that one has it: with its field, and where it names that itself. */
  held: FirstAndNext;
  heldPlain: FirstAndNext;
  /** Two of one place. */
  heldTwo: readonly Words[];
  /** What is no title of a person: "Das Staatsexamen", "el Grado en …". */
  examined: FirstAndNext;
  /** What a chamber gives, no school: "den Gesellenbrief". */
  certified: Words;
  studied: FirstAndNext;
  /** Where there is no field of study to name, or it is called in another language. */
  trained: FirstAndNext;
  /** Left before its end. */
  learned: FirstAndNext;
  /** A course, as against a training. */
  attended: FirstAndNext;
  studiedAt: FirstAndNext;
  studying: FirstAndNext;
  studyingAt: FirstAndNext;
  training: FirstAndNext;
  /** A course that goes on; German calls it as the CV does, with what is learned. */
  attending: FirstAndNext;
  /** Still at school. */
  schooling: Words;
  closing: readonly Words[];
  goodbye: Words;
  /** Below a greeting by name. */
  goodbyeNamed: Words;
  /** Around what is quoted. */
  quotes: readonly [open: Words, close: Words];
  and: Words;
}

export const PHRASES: Record<Language, Phrases> = { en: ENGLISH, es: SPANISH, de: GERMAN };

/** Where a language is written otherwise than by default. */
export type Region = 'america' | 'informal';

/** To whom says "du" and "tú" in the ad: no letter answers with "Sie" what is asked with "du". */
const INFORMAL: Partial<Record<Language, Phrases>> = {
  de: {
    ...GERMAN,
    greeting: 'Hallo zusammen,',
    apply: [
      'ich bewerbe mich {in} um die Stelle „{position}“.',
      'hiermit bewerbe ich mich um die Stelle „{position}“ {in}.',
    ],
    applyUnnamed: ['ich bewerbe mich um die Stelle, die {in} ausgeschrieben ist.'],
    applyBare: 'ich bewerbe mich um die Stelle, die ihr ausgeschrieben habt.',
    closing: [
      'Gerne erzähle ich euch in einem Gespräch mehr.',
      'Über ein Gespräch mit euch würde ich mich freuen.',
    ],
    goodbye: 'Viele Grüße',
    goodbyeNamed: 'Viele Grüße',
  },
  es: {
    ...SPANISH,
    greeting: 'Hola, equipo {of}:',
    apply: [
      'Os escribo para presentar mi candidatura al puesto de {position} {in}.',
      'He leído vuestra oferta para el puesto de {position} {in} y me gustaría presentar mi candidatura.',
    ],
    applyAlone: 'Os escribo para presentar mi candidatura al puesto de {position}.',
    applyUnnamed: ['Os escribo para presentar mi candidatura al puesto que ofrecéis {in}.'],
    applyPlain: 'Os escribo para presentar mi candidatura {in}.',
    applyBare: 'Os escribo para presentar mi candidatura al puesto que ofrecéis.',
    closing: [
      'Me gustaría hablar con vosotros sobre el puesto.',
      'Con gusto os contaré más en una entrevista.',
    ],
    goodbye: 'Un saludo,',
    goodbyeNamed: 'Un saludo,',
  },
};

/** English and Spanish as letters have them in America; German has no other words there. */
const OF_AMERICA: Partial<Record<Language, Phrases>> = {
  en: { ...ENGLISH, goodbyeNamed: 'Sincerely,' },
  es: withWords(SPANISH, (text) => text.replaceAll('candidatura', 'postulación')),
};

/** What letters of a region say. */
export function phrasesFor(language: Language, region?: Region): Phrases {
  const own = region === 'informal' ? INFORMAL : region === 'america' ? OF_AMERICA : {};
  return own[language] ?? PHRASES[language];
}

/** Every set of phrases of a language. */
export function allPhrases(language: Language): Phrases[] {
  const regions: readonly (Region | undefined)[] = [undefined, 'america', 'informal'];
  return [...new Set(regions.map((region) => phrasesFor(language, region)))];
}

function withWords(phrases: Phrases, change: (text: Words) => Words): Phrases {
  const changed = (value: Words | readonly Words[]) =>
    typeof value === 'string' ? change(value) : value.map(change);
  return Object.fromEntries(
    Object.entries(phrases).map(([key, value]: [string, Words | readonly Words[]]) => [
      key,
      changed(value),
    ]),
  ) as unknown as Phrases;
}
