import type { Page } from '@playwright/test';
import { defaultTailored, TEMPLATES, type CvPatch } from '@sastre/shared-contracts/api';
import { createAxe } from '../../support/axe.ts';
import {
  readJsonResume,
  RESUMES,
  toTypedCv,
  type TypedCv,
} from '../../support/documents/json-resume.ts';
import { sharedOut } from '../../support/documents/shared-out.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { typedContent } from '../../support/documents/typed-content.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { visitAnew } from '../../support/pages/within-app.ts';
import { expect, test } from '../../support/site/test.ts';

test.describe.configure({ timeout: 300_000 });

const FIXTURES = RESUMES.map(([given, own]) => toTypedCv(readJsonResume(given, own)));

function contentOf(cv: TypedCv, template: string): CvPatch {
  const pdfOptions = { ...defaultTailored.pdfOptions, template };
  const content = typedContent({ ...cv, languages: [] });
  return { ...content, tailored: { ...defaultTailored, pdfOptions } };
}

/** The texts under a term, without its count. */
async function field(page: Page, term: string): Promise<string> {
  const name = new RegExp(`^${term}( \\(\\d+\\))?$`);
  const row = page.getByRole('term').filter({ hasText: name }).locator('xpath=..');
  return row.getByRole('definition').innerText();
}

test('what machines see: the text out of the PDF and its fields, for real CVs in all templates', async ({
  page,
  site,
}) => {
  const stored = storedCvs(page, site);
  await signUp(page, site);
  const { _id } = await stored.read();
  let [right, all] = [0, 0];
  for (const template of TEMPLATES)
    for (const cv of sharedOut(FIXTURES, template)) {
      all += 1;
      await stored.put(_id, contentOf(cv, template));
      await visitAnew(page, site, '/export-pdf');
      await previewPages(page);
      await page.getByRole('button', { name: 'Show what machines see' }).click();
      const text = page.getByRole('region', { name: 'Text as read' });
      await expect(text).toBeVisible({ timeout: 30_000 });
      const where = `${cv.personal.fullName}, ${template}`;
      expect(await field(page, 'Name'), where).toBe(cv.personal.fullName);
      expect(await field(page, 'Email'), where).toBe(cv.personal.email);
      const jobs = (await field(page, 'Jobs')).split('\n');
      if (jobs.length === cv.work.length) right += 1;
      for (const { achievements } of cv.work)
        await expect(text, where).toContainText(achievements[0]?.split(' ')[0] ?? '');
    }
  expect(right / all).toBeGreaterThanOrEqual(0.8);

  expect(await (await createAxe(page))()).toEqual([]);
  await page.getByText('Letter', { exact: true }).click();
  await expect(page.getByText('You have changed the CV since it was read.')).toBeVisible();
  await page.getByRole('button', { name: 'Close what machines see' }).click();
  await expect(page.getByRole('button', { name: 'Show what machines see' })).toBeFocused();
});
