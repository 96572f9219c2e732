import { newPage } from '../../support/people/member.ts';
import {
  answerDialogs,
  arm,
  armedButton,
  deletionButton,
  exportData,
  openAccount,
  tokenOf,
} from '../../support/pages/account.page.ts';
import { buy, meter, openPlans, openPortal } from '../../support/pages/payment.page.ts';
import { newPerson } from '../../support/people/people.ts';
import { squarePng } from '../../support/documents/png.ts';
import { refusal, signIn } from '../../support/pages/session.page.ts';
import { enterWithCv } from '../../support/people/tailoring-person.ts';
import { expect, test } from '../../support/site/test.ts';
import { signUp } from '../../support/people/new-account.ts';
import { goWithin } from '../../support/pages/within-app.ts';

const WRONG = 'Wrong email or password.';

test('all data goes along in one file; a reset takes the CVs and leaves the plan; a deletion leaves nothing', async ({
  browser,
  site,
}) => {
  const { page, stored, person } = await enterWithCv(browser, site);
  const buffer = squarePng(64, [29, 97, 73]);
  const pictureId = await stored.upload({ name: 'me.png', mimeType: 'image/png', buffer });
  await stored.tailor('Northlight Hotels');
  await buy(page, site);
  await openPortal(page, site);
  const portal = page.url();
  const token = tokenOf(page, site);
  const answers = answerDialogs(page);

  await test.step('export', async () => {
    await openAccount(page, site);
    const data = await exportData(page);
    const copy = 'tailored-001-northlight-hotels.json';
    const picture = data.names.find((name) => name.startsWith(`pictures/${pictureId}.`)) ?? '';
    const [versions, others] = [true, false].map((isVersion) =>
      data.names.filter((name) => name.startsWith('history/') === isVersion),
    );
    expect(versions).toEqual([expect.stringMatching(/^history\/main\/001-[\dt-]+-save\.json$/)]);
    expect(others).toEqual(
      [
        ...['README.txt', 'account.json', 'payments.json', 'tailoring.json', 'use.json'],
        ...['cv/main.json', `cv/${copy}`, 'json-resume/main.json', `json-resume/${copy}`],
        ...['job-descriptions/001-northlight-hotels.txt', picture],
      ].sort(),
    );
    expect(data.bytes(picture).length).toBeGreaterThan(0);
    expect(data.json('cv/main.json')).toMatchObject({ personal_info: { fullName: person.name } });
    expect(data.json('json-resume/main.json')).toMatchObject({ basics: { name: person.name } });
    expect(JSON.stringify(data.json('payments.json'))).toContain('starter');
  });

  await test.step('two clicks and a question, and three ways back', async () => {
    for (const title of ['Reset My Account', 'Delete My Account'] as const) {
      await arm(page, title);
      await expect(page.getByRole('button', { name: 'Export my data first' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(armedButton(page)).toHaveCount(0);
      await arm(page, title);
      await page.getByRole('link', { name: 'Back to Dashboard' }).focus();
      await expect(armedButton(page)).toHaveCount(0);
      expect(answers.said).toEqual([]);
      await arm(page, title);
      await armedButton(page).click();
      await expect(armedButton(page)).toHaveCount(0);
      await expect(deletionButton(page, title)).toBeEnabled();
      expect(answers.said.splice(0)).toHaveLength(1);
    }
    expect(await stored.pictures()).toEqual([pictureId]);
  });

  answers.agree = true;
  await test.step('reset', async () => {
    await arm(page, 'Reset My Account');
    await armedButton(page).click();
    await expect.poll(() => answers.said).toContain('Your account has been reset.');
    await page.waitForURL((url) => url.pathname !== '/my-account');
    await openPlans(page, site);
    await expect(meter(page, 'Starter AI today 1/20')).toBeVisible();
    expect(await stored.pictures()).toEqual([]);
    const { personal_info: info, work_experience: jobs, skills } = await stored.read();
    expect([info.summary, jobs, skills]).toEqual(['', [], []]);
    await goWithin(page, '/tailored-cvs');
    await expect(page.getByText('No tailored CVs found.')).toBeVisible();
  });

  await test.step('delete', async () => {
    const atProvider = async () => (await page.request.get(portal)).status();
    expect(await atProvider()).toBe(200);
    await openAccount(page, site);
    answers.said.length = 0;
    await arm(page, 'Delete My Account');
    await armedButton(page).click();
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(answers.said).toEqual([
      'Delete your account? Everything will be removed for good, and your subscription ends now.',
      'Your account has been deleted. You will be signed out.',
    ]);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    const headers = { authorization: token() };
    const refused = await page.request.get(`${site.url}/api/user/me/cv`, { headers });
    expect(refused.status()).toBe(401);

    await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
    await signIn(page, person);
    await expect(refusal(page)).toBeVisible();
    await expect.poll(atProvider, { timeout: 30_000 }).toBe(410);
  });
  await page.context().close();
});

test('name and password are changed in a tab of their own, and the name holds here at once @embedded', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await signUp(page, site, person);
  await openAccount(page, site);
  await expect(page.getByRole('definition').filter({ hasText: person.name })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await tab.getByLabel('Full name').fill('Ana Luz');
  await tab.getByRole('button', { name: 'Save name' }).click();
  await expect(tab.getByText('Your name is changed.')).toBeVisible();
  await tab.getByRole('textbox', { name: 'New password', exact: true }).fill('12345678');
  await expect(tab.getByText('How hard to guess: Very easy')).toBeVisible();
  await tab.close();
  // Here every page has the focus all the time.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', { name: 'Ana Luz, account menu' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Ana Luz' })).toBeVisible();
});

test('wrong passwords lock an account: even the right one waits, and then it opens @embedded', async ({
  page,
  site,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, site, person);
  const elsewhere = await newPage(browser);
  await elsewhere.context().setExtraHTTPHeaders({ 'x-forwarded-for': person.address });
  await elsewhere.goto(site.url);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  const alert = elsewhere.getByRole('alert');
  const attempt = async (password: string) => {
    const answered = elsewhere.waitForEvent('domcontentloaded');
    await signIn(elsewhere, { ...person, password });
    await answered;
    return alert.innerText();
  };
  for (let failed = 0; failed < 5; failed += 1) {
    expect(await attempt(`not the password ${failed}`)).toBe(WRONG);
  }
  // A slow machine may outwait the first lock; each further failure doubles it.
  const left = async () =>
    Number(/^Too many attempts\. Try again in (\d+) seconds\.$/.exec(await attempt('no'))?.[1]);
  await expect.poll(left, { intervals: [0] }).toBeGreaterThanOrEqual(3);
  // What was left may be its last second by now.
  expect(await attempt(person.password)).toMatch(
    /^Too many attempts\. Try again in \d+ seconds?\.$/,
  );

  const inside = elsewhere.getByRole('heading', { level: 1, name: 'Personal Information' });
  await expect(async () => {
    const answered = elsewhere.waitForEvent('domcontentloaded');
    await signIn(elsewhere, person);
    await answered;
    await expect(inside.or(alert)).toBeVisible({ timeout: 30_000 });
    await expect(inside).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 120_000 });
  await elsewhere.context().close();
});
