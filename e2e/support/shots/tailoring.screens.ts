import type { Page } from '@playwright/test';
import { answeredCopy, fullReport, plainReport } from '../documents/tailored-reports.ts';
import {
  MODEL_AWAY,
  threeCopies,
  UNREAD,
  withCheck,
  withCopies,
  withCopy,
  withJob,
  withReport,
  withUsage,
} from '../documents/tailoring-answers.ts';
import { fillTailoring } from '../pages/tailoring.page.ts';
import type { Screen, ShotContext } from './screens.ts';

const JOB = `We look for a network engineer for the water of a city of 400,000.

- Hydraulic modelling with EPANET
- Python for flow data
- Tendering and works supervision
- German, Spanish is a plus`;

const fill = ({ page, url }: ShotContext) =>
  fillTailoring(
    page,
    { url },
    { company: 'Nordlicht Stadtwerke', job: JOB, letter: true, language: 'de' },
  );
const ai = (page: Page) => page.getByRole('button', { name: /^Tailor using AI/ });

async function openList({ page, url }: ShotContext): Promise<void> {
  await withCopies(page, threeCopies);
  await page.goto(`${url}/tailored-cvs`);
  await page.getByText('CV tailored for Inkwell House').waitFor();
}

async function openChanges({ page, url, tailoredId }: ShotContext): Promise<void> {
  await page.goto(`${url}/tailored-changes?cvId=${tailoredId}`);
  await page.getByRole('heading', { name: /^Changes: / }).waitFor();
}

/** Tailoring, its copies, and the review of what it changed. */
export const TAILORING_SCREENS: readonly Screen[] = [
  {
    name: 'tailor-cv',
    caption: 'Tailor CV',
    mock: 'tailor-cv',
    role: 'member',
    open: async (context) => {
      await fill(context);
      await context.page.getByRole('list', { name: 'Your AI use' }).waitFor();
    },
  },
  {
    name: 'tailor-cv-empty',
    caption: 'Tailor CV, nothing typed yet',
    role: 'member',
    open: async ({ page, url }) => {
      await page.goto(`${url}/tailor-cv`);
      await page.locator('.ql-editor').waitFor();
      await page.getByRole('list', { name: 'Your AI use' }).waitFor();
    },
  },
  {
    name: 'tailor-cv-running',
    caption: 'Tailor CV, while it runs',
    mock: 'states',
    role: 'member',
    open: async (context) => {
      await withJob(context.page, { progress: 58, stage: 'letter' });
      await fill(context);
      await ai(context.page).click();
      await context.page.locator('[aria-current=step]').waitFor();
    },
  },
  {
    name: 'tailor-cv-used-up',
    caption: 'Tailor CV, the day’s use reached',
    mock: 'states',
    role: 'member',
    open: async (context) => {
      await withUsage(context.page, { todaysConsumptions: 3, thisWeeksConsumptions: 8 });
      await fill(context);
      await context.page.getByText('3 of 3 AI operations used today').waitFor();
    },
  },
  {
    name: 'tailor-cv-failed',
    caption: 'Tailor CV, it failed',
    mock: 'states',
    role: 'member',
    open: async (context) => {
      context.page.on('dialog', (dialog) => void dialog.accept());
      await withJob(context.page, { state: 'failed' });
      await fill(context);
      await ai(context.page).click();
      await context.page.getByText('Failed to tailor CV').waitFor();
    },
  },
  {
    name: 'tailor-cv-cannot',
    caption: 'Tailor CV, what cannot be done is said before the start',
    role: 'member',
    open: async (context) => {
      await withCheck(context.page, UNREAD);
      await fill(context);
      await context.page.getByText('Your CV is already in this language.').waitFor();
    },
  },
  {
    name: 'tailor-cv-model-failed',
    caption: 'Tailor CV, the model is away and the built-in engine is offered',
    role: 'member',
    open: async (context) => {
      context.page.on('dialog', (dialog) => void dialog.accept());
      await withJob(context.page, MODEL_AWAY);
      await fill(context);
      await ai(context.page).click();
      await context.page.getByRole('button', { name: 'Use the built-in engine' }).waitFor();
    },
  },
  {
    name: 'tailor-cv-no-cv',
    caption: 'Tailor CV, no CV yet',
    mock: 'states',
    role: 'newcomer',
    open: async ({ page, url }) => {
      await page.goto(`${url}/tailor-cv`);
      await page.getByText('No CV data available').waitFor();
    },
  },
  {
    name: 'tailored-cvs',
    caption: 'Tailored CVs',
    role: 'member',
    open: openList,
  },
  {
    name: 'tailored-cvs-renaming',
    caption: 'Tailored CVs, one being renamed and one deleted that can still be undone',
    role: 'member',
    open: async (context) => {
      const { page } = context;
      // Neither is sent, not even because the page is left.
      await page.route('**/api/user/me/cv/*', (route) =>
        route.request().method() === 'DELETE' ? undefined : route.fallback(),
      );
      await openList(context);
      await page.getByRole('button', { name: 'Delete: CV tailored for Inkwell House' }).click();
      await page
        .getByRole('button', { name: /^Rename: / })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Company name' }).waitFor();
    },
  },
  {
    name: 'tailored-cvs-empty',
    caption: 'Tailored CVs, none yet',
    mock: 'states',
    role: 'newcomer',
    open: async ({ page, url }) => {
      await page.goto(`${url}/tailored-cvs`);
      await page.getByText('No tailored CVs found.').waitFor();
    },
  },
  {
    name: 'tailored-changes',
    caption: 'Review changes, as the built-in engine made them',
    role: 'member',
    open: openChanges,
  },
  {
    name: 'tailored-changes-model',
    caption: 'Review changes of a model, with what did not pass the check',
    role: 'member',
    open: async (context) => {
      await withReport(context.page, fullReport);
      await openChanges(context);
    },
  },
  {
    name: 'tailored-changes-answered',
    caption: 'Review changes, a question answered and a requirement open to be added',
    role: 'member',
    open: async (context) => {
      await withCopy(context.page, answeredCopy);
      await openChanges(context);
      await context.page.getByRole('button', { name: 'Kubernetes' }).click();
      await context.page.getByRole('combobox', { name: 'Skill level' }).waitFor();
    },
  },
  {
    name: 'tailored-changes-none',
    caption: 'Review changes, nothing was changed',
    role: 'member',
    open: async (context) => {
      await withReport(context.page, plainReport);
      await openChanges(context);
    },
  },
];
