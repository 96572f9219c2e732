import type { Page } from '@playwright/test';
import { SEEN_PATH } from '@sastre/shared-contracts/registry';
import { createAxe } from '../../support/axe.ts';
import { CV_TEXT, cvPdf, picturePdf, RESUME_JSON } from '../../support/documents/import-files.ts';
import { Keys } from '../../support/keys.ts';
import { covered } from '../../support/pages/bar.page.ts';
import {
  chooseFile,
  finishAllTheSame,
  finishImport,
  saveReview,
} from '../../support/pages/import.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { apiOf } from '../../support/site/api.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { expectTitle, field, kept } from '../../support/states/stage.ts';

/** The page of the import, of a new account. */
async function open(page: Page, site: Site): Promise<void> {
  await signUp(page, site);
  await page.goto(`${site.url}/import`);
  await expect(chooseFile(page)).toBeAttached();
}

/** Pastes a text and has it read. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page, 'Text of your CV').fill(text);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(finishImport(page)).toBeVisible();
}

/** What is pressed in the review and is smaller than a finger needs. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is([role=tabpanel], [role=group]) button')]
      .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
  );

/** Leads to what the form is loaded with, before anything that is brought. */
function filesOf(page: Page): { url: string; bytes: number }[] {
  const files: { url: string; bytes: number }[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const bytes = Number(answer.headers()['content-length'] ?? 0);
    if (pathname.startsWith('/mfe/import/')) files.push({ url: pathname, bytes });
  });
  return files;
}

const workersOf = (files: readonly { url: string }[]) =>
  new Set(files.map(({ url }) => url.split('/').pop()).filter((name) => name?.includes('worker')));

test('a PDF becomes the CV: its page beside the form, the lines of a field marked, nothing sent before it is saved', async ({
  page,
  site,
}) => {
  await open(page, site);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // How builds fare is told now and then, and nothing of what a page is used for.
    const isSent = request.method() !== 'GET' && pathname.startsWith('/api/');
    if (isSent && pathname !== SEEN_PATH) sent.push(pathname);
  });
  await chooseFile(page).setInputFiles(await cvPdf(2));
  await expect(finishImport(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Ines Costa');
  await field(page, 'Professional summary').focus();
  await expect(page.locator('svg[viewBox="0 0 595 842"] rect')).toHaveCount(1);
  expect(await (await createAxe(page))()).toEqual([]);
  expect(sent).toEqual([]);
  await saveReview(page);
  await expectTitle(page, 'My CV Data');
  await expect(page.getByText('Ines Costa')).toBeVisible();
  await page.getByRole('tab', { name: 'Experience' }).click();
  await expect(page.getByText('Costa Clinics')).toBeVisible();
});

test('before a file is chosen the page is at most 60 KB, without form, reader or what draws a PDF', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const files = filesOf(page);
  await page.goto(`${site.url}/import`);
  await expect(chooseFile(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
  expect(files.filter(({ url }) => url.includes('worker'))).toEqual([]);
  await chooseFile(page).setInputFiles(await cvPdf());
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  expect(workersOf(files)).toEqual(new Set(['reading.worker.js', 'pdf.worker.js']));
});

test('a browser that lacks what the library is built for reads and draws by the builds for older ones, and fetches no other', async ({
  page,
  site,
}) => {
  // Workers have no such script: theirs is a browser of today, which the older builds are read by as well.
  await page.addInitScript(() => Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed'));
  const files = filesOf(page);
  await open(page, site);
  await chooseFile(page).setInputFiles(await cvPdf());
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Ines Costa');
  expect(workersOf(files)).toEqual(new Set(['reading-older.worker.js', 'pdf-older.worker.js']));
});

test('a file is brought by keyboard alone, a part that has no place put into the summary', async ({
  page,
  site,
}) => {
  await open(page, site);
  const keys = new Keys(page);
  const chosen = page.waitForEvent('filechooser');
  await keys.use(chooseFile(page));
  await (await chosen).setFiles(RESUME_JSON);
  await expect(finishImport(page)).toBeVisible();
  const part = page.getByRole('listitem', { name: 'Part 1' });
  await keys.use(part.getByRole('button', { name: 'Summary' }));
  await expect(part.getByRole('button', { name: 'Undo' })).toBeFocused();
  await saveReview(page, keys.use.bind(keys));
  await expectTitle(page, 'My CV Data');
  await expect(page.getByText('Two cats')).toBeVisible();
});

test('a picture of a page is refused, and its text can be pasted', async ({ page, site }) => {
  await open(page, site);
  await chooseFile(page).setInputFiles(await picturePdf());
  await expect(page.getByRole('alert')).toContainText(
    'This PDF is a picture of a page: there is no text in it. Ask for the Word file, or paste the text below.',
  );
  await paste(page, CV_TEXT);
  await expect(field(page, 'Full name')).toHaveValue('Ines Costa');
});

test('a reload keeps the review; another person does not see it', async ({
  page,
  browser,
  site,
}) => {
  await open(page, site);
  await paste(page, CV_TEXT);
  await field(page, 'Full name').fill('Inês da Costa');
  await kept(page, 'Inês da Costa');
  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue('Inês da Costa');
  const other = await browser.newPage();
  await open(other, site);
  await expect(field(other, 'Text of your CV')).toBeVisible();
  await other.close();
});

test('a CV that another tab changed is not overwritten before that is said', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const api = await apiOf(page, site);
  await page.goto(`${site.url}/import`);
  await paste(page, CV_TEXT);
  await api.putCv({ skills: [{ id: '1', name: 'Knots', level: 'Expert' }] });
  await finishImport(page).click();
  await finishAllTheSame(page);
  const note = page.getByRole('region', { name: 'Changed elsewhere' });
  await expect(note).toBeFocused();
  await expect(page.getByRole('radio', { name: /Add entries/ })).toBeChecked();
  await note.getByRole('button', { name: 'Save over the newer CV' }).click();
  await page.waitForURL('**/cv-data');
  await expectTitle(page, 'My CV Data');
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(page.getByText('Knots')).toBeVisible();
});

test('a device without keys is told of none, and what is pressed on it has 44 px', async ({
  browser,
  site,
}) => {
  for (const isPhone of [true, false]) {
    const page = await browser.newPage(isPhone ? { hasTouch: true, isMobile: true } : {});
    await signUp(page, site);
    await page.goto(`${site.url}/import`);
    await chooseFile(page).setInputFiles(await cvPdf());
    await expect(page.getByRole('button', { name: /^Check next field/ })).toBeVisible();
    await expect(page.getByText('(F8)')).toBeVisible({ visible: !isPhone });
    if (isPhone) expect(await tooSmall(page)).toEqual([]);
    await page.close();
  }
});

test('at the width of a phone the file is behind a tab', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, site);
  await chooseFile(page).setInputFiles(await cvPdf());
  await expect(field(page, 'Full name')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeHidden();
  // One line: what is open, which shows the rest, and Finish.
  const bar = page.getByRole('group', { name: 'Save the import' });
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
  await bar.getByRole('button', { expanded: false }).click();
  await expect(bar.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'The file' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  expect(await (await createAxe(page))()).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 200 },
])
  test(`at ${viewport.width} × ${viewport.height} what has the focus in the review is seen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, site);
    await paste(page, CV_TEXT);
    await field(page, 'Full name').focus();
    for (let stop = 0; stop < 20; stop += 1) {
      expect(await covered(page), `stop ${stop}`).toBe('');
      await page.keyboard.press('Tab');
    }
  });
