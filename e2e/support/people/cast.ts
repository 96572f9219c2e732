import type { Browser, BrowserContext, Page } from '@playwright/test';
import { apiOf } from '../site/api.ts';
import { newPerson, type Person } from './people.ts';
import { squarePng } from '../documents/png.ts';
import { sampleContent } from '../documents/sample-content.ts';
import type { Site } from '../site/site.ts';
import { markSignedIn, signUp } from './new-account.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody who is signed in by cookie alone. */
export interface Player {
  person: Person;
  session: StoredSession;
  /** Ids of the main CV and of a tailored copy with a letter; empty where there is none. */
  cvId: string;
  tailoredId: string;
}
/** Who the screens are shown to: without a CV, with names alone, with everything. */
export type Cast = Record<'newcomer' | 'thin' | 'member', Player>;
export type Role = keyof Cast | 'visitor';

/** A page of its own; without a session it is a visitor's. */
export async function openPage(browser: Browser, session?: StoredSession): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...(session && { storageState: session }),
  });
  return context.newPage();
}

async function enter(browser: Browser, site: Site, role: keyof Cast): Promise<Player> {
  const page = await openPage(browser);
  const person = newPerson();
  await signUp(page, site, person);
  await markSignedIn(page, site);
  const player = { person, session: await page.context().storageState(), cvId: '', tailoredId: '' };
  if (role !== 'newcomer') {
    const api = await apiOf(page, site);
    const content = sampleContent(person);
    const { fullName = '', email = '' } = content.personal_info ?? {};
    const thin = { personal_info: { ...emptied(content.personal_info), fullName, email } };
    await api.putCv(role === 'thin' ? thin : content);
    player.cvId = api.cvId;
    if (role === 'member') {
      await api.addPicture(squarePng(64, [29, 97, 73]));
      await api.addPicture(squarePng(64, [255, 224, 138]));
      player.tailoredId = await api.tailor('Northlight Hotels');
    }
  }
  await page.context().close();
  return player;
}

function emptied<Info extends object>(info: Info | undefined): Info {
  return Object.fromEntries(Object.keys(info ?? {}).map((key) => [key, ''])) as Info;
}

/** Three new accounts of a site. */
export async function createCast(browser: Browser, site: Site): Promise<Cast> {
  return {
    newcomer: await enter(browser, site, 'newcomer'),
    thin: await enter(browser, site, 'thin'),
    member: await enter(browser, site, 'member'),
  };
}
