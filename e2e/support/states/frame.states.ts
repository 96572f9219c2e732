import { expect, type Page } from '@playwright/test';
import { crashOnce, followInPage, inDocument, withoutName } from '../pages/page-changes.ts';
import {
  chooseLanguage,
  defineStates,
  expectTitle,
  hanging,
  stopTime,
  switchLanguage,
  type Stage,
} from './stage.ts';
import type { Language } from '@sastre/shared-contracts/api';

async function dashboard(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectTitle(page, /^Welcome, /);
  await expect(page.getByRole('link', { name: /AI today/ })).toBeVisible();
}

/** The welcome page, the login flow, the frame and what it shows when something fails. */
export const frameStates = defineStates({
  'welcome.read': {
    who: 'visitor',
    route: '/',
    speak: openWelcome,
    bring: async ({ page, site }) => {
      await page.goto(site.url);
      await expectTitle(page, 'One CV. Cut to fit every job.');
    },
  },
  'welcome.question': {
    who: 'visitor',
    route: '/',
    speak: async (stage, language) => {
      await openWelcome(stage, language);
      await openQuestion(stage.page);
    },
    bring: async ({ page, site }) => {
      await page.goto(site.url);
      await openQuestion(page);
    },
  },
  'login.starting': {
    who: 'member',
    route: '/',
    untitled: true,
    speak: async (stage, language) => {
      await chooseLanguage(stage.page, language);
      await openSpinner(stage);
      await expect(stage.page.locator('html')).toHaveAttribute('lang', language);
    },
    bring: async (stage) => {
      await stage.page.route('**/openid-connect/**', () => undefined);
      await openSpinner(stage);
    },
  },
  'login.unreachable': {
    who: 'member',
    route: '/',
    speak: async (stage, language) => {
      await chooseLanguage(stage.page, language);
      await openSpinner(stage);
      await passTimeLimit(stage.page);
      await expect(stage.page.locator('html')).toHaveAttribute('lang', language);
    },
    bring: async (stage) => {
      await stage.page.clock.install();
      await stage.page.route('**/openid-connect/**', () => undefined);
      await openSpinner(stage);
      await passTimeLimit(stage.page);
      await expectTitle(stage.page, 'We could not reach the sign-in service.');
    },
  },
  'dashboard.read': {
    who: 'member',
    route: '/',
    bring: ({ page, site }) => dashboard(page, site.url),
  },
  'dashboard.nameless': {
    who: 'member',
    route: '/',
    bring: async ({ page, site }) => {
      await withoutName(page);
      await dashboard(page, site.url);
    },
  },
  'dashboard.loading': {
    who: 'member',
    route: '/',
    untitled: true,
    bring: async ({ page, site }) => {
      await hanging(page, '/user/me/cv');
      await page.goto(site.url);
      await expect(page.getByText('Loading your dashboard…')).toBeAttached();
    },
  },
  'frame.shortcuts': {
    who: 'member',
    route: '/',
    speak: async ({ page }, language) => {
      await page.keyboard.press('Escape');
      await switchLanguage(page, language);
      await page.keyboard.press('?');
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
    bring: async ({ page, site }) => {
      await dashboard(page, site.url);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  'frame.userMenu': {
    who: 'member',
    route: '/',
    bring: async ({ page, site }) => {
      await dashboard(page, site.url);
      await page.getByRole('button', { name: /account menu$/ }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  },
  'frame.toast': {
    who: 'member',
    route: '/cv-data',
    bring: async ({ page, site }) => {
      await dashboard(page, site.url);
      await page.getByRole('link', { name: /Edit CV Data/ }).click();
      await page.getByRole('button', { name: 'Edit CV' }).click();
      await stopTime(page);
      await page.getByRole('button', { name: 'Save CV' }).click();
      await expect(page.getByText('CV saved successfully!')).toBeVisible();
    },
  },
  'frame.fallback': {
    who: 'member',
    route: '/plans',
    bring: async ({ page, site }) => {
      await crashOnce(page);
      await page.goto(`${site.url}/plans`);
      await expectTitle(page, 'Something went wrong. Please try again later.');
    },
  },
  'frame.missing': {
    who: 'member',
    route: '/no-such-page',
    bring: async ({ page, site }) => {
      await dashboard(page, site.url);
      await followInPage(page, '/no-such-page');
      await expectTitle(page, 'This page does not exist');
    },
  },
  'frame.remoteFailed': {
    who: 'member',
    route: '/plans',
    bring: async ({ page, site }) => {
      await page.route('**/mfe/billing/**', (route) => route.abort());
      await page.goto(`${site.url}/plans`);
      await expectTitle(page, 'This part of the site could not be loaded.');
    },
  },
  'frame.remoteUnfit': {
    who: 'member',
    route: '/plans',
    bring: async ({ page, site }) => {
      await inDocument(page, (html) =>
        html.replace(/("name":"mfe_billing".*?"contract":")[^"]+/, '$1^9.0.0'),
      );
      await page.goto(`${site.url}/plans`);
      await expect(page.getByText('needs another version of the site')).toBeVisible();
    },
  },
  'frame.remoteBroke': {
    who: 'member',
    route: '/plans',
    bring: async ({ page, site }) => {
      // The prices are drawn with it, and nothing of the frame.
      await page.addInitScript(() => {
        Intl.NumberFormat = undefined as never;
      });
      await page.goto(`${site.url}/plans`);
      await expect(page.getByText('The fault is ours')).toBeVisible();
    },
  },
  'frame.overridden': {
    who: 'member',
    route: '/my-account',
    bring: async ({ page, site }) => {
      await inDocument(page, (html) => html.replace('"overrides":false', '"overrides":true'));
      // Two whose names are long, in the builds that are live.
      const names = ['cv_editor', 'tailoring'];
      await page.goto(site.url);
      const kept = await page.evaluate((wanted) => {
        const entries = [
          ...document.documentElement.innerHTML.matchAll(
            /\/mfe\/([\w-]+)\/[^"/]+\/remoteEntry\.js/g,
          ),
        ];
        return entries
          .filter(([, area = '']) => wanted.includes(area.replace('-', '_')))
          .map(([entry, area = '']) => `mfe_${area.replace('-', '_')}@${location.origin}${entry}`);
      }, names);
      await page.evaluate(
        (all) => sessionStorage.setItem('sastre.overrides', JSON.stringify(all)),
        kept,
      );
      await page.goto(`${site.url}/my-account`);
      await expectTitle(page, 'My Account');
      await expect(
        page.getByText('Replaced in this tab: mfe_cv_editor, mfe_tailoring'),
      ).toBeVisible();
    },
  },
  'frame.sessionEnded': {
    who: 'member',
    route: '/cv-data',
    bring: async ({ page, site }) => {
      await page.goto(`${site.url}/cv-data?edit=true`);
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lead analyst');
      await page.context().clearCookies();
      await page.route('**/api/**', (route) =>
        route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
      );
      await page.getByRole('button', { name: 'Save CV' }).click();
      await expect(page.getByText('Your session has ended.')).toBeVisible();
    },
  },
});

async function openWelcome({ page, site }: Stage, language: Language): Promise<void> {
  await page.goto(`${site.url}/?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openQuestion(page: Page): Promise<void> {
  const entry = page.locator('details').nth(3);
  await entry.locator('summary').click();
  await expect(entry.locator('p')).toBeVisible();
}

/** The document of somebody who was signed in, while the provider does not answer. */
async function openSpinner({ page, site }: Stage): Promise<void> {
  const asked = page.waitForRequest('**/openid-connect/**');
  await page.goto(site.url, { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('#root')).toBeVisible();
}

/** The sign-in's time limit may begin a moment after its first request. */
async function passTimeLimit(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 });
  }).toPass();
}
