import * as z from 'zod/mini';
import { LANGUAGES } from '../api/constants.ts';

/** Id of the `<script type="application/json">` in index.html that carries the boot data. */
export const BOOT_ELEMENT_ID = 'boot';

const checkoutWords = z.optional(z.string());

/** What is configured about the site and who runs it; all of it may be absent. */
export const siteFactsSchema = z.object({
  /** Which of `LEGAL_PAGES` there are. */
  legal: z._default(z.array(z.string()), []),
  /** Where users can write to for help. */
  support: z.optional(z.string()),
  /** One of `ENGINES`: the engine that tailors unless a request asks for another. */
  engine: z.optional(z.string()),
  /** What is said before a plan is bought, by language of the interface. */
  checkout: z.optional(
    z.record(
      z.string(),
      z.object({
        ...{ renewal: checkoutWords, cancellation: checkoutWords, vat: checkoutWords },
        /** The language of each that is not there in the interface's own. */
        otherwise: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  ),
});
export type SiteFacts = z.output<typeof siteFactsSchema>;

/** Nothing is configured. */
export const NO_SITE_FACTS: SiteFacts = { legal: [] };

/** What the server puts into index.html, so that the shell needs no extra request. */
export const bootSchema = z.object({
  language: z.enum(LANGUAGES),
  identity: z.object({ url: z.string(), realm: z.string(), clientId: z.string() }),
  registry: z.object({
    revision: z.number(),
    remotes: z.array(z.unknown()),
    /** While builds are split by a canary: whom the remotes were chosen for, a visitor (`v…`) or a user (`u…`). */
    visitor: z.optional(z.string()),
    /** Paths of all pages, of remotes that are not among these as well. */
    pages: z.optional(z.array(z.string())),
  }),
  /** `?mfe=name@url` overrides are honoured; never in production. */
  overrides: z._default(z.boolean(), false),
  /** The shell tells how remotes fare. */
  reports: z.optional(z.boolean()),
  analytics: z.optional(z.nullable(z.object({ host: z.string(), key: z.string() }))),
  site: z.optional(siteFactsSchema),
});
export type Boot = z.output<typeof bootSchema>;
