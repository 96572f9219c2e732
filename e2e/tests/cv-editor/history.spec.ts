import { storedCvs } from '../../support/documents/stored-cv.ts';
import { newMember, textbox } from '../../support/pages/typing-places.page.ts';
import { visit } from '../../support/pages/within-app.ts';
import { expect, test } from '../../support/site/test.ts';
import { kept } from '../../support/states/stage.ts';

test('nothing is lost: undo over reload and save, versions, and what was deleted', async ({
  page,
  site,
}) => {
  await newMember(page, site);
  const stored = storedCvs(page, site);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const title = textbox(page, 'Title');
  await page.goto(`${site.url}/cv-data?edit=true`);
  await expect(button('Save CV')).toBeVisible();
  const { _id: id, personal_info: first } = await stored.read();

  // A refused save says what is missing and leads there.
  await textbox(page, 'Full name').fill('');
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert')).toHaveText('Not saved: one field needs attention');
  await expect(page.getByRole('tab', { name: 'Personal (not complete)' })).toBeVisible();
  await button('Full name').click();
  await expect(textbox(page, 'Full name')).toBeFocused();

  // Undo goes over a reload.
  await button('Undo').click();
  await expect(textbox(page, 'Full name')).toHaveValue(first.fullName);
  await title.fill('Principal');
  await kept(page, 'Principal');
  await page.reload();
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
  await button('Undo').click();
  await expect(title).toHaveValue(first.title);
  await button('Redo').click();
  await expect(title).toHaveValue('Principal');

  // Saved by the keys; the next visit can step back over it.
  await title.press('ControlOrMeta+s');
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View as PDF' })).toBeVisible();
  await page.goto(`${site.url}/cv-data?edit=true`);
  await button('Undo').click();
  await expect(title).toHaveValue(first.title);
  await button('Redo').click();

  // The version before it is looked at, restored, and taken back.
  await button('History').click();
  const sheet = page.getByRole('dialog', { name: 'History of this CV' });
  await sheet.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(sheet.getByText('In the form now').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Restore this version' }).click();
  await expect(sheet).toBeHidden();
  await expect(title).toHaveValue(first.title);
  expect((await stored.read()).personal_info.title).toBe(first.title);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Principal');
  expect((await stored.read()).personal_info.title).toBe('Principal');

  // A copy is deleted, found among what was deleted, and is itself again.
  const copy = await stored.tailor('Harbour Bank');
  const name = 'CV tailored for Harbour Bank';
  await visit(page, site, '/tailored-cvs');
  await button(`Delete: ${name}`).click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await visit(page, site, '/tailored-cvs');
  await page.getByRole('link', { name: 'Recently deleted (1)' }).click();
  await button(`Bring back: ${name}`).click();
  await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  await visit(page, site, `/cv-data?cvId=${copy}`);
  await expect(title).toHaveValue('Principal');
  expect(id).not.toBe(copy);
});
