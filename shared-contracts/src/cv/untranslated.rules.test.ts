import { expect, test } from '@jest/globals';
import type { Cv, Edit } from '../api/index.ts';
import { sampleReviewedCv } from '../testing/index.ts';
import { readUntranslated } from './untranslated.rules.ts';

const cv = sampleReviewedCv();
const [entry] = cv.work_experience;
const [first = '', second = ''] = entry?.achievements ?? [];

/** A copy in German with translations of its first two achievements. */
function copyWith(
  statuses: readonly [Edit['status'], Edit['status']],
  { notes = [] as string[], sources = [first, second] } = {},
): Cv {
  const report = cv.tailored?.report;
  if (cv.tailored === undefined || report === undefined) throw new Error('no report');
  const edits = statuses.map((status, at): Edit => {
    const source = sources[at] ?? '';
    const path = `work[${entry?.id}].achievements[${at}]`;
    const texts = { before: source, after: `Auf Deutsch ${at}`, source };
    return { id: `t${at}`, path, op: 'rewrite', because: [], for: [], status, ...texts };
  });
  return {
    ...cv,
    tailored: { ...cv.tailored, language: 'de', report: { ...report, edits, notes } },
  };
}

test('a sentence whose translation was not taken is still in its language; what waits is counted', () => {
  const some = { language: 'de', extent: 'some', waiting: 0 };
  expect(readUntranslated(copyWith(['applied', 'unproven']))).toEqual({ ...some, waiting: 1 });
  expect(readUntranslated(copyWith(['applied', 'refused']))).toEqual(some);
  expect(readUntranslated(copyWith(['rejected', 'applied']))).toEqual(some);
  expect(readUntranslated(copyWith(['unproven', 'unproven']))).toMatchObject({
    extent: 'all',
    waiting: 2,
  });
  expect(readUntranslated(copyWith(['applied', 'applied']))).toBeUndefined();
});

test('what was written by hand or left out since is in no other language', () => {
  const gone = { sources: ['A sentence of before.', second] };
  expect(readUntranslated(copyWith(['unproven', 'applied'], gone))).toBeUndefined();
});

test.each([
  [['free-text-not-translated', 'part-not-translated'], 'all'],
  [['part-not-translated'], 'some'],
] as const)('with %j it is %s of them', (notes, extent) => {
  const copy = copyWith(['applied', 'applied'], { notes: [...notes] });
  expect(readUntranslated(copy)).toMatchObject({ extent, waiting: 0 });
});

test('a copy that is no translation has none', () => {
  expect(readUntranslated(cv)).toBeUndefined();
  expect(readUntranslated({ ...cv, tailored: undefined })).toBeUndefined();
});
