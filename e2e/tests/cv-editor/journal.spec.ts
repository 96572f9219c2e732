import type { Page } from '@playwright/test';
import { shortCv } from '../../support/people/member.ts';
import { typedContent } from '../../support/documents/typed-content.ts';
import { apiOf } from '../../support/site/api.ts';
import { expect, test } from '../../support/site/test.ts';
import type { Site } from '../../support/site/site.ts';
import { signUp } from '../../support/people/new-account.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** A new person with the smallest CV. */
async function withCv(page: Page, site: Site): Promise<void> {
  const person = await signUp(page, site);
  await (await apiOf(page, site)).putCv(typedContent(shortCv(person)));
}

async function edit(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/cv-data?edit=true`);
  await expect(title(page)).toBeVisible();
}

/** What is typed, once the journal of this browser has it. */
async function typeTitle(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await expect.poll(() => page.evaluate(journalText)).toContain(text);
}

/** Runs in the page: everything in the journal, as text. */
function journalText(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sastre');
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      const db = opening.result;
      const all = db.transaction('entries').objectStore('entries').getAll();
      all.onsuccess = () => {
        db.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}

test('two tabs on one CV find their own words again; a closed tab’s are offered in a new one', async ({
  page,
  context,
  site,
}) => {
  await withCv(page, site);
  const other = await context.newPage();
  await edit(page, site);
  await edit(other, site);
  await typeTitle(page, 'Words of one tab');
  await typeTitle(other, 'Words of the other');
  await Promise.all([page.reload(), other.reload()]);
  await expect(title(page)).toHaveValue('Words of one tab');
  await expect(title(other)).toHaveValue('Words of the other');
  await expect(page.getByText('What you typed before is back.')).toBeVisible();

  const third = await context.newPage();
  await edit(third, site);
  await expect(title(third)).toHaveValue('');
  await third.close();
  await other.close();
  const fourth = await context.newPage();
  await edit(fourth, site);
  await expect(title(fourth)).toHaveValue('Words of the other');
  await expect(title(page)).toHaveValue('Words of one tab');
});

test('what was typed last is there after a reload without a pause', async ({ page, site }) => {
  await withCv(page, site);
  await edit(page, site);
  await title(page).fill('Typed in the last moment');
  await page.reload();
  await expect(title(page)).toHaveValue('Typed in the last moment');
});

test('what an older build kept is offered', async ({ page, site }) => {
  await withCv(page, site);
  await edit(page, site);
  await typeTitle(page, 'Kept by an older build');
  // Back to the layout of version 1: one record per user and key, without a tab.
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sastre');
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            indexedDB.deleteDatabase('sastre').onsuccess = () => {
              const older = indexedDB.open('sastre', 1);
              older.onupgradeneeded = () => {
                const drafts = older.result.createObjectStore('drafts', {
                  keyPath: ['sub', 'key'],
                });
                for (const { tab: _tab, ...record } of all.result) drafts.put(record);
              };
              older.onerror = () => reject(older.error ?? new Error('not made'));
              older.onsuccess = () => {
                older.result.close();
                resolve();
              };
            };
          };
        };
      }),
  );
  await edit(page, site);
  await expect(title(page)).toHaveValue('Kept by an older build');
});

test('two tabs that save: the second chooses, and keeping its own loses nothing of the first', async ({
  page,
  context,
  site,
}) => {
  await withCv(page, site);
  const other = await context.newPage();
  await edit(page, site);
  await edit(other, site);
  await title(page).fill('Title of one tab');
  await page.getByRole('button', { name: 'Save CV' }).click();
  await expect(page.getByText('CV saved successfully!')).toBeVisible();

  await other.getByRole('textbox', { name: 'Phone', exact: true }).fill('+34 600');
  await other.getByRole('button', { name: 'Save CV' }).click();
  const note = other.getByRole('region', { name: 'Changed elsewhere' });
  await expect(note).toBeFocused();
  await expect(note.getByRole('listitem')).toHaveCount(2);
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('CV saved successfully!')).toBeVisible();
  await edit(page, site);
  await expect(title(page)).toHaveValue('Title of one tab');
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('+34 600');
});
