import { TEMPLATES, type TemplateName } from '@sastre/shared-contracts/api';
import { PDF_CVS, type PdfCvName } from '../../fixtures/pdf-cvs.ts';
import { sharedOut, SOAKS } from '../../support/documents/shared-out.ts';
import { expectedLinks } from '../../support/pdf/pdf-expected-links.ts';
import { expectedRuns, type ExpectedRun } from '../../support/pdf/pdf-expected.ts';
import { joinedOf, comparable, readRuns, stranded, textOf } from '../../support/pdf/pdf-order.ts';
import { pdfPages, type PdfPage } from '../../support/pdf/pdf-pages.ts';
import { pdfPixels } from '../../support/pdf/pdf-pixels.ts';
import { documentOf, type Printed } from '../../support/pdf/pdf-printer.ts';
import { printerOfFile } from '../../support/pdf/printer-of-file.ts';
import { grounds, wrongGround } from '../../support/pdf/pdf-sidebar.ts';
import { factsOf } from '../../support/pdf/pdf-templates.ts';
import { readPdf } from '../../support/pdf/pdf-text.ts';
import { standardVerdicts, popplerTexts } from '../../support/pdf/pdf-verdicts.ts';
import { expect, test } from '../../support/site/test.ts';

type Print = (name: PdfCvName, template: string) => Promise<Printed>;

/** What shows most, for every day; all of them in the long run. */
const EVERY_DAY: PdfCvName[] = [
  'letterOnTop',
  'nameOnTheRight',
  'everythingHidden',
  'stress',
  'world',
];
const NAMES = SOAKS ? (Object.keys(PDF_CVS) as PdfCvName[]) : EVERY_DAY;
const namesFor = (template: TemplateName) => sharedOut(NAMES, template);
const PRINTS = TEMPLATES.flatMap((template) =>
  namesFor(template).map((name) => ({ name, template })),
);

const nameOf = ({ name, template }: (typeof PRINTS)[number]) => `${name} in ${template}`;

/** Each document is printed once, by whichever test needs it first. */
const printer = printerOfFile();
const kept = new Map<string, Promise<Printed>>();
const printed: Print = (name, template) => {
  const key = `${name} ${template}`;
  const { tailored, ...document } = PDF_CVS[name];
  const pdfOptions = { ...tailored.pdfOptions, template };
  const printing =
    kept.get(key) ?? printer().print({ ...document, tailored: { ...tailored, pdfOptions } });
  kept.set(key, printing);
  return printing;
};

/** Each PDF is read once as well. */
const readings = new WeakMap<Uint8Array, Promise<PdfPage[]>>();
const pagesOf = ({ bytes }: Printed): Promise<PdfPage[]> => {
  const reading = readings.get(bytes) ?? pdfPages(bytes);
  readings.set(bytes, reading);
  return reading;
};

test.setTimeout(240_000 + PRINTS.length * 15_000);

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const textsOf = ({ texts }: ExpectedRun['columns'][number]) => texts.map(({ text }) => text);
/** The default pair, those of the build, and the fonts of other scripts. */
const FONT = /^(SourceSans3|SourceSerif4|CV[A-Z]|Noto)/;

for (const template of TEMPLATES)
  test(`every document in ${template} can be read: words, order, tags, links, outline, sidebar, verdict`, async () => {
    for (const name of namesFor(template))
      await test.step(name, async () => expectReadable(await printed(name, template), name));
  });

async function expectReadable(done: Printed, name: string): Promise<void> {
  const soft = (actual: unknown, where: string) => expect.soft(actual, `${name}: ${where}`);
  const cv = documentOf(done);
  const pages = await pagesOf(done);
  const runs = expectedRuns(cv);
  for (const order of ['painted', 'tagged'] as const)
    for (const { kind, columns, interleaved } of readRuns(pages, runs, order)) {
      soft(interleaved, `${kind}, ${order}`).toEqual([]);
      for (const column of columns) {
        const { side, expected } = column;
        const said = comparable(expected.map(({ text }) => text).join(''));
        const where = `${kind}, ${side}, ${order}`;
        soft(comparable(column.pages.join('')), where).toEqual(said);
        soft(stranded(column), where).toEqual([]);
      }
    }

  const reading = await readPdf(done.bytes);
  soft(reading, 'facts').toMatchObject({
    title: `${cv.personal_info.fullName}- CV`,
    language: cv.tailored.language,
    namelessFonts: 0,
  });
  const isMain = cv.tailored.jobDescription_id === undefined;
  const shown = runs
    .filter(({ kind }) => kind !== 'letter')
    .flatMap(({ columns }) => columns.flatMap(textsOf));
  const isKept = isMain && shown.length > 0;
  soft(reading.data !== undefined, 'kept inside').toBe(isKept);
  const onPage = lettersOf(`${reading.text} ${reading.links.join(' ')}`);
  soft(
    keptTexts(reading.data).filter((text) => !onPage.includes(lettersOf(text))),
    'kept and not shown',
  ).toEqual([]);
  soft([...new Set(reading.links)].sort(), 'links').toEqual(expectedLinks(cv));
  soft(
    reading.fonts.filter((font) => !FONT.test(font)),
    'fonts',
  ).toEqual([]);
  const headings = pages
    .flatMap(({ tagged }) => tagged)
    .filter(({ tags }) => tags.some((tag) => /^H\d$/.test(tag)));
  const texts = runs.flatMap(({ columns }) => columns.flatMap(textsOf));
  soft(
    reading.outline.filter((title) => !texts.includes(title)),
    'outline',
  ).toEqual([]);
  const sorted = (text: string) => [...comparable(text).inOrder].sort().join('');
  soft(sorted(reading.outline.join('')), 'outline').toBe(sorted(textOf(headings)));

  const colours = grounds(cv.tailored.pdfOptions);
  const painted = readRuns(pages, runs, 'painted').filter(({ kind }) => kind === 'two');
  const sidebars = new Set(painted.flatMap(({ numbers }) => numbers));
  const side = factsOf(cv.tailored.pdfOptions).sidebar?.side;
  const written = new Set(
    painted.flatMap(({ columns, numbers }) => {
      const texts = columns.find((column) => column.side === side)?.pages ?? [];
      return numbers.filter((_number, index) => (texts[index] ?? '').trim() !== '');
    }),
  );
  for (const [index, page] of (await pdfPixels(done.bytes)).entries()) {
    const wrong = wrongGround(page, colours, sidebars.has(index + 1));
    // Behind the first page a sidebar without a text may have no ground, but then none of it.
    const mayBePlain = index > 0 && !written.has(index + 1);
    const isPlain = mayBePlain && wrongGround(page, colours, false).length === 0;
    soft(isPlain ? [] : wrong, `ground of page ${index + 1}`).toEqual([]);
  }

  soft(done.shown.map(comparable), 'preview').toEqual(
    pages.map(({ tagged }) => comparable(textOf(tagged))),
  );
  // words and addresses that no line can hold are torn, and that is told
  const { findings = [], more = 0, ...verdict } = done.report ?? {};
  const isTold = ({ kind }: { kind: string }) => name === 'stress' && kind === 'torn';
  soft(
    findings.filter((finding) => !isTold(finding)),
    'findings',
  ).toEqual([]);
  soft(more === 0 || name === 'stress', 'more findings').toBe(true);
  soft(verdict, 'verdict').toEqual({
    words: done.words,
    pages: pages.length,
    readers: ['pdf.js', 'PDFium'],
    data: reading.data === undefined ? 'none' : 'embedded',
    ...(/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(reading.text) && { rightToLeft: true }),
  });
}

