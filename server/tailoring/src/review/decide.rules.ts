import {
  defaultTailored,
  type CvContent,
  type Edit,
  type ReportDecisions,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import { linesOf, putLines, readToldPath, toldEntryAt } from '@sastre/shared-contracts/cv';
import { writeReport } from '../report.rules.ts';
import { turnLines } from './lines.rules.ts';
import { isAside, withAlternatives } from './alternatives.rules.ts';
import { isSameEntry, jobAt, jobWithEdits, placeInCopy } from './entries.rules.ts';
import {
  editOf,
  isText,
  orderOf,
  reorder,
  sameWords,
  currentText,
  textEdits,
} from './edit-texts.rules.ts';
import {
  insertSentence,
  isUntouched,
  letterWithSentences,
  removeSentence,
} from './letter-sentences.rules.ts';
import { problemSentence, type DecisionProblem, type Turn } from './decision-problems.rules.ts';

/** A tailored copy under review. */
export interface Review {
  copy: CvContent;
  report: TailoringReport;
  /** The main CV as it is now; undefined: deleted. */
  main: CvContent | undefined;
  /** Who decides, and when. */
  userId: string;
  now: Date;
  /** Why the gate does not let an edit's text through on the facts of that main CV; undefined: it does. */
  refusal(edit: Edit): string | undefined;
}

/** What came of decisions: all of them, or none with a reason for each that cannot be taken. */
export type Decided =
  | { ok: true; copy: CvContent; report: TailoringReport }
  | { ok: false; errors: { path: string; message: string }[] };

/**
 * Takes decisions on the edits of a report, all or none. A rejected edit leaves the original at its path, an applied
 * one the tailored text, if the gate still lets it through. Words that the user put there since are never replaced.
 */
export function decide(review: Review, { decisions }: ReportDecisions): Decided {
  const { report } = review;
  const problems = new Map<string, DecisionProblem>();
  const refuse: Turn['refuse'] = (edits, problem) => {
    for (const { id } of edits) if (!problems.has(id)) problems.set(id, problem);
  };
  const wanted = new Map(decisions.map((decision) => [decision.edit, decision]));
  const taken = report.edits.map((edit) => decided(edit, wanted.get(edit.id), review));
  const now = withAlternatives(
    taken,
    { decisions },
    (edit) => problemWith(edit, review) === undefined,
  );
  const changed = now.filter((edit, index) => edit.status !== report.edits[index]?.status);
  const turn: Turn = { was: report.edits, now, changed, refuse };
  readDecisions(report.edits, decisions, problems);
  const copy = structuredClone(review.copy);
  if (problems.size === 0) {
    for (const edit of changed) passGate(edit, review, turn);
    turnTexts(copy, turn);
    turnSkills(copy, turn);
    const entries = changed.flatMap(({ path }) => readToldPath(path)?.entry ?? []);
    for (const path of new Set(entries)) turnEntry(copy, path, review, turn);
  }
  if (problems.size > 0) return { ok: false, errors: errorsOf(decisions, problems) };
  const isSeen = now.some(
    ({ accepted, reason }, index) =>
      accepted !== report.edits[index]?.accepted || reason !== report.edits[index]?.reason,
  );
  if (changed.length === 0 && !isSeen) return { ok: true, copy: review.copy, report };
  if (changed.some((edit) => edit.status === 'rejected' && !isAside(edit)))
    copy.tailored = { ...defaultTailored, ...copy.tailored, updatedByUser: true };
  const { engine, facts, requirements, notes } = report;
  const parts = { engine, facts, requirements, notes, content: copy, edits: now };
  return { ok: true, copy, report: { ...report, ...writeReport(parts) } };
}

type Decisions = ReportDecisions['decisions'];

/** An edit as it is to stand. The user's yes to an open question is kept as their own word. */
function decided(
  edit: Edit,
  decision: Decisions[number] | undefined,
  { userId, now }: Pick<Review, 'userId' | 'now'>,
): Edit {
  if (decision === undefined) return edit;
  const { accepted: _accepted, aside: _aside, reason, ...others } = edit;
  // An offer that was answered is one no more.
  const rest = reason === undefined || reason === 'offered' ? others : { ...others, reason };
  if (decision.status === 'rejected') return { ...rest, status: 'rejected' };
  const isYes =
    decision.confirmed === true && edit.confirmed === undefined && edit.unproven !== undefined;
  const word = { by: userId, at: now.toISOString(), words: edit.unproven ?? [] };
  return { ...rest, status: 'applied', accepted: true, ...(isYes ? { confirmed: word } : {}) };
}

function readDecisions(
  edits: readonly Edit[],
  decisions: Decisions,
  problems: Map<string, DecisionProblem>,
): void {
  const seen = new Set<string>();
  for (const { edit: id, status, confirmed } of decisions) {
    const edit = edits.find((one) => one.id === id);
    const isOpen = edit?.unproven !== undefined && edit.confirmed === undefined;
    if (edit === undefined) problems.set(id, 'unknown');
    else if (isOpen && status === 'applied' && confirmed !== true) problems.set(id, 'unanswered');
    else if (edit.status === 'refused') problems.set(id, 'refused');
    else if (seen.has(id)) problems.set(id, 'twice');
    seen.add(id);
  }
}

/** A problem with an edit that the call does not name belongs to the decision that brought it up. */
function errorsOf(decisions: Decisions, problems: ReadonlyMap<string, DecisionProblem>) {
  return decisions.flatMap(({ edit }, index) => {
    const problem = problems.get(edit);
    return problem === undefined
      ? []
      : [{ path: `decisions.${index}.edit`, message: problemSentence(problem) }];
  });
}

function passGate(edit: Edit, review: Review, { refuse }: Turn): void {
  if (edit.status !== 'applied' || !(isText(edit) || edit.op === 'insert')) return;
  const problem = problemWith(edit, review);
  if (problem !== undefined) refuse([edit], problem);
}

/** Why the main CV as it is now does not bear an edit's text; undefined: it does. */
function problemWith(edit: Edit, { main, refusal }: Review): DecisionProblem | undefined {
  const isGone =
    main === undefined ||
    (readToldPath(edit.path) !== undefined && toldEntryAt(main, edit.path) === undefined);
  return isGone ? 'main-gone' : refusal(edit);
}

/** The text at `path` turned, unless the user's own words stand there. */
function turned(path: string, present: string, { was, now, changed, refuse }: Turn): string {
  const own = textEdits(changed, path);
  if (own.length === 0) return present;
  if (!sameWords(present, currentText(was, path) ?? '')) refuse(own, 'edited-since');
  return currentText(now, path) ?? present;
}

function turnTexts(copy: CvContent, turn: Turn): void {
  copy.personal_info.summary = turned('personal_info.summary', copy.personal_info.summary, turn);
  const letter = copy.tailored?.coverLetter ?? '';
  const next = turnLetter(letter, turn);
  if (next !== letter) copy.tailored = { ...defaultTailored, ...copy.tailored, coverLetter: next };
}

/** The letter with the edits on it and the sentences that were put in or taken out again. */
function turnLetter(letter: string, turn: Turn): string {
  const { was, now, changed, refuse } = turn;
  const own = textEdits(changed, 'coverLetter');
  const before = currentText(was, 'coverLetter') ?? '';
  if (own.length > 0) {
    if (!isUntouched(letter, before, was)) refuse(own, 'edited-since');
    const after = currentText(now, 'coverLetter') ?? letter;
    return after === '' ? '' : letterWithSentences(after, now);
  }
  return changed
    .filter(({ op }) => op === 'insert')
    .reduce((text, edit) => {
      if (edit.status === 'applied')
        return text === '' ? (refuse([edit], 'edited-since'), text) : insertSentence(text, edit);
      const wasIn = was.find(({ id }) => id === edit.id)?.status === 'applied';
      const left = wasIn ? removeSentence(text, edit) : text;
      if (left === undefined) refuse([edit], 'edited-since');
      return left ?? text;
    }, letter);
}

function turnSkills(copy: CvContent, { was, changed, refuse }: Turn): void {
  const edit = editOf(changed, 'skills', 'reorder');
  if (edit === undefined) return;
  const isApplied = editOf(was, 'skills', 'reorder')?.status === 'applied';
  const names = copy.skills.map(({ name }) => name).join(', ');
  const order = orderOf(edit, copy.skills.length);
  if (!sameWords(names, isApplied ? edit.after : edit.before)) refuse([edit], 'edited-since');
  else if (order === undefined) refuse([edit], 'no-order');
  else copy.skills = reorder(copy.skills, order, !isApplied);
}

function turnEntry(copy: CvContent, path: string, review: Review, turn: Turn): void {
  const { was, now, changed, refuse } = turn;
  const hide = editOf(changed, path, 'hide');
  if (hide?.status === 'rejected') return showJob(copy, path, hide, review, turn);
  if (hide === undefined) {
    if (editOf(now, path, 'hide')?.status === 'applied') return;
    const told = toldEntryAt(copy, path);
    const own = changed.filter((edit) => readToldPath(edit.path)?.entry === path);
    if (told === undefined) return refuse(own, 'edited-since');
    told.entry.description = turned(`${path}.description`, told.entry.description, turn);
    putLines(told, turnLines(linesOf(told), told.listPath, review.report.facts, turn));
    return;
  }
  const original = jobAt(review.main, path);
  if (original === undefined) return refuse([hide], 'main-gone');
  const entry = jobAt(copy, path)?.entry;
  const untouched = jobWithEdits(original, was);
  if (entry === undefined || untouched === undefined || !isSameEntry(entry, untouched))
    return refuse([hide], 'edited-since');
  if (copy.work_experience.length === 1) return refuse([hide], 'last-entry');
  copy.work_experience = copy.work_experience.filter((one) => one !== entry);
}

/** Brings a hidden job back from the main CV, with the edits on it that stand and still pass the gate. */
function showJob(
  copy: CvContent,
  path: string,
  hide: Edit,
  { main, refusal }: Review,
  { now, refuse }: Turn,
): void {
  const original = jobAt(main, path);
  if (main === undefined || original === undefined) return refuse([hide], 'main-gone');
  if (jobAt(copy, path) !== undefined) return refuse([hide], 'edited-since');
  const entry = jobWithEdits(original, now);
  const applied = now.filter(
    (edit) => readToldPath(edit.path)?.entry === path && edit.status === 'applied' && isText(edit),
  );
  const fails = applied.some((edit) => refusal(edit) !== undefined);
  if (entry === undefined || fails) return refuse([hide], 'main-changed');
  copy.work_experience.splice(placeInCopy(main, copy, path), 0, entry);
}
