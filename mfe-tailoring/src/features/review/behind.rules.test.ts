import { expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { sampleReviewedCv } from '@sastre/shared-contracts/testing';
import { isBehindCopy, isBehindMain } from './behind.rules.ts';

const at = (minute: number) => `2026-11-02T08:0${minute}:00.000Z`;

function copy(updatedAt: string, matchedAt?: string): Cv {
  const cv = sampleReviewedCv();
  const { tailored } = cv;
  const report = tailored?.report;
  if (tailored === undefined || report === undefined) throw new Error('no report');
  Object.assign(cv, { created_at: at(1), updated_at: updatedAt });
  tailored.tailoredDate = at(0);
  if (matchedAt !== undefined) report.matchedAt = matchedAt;
  return cv;
}

test.each([
  ['that nobody has touched', copy(at(1)), false],
  ['that was changed since', copy(at(2)), true],
  ['that was only made', copy(at(2), at(2)), false],
  ['that was matched since', copy(at(2), at(3)), false],
  ['that was changed after that', copy(at(4), at(3)), true],
])('the report of a copy %s', (_name, cv, isBehind) => {
  expect(isBehindCopy(cv)).toBe(isBehind);
});

test.each([
  [
    'while a copy was made that has its date since',
    '2026-11-02T08:00:30.000Z',
    copy(at(1), at(1)),
    true,
  ],
  ['before the tailoring', '2026-11-01T00:00:00.000Z', copy(at(1)), false],
  ['while it ran', '2026-11-02T08:00:30.000Z', copy(at(1)), true],
  ['after it', at(2), copy(at(1)), true],
  ['before the report was matched', at(2), copy(at(1), at(3)), false],
  ['after that', at(4), copy(at(1), at(3)), true],
])('a main CV that was changed %s', (_name, updated_at, cv, isBehind) => {
  expect(isBehindMain(cv, { updated_at })).toBe(isBehind);
});
