import type { Page } from '@playwright/test';
import type { Language } from '@sastre/shared-contracts/api';
import { openExport, savedByItself, tick } from '../../support/pages/export-layout.page.ts';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { leave, visit } from '../../support/pages/within-app.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { switchLanguage } from '../../support/states/stage.ts';

const FILE = 'Daniel Reyes- CV.pdf';
const SUMMARY =
  'Seit neun Jahren werte ich Zahlen für Häuser am Meer aus und erkläre sie denen, die entscheiden.';
const ACHIEVEMENT = 'Die Berichte des Monats liegen seither am zweiten Tag vor.';

// Each journey downloads several times.
test.describe.configure({ timeout: 240_000 });

const choice = (page: Page) => page.getByRole('combobox', { name: 'Language of the CV' });
const chosen = (page: Page) =>
  choice(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
const root = (page: Page) => page.frameLocator('iframe').locator('html');
/** What the preview says, whatever language the site is in. */
async function shown(page: Page): Promise<string> {
  await expect(root(page).locator('.sheet').first()).toBeAttached();
  return (await root(page).locator('body').innerText()).replace(/\s+/g, ' ');
}

/** Another language of the site, as somebody chooses it on another screen. */
async function showSiteIn(page: Page, site: Site, language: Language): Promise<void> {
  await leave(page);
  await switchLanguage(page, language);
  await visit(page, site, '/export-pdf');
  await shown(page);
}

test('a CV is in the language that it is written in, or that was chosen, whatever the site’s is', async ({
  page,
  site,
}) => {
  const { stored, cv } = await openExport(page, site);
  const [job, ...others] = cv.work_experience;
  if (job === undefined) throw new Error('This CV has no job');
  await stored.put(cv._id, {
    personal_info: { ...cv.personal_info, summary: SUMMARY },
    work_experience: [{ ...job, description: SUMMARY, achievements: [ACHIEVEMENT] }, ...others],
  });
  await page.reload();
  await expect(root(page)).toHaveAttribute('lang', 'de');
  expect(await chosen(page)).toBe('Deutsch (detected)');
  const german = await shown(page);
  for (const word of ['Berufserfahrung', 'Ausbildung', 'Sprachen']) expect(german).toContain(word);
  const pdf = await downloadPdf(page, FILE);
  expect(pdf).toMatchObject({ language: 'de', title: 'Daniel Reyes- CV' });
  expect(pdf.text).toContain('Berufserfahrung');
  await showSiteIn(page, site, 'es');
  expect(await shown(page)).toBe(german);
  await showSiteIn(page, site, 'en');

  await choice(page).selectOption({ label: '日本語' });
  await expect(root(page)).toHaveAttribute('lang', 'ja');
  await savedByItself(page);
  await expect(page.getByText('another language: Deutsch')).toBeVisible();
  await showSiteIn(page, site, 'de');
  expect(await shown(page)).toContain('職歴');
  expect((await stored.read()).language).toBe('ja');
  await showSiteIn(page, site, 'en');
  expect(await downloadPdf(page, FILE)).toMatchObject({
    language: 'ja',
    title: 'Daniel Reyes- CV',
  });

  await choice(page).focus();
  await page.keyboard.press('Home');
  await expect(root(page)).toHaveAttribute('lang', 'de');
  await expect.poll(() => chosen(page)).toBe('Deutsch (detected)');
  await savedByItself(page);
  expect((await stored.read()).language).toBe('auto');
});

test('an Arabic CV runs from right to left, with its sidebar on the right, in preview and PDF', async ({
  page,
  site,
}) => {
  await openExport(page, site);
  await tick(page, 'Two columns');
  await choice(page).selectOption({ label: 'العربية' });
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await savedByItself(page);
  expect(await shown(page)).toContain('المهارات');
  const [sheet, side, wide] = await Promise.all(
    ['.sheet', '.col.side', '.col.wide'].map((part) =>
      page.frameLocator('iframe').locator(part).first().boundingBox(),
    ),
  );
  if (!sheet || !side || !wide) throw new Error('The preview shows no two columns');
  expect(side.x + side.width).toBeCloseTo(sheet.x + sheet.width, 0);
  expect(wide.x).toBeCloseTo(sheet.x, 0);
  expect(await downloadPdf(page, FILE)).toMatchObject({ language: 'ar' });
});

test('a CV whose language nothing tells keeps that of the screen on which it was first shown, until a text tells', async ({
  page,
  site,
}) => {
  const { stored, cv } = await openExport(page, site);
  await stored.put(cv._id, {
    personal_info: { ...cv.personal_info, title: '', summary: '' },
    work_experience: [],
    education: [],
    skills: [],
    language_skills: [{ id: 'l', language: 'Euskara', level: 'Native' }],
  });
  await showSiteIn(page, site, 'es');
  await expect.poll(async () => (await stored.read()).language).toBe('auto-es');
  await showSiteIn(page, site, 'en');
  await expect(root(page)).toHaveAttribute('lang', 'es');
  expect(await chosen(page)).toBe('Español');
  expect(await shown(page)).toContain('Idiomas');

  // Nobody chose it, so that it gives way to a text that tells.
  const summary =
    'Ich leite seit neun Jahren Bauvorhaben vom ersten Gespräch bis zur Abnahme und halte Termine, weil ich früh sage, was nicht geht.';
  await stored.put(cv._id, { personal_info: { ...cv.personal_info, title: '', summary } });
  await page.reload();
  await expect(root(page)).toHaveAttribute('lang', 'de');
  expect(await shown(page)).toContain('Sprachen');
});
