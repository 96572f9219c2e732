import {
  cardButton,
  savedByItself,
  seenInPreview,
} from '../../support/pages/export-layout.page.ts';
import { Keys } from '../../support/keys.ts';
import { sampleContent } from '../../support/documents/sample-content.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { bytesOf } from '../../support/pages/export.page.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { letters, textOf } from '../../support/pdf/pdf-order.ts';
import { signUp } from '../../support/people/new-account.ts';
import { newPerson } from '../../support/people/people.ts';
import { visit } from '../../support/pages/within-app.ts';
import { expect, test } from '../../support/site/test.ts';

// The whole way, key by key.
test.describe.configure({ timeout: 180_000 });

test('a project is typed, laid out and printed by keyboard alone', async ({ page, site }) => {
  const person = newPerson();
  const stored = storedCvs(page, site);
  await signUp(page, site, person);
  await stored.put((await stored.read())._id, sampleContent(person));
  const keys = new Keys(page);

  await page.goto(`${site.url}/cv-data?edit=true&tab=more`);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await keys.use(keys.button('Projects'));
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await keys.type('Foot bridge of oak');
  await keys.fill(page.getByRole('textbox', { name: 'Organisation' }), 'Town of Lund');
  await keys.use(keys.button('Add highlight'));
  await keys.type('Forty beams, no pillar');
  const saved = page.getByText('CV saved successfully!');
  await keys.to(keys.button('Save CV'));
  await keys.press('Enter');
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);

  await visit(page, site, '/export-pdf');
  await expect(cardButton(page, 'Projects', 'Move up')).toBeVisible();
  await keys.use(cardButton(page, 'Projects', 'Move up'));
  await savedByItself(page);
  await expect.poll(async () => (await seenInPreview(page)).text).toContain('Foot bridge of oak');

  await keys.to(keys.button('Download'));
  const downloaded = page.waitForEvent('download');
  await keys.press('Enter');
  const pages = await pdfPages(await bytesOf(await downloaded));
  const text = letters(pages.map((one) => textOf(one.tagged)).join(' '));
  for (const part of ['Projects', 'Foot bridge of oak', 'Town of Lund', 'Forty beams, no pillar'])
    expect(text).toContain(letters(part));
  expect((await stored.read()).sections).toMatchObject([
    { kind: 'projects', entries: [{ name: 'Foot bridge of oak' }] },
  ]);
});
