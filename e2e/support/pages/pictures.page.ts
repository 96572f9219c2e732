import { expect } from '@playwright/test';
import { squarePng } from '../documents/png.ts';
import type { Keys } from '../keys.ts';

/** Chooses a photo, zooms into it, and uploads what is kept: by keys alone. */
export async function choosePicture(keys: Keys): Promise<void> {
  const { page } = keys;
  // Asked for before the way there: the browser hears of it beside the keys, and opens a chooser of its own until then.
  const opened = page.waitForEvent('filechooser');
  await keys.to(page.locator('input[type=file]').first());
  await keys.press('Space');
  const buffer = squarePng(48, [29, 97, 73]);
  await (await opened).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('application', { name: 'The part that is kept' })).toBeFocused();
  await keys.press('+');
  await keys.use(keys.button('Use this part'));
  await expect(page.getByRole('img', { name: /Picture 1/ }).first()).toBeVisible();
}
