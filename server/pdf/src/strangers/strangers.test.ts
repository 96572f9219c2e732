import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfService } from '../pdf-service.ts';
import { testDir, testService } from '../testing/pdf-testing.ts';
import { asPosted } from './as-posted.rules.ts';
import { drawClasses } from './classes/draw-classes.ts';
import { judgeCases } from './judge-cases.ts';
import { readCases } from './read-cases.ts';

/** Of the open cases every so many-th is printed, and of those drawn by classes; the soak prints all. */
const STRIDE = process.env['SOAK'] ? 1 : 62;
const CLASSES_STRIDE = process.env['SOAK'] ? 1 : 178;
/** What nobody tells: words in pieces, of languages without a dictionary here or over two pages, and a letter of which a corner
 * is cut off. */
const UNTOLD = new Set([
  'nov-torn-umbruch-im-wort',
  'nov-torn-linha-crua',
  'nov-torn-sekmeli',
  'v7-word-over-page-break',
  's14-round-clip',
]);
/** What other programs read as it was not meant, though no stranger meant it so: "P rofil", and an emoji with the next word. */
const TOLD_ALL_THE_SAME = new Set(['v7-small-caps-headings', 'emoji-bullets-contact']);
/** Of syllables that are drawn as one nobody knows the ink. */
const UNTOLD_CLASSES = new Set([
  'bad-covered-lines-over-th-block',
  'bad-covered-cut-height-hi-block',
]);

const builtFontsDir = fileURLToPath(
  new URL(`../../../../${process.env['BUILD_DIR'] ?? '.build'}/fonts`, import.meta.url),
);
/** Without a build the fonts of other scripts are the system's, of which nobody knows which there are. */
const hasBuild = existsSync(builtFontsDir);
const BUILT_IN = /-(?:en|de|ru)-[a-z]+$/;

let place: Awaited<ReturnType<typeof testDir>>;
let service: PdfService;

beforeAll(async () => {
  place = await testDir();
  service = testService(place.dir, { concurrency: 1, ...(hasBuild && { builtFontsDir }) });
  await service.warmUp();
}, 60_000);
afterAll(async () => {
  await service.stop();
  await place.remove();
});

const timeout = 30_000 * (process.env['SOAK'] ? 20 : 1);

test(
  'no attack of a stranger is called machine-readable, and no honest document anything else',
  async () => {
    const cases = readCases('open')
      .filter(({ id }) => !UNTOLD.has(id) && !TOLD_ALL_THE_SAME.has(id))
      .filter((_, index) => index % STRIDE === 0);
    const wrong = (await judgeCases(service, cases)).filter(({ isRight }) => !isRight);
    expect(wrong.map(({ case: { id }, findings }) => ({ id, findings }))).toEqual([]);
  },
  timeout,
);

test(
  'no construct that was drawn by classes is called anything else, by whatever person and in whatever place',
  async () => {
    const cases = drawClasses()
      .filter(({ id }) => !UNTOLD_CLASSES.has(id) && (hasBuild || BUILT_IN.test(id)))
      .filter((_, index) => index % CLASSES_STRIDE === 0);
    const wrong = (await judgeCases(service, cases)).filter(({ isRight }) => !isRight);
    expect(wrong.map(({ case: { id }, findings }) => ({ id, findings }))).toEqual([]);
  },
  timeout,
);

test('inline styles become a style sheet, a data picture the user’s own', () => {
  const { html, picture } = asPosted(
    '<p class="a" style="color:#fff">x</p><img alt="" src="data:image/png;base64,AAAA">',
    '',
  );
  expect(html).toContain('<p class="a" data-inline="s0">x</p><img alt="" data-picture="">');
  expect(html).toContain('[data-inline="s0"]{color:#fff}');
  expect(picture).toMatchObject({ contentType: 'image/png' });
});
