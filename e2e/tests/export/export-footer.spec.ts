import { defaultTailored } from '@sastre/shared-contracts/api';
import { generatedCv } from '../../support/documents/generated-cv.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { brokenInPdf, brokenInPreview } from '../../support/pages/broken-words.ts';
import { tick } from '../../support/pages/export-layout.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { download } from '../../support/pdf/pdf-printer.ts';
import { expect, test } from '../../support/site/test.ts';

const CV = generatedCv(5, { jobs: 4, achievements: 5, courses: 2, skills: 14 });

const letters = (text: string) => text.replace(/\s/g, '');

test('the name and the page stand at the foot from page 2 on, and words are broken on request: in the PDF as in the preview', async ({
  page,
  site,
}) => {
  const stored = storedCvs(page, site);
  await signUp(page, site);
  await stored.put((await stored.read())._id, {
    ...CV,
    language: 'en',
    tailored: defaultTailored,
  });
  await page.goto(`${site.url}/export-pdf`);
  await previewPages(page);
  await tick(page, 'Name and page number at the foot, from page 2 on');
  const feet = page.frameLocator('iframe').locator('.sheet');
  await expect(feet).toHaveCount(3);
  const shown = await feet.evaluateAll((sheets) =>
    sheets.map((sheet) => getComputedStyle(sheet, '::after').content !== 'none'),
  );
  expect(shown).toEqual([false, true, true]);
  const { bytes, report } = await download(page);
  expect(report?.findings.filter(({ kind }) => kind !== 'language')).toEqual([]);
  const pages = await pdfPages(bytes);
  const untagged = pages.map(({ painted }) =>
    painted
      .filter(({ tags }) => tags.length === 0)
      .map(({ text }) => text)
      .join(''),
  );
  const { fullName } = CV.personal_info;
  const feetSaid = ['', `${fullName} · 2 / 3`, `${fullName} · 3 / 3`];
  expect(untagged.map(letters)).toEqual(feetSaid.map(letters));

  await tick(page, 'Hyphenate words');
  const frame = page.frameLocator('iframe').locator('html');
  await expect(frame.locator('.bul').first()).toContainText('\u00ad');
  await previewPages(page);
  const broken = await frame.evaluate(brokenInPreview);
  expect(broken.length).toBeGreaterThan(3);
  const softly = await download(page);
  const ends = brokenInPdf(await pdfPages(softly.bytes));
  // Between two pieces of a line a reader may leave out the space.
  expect(ends.map((end, at) => (end.endsWith(broken[at] ?? '?') ? broken[at] : end))).toEqual(
    broken,
  );
  const text = (await pdfPages(softly.bytes)).flatMap(({ painted }) => painted);
  expect(text.filter((piece) => piece.text.includes('\u00ad'))).toEqual([]);
  expect(softly.report?.findings.filter(({ kind }) => kind !== 'language')).toEqual([]);
});
