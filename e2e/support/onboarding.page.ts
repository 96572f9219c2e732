import { expect, type Locator, type Page } from '@playwright/test';
import type { TypedCv } from './json-resume.ts';

/** Types a month, `YYYY-MM`, into a group of month and year. */
async function fillMonth(scope: Locator, label: RegExp, value: string): Promise<void> {
  if (value === '') return;
  await scope.getByRole('group', { name: label }).getByRole('textbox').fill(value);
}

async function fillAll(scope: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await scope.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Types a whole CV into the five steps and finishes. */
export async function onboard(page: Page, cv: TypedCv): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Information' })).toBeVisible();
  const { fullName, title, email, phone, location, linkedIn, website, github, summary } =
    cv.personal;
  await fillAll(page, {
    'Full name': fullName,
    Title: title,
    Email: email,
    Phone: phone,
    Location: location,
  });
  await fillAll(page, {
    LinkedIn: linkedIn,
    Website: website,
    GitHub: github,
    'Professional summary': summary,
  });

  await next(page, 'Work Experience');
  for (const [index, job] of cv.work.entries()) {
    await page.getByRole('button', { name: 'Add Work Experience' }).click();
    const entry = page.getByRole('region', { name: `Experience ${index + 1}`, exact: true });
    await fillAll(entry, { Position: job.position, Company: job.company, Location: job.location });
    await fillMonth(entry, /Start date/, job.start);
    if (job.end === '')
      await entry.getByRole('checkbox', { name: 'Currently working here' }).check();
    else await fillMonth(entry, /End date/, job.end);
    await entry.getByRole('textbox', { name: 'Description' }).click();
    await page.keyboard.insertText(job.description);
    await entry
      .getByRole('textbox', { name: 'Key achievements' })
      .fill(job.achievements.join('\n'));
  }

  await next(page, 'Education');
  for (const [index, course] of cv.education.entries()) {
    await page.getByRole('button', { name: 'Add Education' }).click();
    const entry = page.getByRole('region', { name: `Education ${index + 1}`, exact: true });
    await fillAll(entry, {
      Institution: course.institution,
      Degree: course.degree,
      Field: course.field,
      Grade: course.grade,
    });
    await fillMonth(entry, /Start date/, course.start);
    await fillMonth(entry, /End date/, course.end);
  }

  await next(page, 'Skills');
  for (const { name, level } of cv.skills) {
    await page.getByRole('textbox', { name: 'Skill', exact: true }).fill(name);
    await page.getByRole('combobox', { name: 'Skill level' }).selectOption(level);
    await page.getByRole('button', { name: 'Add skill' }).click();
  }
  for (const { language, level } of cv.languages) {
    await page.getByRole('textbox', { name: 'Language', exact: true }).fill(language);
    await page.getByRole('combobox', { name: 'Language level' }).selectOption(level);
    await page.getByRole('button', { name: 'Add language' }).click();
  }

  await next(page, 'Profile Photo');
  await page.getByRole('button', { name: 'Finish' }).click();
}
