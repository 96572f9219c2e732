import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TypedCv } from '../documents/json-resume.ts';
import { typedContent } from '../documents/typed-content.ts';
import { onboard } from '../pages/onboarding.page.ts';
import { newPerson, type Person } from './people.ts';
import { apiOf } from '../site/api.ts';
import type { Site } from '../site/site.ts';
import { markSignedIn, signUp } from './new-account.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody with a CV. */
export interface Member {
  person: Person;
  session: StoredSession;
}

/** A new account with a short CV. */
export async function createMember(browser: Browser, site: Site): Promise<Member> {
  const page = await newPage(browser);
  const person = newPerson();
  await signUp(page, site, person);
  await markSignedIn(page, site);
  await (await apiOf(page, site)).putCv(typedContent(shortCv(person)));
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
