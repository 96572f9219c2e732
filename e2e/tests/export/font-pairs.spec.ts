import { TEMPLATES } from '@sastre/shared-contracts/api';
import { cvOf, WORDS_OF } from '../../fixtures/font-pair-cvs.ts';
import { openExport, savedByItself } from '../../support/pages/export-layout.page.ts';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { comparable, textOf } from '../../support/pdf/pdf-order.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import type { Printed } from '../../support/pdf/pdf-printer.ts';
import { printerOfFile } from '../../support/pdf/printer-of-file.ts';
import { readPdf } from '../../support/pdf/pdf-text.ts';
import { standardVerdicts } from '../../support/pdf/pdf-verdicts.ts';
import { expect, test } from '../../support/site/test.ts';

/** Pairs with the families that their PDFs may hold. */
const PAIRS: Record<string, RegExp> = {
  inter: /^CVInter-/,
  fira: /^CV(FiraSans|Literata)-/,
  alegreya: /^CV(AlegreyaSans|Alegreya)-/,
  literata: /^CV(Literata|FiraSans)-/,
  garamond: /^CVEBGaramond-/,
};
/** What a pair lacks. */
const BEHIND = /^(SourceSans3|SourceSerif4|Noto)/;
const long = Number(process.env['SOAK'] ?? 1) > 1;
const languages = Object.entries(WORDS_OF);
/** All languages in one document, and in the long run each in one of its own. */
const DOCUMENTS = [
  { name: 'all', language: 'en', words: Object.values(WORDS_OF) },
  ...(long ? languages.map(([name, words]) => ({ name, language: name, words: [words] })) : []),
];

const printer = printerOfFile();
test.describe.configure({ timeout: long ? 600_000 : 120_000 });

/** Each document is printed once, by whichever test needs it first. */
const kept = new Map<string, Promise<Printed>>();
const templates = long ? TEMPLATES : TEMPLATES.slice(-1);
const cases = Object.keys(PAIRS).flatMap((pair) =>
  templates.flatMap((template) => DOCUMENTS.map((one) => ({ ...one, pair, template }))),
);
type Case = (typeof cases)[number];
const keyOf = ({ pair, template, name }: Case) => `${pair} ${template} ${name}`;

function printed(one: Case): Promise<Printed> {
  const { pair, template, language, words } = one;
  const key = keyOf(one);
  const printing =
    kept.get(key) ?? printer().print(cvOf(words, language, { template, fontPair: pair }));
  kept.set(key, printing);
  return printing;
}

for (const [pair, own] of Object.entries(PAIRS))
  test(`documents in ${pair} are read as they are shown, in its own fonts`, async () => {
    for (const one of cases.filter((each) => each.pair === pair)) {
      const { name } = one;
      const where = keyOf(one);
      const done = await printed(one);
      const pages = await pdfPages(done.bytes);
      expect
        .soft(done.shown.map(comparable), where)
        .toEqual(pages.map(({ tagged }) => comparable(textOf(tagged))));
      expect.soft(done.report?.findings, where).toEqual([]);
      expect.soft(done.report?.words, where).toBe(done.words);
      const { fonts, namelessFonts } = await readPdf(done.bytes);
      expect.soft(namelessFonts, where).toBe(0);
      expect
        .soft(
          fonts.filter((font) => !own.test(font) && !BEHIND.test(font)),
          where,
        )
        .toEqual([]);
      // Letters of Europe and of Vietnam are the pair's own; one font stands for a family's cut.
      const isEuropean = name !== 'all' && name !== 'ja' && name !== 'ar';
      if (isEuropean)
        expect
          .soft(
            fonts.filter((font) => !own.test(font)),
            where,
          )
          .toEqual([]);
      expect.soft(fonts.filter((font) => own.test(font)).length, where).toBeLessThan(6);
    }
  });

test('documents in every pair are PDF/UA-1 and PDF/A-2a by veraPDF', async () => {
  const pdfs = new Map<string, Uint8Array>();
  for (const one of cases) pdfs.set(keyOf(one), (await printed(one)).bytes);
  const verdicts = await standardVerdicts(pdfs);
  if (typeof verdicts === 'string') return test.skip(true, verdicts);
  expect(Object.fromEntries([...verdicts].filter(([, broken]) => broken.length > 0))).toEqual({});
  expect(verdicts.size).toBe(2 * cases.length);
});

test('the fonts that are chosen are the only ones that are loaded', async ({ page, site }) => {
  const { stored, cv } = await openExport(page, site);
  const fetched: string[] = [];
  page.on('response', (response) => {
    const [, folder] = /\/fonts\/pairs\/([^/]+)\//.exec(response.url()) ?? [];
    if (folder === undefined) return;
    fetched.push(`${folder} ${response.status()} ${response.headers()['cache-control']}`);
  });
  await page.reload();
  await previewPages(page);
  expect(fetched).toEqual([]);
  await page.getByRole('combobox', { name: 'Fonts' }).selectOption('EB Garamond');
  await savedByItself(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  await previewPages(page);
  expect(new Set(fetched)).toEqual(
    new Set(['eb-garamond-0.4.3 200 public, max-age=31536000, immutable']),
  );
  expect((await stored.read(cv._id)).tailored?.pdfOptions.fontPair).toBe('garamond');
  const pdf = await downloadPdf(page, `${cv.personal_info.fullName}- CV.pdf`);
  expect(pdf.fonts.every((font) => font.startsWith('CVEBGaramond-'))).toBe(true);
});
