import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readGlyphs } from '../glyphs/read-glyphs.ts';
import type { ChromiumSupervisor } from '../printing/chromium-supervisor.ts';
import { plainLines } from '../proof/plain-lines.ts';
import { printHtml } from '../printing/print-html.ts';
import { keepLog, pdfParts, testDir, testSupervisor } from '../testing/pdf-testing.ts';
import { finishPdf } from '../proof/finish-pdf.ts';
import { sanitizeCvHtml } from './sanitize-cv-html.ts';

const GERMAN = 'Qua_li_täts_ma_nage_ment_be_auf_trag_te';
const RUSSIAN = 'ад_ми_ни_стри_ро_ва_ние';
const GREEK = 'ηλε_κτρο_νι_κός';
const softly = (text: string) => text.replaceAll('_', '\u00ad');
const whole = (text: string) => text.replaceAll('_', '');

/** Narrow enough that some words are broken and some are not; looks that print text in groups, generated and in other fonts. */
const HTML = softly(`<html lang="de"><head><style>
@page{size:A4;margin:16mm 20mm} body{font:10pt/1.4 'Source Sans 3'} p,h2,li{width:45mm}
.sharp p{hyphenate-character:"-"} .garamond{font-family:'EB Garamond';font-variant-ligatures:common-ligatures}
.pale{opacity:.5} .wide{letter-spacing:.1em} .even{text-align:justify} .said::before{content:"Vor_satz "}</style></head>
<body><h1>Ana _Groß_</h1>
${['sharp', 'plain', 'garamond sharp', 'pale', 'wide', 'even sharp', 'said']
  .map(
    (look) =>
      `<div class="${look}"><h2>${GERMAN}</h2><p>Die ${GERMAN} und ${GERMAN} sowie <b>${GERMAN}</b> in ${RUSSIAN} и ${RUSSIAN} nach ${GREEK} und Auf_lage f_i gra_fisch</p></div>`,
  )
  .join('')}</body></html>`);

let place: Awaited<ReturnType<typeof testDir>>;
let supervisor: ChromiumSupervisor;
let printed: Uint8Array;
let finished: Uint8Array;

beforeAll(async () => {
  place = await testDir();
  supervisor = await testSupervisor(place.dir);
  const document = sanitizeCvHtml(HTML, { docTitle: 'CV' });
  printed = await printHtml(supervisor, document.html, { deadlineMs: 15_000, log: keepLog() });
  ({ bytes: finished } = await finishPdf(printed, { ...document, title: 'CV' }));
}, 60_000);
afterAll(async () => {
  await supervisor.stop();
  await place.remove();
});

/** In what is shown, in what glyphs stand for, in the outline. */
const SOFT = /^(?:\/Span|<\w+> <|\/Title).*00AD(?:[0-9A-F]{4})*>/m;

test('no soft hyphen is left in a PDF, wherever it was printed', async () => {
  expect((await pdfParts(printed)).join('\n')).toMatch(SOFT);
  expect((await pdfParts(finished)).filter((part) => SOFT.test(part))).toEqual([]);
});

test('a word that no line ends in is read whole, and a broken one is whole without its hyphen', async () => {
  const text = (await plainLines(finished)).flat().join(' ');
  const joined = text.replace(/[-‐] /g, '');
  for (const [word, times] of [
    [GERMAN, 28],
    [RUSSIAN, 14],
    [GREEK, 7],
  ] as const)
    expect(joined.split(whole(word))).toHaveLength(times + 1);
  expect(text).toMatch(/\p{L}- \p{Ll}/u);
  expect(joined).toContain('Auflage fi grafisch');
});

test('every line begins and ends where it was printed', async () => {
  const lines = await linesOf(printed);
  // To half a tenth of a point: compared as rounded, what lies between two tenths would be told apart by nothing.
  expect(await linesOf(finished)).toEqual(
    lines.map(([place, text, left, right]) => [
      place,
      text,
      expect.closeTo(left, 1),
      expect.closeTo(right, 1),
    ]),
  );
});

/** Lines by their height, and where the first and the last of their letters stand. */
async function linesOf(bytes: Uint8Array): Promise<[string, string, number, number][]> {
  const letters = (await readGlyphs(bytes)).filter(({ text }) => /\p{L}/u.test(text));
  const lines = Map.groupBy(letters, ({ page, baseline }) => `${page} ${baseline.toFixed(1)}`);
  return [...lines].map(([place, line]) => [
    place,
    line.map(({ text }) => text).join(''),
    line[0]?.ink.left ?? NaN,
    line.at(-1)?.ink.right ?? NaN,
  ]);
}
