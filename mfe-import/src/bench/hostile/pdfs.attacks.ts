import { deflateSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import PDFDocument from 'pdfkit';
import { OUTSIDE, whole, type Attack } from './attack.types.ts';

const MB = 1024 * 1024;
const PAGE =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const HELLO = 'BT /F 12 Tf 50 700 Td (Ada Lovelace) Tj ET';

type Body = string | { dict: string; data: Uint8Array };

const streamOf = (text: string, dict = ''): Body => ({ dict, data: strToU8(text) });
const packed = (data: Uint8Array, dict = '/Filter/FlateDecode'): Body => ({
  dict,
  data: deflateSync(data),
});

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
function pdfOf(objects: Readonly<Record<number, Body>>, trailer = ''): Uint8Array {
  const all: Record<number, Body> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: PAGE,
    4: streamOf(HELLO),
    5: FONT,
    ...objects,
  };
  const chunks: Uint8Array[] = [strToU8('%PDF-1.7\n')];
  const offsets: string[] = [];
  let at = 9;
  const push = (chunk: Uint8Array) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  for (const [number, body] of Object.entries(all)) {
    offsets.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    push(strToU8(`${number} 0 obj\n`));
    if (typeof body === 'string') push(strToU8(body));
    else {
      push(
        strToU8(
          `<<${body.dict}${body.dict.includes('/Length') ? '' : `/Length ${body.data.length}`}>>\nstream\n`,
        ),
      );
      push(body.data);
      push(strToU8('\nendstream'));
    }
    push(strToU8('\nendobj\n'));
  }
  const table = at;
  push(
    strToU8(
      `xref\n${offsets.join('')}trailer\n<</Root 1 0 R/Size 99${trailer}>>\nstartxref\n${table}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}

const pageWith = (more: string) => PAGE.replace('/Resources<<', `${more}/Resources<<`);
const withResources = (more: string) => PAGE.replace('/Resources<<', `/Resources<<${more}`);
type Objects = Record<number, Body>;
/** Objects of hundreds of megabytes are made when their file is. */
const attack = (name: string, objects: Objects | (() => Objects), trailer = ''): Attack => ({
  name: `PDF ${name}`,
  make: () => pdfOf(typeof objects === 'function' ? objects() : objects, trailer),
});
const endless = (name: string, objects: Objects): Attack => ({
  ...attack(name, objects),
  isEndless: true,
});
const catalogue = (more: string) => ({ 1: `<</Type/Catalog/Pages 2 0 R${more}>>` });

function locked(options: { userPassword?: string; ownerPassword: string }): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const doc = new PDFDocument({ ...options, pdfVersion: '1.7' });
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.text('Ada Lovelace').end();
  });
}

export const PDFS: readonly Attack[] = [
  { name: 'PDF with a password', make: () => locked({ userPassword: 'a', ownerPassword: 'b' }) },
  { name: 'PDF that forbids copying', make: () => locked({ ownerPassword: 'b' }) },
  attack('whose pages are their own', { 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' }),
  attack('whose page is its own parent', { 3: PAGE.replace('2 0 R', '3 0 R') }),
  attack('whose text is the page', { 3: PAGE.replace('/Contents 4 0 R', '/Contents 3 0 R') }),
  attack('whose texts are endless', { 3: PAGE.replace('4 0 R', `[${'4 0 R '.repeat(20_000)}]`) }),
  attack('whose length is itself', { 4: streamOf(HELLO, '/Length 4 0 R') }),
  attack('whose length is a lie', { 4: streamOf(HELLO, '/Length 999999999') }),
  attack('whose resources are themselves', {
    3: PAGE.replace('<</Font<</F 5 0 R>>>>', '6 0 R'),
    6: '6 0 R',
  }),
  attack('whose forms draw themselves', {
    3: withResources('/XObject<</X 6 0 R>>'),
    4: streamOf(`${HELLO} /X Do`),
    6: streamOf(
      '/X Do /X Do',
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>',
    ),
  }),
  endless('whose forms draw each other twice', {
    3: withResources('/XObject<</X 10 0 R>>'),
    4: streamOf(`${HELLO} /X Do`),
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_none, at) => [
        10 + at,
        streamOf(
          '/X Do /X Do',
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${11 + at} 0 R>>>>`,
        ),
      ]),
    ),
    34: streamOf('q Q', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
  }),
  attack('whose letters draw themselves', {
    5: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/Encoding<</Differences[65/A]>>/FirstChar 65/LastChar 65/Widths[9]/CharProcs<</A 6 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
    6: streamOf('9 0 d0 BT /F 9 Tf (A) Tj ET'),
  }),
  attack('that claims a million pages', { 2: '<</Type/Pages/Kids[3 0 R]/Count 1000000>>' }),
  attack('that has 5,000 pages', {
    2: `<</Type/Pages/Kids[${'3 0 R '.repeat(5_000)}]/Count 5000>>`,
  }),
  attack('that claims less than no page', { 2: '<</Type/Pages/Kids[3 0 R]/Count -7>>' }),
  attack('that is empty', { 2: '<</Type/Pages/Kids[]/Count 0>>' }),
  attack('that unpacks to 220 MB', () => ({ 4: packed(new Uint8Array(220 * MB).fill(32)) })),
  attack('that unpacks twice to 220 MB', () => ({
    4: {
      dict: '/Filter[/FlateDecode/FlateDecode]',
      data: deflateSync(deflateSync(new Uint8Array(220 * MB).fill(32))),
    },
  })),
  attack('with a picture of ten thousand by ten thousand', () => ({
    3: withResources('/XObject<</X 6 0 R>>'),
    4: streamOf(`${HELLO} /X Do`),
    6: packed(
      new Uint8Array(100 * MB),
      '/Type/XObject/Subtype/Image/Width 10000/Height 10000/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode',
    ),
  })),
  attack('of deep lists', { 4: streamOf(`${'['.repeat(100_000)} TJ ${HELLO}`) }),
  attack('of deep dictionaries', { 5: `${'<</A'.repeat(60_000)} 1` }),
  endless('of steps that are never taken back', { 4: streamOf('q '.repeat(500_000) + HELLO) }),
  attack('of very many words', () => ({
    4: packed(strToU8(`BT /F 9 Tf ${'1 0 Td (word) Tj '.repeat(150_000)} ET`)),
  })),
  attack('with letters of no size', {
    4: streamOf('BT /F 0 Tf 0 0 0 0 0 0 Tm (Ada) Tj 1e38 -1e38 Td /F 1e30 Tf (x) Tj ET'),
  }),
  attack('with a table of letters without end', {
    5: '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]>>',
    6: streamOf(
      'begincmap 1 begincodespacerange <0000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap',
    ),
  }),
  attack(
    'that runs a script',
    catalogue('/OpenAction<</S/JavaScript/JS(globalThis.reached=1;app.launchURL)>>'),
  ),
  attack('that opens an address', catalogue(`/OpenAction<</S/URI/URI(${OUTSIDE})>>`)),
  attack('that starts a program', catalogue('/OpenAction<</S/Launch/F(/bin/sh)>>')),
  attack('that goes to another file', catalogue(`/OpenAction<</S/GoToR/F(${OUTSIDE})/D[0/Fit]>>`)),
  attack('whose text lies outside', {
    4: streamOf('', `/F<</FS/URL/F(${OUTSIDE})>>/FFilter/FlateDecode`),
  }),
  attack('whose font lies outside', {
    5: `<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor<</Type/FontDescriptor/FontName/X/FontFile2<</F(${OUTSIDE})>>>>>>`,
  }),
  attack('with a form of XML', catalogue(`/AcroForm<</XFA[(template)6 0 R]/Fields[]>>`)),
  attack('with links to scripts', {
    3: pageWith(
      '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A<</S/URI/URI(javascript:globalThis.reached=1)>>>>]',
    ),
  }),
  attack('with notes that are their own', {
    3: pageWith('/Annots 6 0 R'),
    6: '[6 0 R 7 0 R]',
    7: '<</Type/Annot/Parent 7 0 R/Popup 7 0 R/AP 7 0 R>>',
  }),
  attack('whose table comes before itself', {}, '/Prev 9'),
  attack('without text', { 4: streamOf('0 0 99 99 re f') }),
  attack('that keeps something else inside', {
    ...catalogue('/Names<</EmbeddedFiles<</Names[(cv.sastre.json)6 0 R]>>>>'),
    6: '<</Type/Filespec/F(cv.sastre.json)/EF<</F 7 0 R>>>>',
    7: streamOf('{"format":1,"cv":{"personal_info":{"fullName":7,"__proto__":{"polluted":1}}}}'),
  }),
  attack('that keeps very much inside', () => ({
    ...catalogue('/Names<</EmbeddedFiles<</Names[(cv.sastre.json)6 0 R]>>>>'),
    6: '<</Type/Filespec/F(cv.sastre.json)/EF<</F 7 0 R>>>>',
    7: packed(new Uint8Array(220 * MB).fill(91)),
  })),
  {
    name: 'PDF of streams that do not end',
    make: () =>
      new Uint8Array(Buffer.from(`%PDF-1.7\n${'stream\n\x78\x9c'.repeat(600_000)}`, 'latin1')),
  },
  {
    name: 'PDF of objects at random',
    make: (random) =>
      pdfOf(
        Object.fromEntries(
          Array.from({ length: 6 }, () => [
            1 + whole(random, 8),
            ['null', '[]', '<<>>', '(x)', '/X', '7', '1 0 R', '99 0 R', '[1 0 R]'][
              whole(random, 9)
            ] ?? 'null',
          ]),
        ),
      ),
  },
];
