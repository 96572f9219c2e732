import type { Page } from '@playwright/test';
import type { Cv } from '@sastre/shared-contracts/api';
import {
  cardButton,
  dragSection,
  openExport,
  option,
  orderIn,
  savedByItself,
  sectionCard,
  seenInPdf,
  seenInPreview,
  tick,
  type Seen,
} from '../../support/pages/export-layout.page.ts';
import { drawPicture } from '../../support/documents/picture-files.ts';
import { goWithin, visitAnew } from '../../support/pages/within-app.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

const FILE = 'Daniel Reyes- CV.pdf';
const COPY = 'Daniel Reyes- CV - Northlight Hotels.pdf';
const LETTER = 'To the night desk: this letter was written once.';
/** A piece of each section that stands nowhere else. */
const PIECES = {
  personalInfo: 'Data analyst',
  summary: 'Counts before arguing',
  workExperience: 'Harbour Hotels',
  education: 'Open University',
  skills: 'Dashboards',
  languages: 'Deutsch',
  letter: 'To the night desk',
} as const;
type Piece = keyof typeof PIECES;

// Each journey downloads several times.
test.describe.configure({ timeout: 240_000 });

/** The sections in the order in which the document is read. */
function sectionsOf({ text }: Seen): Piece[] {
  const order = orderIn(text, Object.values(PIECES));
  return order.map((piece) =>
    (Object.keys(PIECES) as Piece[]).find((key) => PIECES[key] === piece)!,
  );
}

/** What a layout decides of a document, in one form for preview and PDF. */
const decided = (seen: Seen) => ({
  sections: sectionsOf(seen),
  jobs: orderIn(seen.text, ['Costa Clinics', 'Harbour Hotels']),
  contact: orderIn(seen.text, ['@example.test', '+34 600 000 000', 'Málaga, Spain']).sort(),
  width: seen.width,
  pictures: seen.pictures,
});
const PLAIN = {
  sections: ['personalInfo', 'summary', 'workExperience', 'education', 'skills', 'languages'],
  jobs: ['Costa Clinics', 'Harbour Hotels'],
  contact: ['+34 600 000 000', '@example.test', 'Málaga, Spain'],
  width: 210,
  pictures: 0,
};

/** The preview shows it, it is saved, a reload shows it again, and the PDF says the same. */
async function expectEverywhere(
  page: Page,
  wanted: Partial<Record<keyof typeof PLAIN, unknown>>,
  file = FILE,
): Promise<Seen> {
  const all = { ...PLAIN, ...wanted };
  await expect.poll(async () => decided(await seenInPreview(page)), 'the preview').toEqual(all);
  const before = await seenInPreview(page);
  await savedByItself(page);
  await page.reload();
  await expect.poll(async () => decided(await seenInPreview(page)), 'reloaded').toEqual(all);
  const printed = await seenInPdf(page, file);
  expect(decided(printed), 'the PDF').toEqual(all);
  expect(printed.inks, 'the colours of the PDF').toEqual(before.inks);
  return printed;
}

/** Somebody with a whole CV who finds it as it always begins. */
async function openPlain(page: Page, site: Site) {
  const opened = await openExport(page, site);
  await expect.poll(async () => decided(await seenInPreview(page))).toEqual(PLAIN);
  return opened;
}

const include = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Include ${name}` });
const hex = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name} colour as hex digits` });

async function typeColour(page: Page, name: string, colour: string): Promise<void> {
  await hex(page, name).fill(colour);
  await hex(page, name).press('Enter');
}

test('template, paper, order, columns, contact details and what is left out: seen, printed and kept', async ({
  page,
  site,
}) => {
  await openPlain(page, site);
  await expect(option(page, 'Single column')).toBeChecked();
  await expect(option(page, 'A4')).toBeChecked();

  await tick(page, 'Two columns');
  await expect(page.getByText('Saving…')).toBeVisible();
  await tick(page, 'Letter');
  await cardButton(page, 'Languages', 'Use Right Column').click();
  await expect(cardButton(page, 'Languages', 'Use Left Column')).toBeFocused();
  await cardButton(page, 'Work experience', 'Move up').click();
  await page.getByRole('combobox', { name: 'Order of work experience' }).selectOption({
    label: 'Oldest first',
  });
  await include(page, 'Education').uncheck();
  await tick(page, 'Phone');
  await tick(page, 'Address');
  await expectEverywhere(page, {
    sections: ['personalInfo', 'skills', 'workExperience', 'summary', 'languages'],
    jobs: ['Harbour Hotels', 'Costa Clinics'],
    contact: ['@example.test'],
    width: 216,
  });
  await expect(option(page, 'Two columns')).toBeChecked();
  await expect(include(page, 'Education')).not.toBeChecked();
  await expect(include(page, 'Personal information')).toBeDisabled();

  await tick(page, 'Single column');
  await tick(page, 'A4');
  await include(page, 'Education').check();
  await page.getByRole('combobox', { name: 'Order of work experience' }).selectOption({
    label: 'Newest first',
  });
  await tick(page, 'Email');
  await tick(page, 'Phone');
  await dragSection(page, 'Languages', 'Summary', 'upper');
  await expect(page.getByText('Languages moved to position 3')).toBeAttached();
  await cardButton(page, 'Education', 'Move down').click();
  await expect(cardButton(page, 'Education', 'Move down')).toBeFocused();
  await expect(cardButton(page, 'Education', 'Move down')).toHaveAttribute('aria-disabled', 'true');
  await expectEverywhere(page, {
    sections: ['personalInfo', 'workExperience', 'languages', 'summary', 'skills', 'education'],
    contact: ['+34 600 000 000'],
  });
});

