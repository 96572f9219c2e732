import { describe, expect, test } from '@jest/globals';
import { isBad, type Fared } from './canary.rules.ts';

const LOOK_EVERY_S = 5;
/** What is left of 45 s when reports, their counting and what is served have had their time. */
const MOST_LOOKS = 40 / LOOK_EVERY_S;

/** Draws that are the same for the same seed (mulberry32). */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A site under way, with a canary for every tenth visit. */
interface Traffic {
  perSecond: number;
  /** Share of visits that are hurt. */
  live: number;
  canary: number;
  /** Visits of the live build in the hour before. */
  before?: number;
  /** Share of them that was hurt, where it was another one. */
  hurtBefore?: number;
  /** Share of visits that meet the canary; a tenth when left out. */
  given?: number;
}

/** Looks until the rule says bad; answers how many looks it took, or undefined. */
function looksUntilBad(random: () => number, traffic: Traffic, looks: number): number | undefined {
  const { perSecond, before = 0, given = 0.1 } = traffic;
  const live: Fared = { visits: 0, hurt: 0 };
  const meanwhile: Fared = { visits: 0, hurt: 0 };
  const canary: Fared = { visits: 0, hurt: 0 };
  const visit = (fared: Fared, share: number) => {
    fared.visits += 1;
    if (random() < share) fared.hurt += 1;
  };
  for (let one = 0; one < before; one += 1) visit(live, traffic.hurtBefore ?? traffic.live);
  const hour = () => ({ visits: live.visits + meanwhile.visits, hurt: live.hurt + meanwhile.hurt });
  for (let look = 1; look <= looks; look += 1) {
    for (let one = 0; one < perSecond * LOOK_EVERY_S; one += 1) {
      const isCanary = random() < given;
      visit(isCanary ? canary : meanwhile, isCanary ? traffic.canary : traffic.live);
    }
    if (isBad(canary, hour(), meanwhile)) return look;
  }
  return undefined;
}

describe('a good canary is never ended', () => {
  const RUNS = process.env['SOAK'] ? 1_000 : 50;
  const HOUR_LOOKS = process.env['SOAK'] ? 360 : 60;
  // As good as the live one, or worse by what is spared; with much noise, little of it, and a site that is down.
  const kinds = [
    { perSecond: 2, live: 0.001, canary: 0.001 },
    { perSecond: 2, live: 0.01, canary: 0.03 },
    { perSecond: 1, live: 0.05, canary: 0.05, before: 2_000 },
    { perSecond: 1, live: 0.1, canary: 0.1 },
    { perSecond: 2, live: 0.6, canary: 0.6, before: 200 },
    { perSecond: 4, live: 0.6, canary: 0.6, before: 3_600, hurtBefore: 0.001 },
    { perSecond: 1, live: 0.1, canary: 0.1, given: 0.5 },
    { perSecond: 1, live: 0.02, canary: 0.03, given: 0.9 },
  ];
  test(`${RUNS} runs with noise`, () => {
    const alarms: unknown[] = [];
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const traffic = kinds[seed % kinds.length] ?? kinds[0]!;
      const look = looksUntilBad(draws(seed), traffic, HOUR_LOOKS);
      if (look !== undefined) alarms.push({ seed, traffic, look });
    }
    expect(alarms).toEqual([]);
  });
});

describe('a bad canary is known within forty seconds', () => {
  const before = 3_600;
  test.each([
    ['does not load', { perSecond: 3, live: 0.01, canary: 1 }],
    ['throws at render', { perSecond: 3, live: 0.01, canary: 0.95, before }],
    ['throws at every second click', { perSecond: 6, live: 0.01, canary: 0.5, before }],
    ['throws at click in 20 %', { perSecond: 40, live: 0.005, canary: 0.2, before: 10 * before }],
  ])('%s', (_kind, traffic) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const look = looksUntilBad(draws(seed), traffic, MOST_LOOKS);
      expect({ seed, look: look ?? 'never' }).toEqual({ seed, look: expect.any(Number) });
    }
  });
});

test.each([
  ['of which nothing is known', 12, { visits: 0, hurt: 0 }],
  ['that is good', 10, { visits: 3_600, hurt: 36 }],
])(
  'a canary that is hurt at every second visit beside a live build %s is known after %d, one after the other',
  (_live, most, live) => {
    const seen = Array.from({ length: most }, (_, one) => one + 1);
    const known = seen.find((visits) => isBad({ visits, hurt: Math.floor(visits / 2) }, live));
    expect(known).toBe(most);
  },
);

test('what nobody visited is not bad, nor what was hurt a few times alone', () => {
  const none = { visits: 0, hurt: 0 };
  expect(isBad(none, none)).toBe(false);
  expect(isBad({ visits: 3, hurt: 3 }, none)).toBe(false);
  expect(isBad({ visits: 5, hurt: 5 }, none)).toBe(true);
});

test('where the live build is as bad, the canary is not to blame', () => {
  expect(isBad({ visits: 50, hurt: 50 }, { visits: 400, hurt: 400 })).toBe(false);
  expect(isBad({ visits: 50, hurt: 50 }, { visits: 400, hurt: 40 })).toBe(true);
});

test('reports that say more were hurt than came count as all of them', () => {
  expect(isBad({ visits: 5, hurt: 9 }, { visits: 0, hurt: 0 })).toBe(true);
  expect(isBad({ visits: 2, hurt: 900 }, { visits: 0, hurt: 0 })).toBe(false);
});

test('a hundred thousand visits are compared at once', () => {
  expect(isBad({ visits: 100_000, hurt: 1_100 }, { visits: 900_000, hurt: 9_000 })).toBe(false);
  expect(isBad({ visits: 100_000, hurt: 5_000 }, { visits: 900_000, hurt: 9_000 })).toBe(true);
});
