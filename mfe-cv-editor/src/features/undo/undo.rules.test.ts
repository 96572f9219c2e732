import { expect, test } from '@jest/globals';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { newEducation, newWork, toDraft, type CvDraft } from '@sastre/shared-cv-form/rules';
import { editAtRandom, type Hand } from '@sastre/shared-cv-form/testing';
import { randomFrom } from '@sastre/shared-testing';
import {
  emptyStack,
  keptStack,
  KEPT_BYTES,
  MOST_STEPS,
  readStack,
  recordStep,
  redoStep,
  settleStep,
  STEP_MS,
  undoStep,
  type UndoStack,
} from './undo.rules.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const SCRIPTS = isSoak ? 500 : 50;

/** A form with its stack, on which a time passes before each change. */
function form(start: CvDraft, pause = STEP_MS + 1) {
  const at = { draft: start, stack: emptyStack as UndoStack, now: 0 };
  const go = (direction: typeof undoStep) => () => {
    const next = direction(at.stack, at.draft);
    if (next !== undefined) Object.assign(at, { draft: next.draft, stack: next.stack });
    return next !== undefined;
  };
  return {
    at,
    change(part: Partial<CvDraft>, ms = pause, apart?: boolean) {
      at.now += ms;
      const after = { ...at.draft, ...part };
      at.stack = recordStep(at.stack, { before: at.draft, after }, at.now, { apart });
      at.draft = after;
    },
    undo: go(undoStep),
    redo: go(redoStep),
    undoAll() {
      while (this.undo());
      return at.draft;
    },
    redoAll() {
      while (this.redo());
      return at.draft;
    },
  };
}
const reload = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
const start = toDraft(sampleCv());
const info = (part: Partial<CvDraft['personal_info']>) => ({
  personal_info: { ...start.personal_info, ...part },
});

test(`${SCRIPTS} random edit scripts: undo all is the start, redo all is the end, also in between and after a reload`, () => {
  for (let seed = 1; seed <= SCRIPTS; seed += 1) {
    const random = randomFrom(seed);
    let made = 1_000;
    const hand: Hand = { name: 'a', random, now: () => (made += 1), words: 0 };
    const begin = toDraft(seed % 2 === 0 ? sampleCv() : sampleTailoredCv());
    const one = form(begin);
    const steps = 1 + Math.floor(random() * 30);
    for (let step = 0; step < steps; step += 1) {
      one.change(editAtRandom(one.at.draft, hand), Math.floor(random() * 2 * STEP_MS));
      // Some of it is taken back and made again in between.
      if (random() < 0.2) while (random() < 0.7 && one.undo());
      if (random() < 0.1) while (random() < 0.7 && one.redo());
      if (random() < 0.1) one.at.stack = readStack(reload(keptStack(one.at.stack)), one.at.draft);
    }
    one.redoAll();
    const end = one.at.draft;
    expect([seed, one.undoAll()]).toEqual([seed, begin]);
    expect([seed, one.redoAll()]).toEqual([seed, end]);
  }
});

test('typing in one field is one step until a second passes; another field is another step', () => {
  const one = form(start);
  for (const title of ['A', 'An', 'Ana', 'Anal']) one.change(info({ title }), STEP_MS);
  one.change(info({ title: 'Analyst' }), STEP_MS + 1);
  one.change(info({ title: 'Analyst', phone: '1' }), 1);
  one.change(info({ title: 'Analyst', phone: '12' }), 1);
  expect(one.at.stack.past).toHaveLength(3);
  one.undo();
  expect(one.at.draft.personal_info).toMatchObject({
    title: 'Analyst',
    phone: start.personal_info.phone,
  });
  one.undo();
  expect(one.at.draft.personal_info.title).toBe('Anal');
  one.undo();
  expect(one.at.draft).toEqual(start);
});

test('what was typed and taken away again within one step is no step', () => {
  const one = form(start, 1);
  one.change(info({ title: 'X' }));
  one.change(info({ title: start.personal_info.title }));
  expect(one.at.stack.past).toEqual([]);
});

test('entries that come, go and move are steps of their own, however fast', () => {
  const one = form(start, 1);
  const list = start.work_experience;
  one.change({ work_experience: [...list, newWork(1, list)] });
  one.change({ work_experience: [...list, newWork(1, list)].toReversed() });
  one.change({ work_experience: list });
  expect(one.at.stack.past).toHaveLength(3);
  expect(one.undoAll()).toEqual(start);
});

