import type { CvContent, Edit, Fact } from '@sastre/shared-contracts/api';
import {
  entryKeys,
  keyOfEntry,
  linesOf,
  putLines,
  readToldPath,
  toldEntries,
  type ToldEntry,
  type ToldPath,
} from '@sastre/shared-contracts/cv';
import type { Proposal } from './task/engine.ts';
import type { Gate, Judgement } from '@sastre/gate';
import { proveLetter } from './task/letter-proof.rules.ts';

/** An edit and what became of it. */
export type AppliedEdit = Edit;

/** The copy with the edits that hold, and the letter (empty when there is none). */
export interface Applied {
  copy: CvContent;
  letter: string;
  edits: AppliedEdit[];
}

interface Target {
  before: string;
  /** Undefined: the value does not fit the path. */
  change: ((draft: Draft) => string) | undefined;
  /** Texts pass the gate; an order or a hidden entry adds no word. */
  text?: string;
  /** Of a reorder: places in the original list, in their new order. */
  order?: readonly number[];
}

interface Draft {
  cv: CvContent;
  letter: string;
  /** The entry of the draft for the path of each entry of the main CV; those left out are gone. */
  told: Map<string, ToldEntry>;
  /** Those of the main CV. */
  originals: ReadonlyMap<string, ToldEntry>;
}

const LONGEST = 20_000;

/**
 * Applies proposals to a copy of the CV, one by one: a closed path, a value that does not fit or a
 * text that the gate does not find proven leaves the original as it is and is noted with its reason. Of a letter
 * the proven sentences are kept.
 */
export function applyProposals(
  main: CvContent,
  facts: readonly Fact[],
  proposals: readonly Proposal[],
  gate: Gate,
): Applied {
  const cv = structuredClone(main);
  const told = byPath(cv);
  // An entry keeps its key in the copy, also when one before it is hidden.
  for (const [path, { entry }] of told) entry.id = keyOfEntry(path);
  const draft: Draft = { cv, letter: '', told, originals: byPath(main) };
  const known = new Set(facts.map(({ id }) => id));
  const seen = new Set<string>();
  const edits = proposals.flatMap((proposal, index): AppliedEdit[] => {
    const target = targetOf(proposal, main, draft);
    const written = typeof proposal.value === 'string' ? proposal.value : proposal.value.join(', ');
    const edit = {
      id: `e${index + 1}`,
      path: proposal.path,
      op: proposal.op,
      before: target?.before ?? '',
      because: proposal.because.filter((id) => known.has(id)),
      for: [...proposal.for],
    };
    const refuse = (reason: string): AppliedEdit[] => [
      { ...edit, after: written.slice(0, LONGEST), status: 'refused', reason },
    ];
    if (target === undefined) return refuse('closed-path');
    if (target.change === undefined) return refuse('does-not-fit');
    if (seen.has(`${proposal.path} ${proposal.op}`)) return refuse('changed-twice');
    if (proposal.path === 'coverLetter' && target.text !== undefined)
      return applyLetter(target.text, { edit, draft, gate });
    if (proposal.isOffer === true) return [{ ...edit, after: written, ...OFFER }];
    const judged = target.text === undefined ? PROVEN : gate.judge(proposal.path, target.text);
    if (judged.answer === 'contradicted') return refuse(judged.reason ?? 'parity');
    if (judged.answer === 'unproven') return [{ ...edit, after: written, ...openQuestion(judged) }];
    seen.add(`${proposal.path} ${proposal.op}`);
    const after = target.change(draft);
    const order = target.order === undefined ? {} : { order: [...target.order] };
    return after === target.before ? [] : [{ ...edit, after, status: 'applied', ...order }];
  });
  const left = new Set([...told.values()].map(({ entry }): object => entry));
  cv.work_experience = cv.work_experience.filter((entry) => left.has(entry));
  return { copy: cv, letter: draft.letter, edits };
}

/** Not applied, and nobody has said no: the screen offers it. */
const OFFER = { status: 'rejected', reason: 'offered' } as const;

const PROVEN: Pick<Judgement, 'answer' | 'reason' | 'unproven'> = {
  answer: 'proven',
  unproven: [],
};

/** What the user is asked about a text that is not proven. */
export function openQuestion({ reason, unproven }: Pick<Judgement, 'reason' | 'unproven'>) {
  return {
    status: 'unproven' as const,
    unproven: [...unproven],
    ...(reason === undefined ? {} : { reason }),
  };
}

type EditHead = Pick<Edit, 'id' | 'path' | 'op' | 'before' | 'because' | 'for'>;

