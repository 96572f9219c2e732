import { expect, test } from '@jest/globals';
import { createExportGate } from './export-gate.ts';

function gate() {
  const time = { now: 1_000_000 };
  return { ...createExportGate(() => time.now), time };
}
const refusal = (code: string, seconds: number) =>
  expect.objectContaining({
    code,
    extra: expect.objectContaining({ headers: { 'retry-after': String(seconds) } }),
  });

test('a user exports one at a time', () => {
  const { enter } = gate();
  const leave = enter('ada');
  expect(() => enter('ada')).toThrow(refusal('too-many-requests', 10));
  enter('grace')();
  leave();
  enter('ada')();
});

test('a user exports ten times an hour, and again when the first of them is an hour ago', () => {
  const { enter, time } = gate();
  for (let count = 0; count < 10; count += 1) {
    enter('ada')();
    time.now += 60_000;
  }
  expect(() => enter('ada')).toThrow(refusal('too-many-requests', 50 * 60));
  enter('grace')();
  time.now += 50 * 60_000;
  enter('ada')();
  expect(() => enter('ada')).toThrow(refusal('too-many-requests', 60));
});

test('four are made at a time', () => {
  const { enter } = gate();
  const leave = ['a', 'b', 'c', 'd'].map((user) => enter(user));
  expect(() => enter('e')).toThrow(refusal('unavailable', 10));
  leave[0]?.();
  leave[0]?.();
  enter('e');
  expect(() => enter('f')).toThrow(refusal('unavailable', 10));
});

test('a crowd of users does not make it forget those who come often', () => {
  const { enter, time } = gate();
  for (let count = 0; count < 10; count += 1) enter('ada')();
  for (let user = 0; user < 9_000; user += 1) enter(`user ${user}`)();
  expect(() => enter('ada')).toThrow(refusal('too-many-requests', 3_600));
  time.now += 3_600_000;
  for (let user = 0; user < 20_000; user += 1) enter(`other ${user}`)();
  enter('ada')();
});
