import { expect, test } from '@jest/globals';
import {
  isRotationDue,
  keysInUse,
  PUBLISHED_BEFORE_SECONDS,
  rotationTimes,
  SIGNS_FOR_SECONDS,
  VERIFIES_AFTER_SECONDS,
  type KeyTimes,
} from './keys.rules.ts';

const SESSION_AND_TOKEN = 12 * 3600 + 300;

function rotated(keys: readonly KeyTimes[], now: number, atOnce: boolean): KeyTimes[] {
  const { signsFrom, predecessorsEnd } = rotationTimes(keys, now, atOnce);
  const older = keys.map((key) => ({
    ...key,
    endsAt: Math.min(key.endsAt ?? Infinity, predecessorsEnd),
  }));
  return [...older, { kid: `key-${now}`, signsFrom, endsAt: null }];
}

test('the first key signs at once', () => {
  expect(isRotationDue([], 100)).toBe(true);
  expect(keysInUse(rotated([], 100, false), 100).map(({ kid }) => kid)).toEqual(['key-100']);
});

test('a successor is published, signs later, and the old key is kept until all that it signed is dead', () => {
  const first = rotated([], 0, false);
  const due = SIGNS_FOR_SECONDS - PUBLISHED_BEFORE_SECONDS;
  expect([isRotationDue(first, due - 1), isRotationDue(first, due)]).toEqual([false, true]);
  const both = rotated(first, due, false);
  const kids = (now: number) => keysInUse(both, now).map(({ kid }) => kid);
  const [old, next] = ['key-0', `key-${due}`];
  expect(kids(due)).toEqual([old, next]);
  expect(kids(SIGNS_FOR_SECONDS - 1)).toEqual([old, next]);
  expect(kids(SIGNS_FOR_SECONDS)).toEqual([next, old]);
  expect(kids(SIGNS_FOR_SECONDS + SESSION_AND_TOKEN)).toEqual([next, old]);
  expect(kids(SIGNS_FOR_SECONDS + VERIFIES_AFTER_SECONDS)).toEqual([next]);
  expect(isRotationDue(both, SIGNS_FOR_SECONDS)).toBe(false);
});

test('at once the new key signs and no other is good', () => {
  const keys = rotated(rotated([], 0, false), 50, true);
  expect(keysInUse(keys, 50).map(({ kid }) => kid)).toEqual(['key-50']);
});

test('whatever is asked for when, something signs, and what was signed is good until it has run out', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let run = 0; run < 200 * Number(process.env['SOAK'] ?? 1); run += 1) {
    let keys = rotated([], 0, false);
    let now = 0;
    for (let step = 0; step < 20; step += 1) {
      const signer = keysInUse(keys, now)[0];
      if (!signer || signer.signsFrom > now) throw new Error(`Nothing signs at ${now}`);
      const wait = random(3) ? random(SESSION_AND_TOKEN) : random(SIGNS_FOR_SECONDS);
      if (random(4) === 0 || isRotationDue(keys, now)) keys = rotated(keys, now, false);
      const later = now + Math.min(wait, SESSION_AND_TOKEN);
      expect(keysInUse(keys, later).map(({ kid }) => kid)).toContain(signer.kid);
      now += wait;
    }
  }
});
