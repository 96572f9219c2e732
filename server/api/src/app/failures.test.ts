import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDF_REPORT_HEADER, readPdfReport } from '@sastre/shared-contracts/api';
import { IdentityUnavailable } from '@sastre/base/tokens';
import { PdfError } from '@sastre/pdf';
import { toProblem } from './error-handler.ts';
import { inlineDisposition, pdfFileName } from '../pdf-export/file-name.rules.ts';
import { startTestSite, type TestSite, type Visitor } from './testing/test-site.ts';
import { formWith, makePicture } from './testing/picture.fixture.ts';

let site: TestSite;
let user: Visitor;

beforeAll(async () => {
  site = await startTestSite();
  user = await site.visitor();
});
afterAll(() => site.stop());

const print = (body: object) => user.call('POST', '/utils/generate-pdf', { body });
const good = { html: '<p>CV</p>', docTitle: 'José Núñez- CV' };

describe('tokens', () => {
  test.each([
    ['expired', { exp: 1 }, '2026-11-18T09:00:00Z'],
    ['of another client', { azp: 'other' }, undefined],
    ['that is an ID token', { typ: 'ID' }, undefined],
  ])('%s are refused', async (_name, changed, signedAt) => {
    const now = site.clock.now;
    if (signedAt !== undefined) site.clock.now = Date.parse(signedAt);
    const token = await site.sign(user, changed);
    site.clock.now = now;
    const answer = await site.app.inject({
      url: '/api/user/me/cv',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });

  test('are not refused while the provider’s keys cannot be read: 503', () => {
    const { status, extra } = toProblem(new IdentityUnavailable());
    expect([status, extra.headers?.['retry-after']]).toEqual([503, '2']);
  });
});

describe('PDFs', () => {
  test('are named after their title', async () => {
    const answer = await print(good);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Jose Nunez- CV.pdf"; filename*=UTF-8''Jos%C3%A9%20N%C3%BA%C3%B1ez-%20CV.pdf`,
    });
    expect(answer.body).toBe('%PDF-1.7 test');
  });

  test('carry what reading them back has found', async () => {
    const before = site.pdf.print;
    const findings = [{ kind: 'words', page: 2, text: 'Größe 日本' }];
    const report = { words: 412, pages: 2, findings, more: 1 };
    site.pdf.print = async (options) => ({ ...(await before(options)), report });
    const { headers } = await print(good);
    site.pdf.print = before;
    expect(readPdfReport(String(headers[PDF_REPORT_HEADER]))).toEqual(report);
  });

  test.each([
    ['../../etc/passwd', '-..-etc-passwd.pdf'],
    ['a\r\nSet-Cookie: x=1', 'aSet-Cookie- x=1.pdf'],
    ['  . ', 'CV.pdf'],
    ['"quoted".pdf', '-quoted-.pdf'],
    ['x'.repeat(400), `${'x'.repeat(150)}.pdf`],
  ])('titled %j are named safely', (title, name) => {
    expect(pdfFileName(title)).toBe(name);
    expect(inlineDisposition(pdfFileName(title))).toMatch(/^[\x20-\x7e]+$/);
  });

  test('carry the owner’s picture, and nobody else’s', async () => {
    const form = formWith(await makePicture('jpeg'));
    const { pictureId } = (await user.call('POST', '/user/me/picture', form)).json<{
      pictureId: string;
    }>();
    let printed: unknown;
    const before = site.pdf.print;
    site.pdf.print = async (options) => {
      printed = options.picture?.contentType;
      return before(options);
    };
    expect((await print({ ...good, pictureId })).statusCode).toBe(200);
    expect(printed).toBe('image/jpeg');
    expect((await print({ ...good, pictureId: '' })).statusCode).toBe(200);
    expect(printed).toBeUndefined();
    const stranger = await site.visitor();
    const stolen = await stranger.call('POST', '/utils/generate-pdf', {
      body: { ...good, pictureId },
    });
    expect(stolen.statusCode).toBe(404);
    expect((await print({ ...good, pictureId: 'x' })).statusCode).toBe(404);
    site.pdf.print = before;
  });

  test('of more than 2 MiB of html are refused', async () => {
    expect((await print({ ...good, html: 'x'.repeat(2_097_153) })).statusCode).toBe(413);
  });

  test('are read as they are printed: the same document, the same refusals', async () => {
    const before = site.pdf.read;
    const asked: object[] = [];
    site.pdf.read = async (options) => {
      asked.push(options);
      return [['José Núñez'], ['Second page']];
    };
    const read = (body: object) => user.call('POST', '/utils/read-pdf', { body });
    expect((await read(good)).json()).toEqual({ pages: [['José Núñez'], ['Second page']] });
    // in its user's turn, and on their account
    const whose = { who: user.sub, onSpent: expect.any(Function) };
    expect(asked).toEqual([{ ...good, ...whose }]);
    expect((await read({ ...good, pictureId: 'x' })).statusCode).toBe(404);
    expect((await read({ ...good, html: 'x'.repeat(2_097_153) })).statusCode).toBe(413);
    site.pdf.read = () =>
      Promise.reject(new PdfError('pdf-busy', 'Full.', { retryAfterSeconds: 3 }));
    expect((await read(good)).statusCode).toBe(503);
    expect(asked).toHaveLength(1);
    site.pdf.read = before;
  });

  test.each([
    ['pdf-unavailable', 503, undefined],
    ['pdf-busy', 503, 3],
    ['pdf-timeout', 504, undefined],
    ['pdf-failed', 500, undefined],
    ['pdf-invalid', 422, undefined],
  ] as const)('that fail as %s answer %d', async (code, status, retryAfterSeconds) => {
    const before = site.pdf.print;
    site.pdf.print = async () => {
      throw new PdfError(code, 'Reason', { retryAfterSeconds });
    };
    const answer = await print(good);
    site.pdf.print = before;
    expect(answer.json()).toMatchObject({
      status,
      code: code === 'pdf-invalid' ? 'invalid-input' : code,
    });
    expect(answer.headers['retry-after']).toBe(retryAfterSeconds?.toString());
  });
});

