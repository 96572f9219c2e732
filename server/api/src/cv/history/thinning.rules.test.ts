import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextLook, versionsToDrop, type KeptVersion } from './thinning.rules.ts';

// Written from the design alone: all of the last day, then one an hour for a week, one a day for 90 days, at most 100 a CV
// and 20 MiB a user.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MIB = 1_048_576;
const NOW = Date.parse('2026-11-18T10:20:30.456Z');
const runs = { seed: 17, numRuns: 300 * Number(process.env['SOAK'] ?? 1) };

const keyOf = ({ cvId, version }: KeptVersion) => `${cvId} ${version}`;
const keysOf = (versions: readonly KeptVersion[]) => versions.map(keyOf).toSorted();
/** What is left of them at a moment. */
function left(versions: readonly KeptVersion[], now: number): KeptVersion[] {
  const dropped = new Set(versionsToDrop(versions, now).map(keyOf));
  return versions.filter((version) => !dropped.has(keyOf(version)));
}
const ageOf = ({ replacedAt }: KeptVersion, now = NOW) => now - replacedAt;
const hourOf = ({ cvId, replacedAt }: KeptVersion) => `${cvId} ${Math.floor(replacedAt / HOUR)}`;
const dayOf = ({ cvId, replacedAt }: KeptVersion) => `${cvId} ${Math.floor(replacedAt / DAY)}`;

/** Ages that meet every rule and its edges. */
const anyAge = fc.oneof(
  fc.integer({ min: 0, max: DAY }),
  fc.integer({ min: 0, max: 8 * DAY }),
  fc.integer({ min: 0, max: 120 * DAY }),
  fc.constantFrom(0, 1, DAY - 1, DAY, DAY + 1, 7 * DAY - 1, 7 * DAY, 7 * DAY + 1),
  fc.constantFrom(90 * DAY - 1, 90 * DAY, 90 * DAY + 1),
);
/** Histories of some CVs of one user: the later a version of a CV, the later it was replaced. */
function anyHistory({ most = 60, bytes = fc.integer({ min: 1, max: 4_000 }) } = {}) {
  const ofOne = fc.array(fc.record({ age: anyAge, bytes }), { maxLength: most });
  return fc.array(ofOne, { maxLength: 3 }).map((cvs) =>
    cvs.flatMap((versions, cv) =>
      versions
        .toSorted((one, other) => other.age - one.age)
        .map((one, index) => ({
          cvId: `cv-${cv}`,
          version: index + 1,
          replacedAt: NOW - one.age,
          bytes: one.bytes,
        })),
    ),
  );
}

test('all of the last day is kept', () => {
  fc.assert(
    fc.property(anyHistory(), (versions) => {
      const today = versions.filter((version) => ageOf(version) < DAY);
      expect(keysOf(left(versions, NOW).filter((version) => ageOf(version) < DAY))).toEqual(
        keysOf(today),
      );
    }),
    runs,
  );
});

test('of the week before, every hour that had one keeps exactly its last one', () => {
  fc.assert(
    fc.property(anyHistory(), (versions) => {
      const isMeant = (one: KeptVersion) => ageOf(one) >= DAY && ageOf(one) < 7 * DAY;
      const last = new Map<string, KeptVersion>();
      for (const one of versions.filter(isMeant)) last.set(hourOf(one), one);
      expect(keysOf(left(versions, NOW).filter(isMeant))).toEqual(keysOf([...last.values()]));
    }),
    runs,
  );
});

test('of the time before that, up to 90 days, every day that had one keeps exactly its last one', () => {
  fc.assert(
    fc.property(anyHistory(), (versions) => {
      const isMeant = (one: KeptVersion) => ageOf(one) >= 7 * DAY && ageOf(one) < 90 * DAY;
      const last = new Map<string, KeptVersion>();
      for (const one of versions.filter(isMeant)) last.set(dayOf(one), one);
      expect(keysOf(left(versions, NOW).filter(isMeant))).toEqual(keysOf([...last.values()]));
    }),
    runs,
  );
});

