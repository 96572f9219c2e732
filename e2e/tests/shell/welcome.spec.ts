import type { Page } from '@playwright/test';
import { newPage } from '../../support/people/member.ts';
import { signIn } from '../../support/pages/session.page.ts';
import { expect, test } from '../../support/site/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the welcome page is small, comes from this site alone, and says what the product is @embedded', async ({
  page,
  site,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const types = new Map<string, string>();
  const urls: string[] = [];
  const bytes = { all: 0, scripts: 0 };
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    types.set(requestId, type ?? '');
    urls.push(request.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.scripts += encodedDataLength;
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });

  expect(urls.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
  expect(urls.length).toBeLessThanOrEqual(10);
  expect(bytes.scripts).toBeGreaterThan(0);
  expect(bytes.scripts).toBeLessThanOrEqual(15_000);
  expect(bytes.all).toBeLessThanOrEqual(80 * 1_024);

  await expect(page).toHaveTitle('Sastre · One CV, cut to fit every job');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(title(page, 'One CV. Cut to fit every job.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByText('Free, no card. More AI from €9.90 a month.')).toBeVisible();
  for (const place of ['banner', 'main'] as const)
    await expect(page.getByRole(place).getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('each of the twelve questions opens and closes', async ({ page, site }) => {
  await page.goto(site.url);
  const entries = page.locator('details');
  await expect(entries).toHaveCount(12);
  await entries.first().locator('summary').click();
  for (const entry of await entries.all()) {
    const answer = entry.locator('p');
    await expect(answer).toBeHidden();
    await entry.locator('summary').click();
    await expect(answer).toBeVisible();
    await entry.locator('summary').click();
    await expect(answer).toBeHidden();
  }
});

test('a language chosen on the welcome page stays, and its document needs no script to speak it', async ({
  browser,
  page,
  site,
}) => {
  const headlines = [
    ['es', 'Un CV. Hecho a medida de cada empleo.'],
    ['de', 'Ein Lebenslauf. Zugeschnitten auf jede Stelle.'],
  ] as const;
  await page.goto(site.url);
  for (const [language, headline] of headlines) {
    await page.locator('#language').selectOption(language);
    await expect(title(page, headline)).toBeVisible();
    await page.reload();
    await expect(title(page, headline)).toBeVisible();

    const plain = await newPage(browser, await page.context().storageState(), false);
    await plain.goto(site.url);
    await expect(title(plain, headline)).toBeVisible();
    await expect(plain.locator('html')).toHaveAttribute('lang', language);
    await expect(plain.locator('details')).toHaveCount(12);
    await plain.context().close();
  }
});

test('who opens a page signed out signs in and arrives there', async ({ page, site, member }) => {
  await page.goto(`${site.url}/plans`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, member.person);
  await page.waitForURL(`${site.url}/plans`);
  await expect(title(page, 'Subscription Plans')).toBeVisible();
});

test('who presses sign in before the page’s script has come signs in none the less', async ({
  page,
  site,
  member,
}) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/welcome.*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  const again = page.waitForRequest(`${site.url}/?sign-in=header`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Sign In' })
    .click({ noWaitAfter: true });
  await again;
  pressed.resolve();
  await signIn(page, member.person);
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
});

test('steps back after signing in pass the used login page and stay in the site', async ({
  page,
  site,
  member,
}) => {
  await page.goto(site.url);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, member.person);
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  }
});

test('a theme chosen on the welcome page colours its document without a script, and holds after signing in', async ({
  browser,
  page,
  site,
  member,
}) => {
  const canvas = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(site.url);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const light = await canvas(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await canvas(page);
  expect(dark).not.toBe(light);

  const plain = await newPage(browser, await page.context().storageState(), false);
  for (const path of ['/', '/plans']) {
    await plain.goto(site.url + path);
    expect(await canvas(plain)).toBe(dark);
    await expect(plain.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
  }
  await plain.context().close();

  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, member.person);
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
  expect(await canvas(page)).toBe(dark);
  await page.getByRole('button', { name: 'Daniel Reyes, account menu' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await canvas(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await canvas(page)).toBe(dark);
  await page.reload();
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a cookie left by a session that is over leads to the welcome page', async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'had-session', value: '1', url: site.url }]);
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('had-session');
});
