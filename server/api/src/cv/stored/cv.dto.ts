import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import type { StoredCv, StoredListItem } from './cv.store.ts';
import { detectedLanguages } from './detected-languages.ts';

/** The answer of a CV as JSON text: the stored document with id, dates and its languages, and its job when it is tailored. */
export function cvJson(cv: StoredCv): string {
  const created = cv.createdAt.toISOString();
  const frame = {
    _id: cv.id,
    created_at: created,
    updated_at: cv.edited ? cv.updatedAt.toISOString() : created,
    detected: detectedLanguages(cv),
  };
  if (cv.jobDescriptionId !== null || cv.report !== null) {
    return JSON.stringify({ ...frame, ...withJob(cv) });
  }
  // The common case needs no writing anew: two objects are joined as text.
  return `${JSON.stringify(frame).slice(0, -1)},${cv.text.slice(1)}`;
}

function withJob(cv: StoredCv): object {
  const document = JSON.parse(cv.text) as { tailored?: object };
  const tailored = {
    ...document.tailored,
    ...(cv.jobDescriptionId === null ? {} : { jobDescription_id: jobOf(cv, cv.jobDescriptionId) }),
    ...(cv.report === null ? {} : { report: JSON.parse(cv.report) as unknown }),
  };
  return { ...document, tailored };
}

function jobOf(cv: StoredCv, _id: string) {
  return { _id, companyName: cv.companyName ?? '', content: cv.jobContent ?? '' };
}

/** One row of the list of tailored CVs; `language` is that of its document, where it is known. */
export function listItem(item: StoredListItem, language: string | undefined): TailoredCvListItem {
  const { id, companyName, position, updatedAt, changes, application } = item;
  return {
    ...{ _id: id, companyName: companyName ?? '', updatedAt: updatedAt.toISOString() },
    ...(position !== null && { position }),
    ...(language !== undefined && { language }),
    ...(changes !== null && { changes }),
    ...(application !== null && { application }),
  };
}
