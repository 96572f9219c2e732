import { expect, test } from '@jest/globals';
import { isBehind } from './behind.rules.ts';

const at = (minute: number) => new Date(`2026-11-02T08:0${minute}:00.000Z`);
const copy = (updated: number, matched?: number) => ({
  createdAt: at(1),
  updatedAt: at(updated),
  matchedAt: matched === undefined ? undefined : at(matched),
});
const before = { updatedAt: at(0) };

test.each([
  ['that nobody has touched', copy(1), false],
  ['that was changed since', copy(2), true],
  ['that was only made', copy(2, 2), false],
  ['that was matched since', copy(2, 3), false],
  ['that was changed after that', copy(4, 3), true],
])('the report of a copy %s', (_name, one, behind) => {
  expect(isBehind(one, before)).toBe(behind);
});

test.each([
  ['before the copy was asked for', 0, copy(2, 2), false],
  ['while it was made', 1, copy(2, 2), true],
  ['after it was made', 3, copy(2, 2), true],
  ['before the report was matched', 3, copy(2, 4), false],
  ['after that', 5, copy(2, 4), true],
])('a main CV that was changed %s', (_name, minute, one, behind) => {
  expect(isBehind(one, { updatedAt: at(minute) })).toBe(behind);
});
