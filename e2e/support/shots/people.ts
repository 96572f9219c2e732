import type { Browser, BrowserContext } from '@playwright/test';
import { newPerson } from '../people/people.ts';
import { drawPicture } from '../documents/picture-files.ts';
import type { Site } from '../site/site.ts';
import { storedCvs } from '../documents/stored-cv.ts';
import { fillTailoring, tailorWithAi } from '../pages/tailoring.page.ts';
import { newAccount } from '../people/new-account.ts';
import { SAMPLE_CV } from './sample-cv.ts';
import type { Role } from './screens.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who the pictures are taken as: sessions by role, and the member's tailored CV. */
export interface People {
  sessions: Record<Role, Session | undefined>;
  tailoredId: string;
}

/** Registers a newcomer, and a member with a CV, three pictures and a tailored copy with a letter. */
export async function makePeople(browser: Browser, site: Site): Promise<People> {
  const newcomer = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await newAccount(newcomer, site, newPerson('Ines Marquardt'));
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const stored = storedCvs(page, site);
  await newAccount(page, site, newPerson('Ines Marquardt'));
  await stored.put((await stored.read())._id, SAMPLE_CV);
  for (const index of [0, 1, 2]) await stored.upload(await drawPicture(page, index));
  await fillTailoring(page, site, {
    company: 'Nordlicht Stadtwerke',
    job: 'Network engineer for hydraulic modelling with EPANET and Python.',
    letter: true,
  });
  const tailoredId = await tailorWithAi(page);
  const people = {
    sessions: {
      visitor: undefined,
      newcomer: await newcomer.context().storageState(),
      member: await page.context().storageState(),
    },
    tailoredId,
  };
  await newcomer.context().close();
  await page.context().close();
  return people;
}
