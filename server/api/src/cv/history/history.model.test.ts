import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { DEFAULT_TEMPLATE } from '@sastre/shared-contracts/api';
import { randomFrom } from '@sastre/shared-testing';
import { hook } from '@sastre/shared-testing/node';
import { alone } from '../../account/outbox.store.ts';
import { startTestSite, type TestSite } from '../../app/testing/test-site.ts';
import { createPictures } from '../../pictures/index.ts';
import { purgeTrash } from '../../trash/index.ts';
import { historyUser, type HistoryUser } from './testing/history-user.ts';
import { thinHistory } from './thin-history.ts';

// What is expected here is told by the design alone, in little, and compared with the server after each step.
const SOAK = Number(process.env['SOAK'] ?? 1);
const RUNS = 3 * SOAK;
const STEPS = 40;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
jest.setTimeout(RUNS * 30_000);

interface Version {
  version: number;
  skill: string;
  reason: string;
  at: number;
  /** When another one took its place; absent: none did. */
  replacedAt?: number;
  /** An ordinary save that changed nothing. */
  isSame?: boolean;
}
interface ModelCv {
  id: string;
  kind: 'main' | 'tailored';
  template: string;
  /** Oldest first; the last one is the CV as it is. */
  versions: Version[];
  deletedAt?: number;
}

let site: TestSite;
let letGo: () => void;
let held: Promise<unknown>;
beforeAll(
  ...hook(async (waitFor) => {
    site = await waitFor('the site', startTestSite());
    // The runner of chores starts with the first call and looks every few seconds of the real clock. Here the steps alone say
    // when it works: each chore is done by one at a time, and the test is the one.
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const taken: Promise<void>[] = [];
    held = Promise.all(
      ['thin history', 'purge trash'].map(async (chore) => {
        const isTaken = Promise.withResolvers<void>();
        taken.push(isTaken.promise);
        await alone(site.db, chore, async () => {
          isTaken.resolve();
          await free;
        });
      }),
    );
    await waitFor('the chores', Promise.all(taken));
  }),
);
afterAll(
  ...hook(async (waitFor) => {
    letGo();
    await waitFor('the chores', held);
    await waitFor('the end of the site', site.stop());
  }),
);

/** Every version that the design keeps at a moment. */
function keptAt(versions: readonly Version[], now: number): Version[] {
  return versions.filter(({ replacedAt, version }) => {
    if (replacedAt === undefined) return true;
    const age = now - replacedAt;
    if (age >= 90 * DAY) return false;
    if (age < DAY) return true;
    const stretch = age < 7 * DAY ? HOUR : DAY;
    const isLater = (one: Version) =>
      one.version > version &&
      one.replacedAt !== undefined &&
      Math.floor(one.replacedAt / stretch) === Math.floor(replacedAt / stretch) &&
      (stretch === HOUR ? now - one.replacedAt >= DAY : now - one.replacedAt >= 7 * DAY);
    return !versions.some(isLater);
  });
}

const numberOf = ({ versions }: ModelCv) => versions.at(-1)?.version ?? 0;

function put(cv: ModelCv, skill: string, reason: string, now: number): void {
  const last = cv.versions.at(-1) as Version;
  last.replacedAt = now;
  cv.versions.push({ version: numberOf(cv) + 1, skill, reason, at: now });
}

