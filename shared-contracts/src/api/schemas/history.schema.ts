import * as z from 'zod/mini';
import { serverId, timestamp } from './fields.schema.ts';

/** What a client may say a save is for. */
export const SAVE_REASONS = ['save', 'import', 'merge', 'template'] as const;
/** A fit, with the pages that it was made for. */
export type FitReason = `fit-${number}`;
export type SaveReason = (typeof SAVE_REASONS)[number] | FitReason;
const FIT = /^fit-([1-9]\d?)$/;
/** What a save may say of itself. */
export const saveReason = () =>
  z.union([
    z.enum(SAVE_REASONS),
    z.string().check(z.regex(FIT, 'Not a reason')) as unknown as z.ZodMiniType<
      FitReason,
      FitReason
    >,
  ]);
/** The pages that a version was fitted to; undefined: it came about by something else. */
export function fittedPages({ reason }: { reason: string }): number | undefined {
  const pages = FIT.exec(reason)?.[1];
  return pages === undefined ? undefined : Number(pages);
}
/** By what a version of a CV came about. A newer server may know more. */
export const VERSION_REASONS = [...SAVE_REASONS, 'tailor', 'restore', 'delete'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number] | FitReason;

/** One version of a CV, without what it says. */
export const cvVersionSchema = z.looseObject({
  version: z.number(),
  /** When it was stored. */
  at: timestamp(),
  reason: z.string(),
  /**
   * How many things differ from the version before it that is still kept, by part of the CV; empty for the oldest. `picture`,
   * `coverLetter` and `application` are parts beside the layout that they are stored with (`tailored`).
   */
  changed: z.record(z.string(), z.number()),
});
export type CvVersion = z.output<typeof cvVersionSchema>;

/** The versions of a CV, newest first; the first is the CV as it is. */
export const cvVersionsSchema = z.looseObject({ versions: z.array(cvVersionSchema) });
export type CvVersions = z.output<typeof cvVersionsSchema>;

/** Number of a version in a path. */
export const versionNumber = () => z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Not a version'));

/** Something that was deleted and can be brought back. */
export const trashItemSchema = z.looseObject({
  id: serverId(),
  /** `main`, `tailored` or `picture`; a newer server may know more. */
  kind: z.string(),
  /** Whom a tailored CV was for. */
  companyName: z.optional(z.string()),
  /** The position that its job's text names; absent: not known. */
  position: z.optional(z.string()),
  deletedAt: timestamp(),
  /** From then on it is gone. */
  goneAt: timestamp(),
});
export type TrashItem = z.output<typeof trashItemSchema>;
/** All of it, last deleted first. */
export const trashSchema = z.looseObject({ items: z.array(trashItemSchema) });
export type Trash = z.output<typeof trashSchema>;

/** How something is brought back. */
export const bringBackSchema = z.strictObject({
  /** A main CV comes back as a copy for this company, beside the main CV that is there by now. */
  companyName: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
});
/** What was brought back, and as what. */
export const broughtBackSchema = z.looseObject({ id: serverId(), kind: z.string() });
