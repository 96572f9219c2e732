import { expect, type Page } from '@playwright/test';
import {
  defaultTailored,
  SECTION_KEYS,
  type Cv,
  type Tailored,
} from '@sastre/shared-contracts/api';
import {
  manyFindings,
  withBusyPrinter,
  withReading,
  withToldCv,
  withVerdict,
} from '../documents/export-answers.ts';
import { translatedCopy } from '../documents/tailored-reports.ts';
import { withCopy } from '../documents/tailoring-answers.ts';
import {
  defineStates,
  expectTitle,
  failing,
  hanging,
  kept,
  type Stage,
  type State,
} from './stage.ts';

const ROUTE = '/export-pdf';
const COPY = '/export-pdf?cvId={id}';
const SAVES = '/user/me/cv/*';
const PRINTS = '/utils/generate-pdf';
const READS = '/utils/read-pdf';

const main = (bring: State['bring'], who: State['who'] = 'member'): State => ({
  who,
  route: ROUTE,
  bring,
});
const ofCopy = (bring: State['bring']): State => ({ who: 'member', route: COPY, bring });

/** The screen with its preview, and the pictures where there are any. */
async function open({ page, site }: Stage, path = ROUTE): Promise<void> {
  await page.goto(site.url + path);
  await expectTitle(page, 'Export PDF');
  await expect(page.getByText(/^Page 1 of \d/)).toBeVisible();
}
const openCopy = (stage: Stage) => open(stage, `${ROUTE}?cvId=${stage.cast.member.tailoredId}`);

const laidOut =
  (layout: Partial<Tailored>) =>
  (cv: Cv): Cv => ({ ...cv, tailored: { ...(cv.tailored ?? defaultTailored), ...layout } });
const twoColumns = laidOut({
  pdfOptions: { ...defaultTailored.pdfOptions, template: 'two-column-1' },
});

const apart = laidOut({
  coverLetter: 'Dear Northlight team,\n\nI count before I argue.',
  pdfOptions: { ...defaultTailored.pdfOptions, letterApart: true },
});

