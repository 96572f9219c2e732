import type { Page } from '@playwright/test';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import {
  manyFindings,
  withBusyPrinter,
  withReading,
  withToldCv,
  withVerdict,
} from '../documents/export-answers.ts';
import { translatedCopy } from '../documents/tailored-reports.ts';
import { withCopy } from '../documents/tailoring-answers.ts';
import type { Screen, ShotContext } from './screens.ts';

const laidOut =
  (layout: Partial<Tailored>) =>
  (cv: Cv): Cv => ({ ...cv, tailored: { ...(cv.tailored ?? defaultTailored), ...layout } });
const { pdfOptions } = defaultTailored;

/** The screen, of a copy or of the main CV, with all of the preview; saves are played. */
async function open(
  { page, url, tailoredId }: ShotContext,
  of: 'main' | 'copy' = 'main',
  layout: Partial<Tailored> = {},
) {
  const cv = await withToldCv(page, laidOut(layout));
  await page.goto(`${url}/export-pdf${of === 'copy' ? `?cvId=${tailoredId}` : ''}`);
  await page.getByText(/^Page 1 of \d/).waitFor();
  await page.getByRole('link', { name: /^Add (or remove|a) picture/ }).waitFor();
  return cv;
}

const click = (page: Page, text: string) => page.getByText(text, { exact: true }).click();
const download = (page: Page) =>
  page.getByRole('button', { name: 'Download', exact: true }).click();

async function type(page: Page, name: string, colour: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `${name} colour as hex digits` });
  await field.fill(colour);
  await field.press('Enter');
}

/** How a CV is laid out, and what becomes of its download. */
export const EXPORT_SCREENS: readonly Screen[] = [
  {
    name: 'export-pdf',
    caption: 'Export, a tailored copy in two columns',
    mock: 'export-pdf',
    role: 'member',
    open: async (context) => {
      await open(context, 'copy', {
        pdfOptions: { ...pdfOptions, template: 'two-column-1' },
        hiddenSections: ['cover-letter'],
        workOrder: 'newest',
      });
      await click(context.page, 'Picture 1');
      await context.page.getByText('Saved', { exact: true }).waitFor();
    },
  },
  {
    name: 'export-pdf-strip',
    caption: 'Export, a copy with questions whose own sentences are not translated',
    role: 'member',
    open: async (context) => {
      await withCopy(context.page, translatedCopy);
      await context.page.goto(`${context.url}/export-pdf?cvId=${context.tailoredId}`);
      await context.page.getByText(/^Page 1 of \d/).waitFor();
    },
  },
  {
    name: 'export-pdf-main',
    caption: 'Export, the main CV as it is found first',
    role: 'member',
    open: async (context) => void (await open(context)),
  },
  {
    name: 'export-see-enlarged',
    caption: 'Export, the pages enlarged',
    role: 'member',
    open: async (context) => {
      await open(context, 'copy');
      await click(context.page, 'Enlarge');
      const sheet = context.page.frameLocator('dialog iframe').first();
      await sheet.locator('html.paged .sheet').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'export-see-machines',
    caption: 'Export, what machines see, and two files',
    role: 'member',
    open: async (context) => {
      await withReading(context.page);
      await open(context, 'copy', { pdfOptions: { ...pdfOptions, letterApart: true } });
      await click(context.page, 'Show what machines see');
      await context.page.getByRole('region', { name: 'Text as read' }).waitFor();
    },
  },
  {
    name: 'export-pdf-letter',
    caption: 'Export, the letter on top and every excerpt open',
    role: 'member',
    open: async (context) => {
      await open(context, 'copy', { coverLetterOnTop: true });
      const show = context.page.getByRole('button', { name: /^Show: / });
      for (let left = await show.count(); left > 0; left -= 1) await show.first().click();
    },
  },
  {
    name: 'export-pdf-colours',
    caption: 'Export, colours that are moved or not understood, and a save that failed',
    role: 'member',
    open: async (context) => {
      const { page } = context;
      await open(context);
      await page.route('**/api/user/me/cv/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, body: '' })
          : route.fallback(),
      );
      await type(page, 'Primary', '#fff3a0');
      await type(page, 'Secondary', 'of the sea');
      await page.getByText('Failed to save CV').waitFor();
    },
  },
  {
    name: 'export-pdf-done',
    caption: 'Export, the PDF is there and was read back; the CV changed elsewhere meanwhile',
    role: 'member',
    open: async (context) => {
      const { page } = context;
      await withVerdict(page, { words: 412, pages: 2, findings: [], more: 0 });
      const cv = await open(context, 'copy');
      cv.changeElsewhere((one) => ({ ...one, skills: one.skills.slice(1) }));
      await click(page, 'Two columns');
      await page.getByText(/^This CV was changed in another tab/).waitFor();
      await download(page);
      await page.getByText(/^Machine-readable/).waitFor();
    },
  },
  {
    name: 'export-pdf-findings',
    caption: 'Export, a machine does not read everything',
    role: 'member',
    open: async (context) => {
      await withVerdict(context.page, manyFindings);
      await open(context);
      await download(context.page);
      await context.page.getByText('and 3 more').waitFor();
    },
  },
  {
    name: 'export-pdf-generating',
    caption: 'Export, while the PDF is made',
    role: 'member',
    open: async (context) => {
      await context.page.route('**/api/utils/generate-pdf', () => undefined);
      await open(context);
      await download(context.page);
      await context.page.getByText('Generating the PDF').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'export-pdf-busy',
    caption: 'Export, the print service is full',
    role: 'member',
    open: async (context) => {
      await withBusyPrinter(context.page, 7);
      await open(context);
      await download(context.page);
      await context.page.getByText(/in 7 seconds/).waitFor();
    },
  },
  {
    name: 'export-pdf-empty',
    caption: 'Export, of somebody with a name alone',
    role: 'newcomer',
    open: async (context) => void (await open(context)),
  },
  {
    name: 'export-pdf-no-sections',
    caption: 'Export, no sections',
    role: 'newcomer',
    open: async ({ page, url }) => {
      await withToldCv(page, (cv) => ({
        ...cv,
        personal_info: { ...cv.personal_info, fullName: '', email: '' },
      }));
      await page.goto(`${url}/export-pdf`);
      await page.getByText(/^No sections to display/).waitFor();
      await page.getByText(/^Nothing is shown/).waitFor();
    },
  },
  {
    name: 'export-pdf-loading',
    caption: 'Export, loading',
    role: 'member',
    open: async ({ page, url }) => {
      await page.route('**/api/user/me/cv', () => undefined);
      await page.goto(`${url}/export-pdf`);
      await page.getByText('Loading your CV data...').waitFor();
    },
  },
  {
    name: 'export-pdf-error',
    caption: 'Export, the CV could not be loaded',
    mock: 'states',
    role: 'member',
    open: async ({ page, url }) => {
      await page.route('**/api/user/me/cv', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(`${url}/export-pdf`);
      await page.getByText('Unable to load this CV').waitFor();
    },
  },
];
