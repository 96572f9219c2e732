import type { Page } from '@playwright/test';
import { openSignedIn } from '../../support/pages/session.page.ts';
import { expect, test } from '../../support/site/test.ts';
import { textOf } from '../../support/people/typist.ts';
import { fieldOf, newMember, PLACES, textbox } from '../../support/pages/typing-places.page.ts';

/** Keeps the code of the rich-text editor on its way until it is released. */
async function holdEditor(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/mfe/cv-editor/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ql-editor')) await promise;
    await route.fulfill({ response });
  });
  return { release: resolve };
}

test.describe('what is typed while the editor of a rich text is on its way', () => {
  const { path, field } = PLACES[2];
  const cursors: [where: string, (text: string) => number][] = [
    ['in the middle', (text) => text.indexOf('*') + 4],
    ['at the end', (text) => text.length],
  ];
  for (const [where, cursor] of cursors)
    test(`stays where it was typed, and so does the cursor: ${where}`, async ({ page, site }) => {
      const person = await newMember(page, site);
      const editor = await holdEditor(page);
      await openSignedIn(page, site.url + path, person, textbox(page, field));
      const area = page.locator('textarea').and(textbox(page, field));
      const text = await area.inputValue();
      const at = cursor(text);
      await area.focus();
      await area.evaluate(
        (element: HTMLTextAreaElement, to) => element.setSelectionRange(to, to),
        at,
      );
      await page.keyboard.type(' first ');
      editor.release();
      const rich = fieldOf(page, PLACES[2]);
      await expect(rich).toBeFocused();
      await page.keyboard.type('second ');
      const whole = `${text.slice(0, at)} first second ${text.slice(at)}`;
      expect((await textOf(rich)).trim()).toBe(whole.replaceAll('*', '').trim());
    });
});
