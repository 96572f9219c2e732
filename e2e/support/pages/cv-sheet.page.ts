import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet of the CV, beside a form or in its dialog, by its own document. */
const frame = (page: Page) => page.frameLocator('iframe[src="/preview-frame.html"]');

/** What stands beside a form: the sheet, or room for it. */
export function besideForm(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Preview of the CV' });
}

/** The button that shows and hides the sheet. */
export function previewButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Preview', exact: true });
}

/** What shows the field of a path on the sheet. */
export function sheetLine(page: Page, path: string): Locator {
  return frame(page).locator(`[data-at="${path}"]`).first();
}

/** Clicks what shows the field of a path. Playwright's own click takes what is set in columns for something else. */
export async function clickLine(page: Page, path: string): Promise<void> {
  const line = sheetLine(page, path);
  await line.waitFor();
  // Until the sheet has laid out its pages the line may still move.
  let box = await line.boundingBox();
  await expect
    .poll(async () => {
      const before = box;
      box = await line.boundingBox();
      return before !== null && box !== null && before.x === box.x && before.y === box.y;
    })
    .toBe(true);
  if (box === null) throw new Error(`${path} is not shown`);
  await page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
}

/** The field of a path is marked on the sheet, and no other. */
export async function expectMarked(page: Page, path: string): Promise<void> {
  const marked = () =>
    frame(page)
      .locator('[data-at]')
      .evaluateAll((elements) => [
        ...new Set(
          elements
            .filter((element) => getComputedStyle(element).outlineStyle === 'solid')
            .map((element) => element.getAttribute('data-at')),
        ),
      ]);
  await expect.poll(marked).toEqual([path]);
}
