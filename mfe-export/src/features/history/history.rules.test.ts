import { expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import fc from 'fast-check';
import { coloured, colourOf } from '../document/export.fixture.ts';
import { isSameCv } from '../document/unsaved.rules.ts';
import { applyChange, type LayoutChange } from '../panel/layout.rules.ts';
import { emptyHistory, MOST_STEPS, record, redo, STEP_MS, undo } from './history.rules.ts';

/** A screen with its history, on which a time passes between two changes. */
function screen(start: Cv, pause = STEP_MS + 1) {
  const now = { cv: start, history: emptyHistory, time: 0 };
  const go = (direction: typeof undo) => () => {
    const step = direction(now.history, now.cv);
    if (step !== undefined)
      Object.assign(now, { cv: applyChange(now.cv, step.change), history: step.history });
    return step !== undefined;
  };
  const change = (made: LayoutChange) => {
    now.time += pause;
    now.history = record(now.history, now.cv, made, now.time);
    now.cv = applyChange(now.cv, made);
  };
  return { now, change, undo: go(undo), redo: go(redo) };
}

const anyChange: fc.Arbitrary<LayoutChange> = fc.oneof(
  fc.constantFrom('#111111', '#222222').map(coloured),
  fc.constantFrom('newest', 'oldest', undefined).map((workOrder) => ({ tailored: { workOrder } })),
  fc.constantFrom(9, 10.5, undefined).map((fontSize) => ({ pdfOptions: { fontSize } })),
  fc.constantFrom('p1', 'p2', '').map((pictureId) => ({ pictureId })),
  fc.constantFrom('A', 'B', '').map((skills) => ({ sectionTitles: { skills } })),
  fc.constantFrom('fr', 'ja', 'auto').map((language) => ({ language })),
  fc.boolean().map((hide): LayoutChange => ({
    tailored: { hiddenSections: hide ? ['skills'] : [] },
    pdfOptions: { includeEmail: !hide },
  })),
);

test('undo leads back to the beginning, redo to the end, step by step', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), fc.nat(2), (changes, pauses) => {
      const start = sampleTailoredCv({ language: 'auto' });
      const at = screen(start, pauses * STEP_MS);
      for (const change of changes) at.change(change);
      const end = at.now.cv;
      while (at.undo());
      expect(isSameCv(at.now.cv, start)).toBe(true);
      while (at.redo());
      expect(isSameCv(at.now.cv, end)).toBe(true);
    }),
    { seed: 15, numRuns: 100 * Number(process.env['SOAK'] ?? 1) },
  );
});

test('a new change is what comes next: nothing undone before it can be made again', () => {
  const at = screen(sampleCv());
  at.change(coloured('#0f0'));
  at.undo();
  at.change({ pdfOptions: { paper: 'Letter' } });
  expect(at.redo()).toBe(false);
});

test('a change that changes nothing is no step, and takes nothing from what was undone', () => {
  const at = screen(sampleCv());
  at.change({ pdfOptions: { paper: 'Letter' } });
  at.undo();
  at.change({ pdfOptions: { paper: 'A4', dateFormat: undefined } });
  expect(at.now.history.past).toEqual([]);
  expect(at.redo()).toBe(true);
});

test('a colour that is dragged is one step; one chosen later, or another one, is a step of its own', () => {
  const at = screen(sampleCv(), STEP_MS);
  for (const colour of ['#100000', '#200000', '#300000']) at.change(coloured(colour));
  at.change({ pdfOptions: { textColorOverride: '#123456' } });
  expect(at.now.history.past).toHaveLength(2);
  at.undo();
  expect(colourOf(at.now.cv)).toBe('#300000');
  at.undo();
  expect(colourOf(at.now.cv)).toBe('');
  at.redo();
  at.change(coloured('#400000'));
  at.now.time += 1;
  at.change(coloured('#500000'));
  at.undo();
  at.undo();
  expect(colourOf(at.now.cv)).toBe('#300000');
});

test('a heading is one step, however long it is thought about', () => {
  const at = screen(sampleCv(), 60_000);
  for (const skills of ['W', 'Wh', 'What I know']) at.change({ sectionTitles: { skills } });
  at.change({ sectionTitles: { summary: 'Me' } });
  at.undo();
  expect(at.now.cv.sectionTitles).toMatchObject({ skills: 'What I know', summary: '' });
  at.undo();
  expect(at.now.cv.sectionTitles.skills).toBe('');
});

test('what somebody changed elsewhere stays when a step is undone', () => {
  const at = screen(sampleCv());
  at.change({ tailored: { hiddenSections: ['skills'] } });
  at.now.cv = applyChange(at.now.cv, { tailored: { workOrder: 'oldest' }, language: 'fr' });
  at.undo();
  expect(at.now.cv).toMatchObject({
    language: 'fr',
    tailored: { hiddenSections: [], workOrder: 'oldest' },
  });
});

test('the oldest step goes when there are too many', () => {
  const at = screen(sampleCv());
  for (let count = 0; count <= MOST_STEPS; count += 1)
    at.change({ pdfOptions: { includeEmail: count % 2 === 1 } });
  let steps = 0;
  while (at.undo()) steps += 1;
  expect(steps).toBe(MOST_STEPS);
});