/** Texts of the data that a PDF keeps inside, without marks; levels, dates, ids and layout are no texts of the page. */
function keptTexts(data = '{"cv":{}}'): string[] {
  const NONE = ['id', 'kind', 'level', 'startDate', 'endDate', 'language'];
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return value.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
    if (Array.isArray(value)) return value.flatMap(texts);
    return Object.entries((value as object | null) ?? {}).flatMap(([key, one]) =>
      NONE.includes(key) ? [] : texts(one),
    );
  };
  return texts((JSON.parse(data) as { cv: unknown }).cv);
}

/** Every document with its PDF, by fixture and template. */
async function all(): Promise<Map<string, Printed>> {
  const documents = new Map<string, Printed>();
  for (const { name, template } of PRINTS)
    documents.set(nameOf({ name, template }), await printed(name, template));
  return documents;
}
/**
 * Poppler reads a page anew for each tag, which takes seconds: every day the tree of one document with each template, and
 * of each document one.
 */
const hasTreeRead = ({ name, template }: (typeof PRINTS)[number]) =>
  SOAKS || namesFor(template).length === 1 || name === NAMES[TEMPLATES.indexOf(template)];
const WITH_TREE = new Set(PRINTS.filter(hasTreeRead).map(nameOf));
const bytesOf = (documents: ReadonlyMap<string, Printed>) =>
  new Map([...documents].map(([name, { bytes }]) => [name, bytes]));

test('every document is PDF/UA-1 and PDF/A, level a, by veraPDF', async () => {
  const pdfs = bytesOf(await all());
  const verdicts = await standardVerdicts(pdfs.set('untagged', untagged()));
  if (typeof verdicts === 'string') console.log(verdicts);
  if (typeof verdicts === 'string') return test.skip(true, verdicts);
  expect(verdicts.get('untagged as ua1')?.join('\n')).toContain('7.1-');
  expect(verdicts.get('untagged as 2a')?.join('\n')).toContain('6.7.');
  for (const flavour of ['ua1', '2a']) verdicts.delete(`untagged as ${flavour}`);
  expect(Object.fromEntries([...verdicts].filter(([, broken]) => broken.length > 0))).toEqual({});
  expect(verdicts.size).toBe(2 * PRINTS.length);
});

test('every document reads in order by its whole tree of tags, and by pdftotext as it is painted', async () => {
  const documents = await all();
  const read = await popplerTexts(bytesOf(documents), WITH_TREE);
  if (typeof read === 'string') console.log(read);
  if (typeof read === 'string') return test.skip(true, read);
  for (const [name, done] of documents) {
    const texts = expectedRuns(documentOf(done)).flatMap(({ columns }) => columns.flatMap(textsOf));
    const { raw = '', tagged } = read.get(name) ?? {};
    const said = texts.join('');
    // Where glyphs have a text beside them, this tool's tree ends at the first such text.
    if (WITH_TREE.has(name) && joinedOf(said) === '')
      expect.soft(comparable(tagged ?? ''), name).toEqual(comparable(said));
    expect.soft(joinedOf(raw), name).toBe(joinedOf(said));
    const painted = (await pagesOf(done)).map((page) => comparable(textOf(page.painted)));
    expect.soft(raw.split('\f').slice(0, -1).map(comparable), name).toEqual(painted);
  }
});

/** A PDF of one page without tags, title or language. */
function untagged(): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<<>>>>',
  ];
  let pdf = '%PDF-1.7\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return new TextEncoder().encode(pdf + table + trailer);
}
