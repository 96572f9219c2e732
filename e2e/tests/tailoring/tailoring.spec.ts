import type { Cv } from '@sastre/shared-contracts/api';
import { readFixture } from '../../support/documents/json-resume.ts';
import { enterWithCv } from '../../support/people/tailoring-person.ts';
import {
  chipOf,
  continueWithoutAi,
  fillTailoring,
  openReview,
  operationsToday,
  tailoredId,
  tailorWithAi,
} from '../../support/pages/tailoring.page.ts';
import { saveCv } from '../../support/pages/cv-form.page.ts';
import { bytesOf, downloadFiles } from '../../support/pages/export.page.ts';
import { visit } from '../../support/pages/within-app.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { letters, textOf } from '../../support/pdf/pdf-order.ts';
import type { StoredCvs } from '../../support/documents/stored-cv.ts';
import { expect, test } from '../../support/site/test.ts';

const job = readFixture('jobs/01-en-data-analyst.txt', 'data-analyst.txt');
const hostile = readFixture('jobs/06-en-hidden-instructions.txt', 'hidden-instructions.txt');
const mismatch = readFixture('jobs/05-en-cardiac-nurse.txt', 'mismatch.txt');
const mess = readFixture('jobs/07-en-messy-paste.txt', 'messy-paste.txt');

/** What no tailoring may touch. */
const closed = (cv: Cv) => ({
  ...cv.personal_info,
  summary: '',
  work: cv.work_experience
    .map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate])
    .sort(),
  education: cv.education,
  skills: cv.skills.map(({ name, level }) => `${name} ${level}`).sort(),
  languages: cv.language_skills,
});
const wordsOf = (cv: Cv) =>
  JSON.stringify([
    cv.personal_info.summary,
    cv.work_experience,
    cv.skills,
    cv.tailored?.coverLetter,
  ]);

/** What is one word with a level. */
const ADDABLE = ['tool', 'skill', 'language'];
const requirementsOf = async (stored: StoredCvs, id: string) =>
  (await stored.read(id)).tailored?.report?.requirements ?? [];

test('with AI and without, each with a letter: both cost one operation, a plain copy none', async ({
  browser,
  site,
}) => {
  const { page, stored, main } = await enterWithCv(browser, site);
  await fillTailoring(page, site, { company: 'Northlight Hotels', job, letter: true });
  await expect(operationsToday(page)).toHaveText(/^0 of 3/);
  const withAi = await stored.read(await tailorWithAi(page));
  expect(withAi.tailored?.coverLetter).toContain('Northlight Hotels');
  expect(closed(withAi)).toEqual(closed(main));

  await fillTailoring(page, site, { company: 'Harbour Bank', job, letter: true });
  await expect(operationsToday(page)).toHaveText(/^1 of 3/);
  const manual = await stored.read(await continueWithoutAi(page));
  expect(manual.tailored?.coverLetter).toContain('Harbour Bank');
  expect(manual.work_experience).toEqual(main.work_experience);

  await fillTailoring(page, site, { company: 'Plain Copy', job });
  await expect(operationsToday(page)).toHaveText(/^2 of 3/);
  await continueWithoutAi(page);
  await visit(page, site, '/tailor-cv');
  await expect(operationsToday(page)).toHaveText(/^2 of 3/);
  await page.context().close();
});

