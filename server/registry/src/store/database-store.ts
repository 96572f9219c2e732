import type { Database } from '@sastre/db';
import { registrySchema, type Registry } from '@sastre/shared-contracts/registry';
import type { Kysely } from 'kysely';
import type { Act, Author, PastAct } from '../rules/act.types.ts';
import { mendEntries } from '../rules/mend.rules.ts';
import {
  EMPTY,
  RegistryBroken,
  RegistryRefusal,
  type Done,
  type RegistryStore,
} from './registry-store.ts';

/** Rows that keep the whole registry which they made; older ones keep who, when, what and why. */
const KEPT = 200;
/** Another act may come in between; each time the decision is made again on what it left. */
const ATTEMPTS = 8;
const NAME = 'the database';
const LAST_RESORT =
  'Its history holds nothing to put back: bring the table registry_revision back from a backup, or empty it and start a server, which begins with REGISTRY_FILE.';

export interface DatabaseStore extends RegistryStore {
  /** The newest revision, 0 where there is none: a row never changes, so it says whether there is anything new to read. */
  revision(): Promise<number>;
}

/**
 * A registry in the database: for several nodes. Every act is one row, so it is live everywhere or nowhere. While there
 * is no row, `seed` gives the first one.
 */
export function databaseStore(
  db: Kysely<Database>,
  seed: () => Promise<Registry | undefined>,
): DatabaseStore {
  async function keep(registry: Registry, act: Act, author: Author): Promise<boolean> {
    const { revision, remotes } = registry;
    const { kind, remote, build, said } = act;
    const row = { revision, remotes: JSON.stringify(remotes), kind, said, ...author };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('registry_revision')
      .values({ ...row, remote: remote ?? null, build: build ?? null })
      .onConflict((conflict) => conflict.column('revision').doNothing())
      .executeTakeFirstOrThrow();
    await db
      .updateTable('registry_revision')
      .set({ remotes: null })
      .where('revision', '<=', revision - KEPT)
      .where('remotes', 'is not', null)
      .execute();
    return numInsertedOrUpdatedRows === 1n;
  }
  async function newest(): Promise<{ revision: number; remotes: unknown } | undefined> {
    return db
      .selectFrom('registry_revision')
      .select(['revision', 'remotes'])
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
  }
  async function read(): Promise<Registry> {
    let row = await newest();
    const first = row === undefined ? await seed() : undefined;
    if (first !== undefined) {
      const revision = Math.max(1, first.revision);
      const said = 'The first registry of this database is that of the file.';
      await keep({ ...first, revision }, { kind: 'seed', said }, { who: 'the server', why: '' });
      row = await newest();
    }
    if (row === undefined) return EMPTY;
    const parsed = registrySchema.safeParse(row);
    if (parsed.success) return parsed.data;
    throw new RegistryBroken(`Revision ${row.revision} in ${NAME} is no registry.`);
  }
  async function goodRows(): Promise<Registry[]> {
    const rows = await db
      .selectFrom('registry_revision')
      .select(['revision', 'remotes'])
      .orderBy('revision', 'desc')
      .limit(KEPT)
      .execute();
    return rows.flatMap((row) => registrySchema.safeParse(row).data ?? []);
  }
  return {
    name: NAME,
    lastResort: LAST_RESORT,
    read,
    async revision() {
      const row = await db
        .selectFrom('registry_revision')
        .select(({ fn }) => fn.max('revision').as('newest'))
        .executeTakeFirst();
      return row?.newest ?? 0;
    },
    lastGood: async () => (await goodRows())[0],
    async change(author, decide): Promise<Done> {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const before = await read();
        const change = await decide(before);
        if (!change.ok) throw new RegistryRefusal(change.reasons);
        const { registry, act } = change;
        const { said } = act;
        if (registry === before) return { registry, said, changed: false };
        if (await keep(registry, act, author)) return { registry, said, changed: true };
      }
      throw new RegistryRefusal([`Others changed the registry ${ATTEMPTS} times meanwhile.`]);
    },
    async repair(author) {
      const found = await read().catch((error: Error) => error);
      const past = await goodRows();
      if (!(found instanceof Error)) {
        const change = mendEntries(found, past, NAME);
        if (!change.ok) throw new RegistryRefusal(change.reasons);
        await keep(change.registry, change.act, author);
        return { registry: change.registry, said: change.act.said, changed: true };
      }
      if (!(found instanceof RegistryBroken)) throw found;
      const [[good], last] = [past, await newest()];
      if (good === undefined || last === undefined)
        throw new RegistryRefusal([found.message, LAST_RESORT]);
      const registry = { revision: last.revision + 1, remotes: good.remotes };
      const said = `Revision ${good.revision} is put back.`;
      await keep(registry, { kind: 'repair', said }, author);
      return { registry, said, changed: true };
    },
    async history(limit) {
      const rows = await db
        .selectFrom('registry_revision')
        .select(['revision', 'at', 'kind', 'remote', 'build', 'said', 'who', 'why'])
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ at, kind, remote, build, ...row }): PastAct => ({
        ...row,
        kind: kind as PastAct['kind'],
        at: at.toISOString(),
        ...(remote === null ? {} : { remote }),
        ...(build === null ? {} : { build }),
      }));
    },
  };
}
