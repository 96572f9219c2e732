import { expect, test } from '@jest/globals';
import { announceReady } from './announce-ready.ts';
import type { Readiness } from './health.ts';

const URL = 'http://localhost:4000';
/** Announces what is found look by look; aborts after the last one. */
async function announced(...found: Readiness[]) {
  const said: string[] = [];
  const stopping = new AbortController();
  const look = async () => {
    const next = found.shift() ?? { status: 'stopping' };
    if (next.status === 'stopping') stopping.abort();
    return next;
  };
  const say = (line: string) => void said.push(line);
  await announceReady({ url: URL, look, say, stopping: stopping.signal, everyMs: 0 });
  return said;
}
const broken: Readiness = { status: 'unavailable', reason: 'local.json is not JSON.' };

test('a server that is ready says so, once', async () => {
  expect(await announced({ status: 'ok' })).toEqual([`Sastre is ready at ${URL}`]);
});

test('one that is not says that it listens, and each reason once, until it is ready', async () => {
  const other: Readiness = { status: 'unavailable', err: new Error('gone') };
  const listens = `Sastre listens at ${URL} and is not ready (/health/ready says 503):`;
  expect(await announced(broken, broken, other, broken, { status: 'ok' })).toEqual([
    `${listens} local.json is not JSON.`,
    `${listens} the database does not answer, or lacks tables.`,
    `${listens} local.json is not JSON.`,
    `Sastre is ready at ${URL}`,
  ]);
});

test('one that is being stopped says nothing more', async () => {
  expect(await announced(broken)).toHaveLength(1);
  expect(await announced()).toEqual([]);
});
