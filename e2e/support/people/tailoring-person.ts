import type { Browser, Page } from '@playwright/test';
import type { Cv, CvPatch } from '@sastre/shared-contracts/api';
import { apiOf } from '../site/api.ts';
import { newPage } from './member.ts';
import { newPerson, type Person } from './people.ts';
import { sampleContent } from '../documents/sample-content.ts';
import type { Site } from '../site/site.ts';
import { storedCvs, type StoredCvs } from '../documents/stored-cv.ts';
import { signUp } from './new-account.ts';

/** Somebody who has a main CV and a whole allowance, and their CVs as the server has them. */
export interface Entered {
  page: Page;
  stored: StoredCvs;
  person: Person;
  main: Cv;
}

/** A new person with a CV that says a good deal. */
export async function enterWithCv(
  browser: Browser,
  site: Site,
  contentOf: (person: Person) => CvPatch = sampleContent,
): Promise<Entered> {
  const page = await newPage(browser);
  const person = newPerson();
  await signUp(page, site, person);
  const stored = storedCvs(page, site);
  const { putCv } = await apiOf(page, site);
  await putCv(contentOf(person));
  return { page, stored, person, main: await stored.read() };
}

/** The texts of the page's dialogs, each agreed to at once. */
export function recordDialogs(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}
