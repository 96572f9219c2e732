// Removes the authenticator app, passkeys and recovery codes of an account of the embedded identity provider whose owner has
// lost them all: `node tools/run.mjs server/api/src/remove-factors.ts name@example.org`.
import { ConfigError } from '@sastre/base/config';
import { removeFactors } from '@sastre/identity';
import { noteCommand } from './note-command.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  const [address = '', ...more] = process.argv.slice(2);
  if (!address.includes('@') || more.length > 0)
    throw new ConfigError('Give the email address of one account.');
  const userId = await withDatabase(async (db, { identity }) => {
    if (!identity.embedded)
      throw new ConfigError('IDP_URL is set: second factors are removed in your Keycloak.');
    return removeFactors({ db, clock: Date.now }, address);
  });
  if (userId === undefined) throw new ConfigError(`No account has the email ${address}.`);
  noteCommand('factors-removed', userId);
  return `The password of ${address} signs in alone again, and all its devices are signed out. Be sure that it was the owner who asked.`;
});
