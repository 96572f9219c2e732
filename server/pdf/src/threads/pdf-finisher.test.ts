import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPdfFinisher, type PdfFinisher } from './pdf-finisher.ts';

const DOCUMENT = {
  html: '<body><p>x</p></body>',
  lang: 'en',
  author: '',
  keywords: '',
  title: 'x',
};
let finisher: PdfFinisher;

beforeAll(async () => {
  finisher = createPdfFinisher({ threads: 1 });
  await finisher.warmUp();
});
afterAll(() => finisher.stop());

test.each([
  ['nothing', ''],
  ['no PDF', 'Not a PDF at all, but long enough to be looked at.'],
  ['half a PDF', '%PDF-1.4\n1 0 obj\n<</Type /Catalog'],
  [
    'a PDF without tags',
    '%PDF-1.4\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type /Pages /Kids [] /Count 0>>\nendobj\ntrailer\n<</Root 1 0 R>>',
  ],
])('%s is refused', async (_, bytes) => {
  await expect(finisher.finish(Buffer.from(bytes), DOCUMENT)).rejects.toMatchObject({
    code: 'pdf-failed',
  });
});

test('a document is sanitised as without a thread, and refused as without one', async () => {
  const { html, author } = await finisher.sanitize(
    '<meta name="author" content="Ana"><body><p onclick="x">Hi</p></body>',
    { docTitle: 'A & B' },
  );
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<body><p>Hi</p></body>');
  expect(author).toBe('Ana');
  await expect(finisher.sanitize('<b>'.repeat(1_000), { docTitle: '' })).rejects.toMatchObject({
    code: 'pdf-invalid',
  });
});

test('a document that is larger than any CV does not stop everything else', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const hostile = `<p>${'&'.repeat(2_000_000)}</p>`;
  await expect(finisher.sanitize(hostile, { docTitle: '' })).rejects.toMatchObject({
    code: 'pdf-invalid',
  });
  const took = performance.now() - start;
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

test('what nobody waits for any more is not worked on, and the next document is done', async () => {
  const caller = new AbortController();
  const html = '<p style="color:#fff">x</p>'.repeat(9_000);
  const first = finisher.sanitize(html, { docTitle: '' }, { signal: caller.signal });
  caller.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect(finisher.sanitize('<p>x</p>', { docTitle: '' })).resolves.toMatchObject({
    lang: 'en',
  });
});
