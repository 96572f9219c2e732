import { readFile } from 'node:fs/promises';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { downloadFiles } from '../../support/pages/export.page.ts';
import { option, savedByItself, tick } from '../../support/pages/export-layout.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { newPerson } from '../../support/people/people.ts';
import { readPdf } from '../../support/pdf/pdf-text.ts';
import { sampleContent } from '../../support/documents/sample-content.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { expect, test } from '../../support/site/test.ts';

test.describe.configure({ timeout: 240_000 });

const CV = 'Daniel Reyes- CV.pdf';
const LETTER = 'Daniel Reyes- Cover Letter.pdf';

test('one click opens the tab and saves the file; CV and letter as two files, and the choice stays', async ({
  page,
  site,
}) => {
  const person = newPerson();
  const stored = storedCvs(page, site);
  await signUp(page, site, person);
  const tailored = { ...defaultTailored, coverLetter: 'To the night desk: hello.' };
  await stored.put((await stored.read())._id, { ...sampleContent(person), tailored });
  await page.goto(`${site.url}/export-pdf`);
  await previewPages(page);

  const textOf = async (path: string) => (await readPdf(new Uint8Array(await readFile(path)))).text;
  const [both] = await downloadFiles(page, 1);
  expect(both?.suggestedFilename()).toBe(CV);
  const whole = await textOf((await both?.path()) ?? '');
  expect(whole).toContain('To the night desk');
  expect(whole).toContain('Costa Clinics');

  await tick(page, 'Two files');
  await savedByItself(page);
  await page.reload();
  await previewPages(page);
  await expect(option(page, 'Two files')).toBeChecked();
  const files = await downloadFiles(page, 2);
  expect(files.map((file) => file.suggestedFilename())).toEqual([CV, LETTER]);
  const [own = '', letter = ''] = await Promise.all(
    files.map(async (file) => textOf(await file.path())),
  );
  expect(own).toContain('Costa Clinics');
  expect(own).not.toContain('To the night desk');
  expect(letter).toContain('To the night desk');
  expect(letter).not.toContain('Costa Clinics');
  for (const name of [CV, LETTER]) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText(/^Machine-readable: all/)).toHaveCount(2);
});