const machines = (page: Page) => page.getByRole('button', { name: 'Show what machines see' });
const status = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
const letterPaper = (page: Page) => page.getByText('Letter', { exact: true });
const hex = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name} colour as hex digits` });
const alert = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();

/** Download was clicked; what comes of it was decided before. */
async function download(stage: Stage): Promise<void> {
  // A print saves first, and the cast's CV stays as it is.
  await withToldCv(stage.page);
  await open(stage);
  await stage.page.getByRole('button', { name: 'Download' }).click();
}

const told = (
  change: (cv: Cv) => Cv,
  see: (page: Page) => Promise<void>,
  start: (stage: Stage) => Promise<void> = open,
): State['bring'] => {
  return async (stage) => {
    await withToldCv(stage.page, change);
    await start(stage);
    await see(stage.page);
  };
};

/** /export-pdf: the layout, what becomes of its changes, and what becomes of a download. */
export const exportStates = defineStates({
  'export.main': main(async (stage) => {
    await open(stage);
    await expect(stage.page.getByRole('radio', { name: 'Picture 2' })).toBeVisible();
  }),
  'export.thin': main(async (stage) => {
    await open(stage);
    await expect(stage.page.getByText('You have no pictures yet.')).toBeVisible();
  }, 'thin'),
  'export.copy': ofCopy(async (stage) => {
    await openCopy(stage);
    await expect(stage.page.getByText('Tailored For Northlight Hotels')).toBeVisible();
    await expect(stage.page.getByRole('link', { name: 'Review changes' })).toBeVisible();
  }),
  'export.strip': ofCopy(async (stage) => {
    await withCopy(stage.page, translatedCopy);
    await openCopy(stage);
    await expect(stage.page.getByText('2 questions are waiting for your answer.')).toBeVisible();
    await expect(stage.page.getByText(/still in their language\.$/)).toBeVisible();
  }),
  'export.twoColumns': ofCopy(
    told(
      twoColumns,
      (page) => expect(page.getByText('Use Left Column').first()).toBeVisible(),
      openCopy,
    ),
  ),
  'export.oneBareColumn': main(
    told(
      (cv) => laidOut({ leftColumnSections: [] })(twoColumns(cv)),
      (page) => expect(page.getByText(/^No sections in this column/)).toBeVisible(),
    ),
  ),
  'export.letterOnTop': ofCopy(
    told(
      laidOut({ coverLetterOnTop: true }),
      (page) =>
        expect(page.getByRole('button', { name: 'Move to top: Cover letter' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      openCopy,
    ),
  ),
  'export.allHidden': main(
    told(laidOut({ hiddenSections: [...SECTION_KEYS] }), (page) =>
      expect(page.getByText(/^Nothing is shown/)).toBeVisible(),
    ),
  ),
  'export.noSections': main(
    told(
      (cv) => ({
        ...cv,
        personal_info: { ...cv.personal_info, fullName: '', email: '' },
      }),
      (page) =>
        expect(
          page.getByText('No sections to display. Add sections from the toolbar above.'),
        ).toBeVisible(),
    ),
    'thin',
  ),
  'export.oldestFirst': main(
    told(laidOut({ workOrder: 'oldest' }), (page) =>
      expect(page.getByRole('combobox', { name: 'Order of work experience' })).toHaveValue(
        'oldest',
      ),
    ),
  ),
  'export.excerpts': ofCopy(async (stage) => {
    await openCopy(stage);
    const show = stage.page.getByRole('button', { name: /^Show: / });
    for (let left = await show.count(); left > 0; left -= 1) await show.first().click();
    await expect(stage.page.getByRole('button', { name: /^Hide: / })).toHaveCount(7);
  }),
  'export.colourInvalid': main(async (stage) => {
    await open(stage);
    await hex(stage.page, 'Primary').fill('greenish');
    await hex(stage.page, 'Primary').press('Enter');
    await alert(stage.page, 'Enter a colour such as');
  }),
  'export.colourMoved': main(
    told(
      laidOut({
        pdfOptions: {
          ...defaultTailored.pdfOptions,
          primaryColorOverride: '#fff3a0',
          textColorOverride: '#d8d8d8',
        },
      }),
      (page) => expect(page.getByText(/^Darkened in the CV/).first()).toBeVisible(),
    ),
  ),

  'export.loading': main(async ({ page, site }) => {
    await hanging(page, '/user/me/cv');
    await page.goto(site.url + ROUTE);
    await expect(page.getByText('Loading your CV data...')).toBeVisible();
  }),
  'export.loadError': main(async ({ page, site }) => {
    await failing(page, '/user/me/cv');
    await page.goto(site.url + ROUTE);
    await alert(page, 'Unable to load this CV');
  }),
  'export.notFound': ofCopy(async ({ page, site }) => {
    await page.goto(`${site.url}${ROUTE}?cvId=00000000-0000-4000-8000-000000000009`);
    await alert(page, 'Unable to load this CV');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }),

  'export.picturesLoading': main(async (stage) => {
    await hanging(stage.page, '/user/me/pictures');
    await open(stage);
    await expect(stage.page.getByText('Loading your pictures…')).toBeVisible();
  }),
  'export.picturesFailed': main(async (stage) => {
    await failing(stage.page, '/user/me/pictures');
    await open(stage);
    await alert(stage.page, 'Failed to load pictures. Please try again later.');
  }),
  'export.pictureBroken': main(async (stage) => {
    await failing(stage.page, '/user/me/picture/*', { status: 404, code: 'not-found' });
    await open(stage);
    await expect(stage.page.getByRole('radio', { name: 'Picture 2' })).toBeVisible();
  }),
  'export.pictureChosen': main(async (stage) => {
    await withToldCv(stage.page);
    await open(stage);
    await stage.page.getByText('Picture 2', { exact: true }).click();
    await expect(stage.page.getByRole('radio', { name: 'Picture 2' })).toBeChecked();
    await status(stage.page, 'Saved');
  }),

  'export.saving': main(async (stage) => {
    await hanging(stage.page, SAVES, 'PUT');
    await open(stage);
    await letterPaper(stage.page).click();
    await status(stage.page, 'Saving…');
  }),
  'export.saved': main(async (stage) => {
    await withToldCv(stage.page);
    await open(stage);
    await letterPaper(stage.page).click();
    await status(stage.page, 'Saved');
  }),
  'export.saveFails': main(async (stage) => {
    await failing(stage.page, SAVES, { method: 'PUT' });
    await open(stage);
    await letterPaper(stage.page).click();
    await alert(stage.page, 'Failed to save CV');
  }),
  'export.restored': main(async (stage) => {
    await hanging(stage.page, SAVES, 'PUT');
    await open(stage);
    await letterPaper(stage.page).click();
    await kept(stage.page, '"paper":"Letter"');
    await stage.page.reload();
    await status(stage.page, 'Changes from your last visit');
  }),
  'export.elsewhere': main(async (stage) => {
    const cv = await withToldCv(stage.page);
    await open(stage);
    cv.changeElsewhere((one) => ({ ...one, skills: [] }));
    await letterPaper(stage.page).click();
    await status(stage.page, 'This CV was changed in another tab or on another device.');
  }),

  'export.generating': main(async (stage) => {
    await hanging(stage.page, PRINTS, 'POST');
    await download(stage);
    await expect(stage.page.getByText('Generating the PDF')).toBeAttached();
  }),
  'export.done': main(async (stage) => {
    await withVerdict(stage.page, { words: 1412, pages: 2, findings: [], more: 0 });
    await download(stage);
    await status(stage.page, 'Machine-readable: all 1,412 words, in order');
  }),
  'export.findings': main(async (stage) => {
    await withVerdict(stage.page, manyFindings);
    await download(stage);
    await expect(stage.page.getByText('and 3 more')).toBeVisible();
  }),
  'export.readers': main(async (stage) => {
    const readers = ['Structure', 'Geometry'];
    await withVerdict(stage.page, { words: 1412, pages: 2, findings: [], more: 0, readers });
    await download(stage);
    await status(stage.page, 'in order, read alike by Structure and Geometry');
  }),
  'export.twoFiles': ofCopy(async (stage) => {
    await withToldCv(stage.page, apart);
    await withVerdict(stage.page, { words: 212, pages: 1, findings: [], more: 0 });
    await openCopy(stage);
    await stage.page.getByRole('button', { name: 'Download' }).click();
    await expect(stage.page.getByText(/^Machine-readable/)).toHaveCount(2);
  }),
  'export.enlarged': main(async (stage) => {
    await open(stage);
    await stage.page.getByRole('button', { name: 'Enlarge' }).click();
    const sheet = stage.page.frameLocator('dialog iframe').first();
    await expect(sheet.locator('html.paged .sheet').first()).toBeAttached();
  }),
  'export.machines': main(async (stage) => {
    await withReading(stage.page);
    await open(stage);
    await machines(stage.page).click();
    await expect(stage.page.getByRole('region', { name: 'Text as read' })).toBeVisible();
  }),
  'export.machinesOld': main(async (stage) => {
    await withToldCv(stage.page);
    await withReading(stage.page);
    await open(stage);
    await machines(stage.page).click();
    await letterPaper(stage.page).click();
    await expect(stage.page.getByText(/^You have changed the CV since/)).toBeVisible();
  }),
  'export.machinesReading': main(async (stage) => {
    await hanging(stage.page, READS, 'POST');
    await open(stage);
    await machines(stage.page).click();
    await expect(stage.page.getByText('Reading the PDF…').first()).toBeAttached();
  }),
  'export.machinesFail': main(async (stage) => {
    await failing(stage.page, READS, { method: 'POST' });
    await open(stage);
    await machines(stage.page).click();
    await alert(stage.page, 'Failed to generate PDF');
  }),
  'export.failed': main(async (stage) => {
    await failing(stage.page, PRINTS, { method: 'POST' });
    await download(stage);
    await alert(stage.page, 'Failed to generate PDF');
  }),
  'export.empty': main(async (stage) => {
    await stage.page.route(`**/api${PRINTS}`, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '' }),
    );
    await download(stage);
    await alert(stage.page, 'Failed to generate PDF');
  }),
  'export.busy': main(async (stage) => {
    await withBusyPrinter(stage.page, 7);
    await download(stage);
    await alert(stage.page, 'Please try again in 7 seconds.');
  }),
  'export.changedBeforePrint': main(async (stage) => {
    const cv = await withToldCv(stage.page);
    await open(stage);
    cv.changeElsewhere((one) => ({ ...one, skills: [] }));
    await stage.page.getByRole('button', { name: 'Download' }).click();
    await alert(stage.page, 'download it again.');
  }),
});
