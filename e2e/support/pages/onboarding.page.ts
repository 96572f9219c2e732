import { expect, type Page } from '@playwright/test';
import { addCourse, addJob, addSkills, fillPersonal } from './cv-form.page.ts';
import type { TypedCv } from '../documents/json-resume.ts';

async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Types a whole CV into the steps and stops at the last one. */
export async function typeSteps(page: Page, cv: TypedCv): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Information' })).toBeVisible();
  await fillPersonal(page, cv.personal);
  await next(page, 'Work Experience');
  for (const [index, job] of cv.work.entries()) await addJob(page, index + 1, job);
  await next(page, 'Education');
  for (const [index, course] of cv.education.entries()) await addCourse(page, index + 1, course);
  await next(page, 'Skills');
  await addSkills(page, cv);
  await next(page, 'Profile Photo');
}

/** Types a whole CV into the five steps and finishes. */
export async function onboard(page: Page, cv: TypedCv): Promise<void> {
  await typeSteps(page, cv);
  await page.getByRole('button', { name: 'Finish' }).click();
}
