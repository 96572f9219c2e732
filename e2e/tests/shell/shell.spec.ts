import type { Page } from '@playwright/test';
import { newPage, onboardShortly } from '../../support/people/member.ts';
import { newPerson } from '../../support/people/people.ts';
import { richTextbox } from '../../support/pages/rich-text.page.ts';
import { followInPage } from '../../support/pages/page-changes.ts';
import { signIn } from '../../support/pages/session.page.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { newAccount, signUp } from '../../support/people/new-account.ts';
import { register } from '../../support/pages/welcome.pages.ts';

const CARDS = [
  ['Export my CV', '/export-pdf'],
  ['Edit CV Data', '/cv-data'],
  ['CV Tailoring', '/tailor-cv'],
  ['Tailored CVs', '/tailored-cvs'],
  ['My Subscription', '/plans'],
  ['My Account', '/my-account'],
  ['Import my CV', '/import'],
] as const;

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const company = (page: Page, label = 'Company name') => page.getByRole('textbox', { name: label });

/** Opens the tailoring screen and types into both of its fields. */
async function typeTailoringInput(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/tailor-cv`);
  await company(page).fill('Northlight Hotels');
  await richTextbox(page, 'Job Description').click();
  await page.keyboard.insertText('SQL and dashboards');
}

async function expectTailoringInput(page: Page, companyLabel?: string): Promise<void> {
  await expect(company(page, companyLabel)).toHaveValue('Northlight Hotels');
  await expect(page.getByText('SQL and dashboards')).toBeVisible();
}

test('a new user is led to onboarding, and then finds seven ways on', async ({ page, site }) => {
  const person = newPerson('Ana Sol');
  await register(page, site, person);
  await page.goto(site.url);
  await page.waitForURL('**/onboarding');
  await onboardShortly(page, person);

  await page.goto(site.url);
  await expect(title(page, 'Welcome, Ana Sol')).toBeVisible();
  await expect(page.getByText('Manage your CVs, subscriptions, and more')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const [name, path] of CARDS) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toHaveAttribute('href', path);
  }
  // In their order; a new product area may stand among them.
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const known = CARDS.map(([, path]): string => path);
  expect(hrefs.filter((href) => known.includes(href ?? ''))).toEqual(known);
  for (const width of [1280, 1000, 800]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map((box) => ({ top: box.top, right: box.right })),
    );
    const titles = await cards
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const heights = new Map(boxes.map(({ top }, at) => [top, titles[at]]));
    expect(titles).toEqual(boxes.map(({ top }) => heights.get(top)));
    const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
    const isWide = last[0]?.right === Math.max(...boxes.map(({ right }) => right));
    expect([width, last.length > 1 || isWide]).toEqual([width, true]);
  }
});

for (const locale of ['en-GB', 'de-DE'])
  test(`the names of the steps begin at one height, in ${locale}`, async ({ browser, site }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await signUp(page, site);
    await page.goto(`${site.url}/onboarding`);
    const names = page.getByRole('main').locator('ol li span');
    await expect(names).toHaveCount(5);
    const tops = await names.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops)).toEqual(new Set([tops[0]]));
    await context.close();
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

test('the frame shows the plan with its use of today, and its menu works by keyboard alone', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: 'Free AI today 0/3' })).toHaveAttribute(
    'href',
    '/plans',
  );
  await expect(page.getByRole('banner').getByText('Free')).toBeVisible();

  const button = page.getByRole('button', { name: 'Daniel Reyes, account menu' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('with text twice as large nothing runs off the screen, in any language', async ({
  browser,
  site,
  member,
}) => {
  for (const session of [undefined, member.session]) {
    const page = await newPage(browser, session);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    for (const language of ['en', 'es', 'de']) {
      await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
      // As the choice is kept: before the page looks for it.
      await page.addInitScript((value) => localStorage.setItem('sastre.language', value), language);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(site.url);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const menu = page.getByRole('banner').getByRole('button', { expanded: false });
        if (session && (await menu.isVisible())) await menu.click();
        if (session)
          await expect(page.getByRole('banner').getByRole('radio').first()).toBeVisible();
        const overflow = await page.evaluate(() => {
          const wide = document.documentElement.clientWidth;
          const controls = [
            ...document.querySelectorAll('header *, h1, main a, main button, summary'),
          ];
          return {
            page: document.documentElement.scrollWidth - wide,
            cut: controls.filter((element) => {
              const { left, right, width: own } = element.getBoundingClientRect();
              return own > 0 && (left < 0 || right > wide + 1);
            }).length,
          };
        });
        expect({ language, width, ...overflow }).toEqual({ language, width, page: 0, cut: 0 });
      }
    }
    await page.context().close();
  }
});

test('an address that leads nowhere says so, by its status too, signed in or out, and shows the way back', async ({
  memberPage: page,
  page: visitor,
  site,
}) => {
  for (const [who, start] of [
    [visitor, 'One CV. Cut to fit every job.'],
    [page, 'Welcome, Daniel Reyes'],
  ] as const) {
    const answer = await who.goto(`${site.url}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(title(who, 'This page does not exist')).toBeVisible();
    await expect(who).toHaveTitle('This page does not exist · Sastre');
    await who.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(title(who, start)).toBeVisible();
  }
  await followInPage(page, '/no-such-page');
  await expect(title(page, 'This page does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(title(page, 'Welcome, Daniel Reyes')).toBeVisible();
});

test('who runs the site is read from every foot, and the sign-in says whom to ask', async ({
  memberPage: page,
  page: visitor,
  site,
}) => {
  const privacy = (of: Page) => of.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await page.goto(`${site.url}/plans`);
  await privacy(page).click();
  await expect(title(page, 'Privacy')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Subscription Plans')).toBeVisible();

  await visitor.goto(site.url);
  await expect(privacy(visitor)).toHaveAttribute('href', '/privacy');
  await visitor.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(privacy(visitor)).toHaveAttribute('href', '/privacy');
  await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(visitor.getByRole('link', { name: 'help@example.org' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(title(visitor, 'Sign in to Sastre')).toBeVisible();

  const german = await visitor.goto(`${site.url}/imprint?lang=es`);
  expect(german?.status()).toBe(200);
  await expect(visitor.getByRole('main').locator('[lang=de]')).toContainText('Beispiel GmbH');
});

test('a reload stays signed in; a logout ends at the welcome page, and the other tab notices', async ({
  page,
  site,
}) => {
  await newAccount(page, site);
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

test('another language changes the whole screen at once, keeps what was typed, and outlives a reload', async ({
  memberPage: page,
  site,
}) => {
  await typeTailoringInput(page, site);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await expect(title(page, 'Lebenslauf anpassen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mit KI anpassen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectTailoringInput(page, 'Name des Unternehmens');

  await page.reload();
  await expect(title(page, 'Lebenslauf anpassen')).toBeVisible();
  await expectTailoringInput(page, 'Name des Unternehmens');
});

test('a session that the server ended is told, and what was typed stays through the next sign-in', async ({
  memberPage: page,
  site,
  member,
}) => {
  await typeTailoringInput(page, site);
  await page.context().clearCookies();
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.getByRole('button', { name: /^Tailor using AI/ }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(banner).toBeVisible();
  await expectTailoringInput(page);

  await page.unroute('**/api/**');
  await banner.getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, member.person);
  await page.waitForURL(`${site.url}/tailor-cv`);
  await expectTailoringInput(page);
});
