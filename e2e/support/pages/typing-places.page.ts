import type { Locator, Page } from '@playwright/test';
import { generatedCv } from '../documents/generated-cv.ts';
import { newPerson, type Person } from '../people/people.ts';
import { richTextbox } from './rich-text.page.ts';
import { openSignedIn } from './session.page.ts';
import type { Site } from '../site/site.ts';
import { storedCvs } from '../documents/stored-cv.ts';
import { signUp } from '../people/new-account.ts';

/** A text field by its label. */
export const textbox = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true });

/** The field where it can be typed into: one with rich text has its editor. */
export const fieldOf = (page: Page, { field, rich }: Place): Locator =>
  rich ? richTextbox(page, field) : textbox(page, field);

/** A field of a screen. A rich one is a text area with its markdown until its editor is there. */
export interface Place {
  path: string;
  field: string;
  rich?: true;
}

/** Where somebody may be typing when the power goes. */
export const PLACES = [
  { path: '/cv-data?edit=true', field: 'Professional summary' },
  { path: '/onboarding', field: 'Professional summary' },
  { path: '/cv-data?edit=true&tab=experience', field: 'Description', rich: true },
  { path: '/onboarding', field: 'Title' },
  { path: '/cv-data?edit=true&tab=education', field: 'Institution' },
] as const satisfies Place[];

/** Registers somebody who has a CV of one job and one course. */
export async function newMember(page: Page, site: Site): Promise<Person> {
  const person = newPerson();
  const stored = storedCvs(page, site);
  await signUp(page, site, person);
  const cv = generatedCv(4, { jobs: 1, achievements: 2, courses: 1, skills: 2 });
  const education = cv.education.map((course) => ({ ...course, location: 'Madrid' }));
  await stored.put((await stored.read())._id, { ...cv, education });
  return person;
}

/** Opens a screen where the field is, signed in, and gives the CV that it read. */
export async function openField(page: Page, site: Site, person: Person, place: Place) {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/me/cv') && answer.status() === 200,
  );
  const field = fieldOf(page, place);
  await openSignedIn(page, site.url + place.path, person, field);
  return { field, stored: (await (await answered).json()) as unknown };
}

/** Puts the cursor after everything that stands in the field. */
export async function goToEnd(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+End');
}
