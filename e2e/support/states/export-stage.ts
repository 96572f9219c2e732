import { expect, type Page } from '@playwright/test';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { withToldCv } from '../documents/export-answers.ts';
import { expectTitle, type Stage, type State } from './stage.ts';

export const ROUTE = '/export-pdf';
export const COPY = '/export-pdf?cvId={id}';
export const SAVES = '/user/me/cv/*';
export const PRINTS = '/utils/generate-pdf';

export const main = (bring: State['bring'], who: State['who'] = 'member'): State => ({
  who,
  route: ROUTE,
  bring,
});
export const ofCopy = (bring: State['bring']): State => ({ who: 'member', route: COPY, bring });

/** The screen with its preview, and the pictures where there are any. */
export async function open({ page, site }: Stage, path = ROUTE): Promise<void> {
  await page.goto(site.url + path);
  await expectTitle(page, 'Export PDF');
  await expect(page.getByText(/^Page 1 of \d/)).toBeVisible();
}
export const openCopy = (stage: Stage) =>
  open(stage, `${ROUTE}?cvId=${stage.cast.member.tailoredId}`);

export const laidOut =
  (layout: Partial<Tailored>) =>
  (cv: Cv): Cv => ({ ...cv, tailored: { ...(cv.tailored ?? defaultTailored), ...layout } });

export const status = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
export const letterPaper = (page: Page) => page.getByText('Letter', { exact: true });
export const hex = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name} colour as hex digits` });
export const alert = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();

/** Download was clicked; what comes of it was decided before. */
export async function download(stage: Stage): Promise<void> {
  // A print saves first, and the cast's CV stays as it is.
  await withToldCv(stage.page);
  await open(stage);
  await stage.page.getByRole('button', { name: 'Download', exact: true }).click();
}

export const told = (
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
