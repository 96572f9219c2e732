import { expect, test } from '@jest/globals';
import { countJest, countPlaywright, total } from './counts.rules.ts';

test('a suite that could not run is a failure', () => {
  expect(countJest({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual(
    { passed: 4, failed: 3 },
  );
});

test('a flaky journey and an error outside of a test are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => countJest({})).toThrow('numPassedTests');
});

test('rings add up', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
