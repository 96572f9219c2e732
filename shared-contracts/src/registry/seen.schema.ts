import * as z from 'zod/mini';
import { MOST_STEPS, SEEN_EVENTS, SEEN_MOST, WEB_VITALS } from './seen.rules.ts';

const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));
const build = z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,60}$/));
const whole = (from: number, to: number) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && value >= from && value <= to));

/** What the shell sends: how often what befell which build. Nothing of a person, a page or a text is in it. */
export const seenSchema = z.strictObject({
  seen: z
    .array(
      z.strictObject({
        remote: name,
        build,
        event: z.enum(SEEN_EVENTS),
        count: whole(1, SEEN_MOST.count),
      }),
    )
    .check(z.maxLength(SEEN_MOST.parts)),
  vitals: z
    .array(
      z.strictObject({
        remote: name,
        build,
        vital: z.enum(WEB_VITALS),
        /** Place in `vitalSteps`. */
        step: whole(0, MOST_STEPS - 1),
      }),
    )
    .check(z.maxLength(SEEN_MOST.parts)),
});
export type Seen = z.output<typeof seenSchema>;

const figuresSchema = z.object({
  remote: z.string(),
  build: z.string(),
  counts: z.partialRecord(z.enum(SEEN_EVENTS), z.number()),
});
/** How a build fared in a time: counts of what befell it. */
export type SeenFigures = z.output<typeof figuresSchema>;

/** What `SEEN_PATH` answers to who may read it: the last hour, over all nodes. */
export const seenAnswerSchema = z.object({ seen: z.array(figuresSchema) });
