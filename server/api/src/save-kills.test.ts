import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { startTemporaryPostgres, type TemporaryPostgres } from '@sastre/db/testing';
import { randomFrom } from '@sastre/shared-testing';
import { hook, until } from '@sastre/shared-testing/node';
import { sql } from 'kysely';
import { startSaveServer, type SaveServer } from './cv/testing/save-server.ts';
import { savingPerson, type SavingPerson } from './cv/testing/saving-person.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const KILLS = isSoak ? 100 : 2;
/** Acknowledged saves, restores among them, in all. */
const SAVES = isSoak ? 20_000 : 200;
/** Every so many kills it is the database that is killed. */
const DATABASE_EVERY = isSoak ? 10 : 2;
const PEOPLE = 8;
jest.setTimeout(KILLS * 60_000);

let postgres: TemporaryPostgres;
let database: OpenDatabase;
let databaseUrl: string;
let server: SaveServer | undefined;
beforeAll(
  ...hook(async (waitFor) => {
    postgres = await waitFor('PostgreSQL', startTemporaryPostgres({ durable: true }));
    databaseUrl = await waitFor('a database', postgres.createDatabase());
    database = openDatabase(databaseUrl);
  }),
);
afterAll(
  ...hook(async (waitFor) => {
    if (server !== undefined) await waitFor('the end of the server', server.kill());
    await waitFor('the last statements', database.close());
    await waitFor('the end of PostgreSQL', postgres.stop());
  }),
);

/** Every version of a CV as it is stored, oldest first, the present one last. */
async function storedVersions(id: string): Promise<{ version: number; word: string }[]> {
  const { rows } = await sql<{ version: number; word: string }>`
    select version, coalesce(body #>> '{skills,0,name}', '') as word from cv_version where cv_id = ${id}
    union all
    select version, coalesce(body #>> '{skills,0,name}', '') from cv where id = ${id}
    order by version`.execute(database.db);
  return rows;
}

/** What was acknowledged is stored as its version, each save has the version that it replaced, and none is without its save. */
async function expectWhole({ id, known, open }: SavingPerson): Promise<void> {
  const stored = await until(() => storedVersions(id));
  const [first] = stored;
  const last = stored.at(-1)?.version ?? 0;
  expect(stored.map(({ version }) => version)).toEqual(
    Array.from({ length: last - (first?.version ?? 0) + 1 }, (_, index) => index + 1),
  );
  const words = new Map(stored.map(({ version, word }) => [version, word]));
  const lost = known.filter(({ version, word }) => words.get(version) !== word);
  expect(lost).toEqual([]);
  // One save at most was open, and it is the only one that may be there unacknowledged.
  const acknowledged = known.at(-1)?.version ?? 0;
  expect([0, 1]).toContain(last - acknowledged);
  if (last > acknowledged) expect(words.get(last)).toBe(open);
}

test(`${KILLS} kills in the middle of saves: of ${SAVES} acknowledged none is lost, and no version is torn from its save`, async () => {
  const random = randomFrom(1_711);
  const subs = Array.from({ length: PEOPLE }, () => randomUUID());
  let running = (server = await startSaveServer(databaseUrl, subs));
  const people = await Promise.all(
    subs.map(async (_sub, place) => savingPerson(running, place, random)),
  );
  let acknowledged = 0;
  let unanswered = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const goal = (SAVES / KILLS) * kill + Math.floor(random() * 20);
    let reached: () => void = () => undefined;
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    let isOver = false;
    const work = Promise.all(
      people.map(async (person) =>
        person.work(
          running,
          () => isOver,
          () => {
            acknowledged += 1;
            if (acknowledged >= goal) reached();
          },
        ),
      ),
    );
    await isReached;
    if (kill % DATABASE_EVERY === 0) {
      process.kill(postgres.pid, 'SIGKILL');
      await work;
    }
    await running.kill();
    isOver = true;
    await work;
    unanswered += people.filter(({ open }) => open !== undefined).length;
    for (const person of people) await expectWhole(person);
    running = server = await until(() => startSaveServer(databaseUrl, subs), 60_000);
  }
  expect(acknowledged).toBeGreaterThanOrEqual(SAVES);
  // They were killed in the middle of something.
  expect(unanswered).toBeGreaterThan(KILLS);
  process.stdout.write(
    `${KILLS} kills, ${acknowledged} acknowledged, ${unanswered} under way: 0 lost, 0 torn\n`,
  );
});
