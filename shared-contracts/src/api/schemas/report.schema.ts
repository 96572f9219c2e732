import * as z from 'zod/mini';
import { CEFR_LEVELS, LANGUAGE_LEVELS, SKILL_LEVELS } from '../constants.ts';

/** Stages of a tailoring job, in order; a job visits those that its request asks for. */
export const TAILORING_STAGES = [
  'reading',
  'matching',
  'rewriting',
  'letter',
  'translating',
  'saving',
] as const;
export type TailoringStage = (typeof TAILORING_STAGES)[number];
/** Engines that can tailor (specification 2.4). */
export const ENGINES = ['rules', 'openai-compatible'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Something the main CV states: one field, achievement, skill or language. */
export const factSchema = z.looseObject({
  /**
   * Survives reordering: `work[{entry id}].achievements[2]`, `personal_info.title`, `skills[{id}].name`. With `main:` or
   * `copy:` before it the fact was found when the report was matched again, and only the main CV says it, or the copy.
   */
  id: z.string(),
  text: z.string(),
});
export type Fact = z.output<typeof factSchema>;

/** Something the job description asks for, and where it stands in the CV. */
export const requirementSchema = z.looseObject({
  id: z.string(),
  term: z.string(),
  kind: z.enum(['tool', 'skill', 'language', 'degree', 'years', 'duty']),
  need: z.enum(['must', 'nice']),
  /** The words of the job description it was read from. */
  quote: z.string(),
  /** `shown`: in the tailored CV; `unsaid`: in the main CV, not shown here; `not-yours`: in neither. */
  group: z.enum(['shown', 'unsaid', 'not-yours']),
  /** Fact ids that support it. */
  facts: z.array(z.string()),
  /** It is asked for at a high level, and the CV lists it without one, or at a lower one: `unsaid` then. */
  levelNotSaid: z.optional(z.literal(true)),
  /**
   * A language that the CV lists at a lower level than is asked for, `not-yours` then: as the CV lists it (`German (B1)`), and
   * the step of the European framework that is asked for, where the job names one.
   */
  levelBelow: z.optional(z.looseObject({ held: z.string(), asked: z.optional(z.string()) })),
  /** A licence, a check or a permit, which one has or has not: it is added without a level. */
  hasNoLevel: z.optional(z.literal(true)),
  /** Where in a CV it belongs, if it is asked for as a skill and is none; `none`: it is a term of the job, which no CV need say. */
  belongs: z.optional(z.enum(['education', 'certificates', 'experience', 'none'])),
});
export type Requirement = z.output<typeof requirementSchema>;

/** A person's own word that a proposed sentence is true although the CV does not prove it. */
export const ownWordSchema = z.looseObject({
  /** Subject (`sub`) of the person who said so. */
  by: z.string(),
  /** When, as an ISO date and time. */
  at: z.string(),
  /** The words that nothing in the CV proved. */
  words: z.array(z.string()),
});
export type OwnWord = z.output<typeof ownWordSchema>;

/** One change an engine proposed and what became of it. */
export const editSchema = z.looseObject({
  id: z.string(),
  /** `personal_info.summary`, `work[{id}].description`, `work[{id}].achievements[2]`, `skills`, `coverLetter` … */
  path: z.string(),
  /** `insert`: a sentence that was left out of the letter, offered at its place. */
  op: z.enum(['rewrite', 'reorder', 'hide', 'set', 'insert']),
  before: z.string(),
  after: z.string(),
  /** Fact ids it rests on. */
  because: z.array(z.string()),
  /** Requirement ids it answers. */
  for: z.array(z.string()),
  /**
   * `applied`: proven by the CV or confirmed by the user; `unproven`: nothing contradicts it, but some words rest on
   * nothing, so the original stands until the user answers; `refused`: contradicted; `rejected` by the user.
   */
  status: z.enum(['applied', 'unproven', 'refused', 'rejected']),
  /** Why it was refused or is unproven: a code of the gate, e.g. `number-contradicts`, `words-not-in-facts`. */
  reason: z.optional(z.string()),
  /** Words and phrases of `after`, and of a rewording in `source`, as they stand there, that rest on nothing. */
  unproven: z.optional(z.array(z.string())),
  /** The user's word for `unproven`; an edit with it may stand without proof. */
  confirmed: z.optional(ownWordSchema),
  /** True: the user has looked at an applied change and keeps it. */
  accepted: z.optional(z.boolean()),
  /** True of a rejected one: another text was chosen for its place; it comes back when that one is taken back. */
  aside: z.optional(z.boolean()),
  /** Of an `insert`: the paragraph of the letter (from 0), and the sentence that it follows there (empty: it begins it). */
  place: z.optional(z.looseObject({ paragraph: z.number(), follows: z.string() })),
  /** Of a `reorder`: places in the original list, in their new order. */
  order: z.optional(z.array(z.number())),
  /**
   * Of a translation: the text that was translated, when it is known; it may be a rewritten one. The same as `after`: it could not
   * be translated.
   */
  source: z.optional(z.string()),
});
export type Edit = z.output<typeof editSchema>;

/** What a job may want a letter to tell that stands in no CV. */
export type LetterAsk = 'salary' | 'start-date';

/** What a tailoring did, stored with the tailored CV and read-only for `PUT …/cv/{id}`. */
export const reportSchema = z.looseObject({
  engine: z.nullable(z.enum(ENGINES)),
  facts: z.array(factSchema),
  requirements: z.array(requirementSchema),
  edits: z.array(editSchema),
  /** Edits refused by the gate and put back to the original. */
  refused: z.number(),
  /** Supported requirements shown, supported at all, and all: what can honestly be reached. */
  coverage: z.looseObject({ shown: z.number(), supported: z.number(), total: z.number() }),
  /** What the engine could not do, as codes: `free-text-not-translated` … */
  notes: z.array(z.string()),
  /** What the job wants a letter to tell that only its writer knows; none where there is no letter. Other values may follow. */
  letterAsks: z.optional(z.array(z.string())),
  /** When the requirements were last matched, as an ISO date and time; of a copy that was only made, when it was stored. */
  matchedAt: z.optional(z.string()),
});
export type TailoringReport = z.output<typeof reportSchema>;

/**
 * What a user decided on edits of a tailored copy. `applied`: the tailored text stands (the gate looks at it again; an
 * unproven one needs `confirmed`); `rejected`: the original stands. An edit that the gate refused can be decided on by nobody: 422.
 */
export const reportDecisionsSchema = z.strictObject({
  decisions: z
    .array(
      z.strictObject({
        /** Id of an edit of the report. */
        edit: z.string().check(z.maxLength(100)),
        status: z.enum(['applied', 'rejected']),
        /** The answer to "Is this true?": the user stands for the words that the CV does not prove. */
        confirmed: z.optional(z.literal(true)),
      }),
    )
    .check(z.minLength(1), z.maxLength(2_000)),
});
export type ReportDecisions = z.output<typeof reportDecisionsSchema>;

/** A requirement that the user has after all: it goes into the main CV and into this copy. */
export const addedRequirementSchema = z.strictObject({
  /** Id of a requirement of the report, of kind `tool`, `skill` or `language`. */
  requirement: z.string().check(z.maxLength(100)),
  /** What the CV is to call a tool or skill; without it, as the job text does. */
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  /** Of a tool or skill. */
  level: z.optional(z.enum(SKILL_LEVELS)),
  /** Of a language: a word, or a level of the European framework. */
  languageLevel: z.optional(z.enum([...LANGUAGE_LEVELS, ...CEFR_LEVELS])),
  /** Its person says no level; without it, a level that is not told is the default. */
  noLevel: z.optional(z.literal(true)),
});
export type AddedRequirement = z.output<typeof addedRequirementSchema>;
