import * as z from 'zod/mini';
import { LANGUAGES } from '../api/constants.ts';

/** Id of the `<script type="application/json">` in index.html that carries the boot data. */
export const BOOT_ELEMENT_ID = 'boot';

/** What the server puts into index.html, so that the shell needs no extra request. */
export const bootSchema = z.object({
  language: z.enum(LANGUAGES),
  identity: z.object({ url: z.string(), realm: z.string(), clientId: z.string() }),
  registry: z.object({
    revision: z.number(),
    remotes: z.array(z.unknown()),
    /** While builds are split by a canary: whom the remotes were chosen for, a visitor (`v…`) or a user (`u…`). */
    visitor: z.optional(z.string()),
  }),
  /** `?mfe=name@url` overrides are honoured; never in production. */
  overrides: z._default(z.boolean(), false),
  analytics: z.optional(z.nullable(z.object({ host: z.string(), key: z.string() }))),
});
export type Boot = z.output<typeof bootSchema>;
