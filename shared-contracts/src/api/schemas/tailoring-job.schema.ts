import * as z from 'zod/mini';
import { LANGUAGES, LIMITS } from '../constants.ts';
import { serverId } from './fields.schema.ts';
import { ENGINES, TAILORING_STAGES } from './report.schema.ts';

const filled = (max: number, tooLong?: (length: number) => string) =>
  z.string().check(
    z.maxLength(max, tooLong && { error: ({ input }) => tooLong((input as string).length) }),
    z.refine((value) => value.trim() !== '', 'Must not be blank'),
  );

const jobText = filled(LIMITS.textLength, (length) => {
  const [is, most] = [length, LIMITS.textLength].map((count) => count.toLocaleString('en'));
  return `The job description is ${is} characters long; at most ${most} are taken.`;
});

/** What to tailor to. */
export const tailoringRequestSchema = z.strictObject({
  /** Markdown dialect; not blank. */
  jobDescription: jobText,
  companyName: filled(300),
  includeCoverLetter: z._default(z.boolean(), false),
  useAiTailoring: z._default(z.boolean(), false),
  /** Absent or null: no translation. */
  translateTo: z.optional(z.nullable(z.enum(LANGUAGES))),
  /**
   * Language of the letter. Absent or null: that of the translation, else of the job description if the CV lists that language or
   * lists none, else of the CV.
   */
  letterLanguage: z.optional(z.nullable(z.enum(LANGUAGES))),
  /** The built-in engine is to run, also where a model is connected. */
  engine: z.optional(z.literal('rules')),
});
export type TailoringRequest = z.output<typeof tailoringRequestSchema>;

export const tailoringStartSchema = z.looseObject({ bullId: serverId() });

/** Why a job failed; those of `model-…` the built-in engine does not have. */
export const TAILORING_FAILURES = [
  'engine',
  'too-long',
  'no-cv',
  'abandoned',
  'model-unreachable',
  'model-refused-key',
  'model-refused',
  'model-busy',
  'model-failing',
  'model-too-slow',
  'model-unusable',
] as const;
export type TailoringFailure = (typeof TAILORING_FAILURES)[number];

/** State of a job: `progress` 0–100; a result or a reason at the end. */
export const tailoringProgressSchema = z.looseObject({
  bullId: serverId(),
  state: z.enum(['queued', 'active', 'completed', 'failed']),
  progress: z.number(),
  stage: z.nullable(z.enum(TAILORING_STAGES)),
  /** Engine that runs it; null for a plain copy. */
  engine: z.nullable(z.enum(ENGINES)),
  result: z.optional(z.looseObject({ tailoredCVId: serverId() })),
  failedReason: z.optional(z.string()),
  /** Of a failed job, where its reason is a known one. */
  failedCode: z.optional(z.enum(TAILORING_FAILURES)),
});
export type TailoringProgress = z.output<typeof tailoringProgressSchema>;

/** Why a part of a tailoring cannot be done, told before anything is started or charged. */
export const TAILORING_OBSTACLES = [
  /** The CV is in a language that the engine cannot write or translate. */
  'cv-language',
  /** The job description is in a language that the engine cannot read. */
  'job-language',
  /** CV and letter would be in different languages, and the engine cannot translate the CV's own sentences. */
  'letter-language',
  /** The CV is in the language asked for already. */
  'already-translated',
  /** There is nothing in the CV that could be reworded, put in order or translated. */
  'nothing-to-tailor',
  /** The CV says too little for a letter. */
  'nothing-to-tell',
] as const;
export type TailoringObstacle = (typeof TAILORING_OBSTACLES)[number];

/** What a tailoring would meet: read before it is started, at no cost. */
export const tailoringCheckSchema = z.looseObject({
  /** ISO 639-1 codes of the languages recognised; null: too little text to tell. */
  cvLanguage: z.nullable(z.string()),
  jobLanguage: z.nullable(z.string()),
  /** Language that the letter would be in. */
  letterLanguage: z.enum(LANGUAGES),
  /** Position as read from the job description; empty: it names none. */
  position: z.string(),
  /** Company as read from the job description, to be offered; empty: none is plain. Servers before 1.8.0 do not say. */
  company: z.optional(z.string()),
  /** What cannot be done. `stops`: that part would not be started; otherwise it is done in part. */
  obstacles: z.array(
    z.looseObject({
      part: z.enum(['tailoring', 'letter', 'translation']),
      code: z.enum(TAILORING_OBSTACLES),
      stops: z.boolean(),
    }),
  ),
});
export type TailoringCheck = z.output<typeof tailoringCheckSchema>;

/** One AI operation pays for a job that uses AI for anything; a plain copy is free. */
export function costsOperation(
  request: Pick<TailoringRequest, 'useAiTailoring' | 'includeCoverLetter' | 'translateTo'>,
): boolean {
  return request.useAiTailoring || request.includeCoverLetter || Boolean(request.translateTo);
}
