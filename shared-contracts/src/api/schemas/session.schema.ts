import * as z from 'zod/mini';
import { timestamp } from './fields.schema.ts';

/** Id of a session in a path. */
export const sessionId = () => z.string().check(z.regex(/^[\w-]{1,64}$/, 'Not a session'));

/** A place where somebody is signed in. What is not known is null. */
export const sessionSchema = z.looseObject({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Name of the browser and of the system that it runs on. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network that it was seen in last, as `192.0.2.0/24`; the address is not kept. */
  network: z.nullable(z.string()),
  signedInAt: timestamp(),
  seenAt: timestamp(),
});
export type SessionItem = z.output<typeof sessionSchema>;

/** All of them, the one that asks first; `elsewhere`: an identity provider of its own keeps them, and none is told here. */
export const sessionsSchema = z.looseObject({
  elsewhere: z.boolean(),
  sessions: z.array(sessionSchema),
});
export type Sessions = z.output<typeof sessionsSchema>;
