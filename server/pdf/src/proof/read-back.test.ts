import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { PdfService } from '../pdf-service.ts';
import { testDir, testService } from '../testing/pdf-testing.ts';
import { sanitizeCvHtml, type CvPicture } from '../document/sanitize-cv-html.ts';
import type { FinishedPdf } from './finish-pdf.ts';
import { isGood } from './contents/page-fonts.ts';
import { dictsWith, first, hasListInside, serifs } from './pdf-dicts.fixture.ts';
import { PROOF_HTML } from './proof.fixture.ts';
import { readBack } from './read-back.ts';
import { readPdf } from './contents/read-pdf.ts';

const TITLE = 'Ana & <María>- CV';
let place: Awaited<ReturnType<typeof testDir>>;
let service: PdfService;
let picture: CvPicture;
let good: FinishedPdf;

beforeAll(async () => {
  place = await testDir();
  service = testService(place.dir, { concurrency: 1 });
  const create = { width: 40, height: 40, channels: 3, background: '#336699' } as const;
  picture = { bytes: await sharp({ create }).jpeg().toBuffer(), contentType: 'image/jpeg' };
  await service.warmUp();
  good = await service.print({ html: PROOF_HTML, docTitle: TITLE, picture });
}, 120_000);
afterAll(async () => {
  await service.stop();
  await place.remove();
});

/** The verdict on the good PDF when the document was another one. */
async function verdictOn(change: (html: string) => string, title = TITLE) {
  const changed = change(PROOF_HTML);
  if (title === TITLE) expect(changed).not.toBe(PROOF_HTML);
  const document = sanitizeCvHtml(changed, { docTitle: title, picture });
  return (await readBack(good.bytes, { ...document, title })).findings;
}

/** The verdict when the bytes were changed afterwards. */
async function verdictAfter(change: (pdf: PDFDocument) => void) {
  const pdf = await PDFDocument.load(good.bytes, { updateMetadata: false });
  change(pdf);
  const document = sanitizeCvHtml(PROOF_HTML, { docTitle: TITLE, picture });
  return (await readBack(await pdf.save(), { ...document, title: TITLE })).findings;
}

test('a good PDF has no finding, and as many words and pages as the document', () => {
  expect(good.report).toEqual({
    data: 'none',
    words: 530,
    pages: 3,
    findings: [],
    more: 0,
    readers: ['pdf.js', 'PDFium'],
  });
});

test('a document that nobody can read in time is not read, and that is told', async () => {
  const html = `<style>p{break-after:page}</style>${'<p>page</p>'.repeat(41)}`;
  const { report } = await service.print({ html, docTitle: 'x' });
  expect(report).toEqual({
    data: 'none',
    ...{ words: 41, pages: 41, more: 0 },
    findings: [{ kind: 'unread', text: '40' }],
  });
  const long = (html: string) => html.replace('<h2>Skills', `<p>${'words '.repeat(20_000)}</p>$&`);
  expect(await verdictOn(long)).toEqual([{ kind: 'unread' }]);
});

test.each(['דרך', 'نرم‌افزار'])('that %s runs from right to left is told', async (word) => {
  const document = sanitizeCvHtml(PROOF_HTML.replace('Java', word), { docTitle: TITLE });
  const { rightToLeft } = await readBack(good.bytes, { ...document, title: TITLE });
  expect(rightToLeft).toBe(true);
});

describe('what the document has and the PDF has not is found:', () => {
  test('a word', async () => {
    expect(await verdictOn((html) => html.replace('First duty', 'First lost duty'))).toEqual([
      { kind: 'words', text: 'lost', page: 1 },
    ]);
  });
  test('a whole paragraph, its end shortened', async () => {
    const lost = 'Nowhere to be seen at all. '.repeat(5);
    const findings = await verdictOn((html) => html.replace('<h3>', `<p>${lost}</p><h3>`));
    expect(findings).toEqual([{ kind: 'words', text: `${lost.slice(0, 79)}…`, page: 1 }]);
  });
  test('a link', async () => {
    const linked = '<a href="https://lost.test/">Second</a>';
    expect(await verdictOn((html) => html.replace('Second', linked))).toEqual([
      { kind: 'links', text: 'https://lost.test/' },
    ]);
  });
  test('a link to another address', async () => {
    expect(await verdictOn((html) => html.replace('c=2', 'c=3'))).toEqual([
      { kind: 'links', text: 'https://example.org/a?b=1&c=3', page: 1 },
    ]);
  });
  test('a link on other words', async () => {
    const moved = (html: string) =>
      html.replace(
        /Reached at (<a [^>]*>)ana@example.org<\/a> only/,
        'Reached at ana@example.org $1only</a>',
      );
    const findings = await verdictOn(moved);
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['links']));
  });
  test('the title', async () => {
    expect(await verdictOn((html) => html, 'Other')).toEqual([{ kind: 'title', text: TITLE }]);
  });
  test('the language', async () => {
    expect(await verdictOn((html) => html.replace('lang="en"', 'lang="es"'))).toEqual([
      { kind: 'language', text: 'es' },
      { kind: 'language', text: 'en' },
    ]);
  });
  test('the language of a part', async () => {
    expect(await verdictOn((html) => html.replace('lang="de"', 'lang="fr"'))).toEqual([
      { kind: 'language', text: 'Anschreiben Sehr geehrte Damen und Herren', page: 3 },
    ]);
  });
});

