import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@sastre/shared-contracts/api';
import sharp from 'sharp';
import { formWith, makePicture } from '../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import { pictureKey } from './picture-key.ts';
import { sweepPictures } from './sweep-pictures.ts';

let site: TestSite;
let user: Visitor;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  user = await site.visitor();
});

const upload = (bytes: Uint8Array, field?: string, name?: string) =>
  user.call('POST', '/user/me/picture', formWith(bytes, field, name));
const idOf = async (bytes: Uint8Array) =>
  (await upload(bytes)).json<{ pictureId: string }>().pictureId;
const list = async () =>
  (await user.call('GET', '/user/me/pictures')).json<{ pictureIds: string[] }>().pictureIds;

describe('an upload', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['gif', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('of %s is answered as %s, whatever its name says', async (format, type) => {
    const answer = await upload(await makePicture(format), 'picture', 'me.svg');
    const picture = await user.call(
      'GET',
      `/user/me/picture/${answer.json<{ pictureId: string }>().pictureId}`,
    );
    expect(picture.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 4, height: 3 });
  });

  test('is turned upright, made smaller and freed of its metadata', async () => {
    const large = await sharp({
      create: { width: 2600, height: 1300, channels: 3, background: '#246' },
    })
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'CANARY-STREET-5' } } })
      .toBuffer();
    const { rawPayload } = await user.call('GET', `/user/me/picture/${await idOf(large)}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000, height: 2000 });
    expect(rawPayload.includes('CANARY-STREET-5')).toBe(false);
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a GIF by its first bytes only', 'GIF89a<script>alert(1)</script>'],
  ])('of %s is refused', async (_name, text) => {
    expect((await upload(Buffer.from(text))).json()).toMatchObject({
      status: 415,
      code: 'unsupported-type',
    });
    expect(await list()).toEqual([]);
  });

  test('of a truncated picture is refused', async () => {
    const whole = await makePicture('jpeg', { width: 400, height: 400 });
    expect((await upload(whole.subarray(0, whole.length / 2))).statusCode).toBe(415);
  });

  test('over 40 megapixels is refused', async () => {
    const bomb = await makePicture('png', { width: 8_000, height: 5_001 });
    expect(bomb.byteLength).toBeLessThan(LIMITS.pictureBytes);
    expect((await upload(bomb)).json()).toMatchObject({ status: 413, code: 'too-large' });
  });

  test('over 5 MiB is refused', async () => {
    expect((await upload(Buffer.alloc(LIMITS.pictureBytes + 1))).statusCode).toBe(413);
  });

  test.each([
    ['another field', formWith(Buffer.from('x'), 'photo'), 422],
    [
      'a broken form',
      { ...formWith(Buffer.from('x')), body: Buffer.from('--test-boundary-7f3a\r\nbroken') },
      400,
    ],
    ['no boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
    ['no form', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
  ])('with %s is refused', async (_name, form, status) => {
    expect((await user.call('POST', '/user/me/picture', form)).statusCode).toBe(status);
    expect(await list()).toEqual([]);
  });

  test('is the twentieth and not the twenty-first, also of many at once', async () => {
    const picture = await makePicture();
    const codes = await Promise.all(
      Array.from({ length: 26 }, async () => (await upload(picture)).statusCode),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === 409)).toHaveLength(6);
    expect(await list()).toHaveLength(20);
    const folder = join(site.config.dataDir, 'pictures', pictureKey(user.sub, '').slice(0, -1));
    expect(await readdir(folder)).toHaveLength(20);
  });
});

test('pictures are listed oldest first, and one that is deleted for good is gone', async () => {
  const first = await idOf(await makePicture());
  site.clock.now += 1_000;
  const second = await idOf(await makePicture());
  expect(await list()).toEqual([first, second]);
  await user.call('DELETE', `/user/me/picture/${first}`);
  expect(await list()).toEqual([second]);
  await user.call('DELETE', `/user/me/trash/${first}`);
  expect(await site.pictureStore.get(pictureKey(user.sub, first))).toBeUndefined();
});

describe('a share link', () => {
  const share = async (id: string) =>
    (await user.call('GET', `/user/me/picture/${id}/share-link`)).json<{ shareLink: string }>()
      .shareLink;
  const status = async (link: string) => (await site.app.inject(new URL(link).pathname)).statusCode;

  test('needs no token and lives 15 minutes', async () => {
    const link = await share(await idOf(await makePicture()));
    expect(link.startsWith(`${site.config.publicUrl}/api/shared/picture/`)).toBe(true);
    expect(await status(link)).toBe(200);
    site.clock.now += 15 * 60_000 - 1;
    expect(await status(link)).toBe(200);
    site.clock.now += 1;
    expect(await status(link)).toBe(404);
  });

  test('cannot be made up, stretched or turned to another picture', async () => {
    const [one, other] = [await idOf(await makePicture()), await idOf(await makePicture())];
    const link = await share(one);
    const [claim = '', until = '', signature = ''] = link.split('/').at(-1)?.split('.') ?? [];
    const later = (Number.parseInt(until, 36) + 1).toString(36);
    const base = link.slice(0, link.lastIndexOf('/') + 1);
    for (const token of [`${other}.${until}.${signature}`, `${claim}.${later}.${signature}`, 'x']) {
      expect(await status(base + token)).toBe(404);
    }
  });

  test('dies with its picture', async () => {
    const id = await idOf(await makePicture());
    const link = await share(id);
    await user.call('DELETE', `/user/me/picture/${id}`);
    expect(await status(link)).toBe(404);
  });
});

test('the sweep removes what no row knows, and nothing else', async () => {
  const kept = await idOf(await makePicture());
  const gone = 'ab'.repeat(20);
  const fresh = pictureKey(user.sub, '00000000-0000-4000-8000-000000000001');
  const stale = pictureKey(user.sub, '00000000-0000-4000-8000-000000000002');
  const ofNobody = `${gone}/00000000-0000-4000-8000-000000000003`;
  for (const key of [fresh, stale, ofNobody]) await site.pictureStore.put(key, new Uint8Array([1]));
  const past = new Date(Date.now() - 120_000);
  await utimes(join(site.config.dataDir, 'pictures', stale), past, past);
  expect(await sweepPictures(site.db, site.pictureStore, Date.now())).toBe(2);
  const left = (await site.pictureStore.list('')).map(({ key }) => key);
  expect(left).toEqual(expect.arrayContaining([fresh, pictureKey(user.sub, kept)]));
  expect(left).not.toEqual(expect.arrayContaining([stale]));
  expect(left).not.toEqual(expect.arrayContaining([ofNobody]));
});

test('a key that would lead out of the store is refused', async () => {
  await expect(site.pictureStore.get('../../etc/passwd')).rejects.toThrow('Not the key');
});
