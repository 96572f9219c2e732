import { expect, type Page } from '@playwright/test';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { withReading, withToldCv, withVerdict } from '../documents/export-answers.ts';
import {
  alert,
  download,
  laidOut,
  letterPaper,
  main,
  ofCopy,
  open,
  openCopy,
  status,
} from './export-stage.ts';
import { defineStates, failing, hanging } from './stage.ts';

const READS = '/utils/read-pdf';

const apart = laidOut({
  coverLetter: 'Dear Northlight team,\n\nI count before I argue.',
  pdfOptions: { ...defaultTailored.pdfOptions, letterApart: true },
});

/** The button that asks for what machines see. */
const machines = (page: Page) => page.getByRole('button', { name: 'Show what machines see' });
/** /export-pdf: the CV seen large, as files, and as machines see it. */
export const exportSeeingStates = defineStates({
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
    await stage.page.getByRole('button', { name: 'Download', exact: true }).click();
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
});