test('what the PDF has and the document has not is found', async () => {
  expect(await verdictOn((html) => html.replace('Second duty', 'Second'))).toEqual([
    { kind: 'words', text: 'duty', page: 1 },
  ]);
});

test('two parts in the wrong order are found', async () => {
  const swap = (html: string) =>
    html.replace(
      /(<section class="sec-a">[^]*?<\/section>)([^]*?)(<section>[^]*?<\/section>)/,
      '$3$2$1',
    );
  const findings = await verdictOn(swap);
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['order']));
});

test('words that run into each other, and words that fall apart, are found', async () => {
  const html = '<p>Hello<span style="font-weight:bold">World</span></p><p class="far">HEADING</p>';
  const style = '<style>.far{letter-spacing:.5em}</style>';
  const { bytes } = await service.print({ html: `${style}<body lang="en">${html}`, docTitle: 'x' });
  const parted = sanitizeCvHtml(html.replace('Hello', 'Hello '), { docTitle: 'x' });
  const { findings } = await readBack(bytes, { ...parted, title: 'x' });
  const inText = findings.filter(({ kind }) => kind !== 'fonts');
  expect(inText).toEqual([
    { kind: 'words', text: 'World', page: 1 },
    { kind: 'words', text: 'HEADING', page: 1 },
  ]);
});

