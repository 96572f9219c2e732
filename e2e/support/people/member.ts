import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TypedCv } from '../documents/json-resume.ts';
import { onboard } from '../pages/onboarding.page.ts';
import { newPerson, type Person } from './people.ts';
import type { Site } from '../site/site.ts';
import { newAccount } from './new-account.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody with a CV. */
export interface Member {
  person: Person;
  session: StoredSession;
}

/** A new account that has been through the onboarding. */
export async function createMember(browser: Browser, site: Site): Promise<Member> {
  const page = await newPage(browser);
  const person = newPerson();
  await newAccount(page, site, person);
  await onboardShortly(page, person);
  const session = await page.context().storageState();
  await page.context().close();
  return { person, session };
}

/** A page in a browser context of its own. */
export async function newPage(
  browser: Browser,
  storageState?: StoredSession,
  javaScriptEnabled = true,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled,
    ...(storageState && { storageState }),
  });
  return context.newPage();
}

/** A CV with a name and one sentence. */
export function shortCv({ name, email }: Person): TypedCv {
  const blank = { title: '', phone: '', location: '', linkedIn: '', website: '', github: '' };
  const personal = { ...blank, fullName: name, email, summary: 'Counts before arguing.' };
  return { personal, work: [], education: [], skills: [], languages: [] };
}

/** From the onboarding's first step to a CV with a name and one sentence. */
export async function onboardShortly(page: Page, person: Person): Promise<void> {
  await onboard(page, shortCv(person));
  await page.waitForURL('**/plans');
}