test('what nobody foresaw is a 500 that tells nothing, and is logged', async () => {
  const before = site.pdf.print;
  site.pdf.print = async () => {
    throw new Error('stack and secrets');
  };
  const answer = await print(good);
  site.pdf.print = before;
  expect(answer.json()).toMatchObject({ status: 500, code: 'internal' });
  expect(answer.body).not.toContain('secrets');
  expect(site.logLines.some((line) => line.includes('stack and secrets'))).toBe(true);
});

describe('without its database', () => {
  let orphan: TestSite;
  beforeAll(async () => {
    // The stand-in of the payment provider would want its tables at once.
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_a1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_a1',
      STRIPE_WEBHOOK_SECRET: 'whsec_a1',
    };
    // Nothing listens on port 1.
    orphan = await startTestSite(stripe, 'postgres://nobody:x@127.0.0.1:1/none');
  });
  afterAll(() => orphan.stop());

  test('a call asks to try again, soon', async () => {
    const began = performance.now();
    const answer = await (await orphan.visitor()).call('GET', '/user/me/cv');
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('the server lives, serves its pages, and is not ready', async () => {
    expect((await orphan.app.inject('/health/live')).statusCode).toBe(200);
    expect((await orphan.app.inject('/')).statusCode).toBe(200);
    const ready = await orphan.app.inject('/health/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
  });
});

test('with its database the server is ready; without its tables it is not', async () => {
  expect((await site.app.inject('/health/ready')).statusCode).toBe(200);
  await site.db.schema.dropTable('app_setting').execute();
  expect((await site.app.inject('/health/ready')).statusCode).toBe(503);
});

describe('a job description that is too long', () => {
  test.each(['/user/me/cv/tailor', '/user/me/cv/tailor/check'])(
    'is refused by %s with its count of characters, in the detail too',
    async (path) => {
      const body = { companyName: 'Babbage', jobDescription: 'a'.repeat(60_000) };
      const answer = await user.call('POST', path, { body });
      const said = 'The job description is 60,000 characters long; at most 20,000 are taken.';
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        expect.objectContaining({
          detail: said,
          message: said,
          errors: [{ path: 'jobDescription', message: said }],
        }),
      ]);
    },
  );

  test('says nothing of itself where another field is wrong', async () => {
    const body = { companyName: ' ', jobDescription: 'a' };
    const answer = await user.call('POST', '/user/me/cv/tailor/check', { body });
    expect(answer.json()).toMatchObject({ detail: 'Some of the input is not valid.' });
  });
});