async function expectAlike(user: HistoryUser, cvs: readonly ModelCv[], now: number) {
  const deleted = cvs.filter((cv) => cv.deletedAt !== undefined && now - cv.deletedAt < 30 * DAY);
  expect((await user.trash()).map(({ id, kind }) => ({ id, kind }))).toEqual(
    deleted
      .toSorted((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
      .map(({ id, kind }) => ({ id, kind })),
  );
  for (const cv of cvs) {
    if (cv.deletedAt !== undefined) {
      for (const path of [`cv/${cv.id}`, `cv/${cv.id}/versions`, `cv/${cv.id}/versions/1`])
        expect([path, (await user.call('GET', path)).statusCode]).toEqual([path, 404]);
      expect((await user.save(cv.id, user.skill('No'))).statusCode).toBe(404);
      continue;
    }
    const listed = await user.versions(cv.id);
    const [present, ...rest] = cv.versions.toReversed();
    // What changed nothing is shown to nobody, but for the CV as it is and where all began.
    const earlier = rest.filter((one, index) => !one.isSame || index === rest.length - 1);
    expect(
      listed.map(({ version, reason, at }) => ({ version, reason, at: Date.parse(at) })),
    ).toEqual(
      [present as Version, ...earlier].map(({ version, reason, at }) => ({
        version,
        reason,
        at,
      })),
    );
  }
  const sample = cvs.find(({ deletedAt }) => deletedAt === undefined);
  for (const { version, skill } of sample?.versions.slice(0, -1) ?? [])
    expect([version, await user.skillsIn(sample?.id ?? '', version)]).toEqual([version, [skill]]);
}

test(`${RUNS} histories of ${STEPS} random steps each are what the design says`, async () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = randomFrom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const user = await historyUser(site);
    const mainId = await user.mainId();
    const start = user.skill('Start');
    // The copies' first versions are of the moment at which they are asked for.
    const first = (id: string, kind: ModelCv['kind'], skill: string, at: number): ModelCv => ({
      ...{ id, kind, template: DEFAULT_TEMPLATE },
      versions: [{ version: 1, skill, reason: kind === 'main' ? 'save' : 'tailor', at }],
    });
    const cvs = [first(mainId, 'main', '', site.clock.now)];
    await user.save(mainId, start);
    put(cvs[0] as ModelCv, 'Start', 'save', site.clock.now);
    for (let count = 0; count < 2; count += 1)
      cvs.push(first(await user.addCopy(), 'tailored', 'Sums', site.clock.now + 1));
    // Nothing was in it then.
    (cvs[0] as ModelCv).versions.shift();
    await site.db.deleteFrom('cv_version').where('cv_id', '=', mainId).execute();
    const pictures = createPictures(site.db, site.pictureStore, () => site.clock.now);

    const steps: Record<string, (cv: ModelCv) => Promise<void>> = {
      async save(cv) {
        const skill = `Skill ${random()}`;
        const [reason, body] = pick([
          ['save', {}],
          ['import', { reason: 'import' }],
          ['merge', { reason: 'merge' }],
        ] as const);
        const ifMatch = random() < 0.5 ? await user.tagOf(cv.id) : undefined;
        const answer = await user.save(cv.id, { ...user.skill(skill), ...body }, ifMatch);
        expect(answer.statusCode).toBe(200);
        put(cv, skill, reason, site.clock.now);
      },
      async saveTheSame(cv) {
        const skill = cv.versions.at(-1)?.skill ?? '';
        expect((await user.save(cv.id, user.skill(skill))).statusCode).toBe(200);
        put(cv, skill, 'save', site.clock.now);
        (cv.versions.at(-1) as Version).isSame = true;
      },
      async saveLayout(cv) {
        const template = pick(['single-column-1', 'two-column-1', 'serif-1']);
        const answer = await user.save(cv.id, { tailored: { pdfOptions: { template } } });
        expect(answer.statusCode).toBe(200);
        const isSame = template === cv.template;
        put(cv, cv.versions.at(-1)?.skill ?? '', isSame ? 'save' : 'template', site.clock.now);
        Object.assign(cv.versions.at(-1) as Version, { isSame });
        cv.template = template;
      },
      async saveStale(cv) {
        const answer = await user.save(
          cv.id,
          user.skill('Stale'),
          `"${cv.id}.${numberOf(cv) - 1}"`,
        );
        expect(answer.statusCode).toBe(412);
      },
      async restore(cv) {
        const version = pick(cv.versions);
        const isPresent = version === cv.versions.at(-1);
        const stale = await user.restore(cv.id, version.version, `"${cv.id}.${numberOf(cv) + 1}"`);
        if (!isPresent) expect(stale.statusCode).toBe(412);
        const number = isPresent ? numberOf(cv) : version.version;
        const answer = await user.restore(cv.id, number, await user.tagOf(cv.id));
        expect(answer.statusCode).toBe(200);
        if (isPresent) return;
        put(cv, version.skill, 'restore', site.clock.now);
        // Layout goes back as well.
        const { tailored } = answer.json<{ tailored?: { pdfOptions?: { template?: string } } }>();
        cv.template = tailored?.pdfOptions?.template ?? DEFAULT_TEMPLATE;
      },
      async delete(cv) {
        const path = cv.kind === 'main' ? 'cv' : `cv/${cv.id}`;
        expect((await user.call('DELETE', path)).statusCode).toBe(204);
        put(cv, cv.versions.at(-1)?.skill ?? '', 'delete', site.clock.now);
        cv.deletedAt = site.clock.now;
      },
      async bringBack(cv) {
        const answer = await user.bringBack(cv.id);
        expect(answer.statusCode).toBe(200);
        put(cv, cv.versions.at(-1)?.skill ?? '', 'restore', site.clock.now);
        delete cv.deletedAt;
      },
      async dropForGood(cv) {
        expect((await user.dropForGood(cv.id)).statusCode).toBe(204);
        cvs.splice(cvs.indexOf(cv), 1);
      },
      async timePasses() {
        site.clock.now += Math.floor(random() * pick([HOUR, DAY, 20 * DAY]));
        const now = new Date(site.clock.now);
        await thinHistory(site.db, now);
        await purgeTrash({ db: site.db, pictures, clock: () => site.clock.now });
        for (const cv of [...cvs]) {
          const isKept = ({ isSame, replacedAt }: Version, index: number) =>
            !isSame || replacedAt === undefined || index === 0;
          cv.versions = keptAt(cv.versions.filter(isKept), site.clock.now);
          const isGone = cv.deletedAt !== undefined && site.clock.now - cv.deletedAt >= 30 * DAY;
          if (isGone) cvs.splice(cvs.indexOf(cv), 1);
        }
        // A token lives for some minutes.
        Object.assign(user, await historyUser(site, await site.visitor(user)));
      },
    };
    const live = [
      'save',
      'save',
      'save',
      'saveTheSame',
      'saveLayout',
      'saveStale',
      'restore',
      'delete',
    ];
    for (let step = 0; step < STEPS && cvs.length > 0; step += 1) {
      site.clock.now += 1 + Math.floor(random() * 100_000);
      Object.assign(user, await historyUser(site, await site.visitor(user)));
      const cv = pick(cvs);
      const name =
        random() < 0.15
          ? 'timePasses'
          : cv.deletedAt === undefined
            ? pick(live)
            : pick(['bringBack', 'bringBack', 'dropForGood']);
      await steps[name]?.(cv);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      await expectAlike(user, cvs, site.clock.now);
    }
  }
  // Each step was made, and more than once.
  expect(Math.min(...seen.values())).toBeGreaterThan(1);
  expect(seen.size).toBe(9);
});
