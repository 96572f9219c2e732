import { expect, test } from '@jest/globals';
import { createTally } from './count.rules.ts';
import { judgeCalls, lostSaves, tornVersions, wrongJobs } from './judge.rules.ts';

const holding = (tally: ReturnType<typeof createTally>) =>
  judgeCalls(tally, ['rolling']).map(({ holds }) => holds);

function calls(...added: ['save' | 'old asset', number, string][]) {
  const tally = createTally();
  for (const [deed, status, phase] of added) {
    tally.phase = phase;
    tally.add({ deed, status, waits: 0, ms: 1 }, phase);
  }
  return tally;
}

test('one failed call breaks a phase without faults, a missing asset whatever the phase', () => {
  expect(holding(calls(['save', 200, 'rolling'], ['save', 0, 'kills']))).toEqual([true, true]);
  expect(holding(calls(['save', 200, 'rolling'], ['save', 502, 'rolling']))).toEqual([false, true]);
  expect(holding(calls(['save', 200, 'rolling'], ['old asset', 404, 'kills']))).toEqual([
    true,
    false,
  ]);
});

test('a phase in which nobody asked proves nothing', () => {
  expect(holding(calls(['save', 200, 'kills']))).toEqual([false, true]);
});

const at = (version: number, word = `w${version}`) => ({ version, word });

test('an acknowledged save is lost when its version has other words, or is not there', () => {
  const stored = [at(1), at(2), at(3, 'another')];
  expect(lostSaves({ acknowledged: [at(1), at(2)], stored, seen: [] })).toBe(0);
  expect(lostSaves({ acknowledged: [at(2), at(3), at(4)], stored, seen: [] })).toBe(2);
});

test('what was seen stored counts where its time is over, and nowhere else', () => {
  const stored = [at(3), at(4)];
  const both = { acknowledged: [at(1), at(2), at(3)], stored };
  expect(lostSaves({ ...both, seen: [at(1), at(2, 'another')] })).toBe(1);
  expect(lostSaves({ acknowledged: [at(4), at(5)], stored, seen: [at(5)] })).toBe(1);
  expect(lostSaves({ ...both, stored: [], seen: [] })).toBe(3);
});

test('a version that is missing between others is torn from its save', () => {
  expect(tornVersions({ stored: [at(4), at(5), at(6)] })).toBe(0);
  expect(tornVersions({ stored: [at(4), at(6), at(8)] })).toBe(2);
});

test('a job that is done has one copy, another one none', () => {
  const done = { state: 'completed', copies: 1 };
  expect(wrongJobs([done, { state: 'failed', copies: 0 }])).toBe(0);
  const wrong = [
    { ...done, copies: 2 },
    { ...done, copies: 0 },
    { state: 'failed', copies: 1 },
  ];
  expect(wrongJobs([done, ...wrong])).toBe(3);
});
