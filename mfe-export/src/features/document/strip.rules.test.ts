import { expect, test } from '@jest/globals';
import type { Edit, TailoringReport } from '@sastre/shared-contracts/api';
import { sampleReviewedCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { readStrip } from './strip.rules.ts';

const { tailored } = sampleReviewedCv();
const [edit] = tailored?.report?.edits ?? [];
const read = (statuses: Edit['status'][], notes: string[] = [], language?: 'de') => {
  if (tailored?.report === undefined || edit === undefined) throw new Error('no report');
  const edits = statuses.map((status) => ({ ...edit, status }));
  const report: TailoringReport = { ...tailored.report, edits, notes };
  return readStrip({ ...tailored, report, ...(language === undefined ? {} : { language }) });
};

test('changes that stand and questions that wait are counted; what was refused or rejected is neither', () => {
  expect(read(['applied', 'unproven', 'applied', 'refused', 'rejected'])).toEqual({
    changes: 2,
    questions: 1,
    language: '',
    untranslated: undefined,
  });
  expect(read(['rejected'])).toMatchObject({ changes: 0, questions: 0 });
});

test.each([
  [['free-text-not-translated', 'part-not-translated'], 'all'],
  [['part-not-translated'], 'some'],
] as const)(
  'with %j %s of the own sentences are still in their language',
  (notes, untranslated) => {
    expect(read([], [...notes], 'de')).toMatchObject({ language: 'de', untranslated });
  },
);

test('where nothing was changed there is nothing to look at', () => {
  expect(read([])).toBeUndefined();
  expect(read(['refused'], ['letter-by-rules'])).toBeUndefined();
  expect(readStrip(sampleTailoredCv().tailored)).toBeUndefined();
  expect(readStrip(undefined)).toBeUndefined();
});
