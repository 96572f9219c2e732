import type { Page, Route } from '@playwright/test';
import {
  cvSchema,
  type ActiveSubscription,
  type Cv,
  type TailoredCvListItem,
  type TailoringCheck,
  type TailoringProgress,
  type TailoringReport,
} from '@sastre/shared-contracts/api';

/** A job that no server runs: what is shown of it stays as long as it is looked at. */
export const JOB_ID = '00000000-0000-4000-8000-000000000005';

/** The real answer to a GET, changed on its way. What cannot be answered, as the page is gone, is no fault of a test. */
async function changed(page: Page, path: string, change: (answer: unknown) => unknown) {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
}

/** What is used of the plan is told as `use` has it. */
export function withUsage(page: Page, use: Partial<ActiveSubscription>): Promise<void> {
  return changed(page, '/user/me/saas/subscriptions/active', (answer) => ({
    ...(answer as ActiveSubscription),
    ...use,
  }));
}

/** The list of copies is what `change` makes of the real one. */
export function withCopies(
  page: Page,
  change: (copies: TailoredCvListItem[]) => TailoredCvListItem[],
): Promise<void> {
  return changed(page, '/user/me/cv/tailored-list', (answer) =>
    change(answer as TailoredCvListItem[]),
  );
}

/** Three copies with days that stay the same, one of them for a company with a long name. */
export function threeCopies(copies: TailoredCvListItem[]): TailoredCvListItem[] {
  return copies.slice(0, 1).flatMap((copy) => [
    { ...copy, updatedAt: '2026-11-03T10:00:00.000Z' },
    {
      ...copy,
      _id: '00000000-0000-4000-8000-000000000001',
      companyName: 'Donaudampfschifffahrtsgesellschaft Regensburg, Passau und Linz',
      updatedAt: '2026-10-12T10:00:00.000Z',
      changes: 7,
    },
    {
      ...copy,
      _id: '00000000-0000-4000-8000-000000000002',
      companyName: 'Inkwell House',
      updatedAt: '2026-09-01T10:00:00.000Z',
      changes: 0,
    },
  ]);
}

/** Every job is taken, and its state is told as `progress` has it. */
export async function withJob(page: Page, progress: Partial<TailoringProgress>): Promise<void> {
  const running = { bullId: JOB_ID, state: 'active', progress: 0, stage: null, engine: 'rules' };
  await onStart(page, (route) => route.fulfill({ status: 202, json: { bullId: JOB_ID } }));
  await page.route('**/api/user/me/cv/tailor/progress/*', (route) =>
    route.fulfill({ json: { ...running, ...progress } }),
  );
}

/** What a tailoring would meet is told as `check` has it. */
export async function withCheck(page: Page, check: Partial<TailoringCheck>): Promise<void> {
  const nothing = { cvLanguage: 'en', jobLanguage: 'en', letterLanguage: 'en', position: '' };
  await page.route('**/api/user/me/cv/tailor/check', (route) =>
    route.fulfill({ json: { ...nothing, obstacles: [], ...check } }),
  );
}

/** Nothing can be done: the job description is in a language that is not read, and the CV in the one asked for. */
export const UNREAD: Partial<TailoringCheck> = {
  jobLanguage: 'fr',
  obstacles: [
    { part: 'tailoring', code: 'job-language', stops: true },
    { part: 'letter', code: 'job-language', stops: true },
    { part: 'translation', code: 'already-translated', stops: true },
  ],
};

/** A job of a model that did not answer. */
export const MODEL_AWAY: Partial<TailoringProgress> = {
  state: 'failed',
  engine: 'openai-compatible',
  failedReason: 'The language model could not be reached.',
  failedCode: 'model-unreachable',
};

/** What becomes of the start of a job. */
export async function onStart(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/user/me/cv/tailor', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );
}

/** A tailored copy is read as `change` makes it of the stored one. */
export function withCopy(page: Page, change: (cv: Cv) => Cv): Promise<void> {
  return changed(page, '/user/me/cv/*', (answer) => change(cvSchema.parse(answer)));
}

/** A tailored copy is read with the report that `change` makes of the stored one. */
export function withReport(
  page: Page,
  change: (report: TailoringReport, cv: Cv) => TailoringReport,
): Promise<void> {
  return withCopy(page, (cv) => {
    const report = cv.tailored?.report;
    if (cv.tailored === undefined || report === undefined) return cv;
    return { ...cv, tailored: { ...cv.tailored, report: change(report, cv) } };
  });
}
