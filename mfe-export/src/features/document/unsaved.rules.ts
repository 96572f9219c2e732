import type { Cv, CvPatch } from '@sastre/shared-contracts/api';
import { isFields, readsAlike } from '@sastre/shared-contracts/cv';
import type { LayoutChange } from '../panel/layout.rules.ts';

/** Two changes, one after the other, as one. */
export function mergeChanges(first: LayoutChange | undefined, second: LayoutChange): LayoutChange {
  if (first === undefined) return second;
  // Of several the last is what is told.
  const merged: LayoutChange = {
    ...(second.fittedTo !== undefined && { fittedTo: second.fittedTo }),
  };
  if (first.tailored ?? second.tailored)
    merged.tailored = { ...first.tailored, ...second.tailored };
  if (first.pdfOptions ?? second.pdfOptions)
    merged.pdfOptions = { ...first.pdfOptions, ...second.pdfOptions };
  if (first.sectionTitles ?? second.sectionTitles)
    merged.sectionTitles = { ...first.sectionTitles, ...second.sectionTitles };
  const pictureId = second.pictureId ?? first.pictureId;
  if (pictureId !== undefined) merged.pictureId = pictureId;
  const language = second.language ?? first.language;
  return language === undefined ? merged : { ...merged, language };
}

/** What a save of the layout sends: of the content only headings that were changed, and the person where the chosen picture stands there as well. */
export function layoutPatch(stored: Cv, next: Cv): CvPatch {
  const { sectionTitles } = next;
  const beside: CvPatch = {
    ...(next.language !== stored.language && { language: next.language }),
    ...(!readsAlike(sectionTitles, stored.sectionTitles) && { sectionTitles }),
  };
  if (next.tailored === undefined) return beside;
  const { report: _report, jobDescription_id: job, ...tailored } = next.tailored;
  // The job is the server's own and may be called otherwise by now; its id says that it stays.
  const jobId = typeof job === 'object' ? job._id : job;
  const patch: CvPatch = {
    ...beside,
    tailored: jobId === undefined ? tailored : { ...tailored, jobDescription_id: jobId },
  };
  const picture = next.personal_info.profilePictureUrl;
  if (picture === stored.personal_info.profilePictureUrl) return patch;
  return { ...patch, personal_info: next.personal_info };
}

/** A change as the journal keeps it: JSON has no word for what is taken away. */
interface Entry extends LayoutChange {
  /** Keys of `tailored`. */
  without?: string[];
  /** Keys of `pdfOptions`. */
  withoutOptions?: string[];
}

export function toEntry(change: LayoutChange): Entry {
  const without = goneOf(change.tailored);
  const withoutOptions = goneOf(change.pdfOptions);
  return {
    ...change,
    ...(without.length > 0 && { without }),
    ...(withoutOptions.length > 0 && { withoutOptions }),
  };
}

function goneOf(fields: object = {}): string[] {
  return Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [key] : []));
}

function withGone(fields: Record<string, unknown>, gone: unknown): Record<string, unknown> {
  const keys = Array.isArray(gone) ? gone.map(String) : [];
  return { ...fields, ...Object.fromEntries(keys.map((key) => [key, undefined])) };
}

/** Reads an entry of the journal; undefined when there is none, or when it has not the shape of one. */
export function readEntry(stored: unknown): LayoutChange | undefined {
  if (!isFields(stored)) return undefined;
  const { tailored, pdfOptions, pictureId, language, without, withoutOptions } = stored;
  const { sectionTitles } = stored;
  const change: LayoutChange = {};
  if (isFields(tailored)) change.tailored = withGone(tailored, without);
  if (isFields(pdfOptions)) change.pdfOptions = withGone(pdfOptions, withoutOptions);
  if (typeof pictureId === 'string') change.pictureId = pictureId;
  if (typeof language === 'string') change.language = language;
  if (isFields(sectionTitles)) change.sectionTitles = textsIn(sectionTitles);
  return Object.keys(change).length === 0 ? undefined : change;
}

function textsIn(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** True when both CVs read alike; dates and what is the server's own do not count. */
export function isSameCv(one: Cv, other: Cv): boolean {
  return readsAlike(shown(one), shown(other));
}

function shown(cv: Cv) {
  const { updated_at: _updated, created_at: _created, detected: _detected, ...own } = cv;
  const { tailored, ...content } = own;
  const { report: _report, ...layout } = tailored ?? {};
  return { ...content, layout };
}
