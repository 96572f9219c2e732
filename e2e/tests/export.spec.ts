import { defaultTailored } from '@sastre/shared-contracts/api';
import { downloadPdf } from '../support/export.page.ts';
import { generatedCv, type Amounts } from '../support/generated-cv.ts';
import { folded } from '../support/pdf-text.ts';
import { newPerson } from '../support/people.ts';
import { previewPages, putCv } from '../support/preview.page.ts';
import { expect, test } from '../support/test.ts';
import { register } from '../support/welcome.pages.ts';

const FILE = 'Jürgen Muñoz Ковалёв- CV.pdf';
const LONG: Amounts = { jobs: 9, achievements: 5, courses: 3, skills: 24 };
const SIZES: Amounts[] = [
  { jobs: 0, achievements: 0, courses: 1, skills: 3 },
  { jobs: 1, achievements: 2, courses: 1, skills: 6 },
  { jobs: 3, achievements: 4, courses: 2, skills: 12 },
  { jobs: 4, achievements: 0, courses: 12, skills: 60 },
  { jobs: 6, achievements: 3, courses: 3, skills: 18 },
  { jobs: 8, achievements: 6, courses: 4, skills: 30 },
  { jobs: 12, achievements: 8, courses: 5, skills: 40 },
  { jobs: 15, achievements: 1, courses: 0, skills: 0 },
];

/** Letters alone; a bullet is drawn by the browser and is no text of the document. */
const letters = (text: string) => folded(text).replaceAll('•', '');

test('what a machine reads in the PDF: order, fonts, tags, title, language and links', async ({
  page,
  site,
}) => {
  await register(page, site, newPerson());
  const put = await putCv(page, site);
  const cv = generatedCv(1, LONG);
  const literal = '<b>not bold</b> & <script>alert(1)</script>';
  const [first, ...others] = cv.work_experience;
  await put({
    ...cv,
    personal_info: { ...cv.personal_info, summary: literal },
    work_experience: first ? [{ ...first, achievements: [literal] }, ...others] : [],
  });
  await page.reload();
  const pdf = await downloadPdf(page, FILE);

  const order = [cv.personal_info.fullName, literal];
  for (const [index, { position, company, achievements }] of cv.work_experience.entries())
    order.push(position, company, ...(index === 0 ? [literal] : achievements));
  for (const { degree, field, institution } of cv.education)
    order.push(`${degree} in ${field}`, institution);
  const whole = letters(pdf.text);
  let from = 0;
  for (const piece of order) {
    const at = whole.indexOf(letters(piece), from);
    expect(at, `“${piece}” in its place`).toBeGreaterThanOrEqual(from);
    from = at + letters(piece).length;
  }
  for (const { name } of cv.skills) expect(whole).toContain(letters(name));
  expect(pdf).toMatchObject({ title: FILE.replace('.pdf', ''), language: 'en', tagged: true });
  expect(pdf.fonts).toEqual([
    'SourceSans3-Regular',
    'SourceSans3-Semibold',
    'SourceSerif4-Semibold',
  ]);
  expect(pdf.links.sort()).toEqual([
    'https://munoz.example/work',
    'mailto:jurgen.munoz@example.test',
    'tel:+4930000000',
  ]);
});

test('the arrows turn the pages of a long CV, and stop at its ends', async ({ page, site }) => {
  await register(page, site, newPerson());
  const put = await putCv(page, site);
  await put(generatedCv(1, LONG));
  await page.reload();
  const pages = await previewPages(page);
  expect(pages.length).toBeGreaterThan(2);
  const frame = page.frameLocator('iframe');
  const next = page.getByRole('button', { name: 'Next page' });
  const previous = page.getByRole('button', { name: 'Previous page' });
  await expect(previous).toBeDisabled();
  await expect(frame.locator('h1')).toBeInViewport();
  for (let shown = 2; shown <= pages.length; shown += 1) {
    await next.click();
    await expect(page.getByText(`Page ${shown} of ${pages.length}`)).toBeVisible();
    await expect(frame.locator('.sheet').nth(shown - 1)).toBeInViewport({ ratio: 0.99 });
    await expect(frame.locator('.sheet').nth(shown - 2)).not.toBeInViewport();
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(page.getByText(`Page ${pages.length - 1} of ${pages.length}`)).toBeVisible();
});

test('preview and PDF have the same letters on the same pages, whatever the length', async ({
  page,
  site,
}) => {
  await register(page, site, newPerson());
  const put = await putCv(page, site);
  const counts: number[] = [];
  for (const [seed, size] of SIZES.entries()) {
    const cv = generatedCv(seed, size);
    // Every other one has a letter of some pages, on margins of its own.
    const letter = cv.work_experience.map(({ description }) => description.repeat(4)).join('\n\n');
    await put({
      ...cv,
      tailored: { ...defaultTailored, coverLetter: seed % 2 === 0 ? '' : letter },
    });
    await page.goto(`${site.url}/export-pdf`);
    const shown = (await previewPages(page)).map(letters);
    const printed = (await downloadPdf(page, FILE)).pageTexts.map(letters);
    expect(shown, `CV ${seed}`).toEqual(printed);
    counts.push(shown.length);
  }
  expect(Math.max(...counts)).toBeGreaterThan(4);
});

test('the screen fits a narrow phone: nothing scrolls sideways, the sheet is shown whole', async ({
  page,
  site,
}) => {
  await register(page, site, newPerson());
  const put = await putCv(page, site);
  await put(generatedCv(2, LONG));
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/export-pdf`);
    await previewPages(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `at ${width}`).toBe(0);
    const stage = await page.locator('iframe').boundingBox();
    expect(stage?.x, `at ${width}`).toBeGreaterThanOrEqual(0);
    expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(stage?.width).toBeCloseTo(Math.min(450, width - 32), 0);
  }
});
