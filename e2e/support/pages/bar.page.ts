import type { Page } from '@playwright/test';

/** What of the element that has the focus is not to be seen: its name, and the points at which something else lies. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const name = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? '';
    // A text to write in that is about as high as the window shows its cursor.
    if (bottom - top > innerHeight * 0.7) return '';
    const points = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => {
      const seen = document.elementFromPoint((left + right) / 2, y);
      return seen === null || !(focused.contains(seen) || seen.contains(focused));
    });
    return points.length === 0 ? '' : `${focused.tagName} ${name} ${points.join()}`;
  });