test('colours are normalised, kept legible and reset; a chosen picture is the photo of the CV', async ({
  page,
  site,
}) => {
  const { stored } = await openPlain(page, site);
  for (const index of [0, 1]) await stored.upload(await drawPicture(page, index));
  const [, second] = await stored.pictures();
  await page.reload();
  const before = (await seenInPreview(page)).inks;

  await typeColour(page, 'Primary', ' 7A1F3D ');
  await expect(hex(page, 'Primary')).toHaveValue('#7a1f3d');
  await page.getByLabel('Secondary colour', { exact: true }).fill('#224488');
  await typeColour(page, 'Main text', '#123');
  await tick(page, 'Picture 2');
  const chosen = await expectEverywhere(page, { pictures: 1 });
  for (const ink of ['#7a1f3d', '#224488', '#112233']) expect(chosen.inks).toContain(ink);
  await expect(option(page, 'Picture 2')).toBeChecked();
  expect((await stored.read()).personal_info.profilePictureUrl).toBe(
    `/api/user/me/picture/${second}`,
  );

  await typeColour(page, 'Primary', 'fff7b0');
  await typeColour(page, 'Main text', '#fbfbf0');
  await typeColour(page, 'Secondary', 'of the sea');
  await expect(page.getByRole('alert')).toContainText('#224488 is still used');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Darkened in the CV so that it can be read')).toHaveCount(2);
  await tick(page, 'No picture');
  const pale = await expectEverywhere(page, {});
  for (const ink of pale.inks) expect(contrastOnWhite(ink), ink).toBeGreaterThanOrEqual(4.5);
  expect((await stored.read()).personal_info.profilePictureUrl).toBe('');
  await expect(hex(page, 'Primary')).toHaveValue('#fff7b0');

  await page.getByRole('button', { name: 'Reset Primary colour' }).click();
  await expect(hex(page, 'Primary')).toHaveValue('#1f4f5c');
  await page.getByRole('button', { name: 'Reset colours', exact: true }).click();
  await expect.poll(async () => (await seenInPreview(page)).inks).toEqual(before);
  await savedByItself(page);
  await expect
    .poll(async () => (await stored.read()).tailored?.pdfOptions)
    .toMatchObject({ primaryColorOverride: '', secondaryColorOverride: '', textColorOverride: '' });
  await goWithin(page, '/cv-data?edit=true&tab=pictures');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('No picture');
});

function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const EDITS = [
  ['Personal information', 'Personal'],
  ['Summary', 'Personal'],
  ['Work experience', 'Experience'],
  ['Education', 'Education'],
  ['Skills', 'Skills'],
  ['Languages', 'Skills'],
  ['Cover letter', 'Cover Letter'],
] as const;

test('a copy: its letter first, last and left out, the job it is for, and Edit leads into it', async ({
  page,
  site,
}) => {
  const { stored, cv: main } = await openPlain(page, site);
  const copyId = await stored.tailor('Northlight Hotels');
  const { tailored } = await stored.read(copyId);
  await stored.put(copyId, {
    tailored: { ...(tailored as NonNullable<Cv['tailored']>), coverLetter: LETTER },
  });
  await visitAnew(page, site, `/export-pdf?cvId=${copyId}`);
  const footer = page.getByRole('main').locator('footer');
  await expect(footer.getByText('Tailored For Northlight Hotels')).toBeVisible();
  await expect(footer).toContainText('SQL and dashboards for the reporting team');
  await expect(footer).toContainText(String(new Date().getUTCFullYear()));

  const cards = page.getByRole('listitem').getByRole('group', { name: /./ });
  await expect(sectionCard(page, 'Cover letter')).toBeVisible();
  await cardButton(page, 'Cover letter', 'Move to top').click();
  await expect(cards.first()).toHaveAccessibleName('Cover letter');
  await expectEverywhere(page, { sections: ['letter', ...PLAIN.sections] }, COPY);
  await cardButton(page, 'Cover letter', 'Move to bottom').click();
  await expectEverywhere(page, { sections: [...PLAIN.sections, 'letter'] }, COPY);
  await expect(page.getByText(/^Page 1 of 2$/)).toBeVisible();
  await include(page, 'Cover letter').uncheck();
  await expectEverywhere(page, {}, COPY);

  for (const [section, tab] of EDITS) {
    const link = page.getByRole('link', { name: `Edit: ${section}`, exact: true });
    await link.click();
    await expect(page.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('cvId') === copyId);
    await expect(page.getByRole('button', { name: 'Save CV' })).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
  }
  expect((await stored.read()).tailored).toEqual(main.tailored);
});
