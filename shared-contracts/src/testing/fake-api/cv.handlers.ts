import {
  CONTENT_KEYS,
  isTailored,
  LIMITS,
  type Cv,
  type CvPatch,
  type Edit,
} from '../../api/index.ts';
import { emptyCv } from '../fixtures/cv.fixture.ts';
import { FakeProblem } from './failures.ts';
import { isoTime, type FakeContext, type StoredCv } from './fake-state.ts';
import { keepVersion, trashCv } from './keep-version.ts';

/** The ETag of a stored CV. */
export function etagOf(stored: StoredCv): string {
  return `"${stored.cv._id}-${stored.version}"`;
}

/** The main CV; an empty one is created at the first read. */
export function mainCvOf({ state, now, newId }: FakeContext): StoredCv {
  if (state.mainCv === undefined) {
    const moment = isoTime(now());
    const cv = emptyCv({ _id: newId(), created_at: moment, updated_at: moment });
    cv.personal_info = {
      ...cv.personal_info,
      fullName: state.user.name ?? '',
      email: state.user.email ?? '',
    };
    state.mainCv = { cv, version: 1 };
  }
  return state.mainCv;
}

/** A CV of the user, or a 404. */
export function cvOf({ state }: FakeContext, id: string): StoredCv {
  const stored = state.mainCv?.cv._id === id ? state.mainCv : state.tailored.get(id);
  if (stored === undefined) throw new FakeProblem('not-found');
  return stored;
}

/** Tailored copies as a list, newest first. */
export function tailoredList({ state }: FakeContext) {
  return [...state.tailored.values()]
    .map(({ cv }) => {
      const job = cv.tailored?.jobDescription_id;
      const companyName = typeof job === 'object' ? job.companyName : '';
      const edits = cv.tailored?.report?.edits ?? [];
      const changes = edits.filter(isOpen).length;
      const row = { _id: cv._id, companyName, updatedAt: cv.updated_at, changes };
      const application = cv.tailored?.application;
      const language = cv.language ?? cv.tailored?.language ?? cv.detected?.cv;
      return {
        ...row,
        ...(language !== undefined && { language }),
        ...(application !== undefined && { application }),
      };
    })
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** It waits for a decision. */
function isOpen({ status, accepted, confirmed }: Edit): boolean {
  if (status === 'unproven') return true;
  return status === 'applied' && accepted !== true && confirmed === undefined;
}

/** Refuses a write over another version than the one that was read: 412 with the stored CV. */
export function checkVersion(stored: StoredCv, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.replace(/^W\//, '') === etagOf(stored)) return;
  throw new FakeProblem('changed-elsewhere', { current: stored.cv });
}

/** Saves the keys that are present. `ifMatch` stale: 412 with the stored CV. */
export function saveCv(
  context: FakeContext,
  id: string,
  patch: CvPatch,
  ifMatch: string | undefined,
): StoredCv {
  const stored = cvOf(context, id);
  checkVersion(stored, ifMatch);
  const { _id, created_at: _c, updated_at: _u, detected: _d, reason, tailored, ...content } = patch;
  const next = { ...stored.cv, ...content } as Cv;
  if (tailored !== undefined)
    next.tailored = { ...tailored, ...kept(stored.cv, tailored) } as Cv['tailored'];
  if (JSON.stringify(next).length > LIMITS.documentBytes) throw new FakeProblem('too-large');
  const edited = CONTENT_KEYS.some((key) => patch[key] !== undefined);
  if (edited)
    next.updated_at = isoTime(Math.max(context.now(), Date.parse(stored.cv.updated_at) + 1));
  keepVersion(context, stored, next, reason ?? 'save');
  return stored;
}

/** The job and the report of a tailored CV belong to the server; a write may only repeat them, and give the job's company another name. */
function kept(cv: Cv, written: NonNullable<CvPatch['tailored']>) {
  const job = written.jobDescription_id;
  const writtenId = typeof job === 'object' ? job._id : job;
  const own = cv.tailored?.jobDescription_id;
  const ownId = typeof own === 'object' ? own._id : own;
  if (writtenId !== undefined && writtenId !== ownId) {
    const errors = [{ path: 'tailored.jobDescription_id', message: 'Unknown job description' }];
    throw new FakeProblem('invalid-input', { errors });
  }
  const companyName = typeof job === 'object' ? (job.companyName ?? '').trim() : '';
  const named = typeof own === 'object' && companyName !== '' ? { ...own, companyName } : own;
  return { jobDescription_id: named, report: cv.tailored?.report };
}

/** Deletes a tailored copy; the main CV has its own call. */
export function deleteCv(context: FakeContext, id: string): void {
  const stored = cvOf(context, id);
  if (!isTailored(stored.cv)) throw new FakeProblem('not-found');
  context.state.tailored.delete(id);
  trashCv(context, 'tailored', stored);
}

/** Deletes the main CV; one that nobody wrote in is nothing to bring back. */
export function deleteMainCv(context: FakeContext): void {
  const { mainCv } = context.state;
  context.state.mainCv = undefined;
  if (mainCv !== undefined && mainCv.cv.updated_at !== mainCv.cv.created_at)
    trashCv(context, 'main', mainCv);
}
