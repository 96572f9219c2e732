// Makes the next keys of the embedded identity provider before their time: `node tools/run.mjs server/api/src/rotate-keys.ts`.
// With --at-once they sign from now on and everything that the old ones signed is void: everybody signs in again.
import { ConfigError } from '@sastre/base/config';
import { createSecretBox, rotateKeys } from '@sastre/identity';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => option !== '--at-once');
  if (unknown.length > 0)
    throw new ConfigError(`Unknown: ${unknown.join(' ')}. Use --at-once, or nothing.`);
  const atOnce = options.includes('--at-once');
  await withDatabase(async (db, { secretsKeys }) =>
    rotateKeys(db, Date.now, atOnce ? 'at-once' : 'next', createSecretBox(secretsKeys)),
  );
  return atOnce
    ? 'New keys sign from now on; nothing that the old ones signed is good. Servers follow within a minute.'
    : 'New keys are published and sign from tomorrow on; the old ones stay good until all that they signed has run out.';
});
