import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { valuesOf, type TakenStep } from '@sastre/shared-cv-document';
import { applyChange } from '../panel/layout.rules.ts';
import { unfold } from '../panel/sections/folded-bullets.rules.ts';
import {
  breakAgain,
  fitChange,
  standing,
  stillFolded,
  stillUnbroken,
  undoSteps,
} from './fit-change.rules.ts';
import type { Given } from './fit-ways.rules.ts';

const STEPS: TakenStep[] = [
  { step: 'spacing', values: { spacing: 0.6 } },
  { step: 'margins', values: { marginX: 14, marginY: 12 } },
];
const given = (more: Partial<Given> = {}): Given => ({
  type: valuesOf(STEPS),
  folded: [],
  breaks: [],
  ...more,
});
const before = applyChange(sampleCv(), { pdfOptions: { spacing: 0.9 } });

test('all steps are one change, and each is taken back to what it was, or was left to', () => {
  const fitted = applyChange(before, fitChange(before, given()));
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
  const fitted = applyChange(some, fitChange(some, given({ folded: ['b', 'c'] })));
  expect(fitted.tailored?.foldedBullets).toEqual(['a', 'b', 'c']);
  expect(stillFolded(fitted, ['b', 'd'])).toEqual(['b']);
  expect(applyChange(fitted, unfold(fitted, ['b', 'c'])).tailored?.foldedBullets).toEqual(['a']);
  const none = applyChange(fitted, unfold(fitted, ['a', 'b', 'c']));
  expect('foldedBullets' in (none.tailored ?? {})).toBe(false);
});

test('page breaks are taken away beside others, and set again', () => {
  const some = applyChange(before, { pdfOptions: { pageBreakBefore: ['skills', 'education'] } });
  const fitted = applyChange(some, fitChange(some, given({ breaks: ['skills'] })));
  expect(fitted.tailored?.pdfOptions.pageBreakBefore).toEqual(['education']);
  expect(stillUnbroken(fitted, ['skills', 'education'])).toEqual(['skills']);
  const options = fitted.tailored?.pdfOptions ?? {};
  expect(breakAgain(options, ['skills']).pageBreakBefore).toEqual(['education', 'skills']);
  const none = applyChange(some, fitChange(some, given({ breaks: ['education', 'skills'] })));
  expect('pageBreakBefore' in (none.tailored?.pdfOptions ?? {})).toBe(false);
});