/** The letter as far as it is proven, with what it leaves out. */
function applyLetter(
  text: string,
  { edit, draft, gate }: { edit: EditHead; draft: Draft; gate: Gate },
): AppliedEdit[] {
  const { letter, leftOut, holds } = proveLetter(gate.judgeLetter(text));
  if (!holds) {
    const reason = leftOut.find(({ sentence }) => sentence.answer === 'contradicted')?.sentence
      .reason;
    return [{ ...edit, after: text, status: 'refused', reason: reason ?? 'words-not-in-facts' }];
  }
  draft.letter = letter;
  const left = leftOut.map(({ sentence, place }, index): AppliedEdit => {
    const head = {
      ...edit,
      id: `${edit.id}-${index + 1}`,
      op: 'insert' as const,
      before: '',
      // What the letter rests on proves nothing of what it leaves out.
      because: [],
      for: [],
      after: sentence.text,
      place,
    };
    if (sentence.answer === 'unproven') return { ...head, ...openQuestion(sentence) };
    return { ...head, status: 'refused', reason: sentence.reason ?? 'words-not-in-facts' };
  });
  return [{ ...edit, after: letter, status: 'applied' }, ...left];
}

function targetOf(proposal: Proposal, main: CvContent, draft: Draft): Target | undefined {
  const { path, op, value } = proposal;
  if (path === 'coverLetter' && op === 'set') {
    const text = asText(value);
    return { before: '', change: text === undefined ? text : (to) => (to.letter = text), text };
  }
  if (path === 'personal_info.summary' && op === 'rewrite') {
    const text = asText(value);
    const change = text === undefined ? text : (to: Draft) => (to.cv.personal_info.summary = text);
    return { before: main.personal_info.summary, change, text };
  }
  if (path === 'skills' && op === 'reorder') return skillOrder(value, main);
  const at = readToldPath(path);
  const original = draft.originals.get(at?.entry ?? '');
  if (at === undefined || original === undefined) return undefined;
  return toldTarget({ op, value, at, original, draft });
}

function byPath(cv: CvContent): Map<string, ToldEntry> {
  return new Map(toldEntries(cv).map((one) => [one.path, one]));
}

interface ToldProposal {
  op: Proposal['op'];
  value: Proposal['value'];
  at: ToldPath;
  original: ToldEntry;
  draft: Draft;
}

function toldTarget({ op, value, at, original, draft }: ToldProposal): Target | undefined {
  const { field, place } = at;
  if (field === undefined && op === 'hide') return leftOut(original, draft);
  const told = draft.told.get(at.entry);
  if (told === undefined) return undefined;
  const text = asText(value);
  if (field === 'description' && place === undefined && op === 'rewrite') {
    const change = text === undefined ? text : () => (told.entry.description = text);
    return { before: original.entry.description, change, text };
  }
  if (field !== 'lines') return undefined;
  if (place !== undefined && op === 'rewrite') {
    const before = linesOf(original)[place];
    if (before === undefined) return undefined;
    const stands = linesOf(told).indexOf(before);
    const fits = text !== undefined && stands >= 0;
    const change = () => (putLines(told, linesOf(told).with(stands, text ?? '')), text ?? '');
    return { before, change: fits ? change : undefined, text };
  }
  if (place !== undefined || op !== 'reorder') return undefined;
  return lineOrder(value, original, told);
}

/** A job alone is left out as a whole; what a person added they hide themselves. */
function leftOut(original: ToldEntry, draft: Draft): Target | undefined {
  if (original.kind !== 'work') return undefined;
  const before = `${original.entry.position}, ${original.entry.company}`;
  const jobs = [...draft.told.values()].filter(({ kind }) => kind === 'work');
  // Something must be left to show.
  if (jobs.length <= 1) return { before, change: undefined };
  return { before, change: (to) => (to.told.delete(original.path), '') };
}

function lineOrder(value: Proposal['value'], original: ToldEntry, told: ToldEntry): Target {
  const lines = linesOf(original);
  const order = orderOf(
    value,
    lines.map((_text, place) => `${original.listPath}[${place}]`),
  );
  const show = (texts: readonly string[]) => texts.join('\n');
  const change =
    order &&
    (() => {
      const present = linesOf(told);
      const ordered = order.map((place) => present[place] ?? '');
      putLines(told, ordered);
      return show(ordered);
    });
  return { before: show(lines), change, ...(order ? { order } : {}) };
}

function skillOrder(value: Proposal['value'], main: CvContent): Target {
  const keys = entryKeys(main.skills);
  const order = orderOf(
    value,
    keys.map((key) => `skills[${key}].name`),
  );
  const show = (skills: CvContent['skills']) => skills.map(({ name }) => name).join(', ');
  const change =
    order &&
    ((to: Draft) => {
      const present = [...to.cv.skills];
      to.cv.skills = order.flatMap((at) => present[at] ?? []);
      return show(to.cv.skills);
    });
  return { before: show(main.skills), change, ...(order ? { order } : {}) };
}

/** The new order as places in the old one; undefined unless it names each of `ids` exactly once. */
function orderOf(value: Proposal['value'], ids: readonly string[]): number[] | undefined {
  if (typeof value === 'string' || value.length !== ids.length) return undefined;
  const order = value.map((id) => ids.indexOf(id));
  return new Set(order).size === ids.length && !order.includes(-1) ? order : undefined;
}

function asText(value: Proposal['value']): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  return value.trim() === '' ? undefined : value.trim();
}