test('what is printed and not seen, or torn, is found, and what is pale is not', async () => {
  const style = `<style>@page{size:A4;margin:20mm} body{font:400 10pt 'CV Sans'} .white{color:#fff}
.clear{-webkit-text-fill-color:transparent} .pale{color:#bbb} .tiny{font-size:5px}
.band{background:#123;color:#fff} .narrow{width:9mm;overflow-wrap:anywhere}
.under{position:relative} .under img{position:absolute;inset:0;width:40mm;height:10mm}</style>`;
  const html = `${style}<body lang="en"><p class="white">Whitened</p><p class="clear">Cleared</p>
<p class="pale">Pale</p><p class="band">Banded</p><p class="tiny">Microscopic</p>
<p class="under">Covered<img data-picture alt=""></p><p class="narrow">Engineering</p></body>`;
  const { report } = await service.print({ html, docTitle: 'x', picture });
  const found = report.findings.map(({ kind, text }) => `${kind}: ${text ?? ''}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'torn: Engineering',
      'unseen: Whitened',
      'unseen: Cleared',
      'unseen: Covered',
      'small: Microscopic',
    ]),
  );
  expect(found.join()).not.toMatch(/unseen: (Pale|Banded)/);
});

describe('tags are found', () => {
  test('missing', async () => {
    expect(
      await verdictAfter(({ catalog }) => catalog.delete(PDFName.of('StructTreeRoot'))),
    ).toEqual([{ kind: 'tags' }]);
  });
  test('in another order than the text', async () => {
    const findings = await verdictAfter((pdf) => {
      const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
      const kids = root.lookup(PDFName.of('K'), PDFDict).lookup(PDFName.of('K'), PDFArray);
      const letter = kids.get(kids.size() - 1);
      kids.remove(kids.size() - 1);
      kids.insert(0, letter);
    });
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['tags']));
  });
  test('that leave out a text', async () => {
    const findings = await verdictAfter((pdf) => {
      first(dictsWith(pdf, 'S', 'H3')).set(PDFName.of('K'), pdf.context.obj([]));
    });
    expect(findings).toEqual([{ kind: 'tags', text: 'Developer', page: 1 }]);
  });
  test.each([
    ['that skip a heading level', 'H3', 'H5', 'Developer'],
    ['with a list item without a body', 'LBody', 'Div', 'First duty'],
    ['of a type that nobody knows', 'H3', 'Shout', 'Developer'],
  ])('%s', async (_, from, to, text) => {
    const findings = await verdictAfter((pdf) => {
      const item = dictsWith(pdf, 'S', from).find((element) => !hasListInside(pdf, element));
      item?.set(PDFName.of('S'), PDFName.of(to));
    });
    expect(findings).toMatchObject([{ kind: 'tags', page: 1 }]);
    expect(findings[0]?.text).toMatch(from === 'LBody' ? /duty/ : text);
  });
  test('with a figure that has no text', async () => {
    const findings = await verdictAfter((pdf) => {
      first(dictsWith(pdf, 'S', 'H3')).set(PDFName.of('S'), PDFName.of('Figure'));
    });
    expect(findings).toEqual([{ kind: 'tags', text: 'Developer', page: 1 }]);
  });
});

describe('the bytes are found', () => {
  test('without a language', async () => {
    expect(await verdictAfter(({ catalog }) => catalog.delete(PDFName.of('Lang')))).toEqual([
      { kind: 'language', text: 'en' },
    ]);
  });
  test('with another title', async () => {
    expect(await verdictAfter((pdf) => pdf.setTitle('Other'))).toEqual([
      { kind: 'title', text: 'Other' },
    ]);
  });
  test('with a link that lies elsewhere', async () => {
    const findings = await verdictAfter((pdf) => {
      const [link] = dictsWith(pdf, 'Subtype', 'Link');
      link?.set(PDFName.of('Rect'), pdf.context.obj([0, 0, 9, 9]));
    });
    expect(findings).toEqual([{ kind: 'links', text: 'mailto:ana@example.org', page: 1 }]);
  });
  test('with a link that leads elsewhere', async () => {
    const findings = await verdictAfter((pdf) => {
      const action = first(dictsWith(pdf, 'Subtype', 'Link')).lookup(PDFName.of('A'), PDFDict);
      action.set(PDFName.of('URI'), PDFHexString.fromText('mailto:eve@example.org'));
    });
    expect(findings).toEqual([{ kind: 'links', text: 'mailto:ana@example.org', page: 1 }]);
  });
  test('with a font that is not embedded', async () => {
    const remove = (font: PDFDict) => font.delete(PDFName.of('FontFile2'));
    const findings = await verdictAfter((pdf) => serifs(pdf).forEach(remove));
    // another reader has no glyphs for ligatures then, and says so too
    const fonts = findings.filter(({ kind }) => kind === 'fonts');
    expect(fonts).toMatchObject([{ kind: 'fonts', page: 1 }]);
    expect(fonts[0]?.text).toMatch(/^Ana María Office-Größe Profile Experience/);
  });
  test('with a font that does not say what its glyphs are', async () => {
    const remove = (font: PDFDict) => font.delete(PDFName.of('ToUnicode'));
    const findings = await verdictAfter((pdf) => serifs(pdf, 'BaseFont').forEach(remove));
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'fonts', page: 1 }));
  });
});

test('a font that is none of ours and is all in the file is none that is missing', async () => {
  const rename = (font: PDFDict) => font.set(PDFName.of('FontName'), PDFName.of('DejaVuSans'));
  expect(await verdictAfter((pdf) => serifs(pdf).forEach(rename))).toEqual([]);
});

test('a script for which there is no font is found by its text', async () => {
  const html = PROOF_HTML.replace('Second duty', 'Second \u{10fffd}\u{10fffd} duty');
  const { report } = await service.print({ html, docTitle: TITLE, picture });
  expect(report.findings).toEqual([{ kind: 'glyphs', text: '\u{10fffd}\u{10fffd}', page: 1 }]);
});

/** The fixture with four letters that are drawings. */
async function drawnHtml(css = ''): Promise<string> {
  const path = createRequire(import.meta.url).resolve(
    '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
  );
  const data = (await readFile(path)).toString('base64');
  const face = `@font-face{font-family:'Drawn';src:url(data:font/woff2;base64,${data})}`;
  return PROOF_HTML.replace('<style>', `<style>${css}${face}`)
    .replace("'CV Sans',sans-serif", "'CV Sans','Drawn',sans-serif")
    .replace('Second duty', 'Second שלום duty');
}

test('letters that are drawings (Type 3) are found', async () => {
  const { report } = await service.print({ html: await drawnHtml(), docTitle: TITLE, picture });
  expect(report.findings).toEqual([{ kind: 'fonts', text: 'שלום', page: 1 }]);
});

test('the fonts of what is a group of its own, because half transparent, are seen as well', async () => {
  const html = await drawnHtml('.sec-b{opacity:.5}');
  const { bytes } = await service.print({ html, docTitle: TITLE, picture });
  const fonts = [...(await readPdf(bytes)).fonts.values()];
  expect(fonts.filter(({ drawn }) => drawn)).toHaveLength(1);
  expect(fonts.filter(isGood)).toHaveLength(3);
});

test('more than ten findings are counted', async () => {
  const findings = await verdictOn((html) => html.replaceAll('</p><p>Side', ' lost</p><p>Side'));
  expect(findings).toHaveLength(10);
});
