import { expect, test } from '@jest/globals';
import { arabicLines } from './arabic-name.rules.ts';

test.each([
  ['سلمى عبد الرحمن الخطيب', 50, { points: 16, lines: ['سلمى عبد الرحمن', 'الخطيب'] }],
  ['سلمى عبد الرحمن الخطيب', 140, undefined],
  ['سلمى الخطيب', 20, undefined],
  ['أبو بكر الرازي', 40, { points: 20, lines: ['أبو بكر', 'الرازي'] }],
  ['Omar al-Harthy', 20, undefined],
  ['عبد الرحمن', 10, undefined],
])('lines of %j in %d millimetres hold its compounds', (name, room, lines) => {
  expect(arabicLines(name, { room, largest: 20 })).toEqual(lines);
});
