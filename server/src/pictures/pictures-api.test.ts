import { once } from 'node:events';
import { connect } from 'node:net';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import sharp from 'sharp';
import { until } from '../db/testing/until.ts';
import { formWith, makePicture } from '../http/testing/picture.fixture.ts';
import { startTestSite, type TestSite, type Visitor } from '../http/testing/test-site.ts';
import { ownerFolder, pictureKey } from './picture-key.ts';
import type { S3Settings } from './s3-client.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { damaged, sampleUploads, seeded } from './testing/hostile-pictures.ts';
import { startS3StandIn, type S3StandIn } from './testing/s3-stand-in.ts';
import { findVersitygw, startVersitygw } from './testing/versitygw.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
jest.setTimeout(60_000 * SOAK);

let site: TestSite;
let user: Visitor;
let other: Visitor;
const path = (id: string) => `/user/me/picture/${id}`;
const upload = async (bytes: Uint8Array, who = user) =>
  who.call('POST', '/user/me/picture', formWith(bytes));
const idOf = async (bytes: Uint8Array) =>
  (await upload(bytes)).json<{ pictureId: string }>().pictureId;
const list = async (who = user) =>
  (await who.call('GET', '/user/me/pictures')).json<{ pictureIds: string[] }>().pictureIds;
const filesOf = async (who = user) => site.pictureStore.list(`${ownerFolder(who.sub)}/`);
const newVisitors = async () => {
  [user, other] = [await site.visitor(), await site.visitor()];
};

describe('on files', () => {
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(async () => site.stop());
  beforeEach(newVisitors);

  test('an own picture is asked about at each use, and not sent twice', async () => {
    const id = await idOf(await makePicture());
    const first = await user.call('GET', path(id));
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      vary: 'authorization',
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await user.call('GET', path(id), { headers });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, vary: 'authorization' });
    expect(again.headers['content-type']).toBeUndefined();
    const stale = await user.call('GET', path(id), { headers: { 'if-none-match': '"x"' } });
    expect(stale.rawPayload).toEqual(first.rawPayload);
    // Neither another person nor a deletion is answered from what a browser has.
    expect((await other.call('GET', path(id), { headers })).statusCode).toBe(404);
    await user.call('DELETE', path(id));
    expect((await user.call('GET', path(id), { headers })).statusCode).toBe(404);
  });

  test('nobody sees, shares or deletes what is another person’s', async () => {
    const id = await idOf(await makePicture());
    expect(await list(other)).toEqual([]);
    for (const [method, target] of [
      ['GET', path(id)],
      ['GET', `${path(id)}/share-link`],
      ['DELETE', path(id)],
    ] as const) {
      expect((await other.call(method, target)).statusCode).toBe(404);
      expect((await site.app.inject({ method, url: `/api${target}` })).statusCode).toBe(401);
    }
    expect((await user.call('GET', path(id))).statusCode).toBe(200);
  });

  test('of fifty uploads at once exactly those are taken for which there is room', async () => {
    const picture = await makePicture();
    for (let count = 0; count < 7; count += 1) await upload(picture);
    const answers = await Promise.all(Array.from({ length: 50 }, async () => upload(picture)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(13);
    expect(codes.filter((code) => code === 409)).toHaveLength(37);
    expect(await list()).toHaveLength(20);
    expect(await filesOf()).toHaveLength(20);
  });

  test('an upload that breaks off leaves nothing', async () => {
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    const { body, headers } = formWith(await makePicture('png', { width: 900, height: 900 }));
    const head = [
      'POST /api/user/me/picture HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${user.token}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${body.length}`,
    ];
    for (const part of [0, 0.3, 0.99]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const sent = body.subarray(0, Math.floor(body.length * part));
      await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, resolve));
      if (sent.length > 0) await new Promise((resolve) => socket.write(sent, resolve));
      socket.destroy();
      await once(socket, 'close');
    }
    // The server has closed its side of each as well.
    await until(
      async () =>
        new Promise<boolean>((resolve) =>
          site.app.server.getConnections((_error, count) => resolve(count === 0)),
        ),
    );
    expect(await list()).toEqual([]);
    expect(await filesOf()).toEqual([]);
    expect((await upload(await makePicture())).statusCode).toBe(200);
  });

  test('damaged pictures are taken clean or refused; nothing breaks', async () => {
    const random = seeded(20261121);
    const samples = await sampleUploads();
    const seen: Record<number, number> = {};
    for (let count = 0; count < 300 * SOAK; count += 1) {
      const sample = samples[count % samples.length] ?? Buffer.alloc(0);
      const answer = await upload(damaged(sample, random));
      seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
      if (answer.statusCode !== 200) continue;
      const { pictureId } = answer.json<{ pictureId: string }>();
      const { rawPayload } = await user.call('GET', path(pictureId));
      const { exif, xmp, icc } = await sharp(rawPayload, { failOn: 'warning' }).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
      await user.call('DELETE', path(pictureId));
    }
    expect(Object.keys(seen).filter((status) => !['200', '413', '415'].includes(status))).toEqual(
      [],
    );
    // The damage is neither always deadly nor never.
    expect(seen[200]).toBeGreaterThan(10);
    expect(seen[415]).toBeGreaterThan(100);
  });

  test('a shared picture is shown anywhere, kept nowhere, and tells nobody where it was', async () => {
    const id = await idOf(await makePicture('webp'));
    const { shareLink } = (await user.call('GET', `${path(id)}/share-link`)).json<{
      shareLink: string;
    }>();
    const link = new URL(shareLink);
    expect(link.origin).toBe(site.config.publicUrl);
    const { headers, statusCode } = await site.app.inject(link.pathname);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toBeUndefined();
  });

  test('what a killed upload left in the middle of writing is swept up', async () => {
    await idOf(await makePicture());
    const [{ key } = { key: '' }] = await filesOf();
    const draft = `${key}.00000000-0000-4000-8000-000000000009.tmp`;
    const file = join(site.config.dataDir, 'pictures', draft);
    await writeFile(file, 'half');
    const past = new Date(Date.now() - 120_000);
    expect(await sweepPictures(site.db, site.pictureStore, Date.now())).toBe(0);
    await utimes(file, past, past);
    expect(await sweepPictures(site.db, site.pictureStore, Date.now())).toBe(1);
    expect((await filesOf()).map((left) => left.key)).toEqual([key]);
  });
});

