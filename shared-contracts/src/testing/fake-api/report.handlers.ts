import {
  withLevel,
  type AddedRequirement,
  type Cv,
  type Edit,
  type LanguageSkill,
  type ReportDecisions,
} from '../../api/index.ts';
import { linesOf, putLines, readToldPath, toldEntryAt } from '../../cv/told-entries.rules.ts';
import { checkVersion, cvOf, mainCvOf } from './cv.handlers.ts';
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
  decisions.forEach(({ edit: editId, status, confirmed }, index) => {
    const edit = report.edits.find((one) => one.id === editId);
    const isUnanswered =
      status === 'applied' && edit?.unproven !== undefined && edit.confirmed === undefined;
    if (edit === undefined || edit.status === 'refused' || (isUnanswered && !confirmed)) {
      const errors = [{ path: `decisions.${index}.edit`, message: 'Not an edit to decide on' }];
      throw new FakeProblem('invalid-input', { errors });
    }
    edit.status = status;
    if (status === 'applied') edit.accepted = true;
    if (isUnanswered) {
      const at = isoTime(context.now());
      edit.confirmed = { by: context.state.user.sub, at, words: edit.unproven ?? [] };
    }
    const stands = turnOthers(report.edits, edit);
    put(cv, edit, status === 'applied' ? edit.after : (stands?.after ?? edit.before));
  });
  cv.tailored.updatedByUser = true;
  cv.updated_at = isoTime(Math.max(context.now(), Date.parse(cv.updated_at) + 1));
  stored.cv = cv;
  stored.version += 1;
  return stored;
}

/** Puts the other texts of a place aside for the one chosen, and brings them back for one taken back; answers what then stands. */
function turnOthers(edits: Edit[], { id, path, op, status }: Edit): Edit | undefined {
  if (op !== 'rewrite') return undefined;
  const others = edits.filter((one) => one.id !== id && one.path === path && one.op === op);
  for (const other of others) {
    const asks = other.unproven !== undefined && other.confirmed === undefined;
    if (status === 'applied' && ['applied', 'unproven'].includes(other.status))
      Object.assign(other, { status: 'rejected', aside: true });
    else if (status === 'rejected' && other.aside === true)
      Object.assign(other, { status: asks ? 'unproven' : 'applied', aside: undefined });
  }
  return others.findLast((one) => one.status === 'applied');
}

/** Writes the text of an edit to its path; orders are texts too, one entry a line or after a comma. */
function put(cv: Cv, { path, op }: Edit, text: string): void {
  if (path === 'personal_info.summary') cv.personal_info.summary = text;
  if (path === 'coverLetter' && cv.tailored) {
    const letter = cv.tailored.coverLetter;
    cv.tailored.coverLetter = op === 'insert' ? `${letter} ${text}`.trim() : text;
  }
  if (path === 'skills') {
    const names = text.split(', ');
    cv.skills.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  }
  const { field, place } = readToldPath(path) ?? {};
  const told = toldEntryAt(cv, path);
  if (told === undefined) return;
  if (field === 'description') told.entry.description = text;
  else if (place !== undefined) putLines(told, linesOf(told).with(place, text));
  else if (op === 'reorder') putLines(told, text.split('\n'));
}

/** Adds a skill or language that the job asks for to both documents. Unknown or of another kind: 422; `ifMatch` stale: 412. */
export function addRequirement(
  context: FakeContext,
  id: string,
  {
    requirement: wanted,
    name,
    level = 'Intermediate',
    languageLevel = 'Intermediate',
    noLevel,
  }: AddedRequirement,
  ifMatch: string | undefined,
): StoredCv {
  const stored = cvOf(context, id);
  checkVersion(stored, ifMatch);
  const main = mainCvOf(context);
  const cv = structuredClone(stored.cv);
  const report = cv.tailored?.report;
  const requirement = report?.requirements.find((one) => one.id === wanted);
  if (report === undefined || requirement === undefined) throw new FakeProblem('invalid-input');
  const own = context.newId();
  const added =
    requirement.kind === 'language'
      ? {
          language_skills: [
            withLevel<LanguageSkill>(
              { id: own, language: requirement.term, level: 'Intermediate' },
              noLevel === true ? undefined : languageLevel,
            ),
          ],
        }
      : { skills: [{ id: own, name: name ?? requirement.term, level, noLevel }] };
  for (const document of [main.cv, cv]) {
    document.language_skills.push(...(added.language_skills ?? []));
    document.skills.push(...(added.skills ?? []));
  }
  const fact = added.skills === undefined ? `languages[${own}]` : `skills[${own}].name`;
  report.facts.push({ id: fact, text: added.skills?.[0]?.name ?? requirement.term });
  Object.assign(requirement, { group: 'shown', facts: [fact] });
  main.version += 1;
  cv.updated_at = isoTime(Math.max(context.now(), Date.parse(cv.updated_at) + 1));
  stored.cv = cv;
  stored.version += 1;
  return stored;
}

/** Finds what was missing by its very words, in the copy or else in the main CV. `ifMatch` stale: 412. */
export function matchReport(
  context: FakeContext,
  id: string,
  ifMatch: string | undefined,
): StoredCv {
  const stored = cvOf(context, id);
  checkVersion(stored, ifMatch);
  const cv = structuredClone(stored.cv);
  const report = cv.tailored?.report;
  if (report === undefined) throw new FakeProblem('not-found');
  if (context.state.mainCv === undefined) return stored;
  const [copy, main] = [cv, context.state.mainCv.cv].map(({ tailored: _tailored, ...content }) =>
    JSON.stringify(content),
  );
  const found = report.requirements.filter(({ group, term }) => {
    return group === 'not-yours' && (copy?.includes(term) || main?.includes(term));
  });
  if (found.length === 0) return stored;
  for (const requirement of found) {
    const isSaid = copy?.includes(requirement.term) === true;
    const fact = `${isSaid ? 'copy' : 'main'}:skills[${requirement.id}].name`;
    report.facts.push({ id: fact, text: requirement.term });
    Object.assign(requirement, { group: isSaid ? 'shown' : 'unsaid', facts: [fact] });
  }
  report.matchedAt = isoTime(context.now());
  stored.cv = cv;
  stored.version += 1;
  return stored;
}
