import type { Page } from '@playwright/test';
import { createAxe } from '../../support/axe.ts';
import { generatedCv } from '../../support/documents/generated-cv.ts';
import { previewPages, putCv } from '../../support/pages/preview.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

test.describe.configure({ timeout: 240_000 });

const LONG = { jobs: 9, achievements: 5, courses: 3, skills: 24 };

/** Somebody with a CV of three pages or more, on the export screen. */
async function openLong(page: Page, site: Site): Promise<string[]> {
  await signUp(page, site);
  const put = await putCv(page, site);
  await put(generatedCv(4, LONG));
  await page.goto(`${site.url}/export-pdf`);
  return previewPages(page);
}

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pages of the CV' });
const desk = (page: Page) => page.getByRole('region', { name: 'Pages of the CV' });
const sheets = (page: Page) => dialog(page).getByRole('img');

/** The words that are seen on a page of the dialog, and at which place of the sheet the first of them stands. */
async function pageSeen(page: Page, index: number): Promise<string[]> {
  const frame = page.frameLocator('dialog iframe').nth(index);
  await expect(frame.locator('html.paged .sheet').first()).toBeAttached();
  return frame.locator('html').evaluate(async (root) => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const words: string[] = [];
    for (const run of root.querySelectorAll('.run')) {
      const texts = document.createTreeWalker(run, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { 0: word, index: at } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          const { left } = range.getBoundingClientRect();
          if (left >= 0 && left < window.innerWidth) words.push(word);
        }
      }
    }
    return words;
  });
}

test('all pages below each other, the same as in the preview and in print, by keys, wheel and two fingers', async ({
  page,
  site,
}) => {
  const pages = await openLong(page, site);
  const count = pages.length;
  expect(count).toBeGreaterThan(2);
  await enlarge(page).click();
  await expect(desk(page)).toBeFocused();
  await expect(sheets(page)).toHaveCount(count);
  expect((await sheets(page).first().boundingBox())?.width).toBeCloseTo((210 * 96) / 25.4, 0);
  for (let index = 0; index < Math.min(3, count); index += 1)
    expect((await pageSeen(page, index)).join(' ')).toBe(pages[index]?.trim());

  const zoom = dialog(page).getByRole('status');
  await page.keyboard.press('Control+Equal');
  await expect(zoom).toHaveText('125%');
  expect((await sheets(page).first().boundingBox())?.width).toBeCloseTo((262.5 * 96) / 25.4, 0);
  expect((await pageSeen(page, 0)).join(' ')).toBe(pages[0]?.trim());
  await page.keyboard.press('Control+0');
  await expect(zoom).toHaveText('100%');
  await desk(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(zoom).toHaveText('125%');
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  await page.mouse.wheel(0, 400);
  await expect.poll(() => desk(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(dialog(page).getByText(`Page ${count} of ${count}`)).toBeVisible();
  await expect(sheets(page).last()).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await expect(dialog(page).getByText(`Page 1 of ${count}`)).toBeVisible();
  expect(await (await createAxe(page))()).toEqual([]);

  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();

  await page.getByTitle('Preview of the CV').dblclick({ position: { x: 225, y: 400 } });
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('on a phone a sheet is as wide as the window, and two fingers enlarge it, not the site', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await openLong(page, site);
  await enlarge(page).tap();
  const first = sheets(page).first();
  expect((await first.boundingBox())?.width).toBeCloseTo(320 - 32, -1);
  const isWide = () => desk(page).evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(await isWide()).toBe(false);
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.flatMap((half) => [
        { x: 160 - half, y: 300, id: 1 },
        { x: 160 + half, y: 300, id: 2 },
      ]),
    });
  await touch('touchStart', 30);
  for (const half of [40, 50, 60, 75, 90]) await touch('touchMove', half);
  await touch('touchEnd');
  await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(600);
  expect(await isWide()).toBe(true);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  expect(await (await createAxe(page))()).toEqual([]);
  await context.close();
});
