import type { Page } from '@playwright/test';
import {
  cardButton,
  openExport,
  option,
  savedByItself,
  seenInPdf,
  seenInPreview,
  tick,
} from '../../support/pages/export-layout.page.ts';
import { expect, test } from '../../support/site/test.ts';

const FILE = 'Daniel Reyes- CV.pdf';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isOff = (page: Page, name: string) =>
  expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
const primary = (page: Page) => page.getByRole('textbox', { name: 'Primary colour as hex digits' });
const skills = (page: Page) => page.getByRole('checkbox', { name: 'Include Skills' });

test('every change is undone and made again, by buttons and keys, saved, printed and kept', async ({
  page,
  site,
}) => {
  const { stored } = await openExport(page, site);
  for (const name of ['Undo', 'Redo', 'Reset layout']) await isOff(page, name);
  const before = (await seenInPreview(page)).inks;

  await tick(page, 'Two columns');
  // A colour that is dragged comes as many.
  for (const colour of ['#7a1f3d', '#5a1f7d', '#224488'])
    await page.getByLabel('Primary colour', { exact: true }).fill(colour);
  await skills(page).uncheck();
  await button(page, 'Undo').click();
  await expect(skills(page)).toBeChecked();
  await button(page, 'Undo').click();
  await expect(primary(page)).toHaveValue('#1f4f5c');

  // The focus is in the preview's own document after a click on the page.
  await page.getByTitle('Preview of the CV').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(option(page, 'Single column')).toBeChecked();
  await isOff(page, 'Undo');
  for (const key of ['ControlOrMeta+Shift+z', 'Control+y']) await page.keyboard.press(key);
  await expect(primary(page)).toHaveValue('#224488');
  await expect(option(page, 'Two columns')).toBeChecked();

  // A text keeps its own undo.
  await primary(page).fill('#abc');
  await primary(page).press('ControlOrMeta+z');
  await expect(option(page, 'Two columns')).toBeChecked();
  await primary(page).press('Escape');

  await cardButton(page, 'Education', 'Move up').click();
  await button(page, 'Reset layout').click();
  await expect(page.getByText('Layout reset. Undo brings it back.')).toBeAttached();
  await isOff(page, 'Reset layout');
  await expect(option(page, 'Two columns')).toBeChecked();
  await expect(primary(page)).toHaveValue('#1f4f5c');
  await tick(page, 'Single column');
  await savedByItself(page);
  expect((await stored.read()).tailored).toMatchObject({
    sectionOrder: [],
    pdfOptions: { template: 'single-column-1', primaryColorOverride: '' },
  });
  expect((await seenInPdf(page, FILE)).inks).toEqual(before);

  for (let steps = 0; steps < 2; steps += 1) await button(page, 'Undo').click();
  await expect(primary(page)).toHaveValue('#224488');
  await savedByItself(page);
  await expect
    .poll(async () => (await stored.read()).tailored?.pdfOptions)
    .toMatchObject({ template: 'two-column-1', primaryColorOverride: '#224488' });
  await page.reload();
  await expect(primary(page)).toHaveValue('#224488');
  await isOff(page, 'Undo');
  expect((await seenInPdf(page, FILE)).inks).toContain('#224488');
});
