// Started by a test: deletes or resets an account and runs the outbox until it is killed. At each gate it asks the test's world,
// which may never answer.
import { flushCompileCache } from 'node:module';
import { openDatabase } from '@sastre/db';
import { createLog } from '@sastre/base/log';
import { filePictureStore } from '../../pictures/file-picture-store.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { openJobQueue } from '../../tailoring/queue/job-queue.ts';
import { deleteAccount, resetAccount } from '../delete-account.ts';
import { createOutbox } from '../outbox.ts';
import { keycloakUserDeletion } from '../keycloak-admin.ts';

const [order = '{}'] = process.argv.slice(2);
const { databaseUrl, pictures, world, sub, what } = JSON.parse(order) as {
  databaseUrl: string;
  pictures: string;
  world: string;
  sub: string;
  /** `run`: only what is left of another process. */
  what: 'delete' | 'reset' | 'run';
};

async function pass(gate: string): Promise<void> {
  const answer = await fetch(`${world}/gate/${gate}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The gate ${gate} is closed.`);
}

// It is killed: the next one starts with what it compiled.
flushCompileCache();
const { db } = openDatabase(databaseUrl, { answerLimit: 600_000, statementLimit: 600_000 });
const files = filePictureStore(pictures);
const store = {
  ...files,
  async delete(key: string) {
    await pass('files-before');
    await files.delete(key);
    await pass('files-after');
  },
};
const clock = Date.now;
const log = createLog('silent');
const jobQueue = await openJobQueue(databaseUrl, log);
const outbox = createOutbox({
  db,
  pictures: createPictures(db, store, clock),
  jobQueue,
  clock,
  log,
  endAtProvider: async (userId) => {
    const answer = await fetch(`${world}/provider/${userId}`, { method: 'DELETE' });
    if (!answer.ok) throw new Error('The provider is away.');
  },
  deleteIdentity: keycloakUserDeletion(
    { url: world, realm: 'people' },
    { clientId: 'admin', clientSecret: 'secret' },
  ),
});
const account = { db, clock, jobQueue, identity: 'external' } as const;
if (what === 'delete') await deleteAccount(account, sub);
if (what === 'reset') await resetAccount(account, sub);
await pass('committed');
outbox.start();
// The runner's timer alone keeps no process alive.
setInterval(() => undefined, 60_000);
