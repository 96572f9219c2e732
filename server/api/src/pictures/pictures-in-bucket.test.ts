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
import { until } from '@sastre/shared-testing/node';
import { makePicture } from '../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { pictureKey } from './picture-key.ts';
import type { Bucket } from '@sastre/base/config';
import { sweepPictures } from './sweep-pictures.ts';
import {
  picturePath,
  pictureVisitors,
  trashPath,
  type PictureVisitors,
} from './testing/picture-visitors.ts';
import { findVersitygw, startS3StandIn, startVersitygw, type S3StandIn } from '@sastre/s3/testing';

const SOAK = Number(process.env['SOAK'] ?? 1);
jest.setTimeout(60_000 * SOAK);

let site: TestSite;
let visitors: PictureVisitors;
const newVisitors = async () => {
  visitors = await pictureVisitors(site);
};

/** The server's settings for a bucket. */
const bucketAt = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket) => ({
  PICTURES_S3_ENDPOINT: endpoint,
  PICTURES_S3_BUCKET: bucket,
  PICTURES_S3_REGION: region,
  PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
  PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
});

/** The whole way of a picture with the bytes in a bucket. */
function describeOnS3(
  name: string,
  open: () => Promise<{ settings: Bucket; stop(): Promise<void> }>,
) {
  describe(`on ${name}`, () => {
    let server: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      server = await open();
      site = await startTestSite({
        ...bucketAt(server.settings),
        PICTURES_S3_PREFIX: 'sastre/test',
      });
    });
    afterAll(async () => {
      await site.stop();
      await server.stop();
    });
    beforeEach(newVisitors);

    test('a picture is uploaded, read, shared, deleted, and what is lost is swept up', async () => {
      const { user, idOf, list, filesOf } = visitors;
      const [first, second] = [
        await idOf(await makePicture('jpeg')),
        await idOf(await makePicture()),
      ];
      expect(await filesOf()).toHaveLength(2);
      const answer = await user.call('GET', picturePath(first));
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(4);
      const { shareLink } = (await user.call('GET', `${picturePath(first)}/share-link`)).json<{
        shareLink: string;
      }>();
      const shared = async () => (await site.app.inject(new URL(shareLink).pathname)).statusCode;
      expect(await shared()).toBe(200);
      await user.call('DELETE', picturePath(first));
      expect(await shared()).toBe(404);
      expect(await list()).toEqual([second]);
      // It can still be brought back.
      expect(await filesOf()).toHaveLength(2);
      await user.call('DELETE', trashPath(first));
      expect(await filesOf()).toHaveLength(1);
      const lost = pictureKey(user.sub, '00000000-0000-4000-8000-000000000001');
      const ofNobody = pictureKey('nobody', '00000000-0000-4000-8000-000000000002');
      for (const key of [lost, ofNobody]) await site.pictureStore.put(key, Buffer.from('x'));
      expect(await sweepPictures(site.db, site.pictureStore, Date.now())).toBe(1);
      expect(await sweepPictures(site.db, site.pictureStore, Date.now() + 120_000)).toBe(1);
      expect((await filesOf()).map(({ key }) => key)).toEqual([pictureKey(user.sub, second)]);
    });

    test('the limit is exact, a reset and a deleted account leave nothing', async () => {
      const { user, other, upload, filesOf } = visitors;
      const picture = await makePicture();
      await upload(picture, other);
      const codes = await Promise.all(
        Array.from({ length: 26 }, async () => (await upload(picture)).statusCode),
      );
      expect(codes.filter((code) => code === 200)).toHaveLength(20);
      // A file that a busy store did not delete in time is left to the sweep.
      await sweepPictures(site.db, site.pictureStore, Date.now() + 120_000);
      expect(await filesOf()).toHaveLength(20);
      // What lies outside of the database follows by the outbox.
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
const versitygw = findVersitygw();
if ('path' in versitygw) describeOnS3('versitygw', async () => startVersitygw(versitygw.path));
else process.stdout.write(`not run: ${versitygw.reason}\n`);

describe('while the bucket is away', () => {
  let standIn: S3StandIn;
  beforeAll(async () => {
    standIn = await startS3StandIn();
    site = await startTestSite(bucketAt(standIn.settings));
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
    const { user, upload, idOf, list } = visitors;
    const id = await idOf(await makePicture());
    away();
    for (const answer of [
      await user.call('GET', picturePath(id)),
      await upload(await makePicture()),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(await list()).toEqual([id]);
    expect((await user.call('DELETE', picturePath(id))).statusCode).toBe(204);
    expect((await user.call('DELETE', trashPath(id))).statusCode).toBe(204);
    standIn.next = [];
    expect(await list()).toEqual([]);
    expect(standIn.objects.size).toBe(1);
    await sweepPictures(site.db, site.pictureStore, Date.now() + 120_000);
    expect(standIn.objects.size).toBe(0);
    expect(site.logLines.join('')).not.toMatch(/wJalr|AKIDEXAMPLE/);
  });
});
