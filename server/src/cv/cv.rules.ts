import { CONTENT_KEYS, type cvPatchSchema, type Tailored } from '@sastre/shared-contracts/api';
import type * as z from 'zod/mini';
import type { FieldError } from '../http/problem.ts';

/** A checked body of a save. */
export type CheckedPatch = z.output<typeof cvPatchSchema>;

/** A save, taken apart: what goes into the document, and what is meant for the job description. */
export interface CvChange {
  /** Top-level keys that replace those of the stored document. */
  document: Record<string, unknown>;
  /** True when the person's own content is among them; layout alone does not make a CV edited. */
  touchesContent: boolean;
  /** Job description that the body claims; it must be the CV's own. */
  jobDescriptionId: string | undefined;
  /** New company name; undefined: stays. */
  companyName: string | undefined;
}

const LONGEST_COMPANY = 300;

/** Takes a save apart. `_id`, dates and the report are dropped: they are answers only. */
export function readChange(patch: CheckedPatch): CvChange {
  const document: Record<string, unknown> = {};
  for (const key of CONTENT_KEYS) if (patch[key] !== undefined) document[key] = patch[key];
  const touchesContent = Object.keys(document).length > 0;
  if (patch.tailored !== undefined) document['tailored'] = storedTailored(patch.tailored);
  const job = patch.tailored?.jobDescription_id;
  const name = typeof job === 'object' ? job.companyName.trim() : '';
  return {
    document,
    touchesContent,
    jobDescriptionId: typeof job === 'object' ? job._id : job,
    // A blank name is what a client sends that never knew it.
    companyName: name === '' ? undefined : name,
  };
}

/** What the schema cannot say about a change. */
export function changeErrors({ companyName = '' }: CvChange): FieldError[] {
  if (companyName.length <= LONGEST_COMPANY) return [];
  const path = 'tailored.jobDescription_id.companyName';
  return [{ path, message: `Use at most ${LONGEST_COMPANY} characters` }];
}

function storedTailored(tailored: Tailored): Omit<Tailored, 'report' | 'jobDescription_id'> {
  const { report: _report, jobDescription_id: _job, ...stored } = tailored;
  return stored;
}

/** The entity tag of a CV's version. */
export function cvEtag(id: string, version: number): string {
  return `"${id}.${version}"`;
}

/** Versions that `If-Match` accepts; undefined when any will do. A weak prefix is ignored, a foreign tag matches nothing. */
export function acceptedVersions(id: string, ifMatch: string | undefined): number[] | undefined {
  if (ifMatch === undefined) return undefined;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes('*')) return undefined;
  return tags
    .filter((tag) => tag.startsWith(`"${id}.`))
    .map((tag) => Number(/\.(\d{1,15})"$/.exec(tag)?.[1] ?? Number.NaN))
    .filter((version) => !Number.isNaN(version));
}
