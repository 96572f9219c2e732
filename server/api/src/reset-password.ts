// Makes a one-time link to a new password for an account of the embedded identity provider, to be handed to its owner where
// no mail is sent: `node tools/run.mjs server/api/src/reset-password.ts name@example.org`.
import { ConfigError } from '@sastre/base/config';
import { identityPaths } from '@sastre/identity';
import { makeResetLink } from '@sastre/identity/password-reset';
import { noteCommand } from './note-command.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  const [address = '', ...more] = process.argv.slice(2);
  if (!address.includes('@') || more.length > 0)
    throw new ConfigError('Give the email address of one account.');
  const made = await withDatabase(async (db, { publicUrl, identity }) => {
    if (!identity.embedded)
      throw new ConfigError('IDP_URL is set: passwords are changed in your Keycloak.');
    const paths = identityPaths(publicUrl, identity.realm);
    return makeResetLink({ db, clock: Date.now }, paths, address);
  });
  if (made === undefined) throw new ConfigError(`No account has the email ${address}.`);
  noteCommand('reset-link-made', made.userId);
  const until = new Date(made.until * 1_000).toISOString();
  return `${made.link}\nIt works once, until ${until}. Give it to nobody but the owner of ${address}: who opens it chooses the password.`;
});