test('a new change is what comes next: nothing undone before it can be made again', () => {
  const one = form(start);
  one.change(info({ title: 'One' }));
  one.undo();
  one.change(info({ phone: '2' }));
  expect(one.redo()).toBe(false);
  // What changes nothing takes nothing from what was undone.
  one.undo();
  one.change({ ...one.at.draft });
  expect(one.redo()).toBe(true);
});

test('a step says where it changed', () => {
  const one = form(start);
  const added = newEducation(7, start.education);
  const education = [...start.education, added];
  one.change({ education });
  expect(undoStep(one.at.stack, one.at.draft)?.path).toBe('education');
  one.change({ education: education.with(-1, { ...added, degree: 'MSc' }) });
  expect(undoStep(one.at.stack, one.at.draft)?.path).toBe(
    `education.${education.length - 1}.degree`,
  );
});

test('a part that comes or goes is a step', () => {
  const letter = toDraft(sampleTailoredCv());
  const one = form(letter);
  const { coverLetter: _gone, ...without } = letter;
  one.at.stack = recordStep(emptyStack, { before: letter, after: without }, 0);
  one.at.draft = without;
  expect(one.undoAll()).toEqual(letter);
  expect(one.redoAll()).toEqual(without);
});

test('what a save makes of a draft belongs to the last step', () => {
  const one = form(start);
  const [job, ...others] = start.work_experience as [CvDraft['work_experience'][number]];
  const withLine = (line: string) => ({
    work_experience: [{ ...job, achievements: [...job.achievements, line] }, ...others],
  });
  one.change(withLine(' Built it '));
  const saved = { ...start, ...withLine('Built it') };
  one.at.stack = settleStep(one.at.stack, { before: one.at.draft, after: saved });
  one.at.draft = saved;
  expect(one.at.stack.past).toHaveLength(1);
  expect(one.undoAll()).toEqual(start);
  expect(one.redoAll()).toEqual(saved);
  // A blank line that the save drops was no change at all.
  one.undoAll();
  one.change(withLine(''));
  one.at.stack = settleStep(one.at.stack, { before: one.at.draft, after: start });
  expect(one.at.stack.past).toEqual([]);
});

test('the oldest step goes when there are too many', () => {
  const one = form(start);
  for (let count = 0; count <= MOST_STEPS; count += 1) one.change(info({ phone: String(count) }));
  let steps = 0;
  while (one.undo()) steps += 1;
  expect(steps).toBe(MOST_STEPS);
  expect(one.at.draft.personal_info.phone).toBe('0');
});

test.each([
  ['plain', ' '],
  ['accented', 'é'],
  ['pictured', '👩‍🔬'],
])('the journal keeps 256 KiB of it, the nearest steps: %s letters', (_name, letter) => {
  const one = form(start);
  for (let count = 0; count < 60; count += 1)
    one.change(info({ summary: String(count).padEnd(9_000, `${count}${letter}`) }));
  for (let count = 0; count < 3; count += 1) one.undo();
  const kept = reload(keptStack(one.at.stack));
  expect(Buffer.byteLength(JSON.stringify(kept.past))).toBeLessThanOrEqual(KEPT_BYTES);
  expect(kept.past.length).toBeGreaterThan(4);
  expect(kept.past.length).toBeLessThan(57);
  expect(kept.future).toEqual([]);
  const read = readStack(kept, one.at.draft);
  expect(read.past).toEqual(one.at.stack.past.slice(-kept.past.length));
});

test.each([
  ['nothing', undefined],
  ['another shape', { past: 'x', future: [] }],
  ['other patches', { past: [[{ at: 1 }]], future: [] }],
  [
    'steps to another draft',
    { past: [[{ path: ['personal_info', 'title'], at: 0, out: 'a', in: 'zz' }]], future: [] },
  ],
  [
    'a path that leads nowhere',
    { past: [], future: [[{ path: ['skills', 99, 'name'], at: 0, out: '', in: 'x' }]] },
  ],
])('%s is an empty stack', (_name, stored) => {
  expect(readStack(stored, start)).toEqual(emptyStack);
});
