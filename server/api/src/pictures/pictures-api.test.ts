import { once } from 'node:events';
import { connect } from 'node:net';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { randomFrom } from '@sastre/shared-testing';
import { until } from '@sastre/shared-testing/node';
import { formWith, makePicture } from '../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { damaged, sampleUploads } from './testing/hostile-pictures.ts';
import { picturePath, pictureVisitors, type PictureVisitors } from './testing/picture-visitors.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
jest.setTimeout(60_000 * SOAK);

let site: TestSite;
let visitors: PictureVisitors;
const newVisitors = async () => {
  visitors = await pictureVisitors(site);
};

describe('on files', () => {
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(async () => site.stop());
  beforeEach(newVisitors);

  test('an own picture is asked about at each use, and not sent twice', async () => {
    const { user, other, idOf } = visitors;
    const id = await idOf(await makePicture());
    const first = await user.call('GET', picturePath(id));
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      vary: 'authorization',
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await user.call('GET', picturePath(id), { headers });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, vary: 'authorization' });
    expect(again.headers['content-type']).toBeUndefined();
    const stale = await user.call('GET', picturePath(id), { headers: { 'if-none-match': '"x"' } });
    expect(stale.rawPayload).toEqual(first.rawPayload);
    // Neither another person nor a deletion is answered from what a browser has.
    expect((await other.call('GET', picturePath(id), { headers })).statusCode).toBe(404);
    await user.call('DELETE', picturePath(id));
    expect((await user.call('GET', picturePath(id), { headers })).statusCode).toBe(404);
  });

  test('nobody sees, shares or deletes what is another person’s', async () => {
    const { user, other, idOf, list } = visitors;
    const id = await idOf(await makePicture());
    expect(await list(other)).toEqual([]);
    for (const [method, target] of [
      ['GET', picturePath(id)],
      ['GET', `${picturePath(id)}/share-link`],
      ['DELETE', picturePath(id)],
    ] as const) {
      expect((await other.call(method, target)).statusCode).toBe(404);
      expect((await site.app.inject({ method, url: `/api${target}` })).statusCode).toBe(401);
    }
    expect((await user.call('GET', picturePath(id))).statusCode).toBe(200);
  });

  test('of fifty uploads at once exactly those are taken for which there is room', async () => {
    const { upload, list, filesOf } = visitors;
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
    const { user, upload, list, filesOf } = visitors;
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
    const { user, upload } = visitors;
    const random = randomFrom(20261121);
    const samples = await sampleUploads();
    const seen: Record<number, number> = {};
    for (let count = 0; count < 300 * SOAK; count += 1) {
      const sample = samples[count % samples.length] ?? Buffer.alloc(0);
      const answer = await upload(damaged(sample, random));
      seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
      if (answer.statusCode !== 200) continue;
      const { pictureId } = answer.json<{ pictureId: string }>();
      const { rawPayload } = await user.call('GET', picturePath(pictureId));
      const { exif, xmp, icc } = await sharp(rawPayload, { failOn: 'warning' }).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
      await user.call('DELETE', picturePath(pictureId));
    }
    expect(Object.keys(seen).filter((status) => !['200', '413', '415'].includes(status))).toEqual(
      [],
    );
    // The damage is neither always deadly nor never.
    expect(seen[200]).toBeGreaterThan(10);
    expect(seen[415]).toBeGreaterThan(100);
  });

  test('a shared picture is shown anywhere, kept nowhere, and tells nobody where it was', async () => {
    const { user, idOf } = visitors;
    const id = await idOf(await makePicture('webp'));
    const { shareLink } = (await user.call('GET', `${picturePath(id)}/share-link`)).json<{
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
    const { idOf, filesOf } = visitors;
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