test('nothing is older than 90 days', () => {
  fc.assert(
    fc.property(anyHistory(), (versions) => {
      expect(left(versions, NOW).filter((one) => ageOf(one) >= 90 * DAY)).toEqual([]);
    }),
    runs,
  );
});

test('a CV has 100 at most, and it is the oldest of the others that go', () => {
  fc.assert(
    fc.property(anyHistory({ most: 260 }), (versions) => {
      const kept = left(versions, NOW);
      for (const cvId of ['cv-0', 'cv-1', 'cv-2']) {
        const own = kept.filter((one) => one.cvId === cvId);
        expect(own.length).toBeLessThanOrEqual(100);
        if (own.length < 100) continue;
        const today = versions.filter((one) => one.cvId === cvId && ageOf(one) < DAY);
        const newest = today.slice(-100);
        expect(keysOf(own)).toEqual(expect.arrayContaining(keysOf(newest)));
      }
    }),
    { ...runs, numRuns: runs.numRuns / 3 },
  );
});

test('a user has 20 MiB at most over all CVs, and what goes for that is older than all that is left', () => {
  const bytes = fc.oneof(
    fc.integer({ min: 1, max: MIB }),
    fc.constantFrom(MIB, 20 * MIB, 20 * MIB + 1),
  );
  fc.assert(
    fc.property(anyHistory({ most: 40, bytes }), (versions) => {
      const kept = left(versions, NOW);
      const sum = kept.reduce((total, one) => total + one.bytes, 0);
      expect(sum).toBeLessThanOrEqual(20 * MIB);
      // Of the last day nothing else takes any away, so that a dropped one made room.
      const today = versions.filter((one) => ageOf(one) < DAY);
      const isKept = new Set(kept.map(keyOf));
      const oldestKept = Math.min(...kept.map(({ replacedAt }) => replacedAt));
      for (const one of today)
        if (!isKept.has(keyOf(one)) && kept.length > 0)
          expect(one.replacedAt).toBeLessThanOrEqual(oldestKept);
    }),
    runs,
  );
});

test('below both bounds no CV knows of another', () => {
  fc.assert(
    fc.property(anyHistory(), (versions) => {
      const alone = ['cv-0', 'cv-1', 'cv-2'].flatMap((cvId) =>
        left(
          versions.filter((one) => one.cvId === cvId),
          NOW,
        ),
      );
      expect(keysOf(left(versions, NOW))).toEqual(keysOf(alone));
    }),
    runs,
  );
});

test('once more takes nothing more, and the order in which they are looked at is all the same', () => {
  fc.assert(
    fc.property(anyHistory({ most: 130 }), fc.infiniteStream(fc.nat()), (versions, numbers) => {
      const kept = left(versions, NOW);
      expect(versionsToDrop(kept, NOW)).toEqual([]);
      const shuffled = versions
        .map((version) => ({ version, at: numbers.next().value as number }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ version }) => version);
      expect(keysOf(left(shuffled, NOW))).toEqual(keysOf(kept));
    }),
    runs,
  );
});

test('however often it was looked at in between, what is left later is the same', () => {
  fc.assert(
    fc.property(
      anyHistory(),
      fc.array(fc.integer({ min: 0, max: 100 * DAY }), { maxLength: 4 }),
      (versions, moments) => {
        const [last = 0, ...between] = moments.toSorted((one, other) => other - one);
        const looked = between
          .toReversed()
          .reduce((kept, moment) => left(kept, NOW + moment), versions);
        expect(keysOf(left(looked, NOW + last))).toEqual(keysOf(left(versions, NOW + last)));
      },
    ),
    runs,
  );
});

test('before the next look nothing has to go, and with each look there is less to come', () => {
  fc.assert(
    fc.property(anyHistory(), fc.double({ min: 0, max: 1, noNaN: true }), (versions, share) => {
      const kept = left(versions, NOW);
      const looks = kept.map((version) => nextLook(version, NOW));
      for (const look of looks) expect(look).toBeGreaterThan(NOW);
      const first = Math.min(...looks, NOW + 200 * DAY);
      const before = Math.min(first - 1, NOW + Math.floor((first - NOW) * share));
      expect(versionsToDrop(kept, before)).toEqual([]);
    }),
    runs,
  );
});
