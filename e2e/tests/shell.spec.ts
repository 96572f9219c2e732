import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { onboard } from '../support/onboarding.page.ts';
import { newPerson, type Person } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { expect, test as base } from '../support/test.ts';
import { register } from '../support/welcome.pages.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody with a CV; `page` starts where they are signed in, by cookie alone. */
interface Member {
  person: Person;
  session: StoredSession;
}

const test = base.extend<{ memberPage: Page }, { member: Member }>({
  member: [
    async ({ browser, site }, use) => {
      const page = await newPage(browser);
      const person = newPerson();
      await register(page, site, person);
      await onboardShortly(page, person);
      const session = await page.context().storageState();
      await page.context().close();
      await use({ person, session });
    },
    { scope: 'worker' },
  ],
  memberPage: async ({ browser, member }, use) => {
    const page = await newPage(browser, member.session);
    await use(page);
    await page.context().close();
  },
});

const CARDS = [
  ['Export my CV', '/export-pdf'],
  ['Edit CV Data', '/cv-data'],
  ['CV Tailoring', '/tailor-cv'],
  ['Tailored CVs', '/tailored-cvs'],
  ['My Subscription', '/plans'],
  ['My Account', '/my-account'],
] as const;

async function newPage(
  browser: Browser,
  storageState?: StoredSession,
  javaScriptEnabled = true,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled,
    ...(storageState && { storageState }),
  });
  return context.newPage();
}

async function onboardShortly(page: Page, { name, email }: Person): Promise<void> {
  const blank = { title: '', phone: '', location: '', linkedIn: '', website: '', github: '' };
  const personal = { ...blank, fullName: name, email, summary: 'Counts before arguing.' };
  await onboard(page, { personal, work: [], education: [], skills: [], languages: [] });
  await page.waitForURL('**/plans');
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const company = (page: Page, label = 'Company name') => page.getByRole('textbox', { name: label });

/** Opens the tailoring screen and types into both of its fields. */
async function typeAWish(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/tailor-cv`);
  await company(page).fill('Northlight Hotels');
  await page.getByRole('textbox', { name: 'Job Description' }).click();
  await page.keyboard.insertText('SQL and dashboards');
}

async function expectWish(page: Page, companyLabel?: string): Promise<void> {
  await expect(company(page, companyLabel)).toHaveValue('Northlight Hotels');
  await expect(page.getByText('SQL and dashboards')).toBeVisible();
}

test('the welcome page is small, comes from this site alone, and says what the product is', async ({
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
  expect(urls.length).toBeLessThanOrEqual(15);
  expect(bytes.scripts).toBeGreaterThan(0);
  expect(bytes.scripts).toBeLessThanOrEqual(70_000);
  expect(bytes.all).toBeLessThanOrEqual(150_000);

  await expect(page).toHaveTitle('Sastre · One CV, cut to fit every job');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(title(page, 'One CV. Cut to fit every job.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, member.person);
  await page.waitForURL(`${site.url}/plans`);
  await expect(title(page, 'Subscription Plans')).toBeVisible();
});

test('a new user is led to onboarding, and then finds six ways on', async ({ page, site }) => {
  const person = newPerson('Ana Sol');
  await register(page, site, person);
  await page.goto(site.url);
  await page.waitForURL('**/onboarding');
  await onboardShortly(page, person);

  await page.goto(site.url);
  await expect(title(page, 'Welcome, Ana Sol')).toBeVisible();
  await expect(page.getByText('Manage your CVs, subscriptions, and more')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(CARDS.length);
  for (const [index, [name, path]] of CARDS.entries()) {
    await expect(cards.nth(index).getByRole('heading', { name })).toBeVisible();
    await expect(cards.nth(index)).toHaveAttribute('href', path);
  }
});

test('the title has the focus after each step, back and forward too, and the skip link is first', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(site.url);
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: /My Subscription/ }).click();
  await expect(title(page, 'Subscription Plans')).toBeFocused();
  await expect(page).toHaveTitle('Subscription Plans · Sastre');
  await page.goBack();
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeFocused();
  await page.goForward();
  await expect(title(page, 'Subscription Plans')).toBeFocused();
});

test('an address that leads nowhere says so and shows the way back', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(`${site.url}/no-such-page`);
  await expect(title(page, 'Something went wrong. Please try again later.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
});

test('a reload stays signed in; a logout ends at the welcome page, and the other tab notices', async ({
  page,
  site,
}) => {
  await register(page, site, newPerson());
  await page.goto(`${site.url}/my-account`);
  await page.reload();
  await expect(title(page, 'My Account')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${site.url}/plans`);
  await expect(title(other, 'Subscription Plans')).toBeVisible();

  await page.getByRole('button', { name: 'Daniel Reyes, account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${site.url}/`);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(other.getByRole('alert')).toContainText('Your session has ended.');
  await expect(title(other, 'Subscription Plans')).toBeVisible();

  await page.goBack();
  await page.waitForURL(`${site.url}/`);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
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

test('another language changes the whole screen at once, keeps what was typed, and outlives a reload', async ({
  memberPage: page,
  site,
}) => {
  await typeAWish(page, site);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await expect(title(page, 'Lebenslauf zuschneiden')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mit KI zuschneiden' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectWish(page, 'Firmenname');

  await page.reload();
  await expect(title(page, 'Lebenslauf zuschneiden')).toBeVisible();
  await expectWish(page, 'Firmenname');
});

test('a session that the server ended is told, and what was typed stays through the next sign-in', async ({
  memberPage: page,
  site,
  member,
}) => {
  await typeAWish(page, site);
  await page.context().clearCookies();
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.getByRole('button', { name: /^Tailor using AI/ }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(banner).toBeVisible();
  await expectWish(page);

  await page.unroute('**/api/**');
  await banner.getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, member.person);
  await page.waitForURL(`${site.url}/tailor-cv`);
  await expectWish(page);
});