test('a reload in the middle finds the job, and there is one copy', async ({ browser, site }) => {
  const { page } = await enterWithCv(browser, site);
  await fillTailoring(page, site, { company: 'Northlight Hotels', job, letter: true });
  await page.getByRole('button', { name: /^Tailor using AI/ }).click();
  await expect(page.locator('[aria-current=step]')).toBeVisible();
  // However fast the job is, its state is told only once the screen was looked at.
  let tell = () => undefined as void;
  const looked = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/tailor/progress/*', async (route) => {
    await looked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const company = page.getByRole('textbox', { name: 'Company name' });
  await expect(company).toBeDisabled();
  await expect(company).toHaveValue('Northlight Hotels');
  tell();
  await tailoredId(page);
  await visit(page, site, '/tailored-cvs');
  await expect(page.getByText('CV tailored for Northlight Hotels')).toHaveCount(1);
  await page.context().close();
});

test('two tabs at once each get the copy that they asked for: two jobs, two charges', async ({
  browser,
  site,
}) => {
  const { page, stored } = await enterWithCv(browser, site);
  const other = await page.context().newPage();
  await fillTailoring(page, site, { company: 'First Tab', job: 'Requirements:\n- Python' });
  await fillTailoring(other, site, { company: 'Second Tab', job: mess, letter: true });
  const ids = await Promise.all([tailorWithAi(page), tailorWithAi(other)]);
  const names = await Promise.all(
    ids.map(async (id) => {
      const tailoring = (await stored.read(id)).tailored?.jobDescription_id;
      return typeof tailoring === 'object' ? tailoring.companyName : undefined;
    }),
  );
  expect(names).toEqual(['First Tab', 'Second Tab']);
  await visit(page, site, '/tailored-cvs');
  await expect(page.getByText(/^CV tailored for /)).toHaveCount(2);
  // Neither tab finds a job that is still to be waited for, and both see what was used.
  for (const tab of [page, other]) {
    await tab.goto(`${site.url}/tailor-cv`);
    await expect(operationsToday(tab)).toHaveText(/^2 of 3/);
  }
  await page.context().close();
});

test('a job text that gives orders is read, not obeyed', async ({ browser, site }) => {
  const { page, stored, main } = await enterWithCv(browser, site);
  await fillTailoring(page, site, { company: 'Tessellate', job: hostile, letter: true });
  const cv = await stored.read(await tailorWithAi(page));
  expect(closed(cv)).toEqual(closed(main));
  expect(wordsOf(cv)).not.toMatch(/HIRED|PhD|ETH|Google|Kubernetes|any salary|1[24] years/i);
  await page.context().close();
});

test('a job that does not fit is said to; what is missing is added in place, or in the main CV, which its report then says', async ({
  browser,
  site,
}) => {
  const { page, stored, main } = await enterWithCv(browser, site);
  await fillTailoring(page, site, { company: 'Harrow Street', job: mismatch, letter: true });
  const id = await tailorWithAi(page);
  const cv = await stored.read(id);
  expect(closed(cv)).toEqual(closed(main));
  const theirs = (await requirementsOf(stored, id)).filter(({ group }) => group === 'not-yours');
  const tool = theirs.find(({ kind }) => kind === 'tool')?.term ?? 'no tool';
  const other = theirs.find(({ kind }) => !ADDABLE.includes(kind))?.term ?? 'nothing else';
  await openReview(page, site, id);
  await expect(page.getByText(/^Shown: \d+ of \d+\. Your CV supports/)).toBeVisible();

  await chipOf(page, tool).click();
  await page.getByRole('combobox', { name: 'Skill level' }).selectOption('Advanced');
  await page.getByRole('button', { name: `Add ${tool} to my CV and this copy` }).click();
  await expect(page.getByText(`Added to your main CV and to this copy: ${tool}`)).toBeAttached();
  await expect(chipOf(page, tool)).toBeFocused();
  for (const { skills } of [await stored.read(), await stored.read(id)])
    expect(skills.at(-1)).toMatchObject({ name: tool, level: 'Advanced' });
  const added = (await requirementsOf(stored, id)).find(({ term }) => term === tool);
  expect(added?.group).toBe('shown');

  await chipOf(page, other).click();
  await page.getByRole('link', { name: `Add to your main CV: ${other}` }).click();
  await page.waitForURL(/\/cv-data\?edit=true&tab=/);
  expect(page.url()).not.toContain('cvId');
  const entry = page.getByRole('region', { name: 'Experience 1', exact: true });
  await entry.getByRole('button', { name: 'Add achievement' }).click();
  await page.keyboard.insertText(other);
  const before = (await stored.read(id)).tailored?.report?.coverage;
  const supported = (before?.supported ?? 0) + 1;
  await saveCv(page);
  await expect(page.getByText(`Your CV supports ${supported} of`)).toBeVisible();
  await chipOf(page, other).click();
  await expect(page.getByRole('link', { name: `Change the copy: ${other}` })).toBeVisible();
  const after = (await stored.read(id)).tailored?.report?.coverage;
  expect(after).toEqual({ ...before, supported });
  await page.context().close();
});

test('what a project says is put in the order of the job, reviewed in its section, and printed with the copy', async ({
  browser,
  site,
}) => {
  const { page, stored } = await enterWithCv(browser, site);
  const [idle, asked] = ['Scanned forty boxes of letters', 'Counted loans in SQL and Python'];
  await page.goto(`${site.url}/cv-data?edit=true&tab=more`);
  await page.getByRole('button', { name: 'Projects' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Town archive');
  for (const highlight of [idle, asked]) {
    await page.getByRole('button', { name: 'Add highlight' }).click();
    await page.keyboard.insertText(highlight);
  }
  await saveCv(page);

  await fillTailoring(page, site, { company: 'Harbour Bank', job });
  const id = await tailorWithAi(page);
  await openReview(page, site, id);
  const change = page.getByRole('listitem', { name: /^Order of the highlights, Town archive/ });
  await expect(change.getByRole('listitem').first()).toContainText(asked);
  await change.getByRole('button', { name: /^Accept/ }).click();
  await expect(change.getByText('Accepted', { exact: true })).toBeVisible();
  const [project] = (await stored.read(id)).sections?.[0]?.entries ?? [];
  expect(project?.highlights).toEqual([asked, idle]);
  expect((await stored.read()).sections?.[0]?.entries[0]?.highlights).toEqual([idle, asked]);

  await visit(page, site, `/export-pdf?cvId=${id}`);
  const [saved] = await downloadFiles(page, 1);
  const pages = await pdfPages(await bytesOf(saved));
  const printed = letters(pages.map((one) => textOf(one.tagged)).join(' '));
  const placeOf = (text: string) => printed.indexOf(letters(text));
  for (const part of ['Projects', 'Town archive', asked, idle])
    expect(printed).toContain(letters(part));
  expect(placeOf(asked)).toBeGreaterThan(placeOf('Town archive'));
  expect(placeOf(asked)).toBeLessThan(placeOf(idle));
  await page.context().close();
});

test('a change is rejected and accepted in the review, and the list renames, deletes and undoes', async ({
  browser,
  site,
}) => {
  const { page, stored } = await enterWithCv(browser, site);
  await fillTailoring(page, site, { company: 'Inkwell House', job: mess, letter: true });
  const id = await tailorWithAi(page);
  const letter = (await stored.read(id)).tailored?.coverLetter ?? '';
  await visit(page, site, '/tailored-cvs');
  await page.getByRole('link', { name: /^Review changes/ }).click();
  await page.getByRole('button', { name: 'Reject: Cover letter' }).click();
  await expect(page.getByText('Rejected: no cover letter')).toBeVisible();
  expect((await stored.read(id)).tailored).toMatchObject({ coverLetter: '', updatedByUser: true });
  await page.getByRole('button', { name: 'Accept: Cover letter' }).click();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  expect((await stored.read(id)).tailored?.coverLetter).toBe(letter);

  await visit(page, site, '/tailored-cvs');
  await page.getByRole('button', { name: /^Rename: / }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Inkwell & Sons');
  await page.keyboard.press('Enter');
  await expect(page.getByText('CV tailored for Inkwell & Sons', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('CV tailored for Inkwell & Sons', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await expect(page.getByText('No tailored CVs found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No tailored CVs found.')).toBeVisible();
  await page.context().close();
});
