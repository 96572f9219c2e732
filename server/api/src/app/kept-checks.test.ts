import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { endSession } from '@sastre/db/users';
import { startTestSite, type TestSite, type Visitor } from './testing/test-site.ts';

// What a node keeps of a token it has checked must say nothing of another token, another user or a later moment.
let postgres: TestDatabases;
let elsewhere: OpenDatabase;
let site: TestSite;
/** One connection, which all calls go by. */
let wire: Agent;
let port: number;
beforeAll(async () => {
  postgres = await openTestDatabases();
  const url = await postgres.createDatabase();
  elsewhere = openDatabase(url);
  site = await startTestSite({}, url);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
  wire = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  wire.destroy();
  await site.stop();
  await elsewhere.close();
  await postgres.stop();
});

async function get(path: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const asked = request({ agent: wire, host: '127.0.0.1', port, path: `/api${path}`, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = JSON.parse(await text(answer)) as { _id?: string };
  return { status: answer.statusCode, id: body._id };
}

/** Somebody whose token has been taken before. */
async function known(): Promise<Visitor & { cv: string }> {
  const user = await site.visitor();
  await get('/user/me/cv', user.token);
  const { status, id } = await get('/user/me/cv', user.token);
  expect(status).toBe(200);
  return { ...user, cv: id ?? '' };
}

test('a token that was changed anywhere is refused although the right one is kept', async () => {
  const { token } = await known();
  const accepted: number[] = [];
  // The last sign holds bits that belong to no byte.
  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    if ((await get('/user/me/cv', changed)).status !== 401) accepted.push(at);
  }
  expect(accepted).toEqual([]);
  expect((await get('/user/me/cv', token)).status).toBe(200);
});

test('the call after a session was ended by another node is refused, however soon it comes', async () => {
  const user = await known();
  const ends: (number | undefined)[] = [];
  for (let time = 0; time < 50; time += 1) {
    const session = randomUUID();
    const token = await site.sign(user, { sid: session });
    ends.push((await get('/user/me/cv', token)).status);
    await endSession(elsewhere.db, session, () => site.clock.now);
    ends.push((await get('/user/me/cv', token)).status);
  }
  expect(ends).toEqual(Array.from({ length: 50 }, () => [200, 401]).flat());
});

test('two users in turn on one connection each get their own, and whoever says nothing gets nothing', async () => {
  const [one, other] = [await known(), await known()];
  for (let turn = 0; turn < 50; turn += 1) {
    for (const { token, cv } of [one, other]) expect((await get('/user/me/cv', token)).id).toBe(cv);
    expect(await get('/user/me/cv')).toEqual({ status: 401 });
  }
  expect(Object.values(wire.freeSockets).flat()).toHaveLength(1);
});

test('what was just read by its owner is nobody else’s', async () => {
  const [one, other] = [await known(), await known()];
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await get(`/user/me/cv/${one.cv}`, one.token)).status).toBe(200);
    expect((await get(`/user/me/cv/${one.cv}`, other.token)).status).toBe(404);
  }
});
