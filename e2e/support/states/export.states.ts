import { expect } from '@playwright/test';
import { defaultTailored, SECTION_KEYS } from '@sastre/shared-contracts/api';
import {
  manyFindings,
  withBusyPrinter,
  withToldCv,
  withVerdict,
} from '../documents/export-answers.ts';
import { translatedCopy } from '../documents/tailored-reports.ts';
import { withCopy } from '../documents/tailoring-answers.ts';
import {
  PRINTS,
  ROUTE,
  SAVES,
  alert,
  download,
  hex,
  laidOut,
  letterPaper,
  main,
  ofCopy,
  open,
  openCopy,
  status,
  told,
} from './export-stage.ts';
import { defineStates, failing, hanging, kept } from './stage.ts';

const twoColumns = laidOut({
  pdfOptions: { ...defaultTailored.pdfOptions, template: 'two-column-1' },
});

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
    await expect(stage.page.getByText(/still in their original language\.$/)).toBeVisible();
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
  'export.otherLanguage': main(
    told(
      (cv) => ({ ...cv, language: 'ja', detected: { cv: 'en' } }),
      (page) =>
        expect(
          page.getByText(/^The text of this CV seems to be in another language/),
        ).toBeVisible(),
    ),
  ),
  'export.excerpts': ofCopy(async (stage) => {
    await openCopy(stage);
    const show = stage.page.getByRole('button', { name: /^Show: / });
    await show.first().waitFor();
    for (let left = await show.count(); left > 0; left -= 1) await show.first().click();
    await expect(stage.page.getByRole('button', { name: /^Hide: / })).toHaveCount(7);
  }),
  'export.options': main(
    told(
      (cv) => {
        const foldedBullets = cv.work_experience.flatMap(({ achievements }) => achievements);
        return laidOut({ foldedBullets })(cv);
      },
      async (page) => {
        for (const button of await page.getByRole('button', { name: /^Options: / }).all())
          await button.click();
        await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveCount(6);
        await expect(page.getByRole('button', { name: /^Show again: / }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Reset layout' })).toBeEnabled();
      },
    ),
  ),
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
    await stage.page.getByRole('button', { name: 'Download', exact: true }).click();
    await alert(stage.page, 'download it again.');
  }),
});
