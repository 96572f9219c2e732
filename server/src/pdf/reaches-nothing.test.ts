import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepChromium } from './chromium-keeper.ts';
import { hostileDocuments } from './hostile-html.fixture.ts';
import { installFonts } from './install-fonts.ts';
import { PdfError } from './pdf-error.ts';
import { keepLog, readPdf, startCanary, testChromium, testDir } from './pdf-testing.ts';
import { printHtml } from './print-html.ts';
import { sanitizeCvHtml } from './sanitize-cv-html.ts';

let place: Awaited<ReturnType<typeof testDir>>;
let canary: Awaited<ReturnType<typeof startCanary>>;

beforeAll(async () => {
  place = await testDir();
  canary = await startCanary();
});
afterAll(async () => {
  await canary.stop();
  await place.remove();
});

test.each([
  ['posted documents', (html: string) => sanitizeCvHtml(html, { docTitle: 'CV' }).html],
  ['documents that nobody sanitised', (html: string) => html],
])(
  'hostile %s reach nothing and run nothing',
  async (_, prepare) => {
    const secret = join(place.dir, 'secret.txt');
    await writeFile(secret, 'SECRETTEXT', { mode: 0o644 });
    const keeper = keepChromium({
      binary: await testChromium(),
      fontConfig: await installFonts(join(place.dir, 'fonts')),
      log: keepLog(),
    });
    let printed = 0;
    for (const html of hostileDocuments(canary.url, secret)) {
      const { cdp } = await keeper.running();
      const pdf = await printHtml(cdp, prepare(html), { deadlineMs: 5_000 }).catch(
        (error: unknown) => {
          expect(error).toBeInstanceOf(PdfError);
          return undefined;
        },
      );
      if (!pdf) continue;
      printed += 1;
      const { text } = await readPdf(pdf);
      expect(text).not.toMatch(/SCRIPTRAN|SECRETTEXT|CANARYTEXT/);
    }
    // what Chromium still had in hand is out when it has ended
    await keeper.stop();
    expect(canary.seen).toEqual({ connects: 0, requests: [] });
    expect(printed).toBeGreaterThan(60);
  },
  120_000,
);

test('the canary would have noticed', async () => {
  await fetch(`${canary.url}/control`);
  expect(canary.seen).toEqual({ connects: 1, requests: ['/control'] });
});
