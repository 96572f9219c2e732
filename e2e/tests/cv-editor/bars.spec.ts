// The head and the bar of the editor stay where they are: nothing that has the focus, and no word on a save, lies below them.
import type { Page } from '@playwright/test';
import { Keys } from '../../support/keys.ts';
import { covered } from '../../support/pages/bar.page.ts';
import { newMember, textbox } from '../../support/pages/typing-places.page.ts';
import { richTextbox } from '../../support/pages/rich-text.page.ts';
import { openSignedIn } from '../../support/pages/session.page.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save CV' });

async function openTab(page: Page, site: Site, tab: string): Promise<void> {
  const person = await newMember(page, site);
  await openSignedIn(page, `${site.url}/cv-data?edit=true&tab=${tab}`, person, saveButton(page));
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 200 },
])
  test(`at ${viewport.width} × ${viewport.height} what has the focus is seen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await openTab(page, site, 'experience');
    await page.getByRole('button', { name: 'Add Work Experience' }).click();
    await textbox(page, 'Company').last().fill('Kontora');
    await saveButton(page).click();
    await expect(page.getByText('Not saved: 2 fields need attention')).toBeVisible();
    await expect(textbox(page, 'Position').last()).toBeFocused();
    expect(await covered(page)).toBe('');
    await textbox(page, 'Position').last().fill('Lead');
    await saveButton(page).click();
    await expect(page.getByRole('combobox', { name: 'Month' }).nth(2)).toBeFocused();
    expect(await covered(page)).toBe('');
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press(stop < 10 ? 'Tab' : 'Shift+Tab');
      expect(await covered(page), `stop ${stop}`).toBe('');
    }
  });

test('a text with a form that ends below the bar is brought up whole when a key leads there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, site, 'experience');
  await richTextbox(page, 'Description').click();
  await page.keyboard.press('Shift+Tab');
  // Its first line is seen, its end lies below the bar.
  await richTextbox(page, 'Description').evaluate((text) => {
    const { documentElement: page } = document;
    const bar = Number.parseFloat(page.style.getPropertyValue('--bar-height'));
    scrollBy(0, text.getBoundingClientRect().bottom - (innerHeight - bar) - 20);
  });
  await new Keys(page).to(richTextbox(page, 'Description'));
  await expect(richTextbox(page, 'Description')).toBeFocused();
  expect(await covered(page)).toBe('');
});

test('why a save did not go through is seen where the button was pressed', async ({
  page,
  site,
}) => {
  await openTab(page, site, 'personal');
  await page.route('**/api/user/me/cv/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await textbox(page, 'Title').fill('Weaver');
  await saveButton(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Failed to save CV' });
  await expect(told).toBeInViewport({ ratio: 1 });
  const isOnTop = await told.evaluate((note) => {
    const { left, top, right, bottom } = note.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      note.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
  expect(isOnTop).toBe(true);
});

for (const width of [320, 390, 414])
  test(`at ${width} px every tab is as wide as its name and none lies over the next`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openTab(page, site, 'personal');
    await expect(page.getByRole('tab')).not.toHaveCount(0);
    const faults = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs
        .filter((tab, index) => {
          const next = tabs[index + 1]?.getBoundingClientRect().left ?? Infinity;
          const isCut = tab.scrollWidth > tab.clientWidth;
          return isCut || tab.getBoundingClientRect().right > next;
        })
        .map((tab) => tab.textContent),
    );
    expect(faults).toEqual([]);
  });
