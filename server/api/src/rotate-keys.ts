// Makes the next keys of the embedded identity provider before their time: `node tools/run.mjs server/api/src/rotate-keys.ts`.
// With --at-once they sign from now on and everything that the old ones signed is void: everybody signs in again.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, parseConfig } from '@sastre/base/config';
import { migrateUrl, openDatabase } from '@sastre/db';
import { startPostgres } from '@sastre/postgres';
import { rotateKeys } from '@sastre/identity';
import { createLog } from '@sastre/base/log';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

async function run(atOnce: boolean): Promise<void> {
  const config = parseConfig({ env: process.env, repository, isRoot: process.getuid?.() === 0 });
  const { dataDir, databaseUrl } = config;
  const log = createLog('warn');
  // The embedded database is shared with a server of the same data folder, which may go on meanwhile.
  const embedded = databaseUrl === undefined ? await startPostgres({ dataDir, log }) : undefined;
  try {
    const url = databaseUrl ?? embedded?.url ?? '';
    await migrateUrl(url);
    const { db, close } = openDatabase(url);
    try {
      await rotateKeys(db, Date.now, atOnce ? 'at-once' : 'next');
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
  const told = atOnce
    ? 'New keys sign from now on; nothing that the old ones signed is good. Servers follow within a minute.'
    : 'New keys are published and sign from tomorrow on; the old ones stay good until all that they signed has run out.';
  process.stdout.write(`${told}\n`);
}

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--at-once');
try {
  if (unknown.length > 0)
    throw new ConfigError(`Unknown: ${unknown.join(' ')}. Use --at-once, or nothing.`);
  await run(options.includes('--at-once'));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
