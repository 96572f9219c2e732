import { describe, expect, test } from '@jest/globals';
import {
  degrees,
  PDFDocument,
  PDFString,
  setCharacterSpacing,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { readPdfLines } from './read-pdf-lines.ts';

type Put = readonly [text: string, x: number, y: number, size?: number, bold?: boolean];

/** A PDF of pages with texts at places, from the upper left corner. */
async function pdfOf(...pages: readonly (readonly Put[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const texts of pages) {
    const page = pdf.addPage([600, 800]);
    for (const [text, x, y, size = 10, isBold = false] of texts)
      page.drawText(text, { x, y: 800 - y, size, font: isBold ? bold : regular });
  }
  return pdf.save();
}

const shares: number[] = [];
const read = (bytes: Uint8Array) =>
  readPdfLines(bytes, { onProgress: (share) => void shares.push(share) });
const said = async (...pages: readonly (readonly Put[])[]) =>
  (await read(await pdfOf(...pages))).lines.map(({ cells }) =>
    cells.map(({ text }) => text).join(' | '),
  );

test.each([0.15, 0.3, 0.6])('names and headings set apart by %f of their size', async (apart) => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([600, 800]);
  page.pushOperators(setCharacterSpacing(apart * 20));
  page.drawText('MAYA LYNDON', { x: 40, y: 700, size: 20, font });
  page.drawText('WORK HISTORY', { x: 40, y: 640, size: 20, font });
  page.pushOperators(setCharacterSpacing(0));
  page.drawText('Weaver of cloth', { x: 40, y: 600, size: 10, font });
  const { lines } = await read(await pdf.save());
  expect(lines.map(({ text }) => text)).toEqual(['MAYA LYNDON', 'WORK HISTORY', 'Weaver of cloth']);
});

const column = (x: number, words: string): Put[] =>
  words.split(' ').map((word, at): Put => [`${word} of the one column`, x, 100 + at * 20]);

describe('the lines of a PDF', () => {
  test('are those of the page from top to bottom, with what stands apart in cells', async () => {
    expect(
      await said([
        ['Lower', 50, 120],
        ['Nurse, Hospital', 50, 100],
        ['2019 - 2021', 450, 100],
      ]),
    ).toEqual(['Nurse, Hospital | 2019 - 2021', 'Lower']);
  });

  test('are read column by column below a head across the page', async () => {
    expect(
      await said([
        ['The name of somebody across all of the page, from left to right', 50, 50, 16],
        ...column(50, 'a b c d e'),
        ...column(350, 'f g h i j k').map(([text, x, y]): Put => [text, x, y + 7]),
      ]),
    ).toEqual([
      'The name of somebody across all of the page, from left to right',
      ...'a b c d e f g h i j k'.split(' ').map((word) => `${word} of the one column`),
    ]);
  });

  test('of a table of dates are rows', async () => {
    const rows = ['2019', '2018', '2017', '2016', '2015'].flatMap((year, at): Put[] => [
      [year, 50, 100 + at * 20],
      [`Work of ${year} at some place`, 200, 100 + at * 20],
    ]);
    expect((await said(rows))[0]).toBe('2019 | Work of 2019 at some place');
  });

  test('know their looks, list items and spaced letters', async () => {
    const { lines } = await read(
      await pdfOf([
        ['S K I L L S', 50, 50, 14, true],
        ['\u2022', 50, 80],
        ['Typing', 62, 80],
      ]),
    );
    expect(lines).toMatchObject([
      { text: 'SKILLS', bullet: false, cells: [{ runs: [{ bold: true, size: 14 }] }] },
      { text: 'Typing', bullet: true, page: 0 },
    ]);
  });

  test('are counted on over pages, and each page is told', async () => {
    shares.length = 0;
    const { lines } = await read(await pdfOf([['One', 50, 50]], [['Two', 50, 50]]));
    expect(lines.map(({ id, page, text }) => [id, page, text])).toEqual([
      [0, 0, 'One'],
      [1, 1, 'Two'],
    ]);
    expect(shares).toEqual([0.5, 1]);
  });
});

describe('a PDF that cannot be read', () => {
  test('without text is a picture', async () => {
    await expect(read(await pdfOf([]))).rejects.toMatchObject({ refusal: 'picture-pdf' });
  });

  test('of more than 20 pages is refused', async () => {
    const pages = Array.from({ length: 21 }, (): Put[] => [['Text', 50, 50]]);
    await expect(read(await pdfOf(...pages))).rejects.toMatchObject({
      refusal: 'too-many-pages',
    });
  });

  test('with a password is locked', async () => {
    const pdf = await PDFDocument.load(await pdfOf([['Secret', 50, 50]]));
    pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    await expect(read(await pdf.save())).rejects.toMatchObject({ refusal: 'locked' });
  });

  test('that was cut off is damaged or read as far as it goes', async () => {
    const whole = await pdfOf([['Some text', 50, 50]]);
    for (let tenth = 1; tenth < 10; tenth += 1) {
      const cut = whole.slice(0, Math.floor((whole.length * tenth) / 10));
      const outcome = await read(cut).then(
        () => 'read',
        ({ refusal }: { refusal: string }) => refusal,
      );
      expect(['read', 'damaged', 'picture-pdf']).toContain(outcome);
    }
  });
});

test('text that stands upright is no part of another line, and is not lost', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 800]);
  page.drawText('Zorb guild, Oslo', { x: 20, y: 300, size: 10, rotate: degrees(90) });
  page.drawText('Nurse, Hospital', { x: 50, y: 500, size: 10 });
  const { lines } = await read(await pdf.save());
  expect(lines.map(({ text, isAside = false }) => [text, isAside])).toEqual([
    ['Nurse, Hospital', false],
    ['Zorb guild, Oslo', true],
  ]);
});