/** The whole way of a picture with the bytes in a bucket. */
function describeOnS3(
  name: string,
  open: () => Promise<{ settings: S3Settings; stop(): Promise<void> }>,
) {
  describe(`on ${name}`, () => {
    let server: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      server = await open();
      const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.settings;
      site = await startTestSite({
        PICTURES_S3_ENDPOINT: endpoint,
        PICTURES_S3_BUCKET: bucket,
        PICTURES_S3_REGION: region,
        PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
        PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
        PICTURES_S3_PREFIX: 'sastre/test',
      });
    });
    afterAll(async () => {
      await site.stop();
      await server.stop();
    });
    beforeEach(newVisitors);

    test('a picture is uploaded, read, shared, deleted, and what is lost is swept up', async () => {
      const [first, second] = [
        await idOf(await makePicture('jpeg')),
        await idOf(await makePicture()),
      ];
      expect(await filesOf()).toHaveLength(2);
      const answer = await user.call('GET', path(first));
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(4);
      const { shareLink } = (await user.call('GET', `${path(first)}/share-link`)).json<{
        shareLink: string;
      }>();
      const shared = async () => (await site.app.inject(new URL(shareLink).pathname)).statusCode;
      expect(await shared()).toBe(200);
      await user.call('DELETE', path(first));
      expect(await shared()).toBe(404);
      expect(await list()).toEqual([second]);
      const lost = pictureKey(user.sub, '00000000-0000-4000-8000-000000000001');
      const ofNobody = pictureKey('nobody', '00000000-0000-4000-8000-000000000002');
      for (const key of [lost, ofNobody]) await site.pictureStore.put(key, Buffer.from('x'));
      expect(await sweepPictures(site.db, site.pictureStore, Date.now())).toBe(1);
      expect(await sweepPictures(site.db, site.pictureStore, Date.now() + 120_000)).toBe(1);
      expect((await filesOf()).map(({ key }) => key)).toEqual([pictureKey(user.sub, second)]);
    });

    test('the limit is exact, a reset and a deleted account leave nothing', async () => {
      const picture = await makePicture();
      await upload(picture, other);
      const codes = await Promise.all(
        Array.from({ length: 26 }, async () => (await upload(picture)).statusCode),
      );
      expect(codes.filter((code) => code === 200)).toHaveLength(20);
      expect(await filesOf()).toHaveLength(20);
      // What lies outside of the database follows by an errand.
      const isEmpty = async () => (await filesOf()).length === 0;
      await user.call('POST', '/user/me/reset');
      await until(isEmpty);
      await upload(picture);
      expect((await user.call('DELETE', '/user/me')).statusCode).toBe(204);
      await until(isEmpty);
      expect(await filesOf(other)).toHaveLength(1);
    });
  });
}

describeOnS3('a stand-in for S3', async () => startS3StandIn());
const versitygw = await findVersitygw();
if ('path' in versitygw) describeOnS3('versitygw', async () => startVersitygw(versitygw.path));
else process.stdout.write(`not run: ${versitygw.reason}\n`);

describe('while the bucket is away', () => {
  let standIn: S3StandIn;
  beforeAll(async () => {
    standIn = await startS3StandIn();
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = standIn.settings;
    site = await startTestSite({
      PICTURES_S3_ENDPOINT: endpoint,
      PICTURES_S3_BUCKET: bucket,
      PICTURES_S3_REGION: region,
      PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
      PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
  });
  afterAll(async () => {
    await site.stop();
    await standIn.stop();
  });
  beforeEach(newVisitors);
  afterEach(() => {
    standIn.next = [];
  });
  const away = () => {
    standIn.next = Array.from({ length: 40 }, () => (request) => void request.socket.destroy());
  };

  test('reading and uploading say so, the rest goes on, and nothing is half done', async () => {
    const id = await idOf(await makePicture());
    away();
    for (const answer of [await user.call('GET', path(id)), await upload(await makePicture())]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(await list()).toEqual([id]);
    expect((await user.call('DELETE', path(id))).statusCode).toBe(204);
    standIn.next = [];
    expect(await list()).toEqual([]);
    expect(standIn.objects.size).toBe(1);
    await sweepPictures(site.db, site.pictureStore, Date.now() + 120_000);
    expect(standIn.objects.size).toBe(0);
    expect(site.logLines.join('')).not.toMatch(/wJalr|AKIDEXAMPLE/);
  });
});
