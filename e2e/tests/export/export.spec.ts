import type { Page } from '@playwright/test';
import { generatedCv, type Amounts } from '../../support/documents/generated-cv.ts';
import { signUp } from '../../support/people/new-account.ts';
import { previewPages, putCv } from '../../support/pages/preview.page.ts';
import { visitAnew } from '../../support/pages/within-app.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

const LONG: Amounts = { jobs: 9, achievements: 5, courses: 3, skills: 24 };

test('the arrows turn the pages of a long CV, and stop at its ends', async ({ page, site }) => {
  await signUp(page, site);
  const put = await putCv(page, site);
  await put(generatedCv(1, LONG));
  await page.goto(`${site.url}/export-pdf`);
  const pages = await previewPages(page);
  expect(pages.length).toBeGreaterThan(2);
  const frame = page.frameLocator('iframe');
  const next = page.getByRole('button', { name: 'Next page' });
  const previous = page.getByRole('button', { name: 'Previous page' });
  await expect(previous).toBeDisabled();
  await expect(frame.locator('h1')).toBeInViewport();
  for (let shown = 2; shown <= pages.length; shown += 1) {
    await next.click();
    await expect(page.getByText(`Page ${shown} of ${pages.length}`)).toBeVisible();
    await expect(frame.locator('.sheet').nth(shown - 1)).toBeInViewport({ ratio: 0.99 });
    await expect(frame.locator('.sheet').nth(shown - 2)).not.toBeInViewport();
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(page.getByText(`Page ${pages.length - 1} of ${pages.length}`)).toBeVisible();
});

/** The export screen anew in a window of a size, its sheet laid out. */
async function openAt(page: Page, site: Site, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await visitAnew(page, site, '/export-pdf');
  await previewPages(page);
}

test('the screen fits a narrow phone: nothing scrolls sideways, the sheet is shown whole', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const put = await putCv(page, site);
  await put(generatedCv(2, LONG));
  for (const width of [320, 360, 768]) {
    await openAt(page, site, { width, height: 800 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `at ${width}`).toBe(0);
    const stage = await page.locator('iframe').boundingBox();
    expect(stage?.x, `at ${width}`).toBeGreaterThanOrEqual(0);
    expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(stage?.width).toBeCloseTo(Math.min(450, width - 32), 0);
  }
});

test('Download is in sight at once in a window of a small laptop, and the sheet has its size where there is room', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const put = await putCv(page, site);
  await put(generatedCv(3, { jobs: 2, achievements: 3, courses: 1, skills: 6 }));
  for (const [width, height, stage] of [
    [1280, 900, 450],
    [1280, 800, 385],
    [1366, 680, 300],
  ] as const) {
    await openAt(page, site, { width, height });
    const button = page.getByRole('button', { name: 'Download', exact: true });
    await expect(button, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const box = await page.locator('iframe').boundingBox();
    expect(box?.width, `at ${width} × ${height}`).toBeGreaterThanOrEqual(stage);
  }
});

test('what became of a download is seen where it was asked for, in low windows and on a phone', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const put = await putCv(page, site);
  await put(generatedCv(3, { jobs: 2, achievements: 3, courses: 1, skills: 6 }));
  for (const [width, height] of [
    [1280, 900],
    [1366, 680],
    [360, 640],
  ] as const) {
    await openAt(page, site, { width, height });
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await (await opened).close();
    const verdict = page.getByText('Machine-readable:');
    await expect(verdict, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});
