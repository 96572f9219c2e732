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

test('a hostile document of 2 MiB does not stop everything else', async () => {
  const span = '<span style="color:#123456">word </span>';
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  await finisher.sanitize(span.repeat(2_097_152 / span.length), { docTitle: '' });
  const took = performance.now() - start;
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});
