import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { AwsV4Signer } from 'aws4fetch';
import { checkPictureStore } from './open-picture-store.ts';
import type { Bucket } from '@sastre/base/config';
import { s3PictureStore } from './s3-picture-store.ts';
import {
  findVersitygw,
  startS3StandIn,
  startVersitygw,
  type S3StandIn,
  type Versitygw,
} from '@sastre/s3/testing';

const KEY = `${'ab'.repeat(20)}/00000000-0000-4000-8000-000000000001`;
const QUICK = { pauseMs: 1 };
const BYTES = Buffer.from('a picture');
const messageOf = async (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

/** What a store must refuse, and what a person reads then. Run against the stand-in and, where it is found, versitygw. */
function describeRefusals(
  name: string,
  open: () => Promise<{ settings: Bucket; stop(): Promise<void> }>,
) {
  describe(`a wrong setting, told by ${name}`, () => {
    let server: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      server = await open();
    });
    afterAll(async () => server.stop());

    test.each<[keyof Bucket, string, RegExp]>([
      ['secretAccessKey', 'hunter2-hunter2', /PICTURES_S3_SECRET_ACCESS_KEY \(403/],
      ['accessKeyId', 'AKIDOFNOBODY', /PICTURES_S3_ACCESS_KEY_ID/],
      ['bucket', 'no-such-bucket', /PICTURES_S3_BUCKET.*\(404 NoSuchBucket\)/],
      ['region', 'mars-north-1', /PICTURES_S3_REGION/],
    ])('%s ends the start and is named, without a secret', async (setting, value, expected) => {
      const wrong = { ...server.settings, [setting]: value };
      const message = await messageOf(checkPictureStore(s3PictureStore(wrong, QUICK)));
      expect(message).toMatch(/^Pictures cannot be stored\. /);
      expect(message).toMatch(expected);
      for (const secret of ['hunter2', 'AKID', 'wJalr']) expect(message).not.toContain(secret);
      // Neither does a wrong setting look like a picture that is not there.
      await expect(s3PictureStore(wrong, QUICK).get(KEY)).rejects.toThrow(expected);
    });

    test('an unsigned request, a tampered signature and other bytes than were signed are refused', async () => {
      const { endpoint, bucket, ...key } = server.settings;
      const url = `${endpoint}/${bucket}/${KEY}`;
      const digest = createHash('sha256').update(BYTES).digest('hex');
      const signed = await new AwsV4Signer({
        ...key,
        method: 'PUT',
        url,
        service: 's3',
        headers: { 'x-amz-content-sha256': digest },
      }).sign();
      const authorization = signed.headers.get('authorization') ?? '';
      const put = async (headers: Record<string, string>, body: Buffer) =>
        (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
      const headers = Object.fromEntries(signed.headers);
      const turned = authorization.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
      expect(await put({}, BYTES)).toBe(403);
      expect(await put({ ...headers, authorization: turned }, BYTES)).toBe(403);
      expect(await put(headers, Buffer.from('b picture'))).toBeGreaterThanOrEqual(400);
      expect(await s3PictureStore(server.settings).get(KEY)).toBeUndefined();
      expect(await put(headers, BYTES)).toBe(200);
      expect(await s3PictureStore({ ...server.settings }).get(KEY)).toEqual(new Uint8Array(BYTES));
    });
  });
}

describeRefusals('the stand-in', async () => startS3StandIn());
const versitygw = findVersitygw();
if ('path' in versitygw) {
  describeRefusals('versitygw', async (): Promise<Versitygw> => startVersitygw(versitygw.path));
} else {
  process.stdout.write(`not run: ${versitygw.reason}\n`);
}

describe('a store that stumbles', () => {
  let s3: S3StandIn;
  beforeAll(async () => {
    s3 = await startS3StandIn('p/');
  });
  afterAll(async () => s3.stop());
  afterEach(() => {
    s3.next = [];
    s3.seen = [];
    running.length = 0;
    s3.objects.clear();
    s3.clock = Date.now;
  });
  /** Limits of an attempt or a call; each is over when a fault says so, not when a busy machine was slow. */
  const limits = { attemptMs: 1, callMs: 2 };
  const running: { ms: number; controller: AbortController }[] = [];
  const timeout = (ms: number) => {
    const controller = new AbortController();
    running.push({ ms, controller });
    return controller.signal;
  };
  const end = (limit: number) => {
    for (const { ms, controller } of running)
      if (ms === limit) controller.abort(new DOMException('late', 'TimeoutError'));
  };
  const store = () => s3PictureStore(s3.settings, { ...QUICK, ...limits, timeout, pageSize: 2 });
  const answering =
    (status: number, body = '', headers: Record<string, string> = {}): S3StandIn['next'][number] =>
    (request, response) => {
      request.resume();
      response.writeHead(status, headers).end(body);
    };
  const hangingUp: S3StandIn['next'][number] = (request) => void request.socket.destroy();
  const silent: S3StandIn['next'][number] = () => end(limits.attemptMs);
  const halfSaid: S3StandIn['next'][number] = (_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('half', () => end(limits.attemptMs));
  };

  test.each([
    ['500', answering(500)],
    ['503 SlowDown', answering(503, '<Error><Code>SlowDown</Code></Error>')],
    ['429', answering(429)],
    ['hanging up', hangingUp],
    ['silence', silent],
    ['half an answer', halfSaid],
  ])('with %s is asked again, and the picture is there', async (_name, fault) => {
    s3.next = [fault, fault];
    await store().put(KEY, BYTES);
    s3.next = [fault];
    expect(await store().get(KEY)).toEqual(new Uint8Array(BYTES));
    s3.next = [fault];
    expect(await store().list('')).toEqual([{ key: KEY, modifiedAt: expect.any(Number) }]);
    s3.next = [fault];
    await store().delete(KEY);
    expect(s3.objects.size).toBe(0);
    expect(s3.seen).toHaveLength(9);
  });

  test.each([
    ['500', answering(500), 'cannot answer for the moment (500)'],
    ['503 SlowDown', answering(503, '<Error><Code>SlowDown</Code></Error>'), '503 SlowDown'],
    ['hanging up', hangingUp, 'cannot be reached'],
    ['silence', silent, 'does not answer in time'],
  ])('with nothing but %s is given up after three attempts', async (_name, fault, message) => {
    s3.next = Array.from({ length: 9 }, () => fault);
    await expect(store().put(KEY, BYTES)).rejects.toThrow(message);
    expect(s3.seen).toHaveLength(3);
  });

  test('has no more time than a call has, however many attempts are left', async () => {
    s3.next = Array.from({ length: 3 }, () => () => end(limits.callMs));
    await expect(store().get(KEY)).rejects.toThrow('does not answer in time');
    expect(s3.seen).toHaveLength(1);
  });

  test.each([
    ['a refusal', answering(403, '<Error><Code>AccessDenied</Code></Error>')],
    ['a page of HTML', answering(404, '<html>Not found</html>')],
    ['a redirect', answering(307, '', { location: 'http://127.0.0.1:1/elsewhere' })],
  ])('%s is believed at once and never taken for a missing picture', async (_name, fault) => {
    for (const call of [
      async () => store().get(KEY),
      async () => store().put(KEY, BYTES),
      async () => store().delete(KEY),
      async () => store().list(''),
    ]) {
      s3.next = [fault];
      s3.seen = [];
      await expect(call()).rejects.toThrow('PICTURES_S3_');
      expect(s3.seen).toHaveLength(1);
    }
  });

  test('with a listing that is cut or never ends is an error, not a short list', async () => {
    s3.next = [answering(200, '<ListBucketResult><IsTruncated>false</IsTruncated>')];
    await expect(store().list('')).rejects.toThrow('does not answer as S3 does');
    const endless = answering(
      200,
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>',
    );
    s3.next = Array.from({ length: 5 }, () => endless);
    await expect(store().list('')).rejects.toThrow('for ever');
  });

  test('lists only what is ours: below the prefix and with a key of ours', async () => {
    const foreign = { bytes: BYTES, modifiedAt: Date.now() };
    for (const key of [KEY, `other/${KEY}`, 'p/readme <&>.txt', `p/deeper/${KEY}`]) {
      s3.objects.set(key, foreign);
    }
    for (let count = 1; count <= 5; count += 1)
      await store().put(KEY.replace(/1$/, `${count}`), BYTES);
    expect(await store().list('')).toHaveLength(5);
    expect(await store().list(KEY.slice(0, 41))).toHaveLength(5);
    expect(await store().list('cd'.repeat(20))).toEqual([]);
    expect([...s3.objects.keys()]).toContain(`p/${KEY}`);
  });

  test('whose clock is wrong does not make pictures old', async () => {
    s3.clock = () => Date.now() - 86_400_000;
    await store().put(KEY, BYTES);
    const [file] = await store().list('');
    expect(Math.abs(Date.now() - (file?.modifiedAt ?? 0))).toBeLessThan(5_000);
  });
});

test('an address where nothing listens, and one that is a web site, are named', async () => {
  const settings = {
    endpoint: 'http://127.0.0.1:1',
    bucket: 'cv-pictures',
    region: 'eu-test-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'hunter2',
    prefix: '',
  };
  const message = await messageOf(checkPictureStore(s3PictureStore(settings, QUICK)));
  expect(message).toBe(
    'Pictures cannot be stored. The picture store cannot be reached: check PICTURES_S3_ENDPOINT.',
  );
  const site = createServer((_request, response) => response.end('<html>Welcome</html>'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const wrong = { ...settings, endpoint: `http://127.0.0.1:${port}` };
  expect(await messageOf(checkPictureStore(s3PictureStore(wrong, QUICK)))).toContain(
    'does not answer as S3 does: check PICTURES_S3_ENDPOINT',
  );
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});
