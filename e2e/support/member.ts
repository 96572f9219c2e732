import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { onboard } from './onboarding.page.ts';
import { newPerson, type Person } from './people.ts';
import { test as base } from './test.ts';
import { newAccount } from './new-account.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody with a CV; `memberPage` starts where they are signed in, by cookie alone. */
interface Member {
  person: Person;
  session: StoredSession;
}

/** One member for all journeys of a worker. */
export const test = base.extend<{ memberPage: Page }, { member: Member }>({
  member: [
    async ({ browser, site }, use) => {
      const page = await newPage(browser);
      const person = newPerson();
      await newAccount(page, site, person);
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

/** A page in a browser context of its own. */
export async function newPage(
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

/** From the onboarding's first step to a CV with a name and one sentence. */
export async function onboardShortly(page: Page, { name, email }: Person): Promise<void> {
  const blank = { title: '', phone: '', location: '', linkedIn: '', website: '', github: '' };
  const personal = { ...blank, fullName: name, email, summary: 'Counts before arguing.' };
  await onboard(page, { personal, work: [], education: [], skills: [], languages: [] });
  await page.waitForURL('**/plans');
}
