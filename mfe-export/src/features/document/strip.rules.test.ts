import { expect, test } from '@jest/globals';
import type { Edit } from '@sastre/shared-contracts/api';
import { sampleReviewedCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { readStrip } from './strip.rules.ts';

const cv = sampleReviewedCv();
const report = cv.tailored?.report;
const [edit] = report?.edits ?? [];
const read = (statuses: Edit['status'][], notes: string[] = []) => {
  if (cv.tailored === undefined || report === undefined || edit === undefined)
    throw new Error('no report');
  const edits = statuses.map((status) => ({ ...edit, status }));
  return readStrip({ ...cv, tailored: { ...cv.tailored, report: { ...report, edits, notes } } });
};

test('changes that stand and questions that wait are counted; what was refused or rejected is neither', () => {
  expect(read(['applied', 'unproven', 'applied', 'refused', 'rejected'])).toEqual({
    changes: 2,
    questions: 1,
    untranslated: undefined,
    withoutLetter: false,
  });
  expect(read(['rejected'])).toMatchObject({ changes: 0, questions: 0 });
});

test('what is not in the language asked for is something to look at', () => {
  expect(read([], ['part-not-translated'])).toMatchObject({ untranslated: { extent: 'some' } });
});

test('a letter that was asked for and not written is something to look at', () => {
  expect(read([], ['no-letter'])).toMatchObject({ withoutLetter: true });
});

test('where nothing was changed there is nothing to look at', () => {
  expect(read([])).toBeUndefined();
  expect(read(['refused'], ['letter-by-rules'])).toBeUndefined();
  expect(readStrip(sampleTailoredCv())).toBeUndefined();
});
