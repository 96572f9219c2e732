import { expect, type Locator, type Page } from '@playwright/test';
import type { TypedCv } from '../documents/json-resume.ts';
import { richTextbox } from './rich-text.page.ts';

/** Types into text fields by their labels. */
export async function fillAll(
  scope: Page | Locator,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await scope.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** Types a month, `YYYY-MM`, into a group of month and year. */
async function fillMonth(scope: Locator, label: RegExp, value: string): Promise<void> {
  if (value === '') return;
  await scope.getByRole('group', { name: label }).getByRole('textbox').fill(value);
}

/** Name, contact and summary. */
export async function fillPersonal(page: Page, personal: TypedCv['personal']): Promise<void> {
  await fillAll(page, {
    'Full name': personal.fullName,
    Title: personal.title,
    Email: personal.email,
    Phone: personal.phone,
    Location: personal.location,
    LinkedIn: personal.linkedIn,
    Website: personal.website,
    GitHub: personal.github,
    'Professional summary': personal.summary,
  });
}

/** Saves the CV by its button. Ends where the app leads whoever has saved: a step of the page before would go on from the form. */
export async function saveCv(page: Page): Promise<void> {
  const form = page.url();
  await page.getByRole('button', { name: 'Save CV' }).click();
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  await page.waitForURL((url) => url.href !== form);
}

/** Adds a job; `number` is its place. */
export async function addJob(
  page: Page,
  number: number,
  job: TypedCv['work'][number],
): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Work Experience' }).click();
  const entry = page.getByRole('region', { name: `Experience ${number}`, exact: true });
  await fillAll(entry, { Position: job.position, Company: job.company, Location: job.location });
  await fillMonth(entry, /Start date/, job.start);
  if (job.end === '') await entry.getByRole('checkbox', { name: 'Currently working here' }).check();
  else await fillMonth(entry, /End date/, job.end);
  await richTextbox(entry, 'Description').click();
  for (const [index, line] of job.description.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
  for (const [index, text] of job.achievements.entries()) {
    await entry.getByRole('button', { name: 'Add achievement' }).click();
    await fillAll(entry, { [`Achievement ${index + 1}`]: text });
  }
  return entry;
}

/** Adds a course of study; the CV screen wants a location. */
export async function addCourse(
  page: Page,
  number: number,
  course: TypedCv['education'][number],
  location?: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Add Education' }).click();
  const entry = page.getByRole('region', { name: `Education ${number}`, exact: true });
  await fillAll(entry, {
    Institution: course.institution,
    Degree: course.degree,
    Field: course.field,
    Grade: course.grade,
    ...(location !== undefined && { Location: location }),
  });
  await fillMonth(entry, /Start date/, course.start);
  await fillMonth(entry, /End date/, course.end);
}

/** Adds skills and languages. */
export async function addSkills(
  page: Page,
  { skills, languages }: Pick<TypedCv, 'skills' | 'languages'>,
): Promise<void> {
  for (const { name, level } of skills) {
    await page.getByRole('textbox', { name: 'Skill', exact: true }).fill(name);
    await page.getByRole('combobox', { name: 'Skill level' }).selectOption(level);
    await page.getByRole('button', { name: 'Add skill' }).click();
  }
  for (const { language, level } of languages) {
    await page.getByRole('textbox', { name: 'Language', exact: true }).fill(language);
    await page.getByRole('combobox', { name: 'Language level' }).selectOption(level);
    await page.getByRole('button', { name: 'Add language' }).click();
  }
}
