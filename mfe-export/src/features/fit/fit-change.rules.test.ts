import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import type { TakenStep } from '@sastre/shared-cv-document';
import { applyChange } from '../panel/layout.rules.ts';
import { unfold } from '../panel/sections/folded-bullets.rules.ts';
import { fitChange, standing, stillFolded, undoSteps } from './fit-change.rules.ts';

const STEPS: TakenStep[] = [
  { step: 'spacing', values: { spacing: 0.6 } },
  { step: 'margins', values: { marginX: 14, marginY: 12 } },
];
const before = applyChange(sampleCv(), { pdfOptions: { spacing: 0.9 } });

test('all steps are one change, and each is taken back to what it was, or was left to', () => {
  const fitted = applyChange(before, fitChange(before, STEPS, []));
  expect(fitted.tailored?.pdfOptions).toMatchObject({ spacing: 0.6, marginX: 14, marginY: 12 });
  expect(standing(fitted, STEPS)).toEqual(STEPS);
  const one = applyChange(fitted, { pdfOptions: undoSteps(before, STEPS.slice(0, 1)) });
  expect(one.tailored?.pdfOptions).toMatchObject({ spacing: 0.9, marginX: 14 });
  expect(standing(one, STEPS)).toEqual(STEPS.slice(1));
  const all = applyChange(fitted, { pdfOptions: undoSteps(before, STEPS) });
  expect(standing(all, STEPS)).toEqual([]);
  expect(JSON.stringify(all)).toBe(JSON.stringify(before));
});

test('bullets are left out beside those that were before, and shown again without them', () => {
  const some = applyChange(before, { tailored: { foldedBullets: ['a'] } });
  const fitted = applyChange(some, fitChange(some, STEPS, ['b', 'c']));
  expect(fitted.tailored?.foldedBullets).toEqual(['a', 'b', 'c']);
  expect(stillFolded(fitted, ['b', 'd'])).toEqual(['b']);
  expect(applyChange(fitted, unfold(fitted, ['b', 'c'])).tailored?.foldedBullets).toEqual(['a']);
  const none = applyChange(fitted, unfold(fitted, ['a', 'b', 'c']));
  expect('foldedBullets' in (none.tailored ?? {})).toBe(false);
});
