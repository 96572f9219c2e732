import { expect, test } from '@jest/globals';
import { ACROSS, createTally, failures, waitOf } from './count.rules.ts';

test.each([
  [503, '2', 2_000],
  [503, '0', 0],
  [503, undefined, undefined],
  [503, 'Fri, 27 Nov 2026 00:00:00 GMT', undefined],
  [502, '2', undefined],
  [429, '2', undefined],
  [0, undefined, undefined],
])('after %s with Retry-After %s it is asked again in %s ms', (status, retryAfter, ms) => {
  expect(waitOf(status, retryAfter)).toBe(ms);
});

test('a call counts where it ended; what waited and came is no failure, whatever else is', () => {
  const tally = createTally();
  tally.phase = 'one';
  tally.add({ deed: 'save', status: 200, waits: 0, ms: 5 }, 'one');
  tally.add({ deed: 'save', status: 200, waits: 3, ms: 6_000 }, 'one');
  tally.add({ deed: 'asset', status: 404, waits: 0, ms: 1 }, 'one');
  tally.phase = 'two';
  tally.add({ deed: 'save', status: 0, waits: 0, ms: 9 }, 'two');
  tally.add({ deed: 'save', status: 304, waits: 0, ms: 9 }, 'two');
  expect(tally.of('one', 'save')).toEqual({ calls: 2, waited: 1, failed: {}, slowestMs: 6_000 });
  expect(tally.of('one', 'asset').failed).toEqual({ 404: 1 });
  expect(failures(tally.of('two', 'save'))).toBe(2);
  expect(tally.of('two', 'asset').calls).toBe(0);
  tally.add({ deed: 'save', status: 502, waits: 0, ms: 9 }, 'one');
  expect(failures(tally.of(ACROSS, 'save'))).toBe(1);
  expect(tally.phases()).toEqual(['one', 'two', ACROSS]);
});
