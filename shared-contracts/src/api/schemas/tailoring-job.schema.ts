import * as z from 'zod/mini';
import { LANGUAGES, LIMITS } from '../constants.ts';
import { serverId } from './fields.schema.ts';
import { ENGINES, TAILORING_STAGES } from './report.schema.ts';

const filled = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => value.trim() !== '', 'Must not be blank'),
  );

/** What to tailor to. */
export const tailoringRequestSchema = z.strictObject({
  /** Markdown dialect; not blank. */
  jobDescription: filled(LIMITS.textLength),
  companyName: filled(300),
  includeCoverLetter: z._default(z.boolean(), false),
  useAiTailoring: z._default(z.boolean(), false),
  /** Absent or null: no translation. */
  translateTo: z.optional(z.nullable(z.enum(LANGUAGES))),
});
export type TailoringRequest = z.output<typeof tailoringRequestSchema>;

export const tailoringStartSchema = z.looseObject({ bullId: serverId() });

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
});
export type TailoringProgress = z.output<typeof tailoringProgressSchema>;

/** One AI operation pays for a job that uses AI for anything; a plain copy is free. */
export function costsOperation(
  request: Pick<TailoringRequest, 'useAiTailoring' | 'includeCoverLetter' | 'translateTo'>,
): boolean {
  return request.useAiTailoring || request.includeCoverLetter || Boolean(request.translateTo);
}
