import {
  CONTENT_KEYS,
  type cvPatchSchema,
  type SaveReason,
  type Tailored,
} from '@sastre/shared-contracts/api';
import type * as z from 'zod/mini';
import type { FieldError } from '@sastre/base/problem';

/** A checked body of a save. */
export type CheckedPatch = z.output<typeof cvPatchSchema>;

/** A save, taken apart: what goes into the document, and what is meant for the job description. */
export interface CvChange {
  /** Top-level keys that replace those of the stored document. */
  document: Record<string, unknown>;
  /** True when the person's own content is among them; layout alone does not make a CV edited. */
  touchesContent: boolean;
  /** True when it may say of added sections what the rest of the document does not: they come, go or are placed. */
  namesSections: boolean;
  /** Job description that the body claims; it must be the CV's own. */
  jobDescriptionId: string | undefined;
  /** What the client says that the save is for. */
  reason: SaveReason | undefined;
  /** Company name that is sent; undefined: stays. A blank one is legal only where there is none. */
  companyName: string | undefined;
}

const LONGEST_COMPANY = 300;
const COMPANY_PATH = 'tailored.jobDescription_id.companyName';

/** Takes a save apart. `_id`, dates, detected languages and the report are dropped: they are answers only. */
export function readChange(patch: CheckedPatch): CvChange {
  const document: Record<string, unknown> = {};
  for (const key of CONTENT_KEYS) if (patch[key] !== undefined) document[key] = patch[key];
  const touchesContent = Object.keys(document).length > 0;
  if (patch.tailored !== undefined) document['tailored'] = storedTailored(patch.tailored);
  if (patch.language !== undefined) document['language'] = patch.language;
  const job = patch.tailored?.jobDescription_id;
  return {
    document,
    touchesContent,
    namesSections: patch.sections !== undefined || namesAdded(patch.tailored),
    jobDescriptionId: typeof job === 'object' ? job._id : job,
    reason: patch.reason,
    companyName: typeof job === 'object' ? job.companyName.trim() : undefined,
  };
}

/** What the schema cannot say about a change. */
export function changeErrors({ companyName = '' }: CvChange): FieldError[] {
  if (companyName.length <= LONGEST_COMPANY) return [];
  return [{ path: COMPANY_PATH, message: `Use at most ${LONGEST_COMPANY} characters` }];
}

/** A company that has a name keeps one. */
export function blankNameErrors(
  { companyName }: CvChange,
  present: string | null | undefined,
): FieldError[] {
  if (companyName !== '' || (present ?? '').trim() === '') return [];
  return [{ path: COMPANY_PATH, message: 'Must not be blank' }];
}

function namesAdded(tailored: Tailored | undefined): boolean {
  const { addedOrder, addedHidden, addedLeft } = tailored ?? {};
  return [addedOrder, addedHidden, addedLeft].some((list) => list !== undefined);
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
