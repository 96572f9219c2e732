import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PdfService } from '../pdf-service.ts';
import { testDir, testService } from '../testing/pdf-testing.ts';
import { asPosted } from './as-posted.rules.ts';
import { judgeCases } from './judge-cases.ts';
import { readCases } from './read-cases.ts';

/** Of the open cases every so many-th is printed; the soak prints all. */
const STRIDE = process.env['SOAK'] ? 1 : 16;
/** What the verdict answers for by itself, in any script that the built-in fonts have. */
const KINDS = [
  'invisible',
  'tiny',
  'covered',
  'off-page',
  'glued',
  'doubled',
  'torn',
  'broken-contact',
];
/** A word that the document itself has in two lines is two words to everybody. */
const OPEN_ATTACKS = new Set(['torn-br-inside']);
/** Painted after its neighbours, what is positioned is read after them by readers that go by painting. */
const POSITIONED = new Set([
  'ok-transparent-png',
  'ok-box-after-decoration',
  'ok-rotate-none',
  'ok-timeline',
]);
/** A heading of the second level before the first one is against PDF/UA. */
const HEADINGS = new Set(['ok-shy-german', 'ok-japanese-two-columns']);

let place: Awaited<ReturnType<typeof testDir>>;
let service: PdfService;

beforeAll(async () => {
  place = await testDir();
  service = testService(place.dir);
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
    const known = [...OPEN_ATTACKS, ...POSITIONED, ...HEADINGS];
    const cases = readCases('open')
      .filter(({ kind, id }) => KINDS.includes(kind) && !known.includes(id))
      .filter((_, index) => index % STRIDE === 0);
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
