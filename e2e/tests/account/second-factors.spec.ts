import { createAxe } from '../../support/axe.ts';
import { newPage } from '../../support/people/member.ts';
import { signUp } from '../../support/people/new-account.ts';
import { newPerson } from '../../support/people/people.ts';
import {
  addDevice,
  appCode,
  openSigningIn,
  setUpApp,
  withoutOffers,
} from '../../support/pages/second-factors.page.ts';
import { signIn } from '../../support/pages/session.page.ts';
import { expect, test } from '../../support/site/test.ts';

test('an authenticator app is asked for after the password, and a passkey signs in by itself @embedded @origin', async ({
  page,
  site,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, site, person);
  await openSigningIn(page, site);
  const axe = await createAxe(page);
  const secret = await setUpApp(page, person, async () => expect(await axe()).toEqual([]));
  await expect(page.getByRole('listitem')).toHaveCount(10);
  expect(await axe()).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('sastre-recovery-codes.txt');
  const recovery = await page.getByRole('listitem').first().innerText();
  await page.getByRole('link', { name: 'I have saved the codes' }).click();

  await test.step('a passkey is made with password and code', async () => {
    await addDevice(page);
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('Laptop');
    await page
      .getByRole('textbox', { name: 'Current password', exact: true })
      .fill(person.password);
    // The step after the one that turned it on.
    await page.getByLabel('Code from your app').fill(appCode(secret, 1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create the passkey' }).click();
    await expect(page.getByRole('status')).toHaveText('Your passkey is added.');
    await page.getByRole('link', { name: 'Signing in' }).click();
    await expect(page.getByRole('listitem')).toContainText('not used yet');
    expect(await axe()).toEqual([]);
  });

  await test.step('elsewhere the password is not enough', async () => {
    const elsewhere = await newPage(browser);
    await elsewhere.goto(site.url);
    await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).first().click();
    await signIn(elsewhere, person);
    await elsewhere.getByLabel('Code from your app').fill('000000');
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(elsewhere.getByRole('alert')).toContainText('This code is wrong');
    expect(await (await createAxe(elsewhere))()).toEqual([]);
    await elsewhere.getByLabel('Code from your app').fill(recovery);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    const inside = elsewhere.getByRole('heading', { level: 1, name: 'Personal Information' });
    await expect(inside).toBeVisible();
    await elsewhere.context().close();
  });

  await test.step('and here the passkey is all it takes', async () => {
    await withoutOffers(page);
    await page.context().clearCookies();
    await page.goto(`${site.url}/idp/realms/sastre/account`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('listitem')).toContainText('Laptop');
    await expect(page.getByText('9 of 10 left')).toBeVisible();
  });
});
