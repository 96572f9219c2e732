import type { Cv, Edit, ReportDecisions } from '../../api/index.ts';
import { checkVersion, cvOf } from './cv.handlers.ts';
import { FakeProblem } from './failures.ts';
import { isoTime, type FakeContext, type StoredCv } from './fake-state.ts';

/** Takes the decisions of a review. An unknown or refused edit: 422; `ifMatch` stale: 412. */
export function decideReport(
  context: FakeContext,
  id: string,
  { decisions }: ReportDecisions,
  ifMatch: string | undefined,
): StoredCv {
  const stored = cvOf(context, id);
  checkVersion(stored, ifMatch);
  const cv = structuredClone(stored.cv);
  const report = cv.tailored?.report;
  if (cv.tailored === undefined || report === undefined) throw new FakeProblem('not-found');
  decisions.forEach(({ edit: editId, status }, index) => {
    const edit = report.edits.find((one) => one.id === editId);
    if (edit === undefined || edit.status === 'refused') {
      const errors = [{ path: `decisions.${index}.edit`, message: 'Not an edit to decide on' }];
      throw new FakeProblem('invalid-input', { errors });
    }
    edit.status = status;
    put(cv, edit, status === 'applied' ? edit.after : edit.before);
  });
  cv.tailored.updatedByUser = true;
  cv.updated_at = isoTime(Math.max(context.now(), Date.parse(cv.updated_at) + 1));
  stored.cv = cv;
  stored.version += 1;
  return stored;
}

/** Writes the text of an edit to its path; orders are texts too, one entry a line or after a comma. */
function put(cv: Cv, { path, op }: Edit, text: string): void {
  if (path === 'personal_info.summary') cv.personal_info.summary = text;
  if (path === 'coverLetter' && cv.tailored) cv.tailored.coverLetter = text;
  if (path === 'skills') {
    const names = text.split(', ');
    cv.skills.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  }
  const [, key, field, place] =
    /^work\[([^\]]*)\]\.(description|achievements)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const job = cv.work_experience.find((entry) => entry.id === key);
  if (job === undefined) return;
  if (field === 'description') job.description = text;
  else if (place !== undefined) job.achievements[Number(place)] = text;
  else if (op === 'reorder') job.achievements = text.split('\n');
}
