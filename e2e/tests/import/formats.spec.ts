import type { Page } from '@playwright/test';
import { createAxe } from '../../support/axe.ts';
import {
  EUROPASS_CV,
  linkedInArchive,
  odtCv,
  PASTED_CV,
  wordCv,
} from '../../support/documents/foreign-files.ts';
import { storedCvs, type StoredCvs } from '../../support/documents/stored-cv.ts';
import { Keys } from '../../support/keys.ts';
import { chooseFile, finishImport, saveReview } from '../../support/pages/import.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { field } from '../../support/states/stage.ts';

/** The page of the import, of a new account. */
async function open(page: Page, site: Site): Promise<StoredCvs> {
  const stored = storedCvs(page, site);
  await signUp(page, site);
  await page.goto(`${site.url}/import`);
  await expect(chooseFile(page)).toBeAttached();
  return stored;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What the review has in the text fields of a part. */
async function expectFields(
  page: Page,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(field(part(page, name), label), `${name}: ${label}`).toHaveValue(value);
}

test('a Word file is chosen with the mouse, looked through and saved', async ({ page, site }) => {
  const stored = await open(page, site);
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Choose a file').click();
  await (await chooser).setFiles(await wordCv());
  await expect(finishImport(page)).toBeVisible();
  await expectFields(page, 'Personal information', {
    'Full name': 'Noor van Dijk',
    Title: 'Paediatric nurse',
    Email: 'noor@vandijk.example',
    Phone: '+31 6 1234 5678',
    Location: 'Utrecht, Netherlands',
    'Professional summary': 'Calm on a full ward, and clear with parents.',
  });
  await expectFields(page, 'Experience 1', {
    Position: 'Senior nurse',
    Company: 'Sint Lucas Hospital',
    'Achievement 2': 'Brought the handover down to ten minutes',
  });
  await expectFields(page, 'Education 1', {
    Institution: 'Hogeschool Utrecht',
    Degree: 'BSc',
    Field: 'Nursing',
    Location: 'Utrecht, Netherlands',
  });
  await saveReview(page);
  expect(await stored.read()).toMatchObject({
    personal_info: { fullName: 'Noor van Dijk', phone: '+31 6 1234 5678' },
    work_experience: [
      {
        company: 'Sint Lucas Hospital',
        startDate: '2019-03',
        current: true,
        achievements: [
          'Trains new colleagues at the bedside',
          'Brought the handover down to ten minutes',
        ],
      },
      { company: 'Wilhelmina Clinic', startDate: '2014-06', endDate: '2019-02' },
    ],
    education: [{ institution: 'Hogeschool Utrecht', startDate: '2010', endDate: '2014' }],
    skills: [{ name: 'Triage' }, { name: 'Infusion pumps' }, { name: 'SAP' }],
    language_skills: [
      { language: 'Dutch', level: 'Native' },
      { language: 'English', level: 'Fluent' },
    ],
  });
});

test('an OpenDocument text is dropped onto the page and saved', async ({ page, site }) => {
  const stored = await open(page, site);
  const { name, mimeType, buffer } = odtCv();
  const dropped = await page.evaluateHandle(
    ({ base64, ...file }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file.name, { type: file.mimeType }));
      return transfer;
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
  const zone = page.getByText('or drop it here');
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(finishImport(page)).toBeVisible();
  await expectFields(page, 'Personal information', { 'Full name': 'Bruno Sá', Title: 'Joiner' });
  await expectFields(page, 'Experience 1', {
    Company: 'Oficina do Porto',
    'Achievement 1': 'Stairs & doors for 40 old houses',
  });
  await saveReview(page);
  expect(await stored.read()).toMatchObject({
    personal_info: { fullName: 'Bruno Sá', email: 'bruno@sa.example' },
    work_experience: [{ position: 'Joiner', startDate: '2018-04', endDate: '2023-09' }],
    skills: [{ name: 'Oak' }, { name: 'Restoration' }],
  });
});

test('the archive of LinkedIn fills every part, and says what it has no field for', async ({
  page,
  site,
}) => {
  const stored = await open(page, site);
  await chooseFile(page).setInputFiles(linkedInArchive());
  await expect(finishImport(page)).toBeVisible();
  await expectFields(page, 'Personal information', {
    'Full name': 'Maja Öberg',
    Title: 'Route planner',
    Email: 'maja@oberg.example',
    Website: 'https://oberg.example',
  });
  await expectFields(page, 'Experience 2', { Company: 'Bygg & Väg', Location: 'Malmö' });
  await expectFields(page, 'Education 1', { Degree: 'BSc', Field: 'Logistics', Location: '' });
  const loose = page.getByRole('listitem', { name: 'Part 1' });
  await expect(loose).toContainText('Freight on rails');
  await loose.getByRole('button', { name: 'Leave out' }).click();
  // LinkedIn says nothing of where a school is: it is asked for in the editor, and holds nothing up here.
  await saveReview(page);
  const cv = await stored.read();
  expect(cv).toMatchObject({
    personal_info: { summary: 'Plans, then asks the drivers.', location: 'Gothenburg, Sweden' },
    work_experience: [
      {
        company: 'Nordfrakt AB',
        startDate: '2020-03',
        current: true,
        description: 'Plans 60 trains a week.\nAnswers for delays.',
      },
      { company: 'Bygg & Väg', startDate: '2016-08', endDate: '2020-02', current: false },
    ],
    education: [{ institution: 'Lund University', startDate: '2013', location: '' }],
    skills: [{ name: 'Timetables' }, { name: 'SQL' }],
    language_skills: [
      { language: 'Swedish', level: 'Native' },
      { language: 'German', level: 'Intermediate' },
    ],
    sections: [
      {
        kind: 'certificates',
        entries: [
          { name: 'Rail Safety', organisation: 'Transportstyrelsen', startDate: '2021-02' },
        ],
      },
    ],
  });
  expect(JSON.stringify(cv)).not.toContain('Freight on rails');
});

test('a CV of Europass is brought by keyboard alone, with what it says beside put into the summary', async ({
  page,
  site,
}) => {
  const stored = await open(page, site);
  const keys = new Keys(page);
  const chosen = page.waitForEvent('filechooser');
  await keys.use(chooseFile(page));
  await (await chosen).setFiles(EUROPASS_CV);
  await expect(keys.title('Import my CV')).toBeFocused();
  await expectFields(page, 'Personal information', {
    'Full name': "Chiara D'Angelo",
    Title: 'Sound engineer',
    Phone: '+39 320 1234567',
    Location: 'Torino, Italia',
  });
  await keys.fill(field(part(page, 'Education 1'), 'Field'), 'Musica');
  const loose = page.getByRole('listitem').filter({ hasText: 'Hears a bad cable' });
  await keys.use(loose.getByRole('button', { name: 'Summary' }));
  await expect(loose.getByRole('button', { name: 'Undo' })).toBeFocused();
  await saveReview(page, keys.use.bind(keys));
  expect(await stored.read()).toMatchObject({
    personal_info: {
      email: 'chiara@dangelo.example',
      summary: 'Hears a bad cable from the last row.',
    },
    work_experience: [
      {
        company: 'Radio Dora',
        startDate: '2017-09',
        endDate: '2022-05',
        description: 'Mixed the radio concerts & trained two others.',
      },
    ],
    education: [{ institution: 'Conservatorio di Torino', degree: 'Laurea', field: 'Musica' }],
    language_skills: [
      { language: 'Italian', level: 'Native' },
      { language: 'French', level: 'Advanced' },
    ],
  });
});

test('a text is pasted and saved with a finger, on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const stored = await open(page, site);
  await field(page, 'Text of your CV').tap();
  await page.keyboard.insertText(PASTED_CV);
  await page.getByRole('button', { name: 'Read the text' }).tap();
  await expect(finishImport(page)).toBeVisible();
  await expectFields(page, 'Personal information', { 'Full name': 'Ines Costa' });
  await expectFields(page, 'Experience 1', {
    Position: 'Senior analyst',
    Company: 'Costa Clinics',
  });
  await page.getByRole('tab', { name: 'Your text' }).tap();
  const source = page.getByRole('tabpanel', { name: 'Your text' });
  await expect(source.getByText('Portuguese (native), German (B2)')).toBeVisible();
  await page.getByRole('tab', { name: 'Your CV' }).tap();
  const title = field(part(page, 'Personal information'), 'Title');
  await title.tap();
  await title.fill('Head of data');
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await (await createAxe(page))()).toEqual([]);
  await saveReview(page, (button) => button.tap());
  expect(await stored.read()).toMatchObject({
    personal_info: { title: 'Head of data', email: 'ines.costa@example.org' },
    work_experience: [
      { startDate: '2019-03', current: true, achievements: ['Cut waiting times by a third'] },
    ],
    skills: [{ name: 'SQL' }, { name: 'Python' }],
    language_skills: [
      { language: 'Portuguese', level: 'Native' },
      { language: 'German', level: 'Intermediate' },
    ],
  });
  await context.close();
});
