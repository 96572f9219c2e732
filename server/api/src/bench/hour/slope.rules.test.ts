import { expect, test } from '@jest/globals';
import { slopeAnHour } from './slope.rules.ts';

const every30 = (megabytes: (at: number) => number) =>
  Array.from({ length: 100 }, (_, at) => ({ second: at * 30, megabytes: megabytes(at) }));

test('what grows evenly is told by the hour, what goes up and down is flat, and little is nothing', () => {
  expect(slopeAnHour(every30((at) => 400 + at))).toBeCloseTo(120);
  expect(Math.abs(slopeAnHour(every30((at) => 400 + (at % 2) * 50)))).toBeLessThan(2);
  expect([slopeAnHour([]), slopeAnHour([{ second: 1, megabytes: 400 }])]).toEqual([0, 0]);
});
