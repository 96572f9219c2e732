import { expect, type Locator, type Page } from '@playwright/test';
import { escaped } from '../site/escaped.ts';
import { richTextbox } from './rich-text.page.ts';
import type { Site } from '../site/site.ts';
import { visit } from './within-app.ts';

/** What is asked for on the tailoring screen. */
export interface TailoringInput {
  company: string;
  job: string;
  letter?: boolean;
  language?: 'en' | 'es' | 'de';
}

/** Fills in the tailoring screen. */
export async function fillTailoring(
  page: Page,
  site: Pick<Site, 'url'>,
  { company, job, letter, language }: TailoringInput,
): Promise<void> {
  await visit(page, site, '/tailor-cv');
  await page.getByRole('textbox', { name: 'Company name' }).fill(company);
  await richTextbox(page, 'Job Description').click();
  await page.keyboard.insertText(job);
  if (letter) await page.getByRole('checkbox', { name: 'Include Cover Letter' }).check();
  if (language)
    await page.getByRole('combobox', { name: 'Use Translation' }).selectOption(language);
}

/** Id of the new CV, once the export is reached. */
export async function tailoredId(page: Page): Promise<string> {
  await page.waitForURL(/\/export-pdf\?cvId=/);
  return new URL(page.url()).searchParams.get('cvId') ?? '';
}

/** Tailors with AI, sees progress and arrives at the export. Gives the new CV's id. */
export async function tailorWithAi(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Tailor using AI/ }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  return tailoredId(page);
}

/** Goes on without AI tailoring. Gives the new CV's id. */
export async function continueWithoutAi(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Continue without AI Tailoring/ }).click();
  return tailoredId(page);
}

/** Opens the review of a tailored CV. */
export async function openReview(page: Page, site: Site, cvId: string): Promise<void> {
  await visit(page, site, `/tailored-changes?cvId=${cvId}`);
  await page.getByRole('heading', { name: /^Changes: \d+$/ }).waitFor();
}

/** The chip of a requirement in the review. */
export function chipOf(page: Page, term: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${escaped(term)}(?:\\s*,.*)?$`) });
}

/** What the screen says of today's use, on the free plan. */
export function operationsToday(page: Page): Locator {
  return page.getByText(/of 3 AI operations used today/);
}