test('what was written into a form stands at its place, as it is shown', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 800]);
  const form = pdf.getForm();
  const place = (y: number, height = 18) => ({ x: 150, y, width: 300, height });
  const texts: readonly [name: string, value: string, y: number, height?: number][] = [
    ['Name', 'Zora Quill', 720],
    ['Nothing', '', 690],
    ['Work', 'Nurse, Hospital\n2019 - 2021', 640, 40],
  ];
  for (const [name, value, y, height = 18] of texts) {
    page.drawText(`${name}:`, { x: 50, y: y + height - 13, size: 10 });
    const field = form.createTextField(name);
    if (height > 18) field.enableMultiline();
    if (value !== '') field.setText(value);
    field.addToPage(page, place(y, height));
    field.setFontSize(10);
  }
  const secret = form.createTextField('Secret');
  secret.enablePassword();
  secret.setText('hidden');
  secret.addToPage(page, place(600));
  const choice = form.createDropdown('Language');
  choice.addOptions(['Dutch', 'Welsh']);
  choice.select('Welsh');
  page.drawText('Language:', { x: 50, y: 565, size: 10 });
  choice.addToPage(page, place(560));
  choice.setFontSize(10);
  const { lines } = await read(await pdf.save());
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Name:', 'Zora Quill'],
    ['Nothing:'],
    ['Work:', 'Nurse, Hospital'],
    ['2019 - 2021'],
    ['Language:', 'Welsh'],
  ]);
});

test('what was typed over a page is read with it', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 800]);
  page.drawText('Name:', { x: 50, y: 700, size: 10 });
  const { context } = pdf;
  const typed = context.obj({
    ...{ Type: 'Annot', Subtype: 'FreeText', Rect: [150, 692, 400, 710] },
    ...{ Contents: PDFString.of('Zora Quill'), DA: PDFString.of('/Helv 10 Tf 0 g') },
  });
  page.node.addAnnot(context.register(typed));
  const { lines } = await read(await pdf.save());
  expect(lines.map(({ text }) => text)).toEqual(['Name: Zora Quill']);
});

test('a PDF of ours says that it breaks words, and no other does', async () => {
  const pdf = await PDFDocument.load(await pdfOf([['Some text', 50, 50]]));
  const saysSo = async () => (await read(await pdf.save())).lines.map((line) => line.breaksWords);
  expect(await saysSo()).toEqual([undefined]);
  pdf.setProducer('Sastre');
  expect(await saysSo()).toEqual([true]);
});
