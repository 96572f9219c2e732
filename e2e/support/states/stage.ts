import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@sastre/shared-contracts/api';
import type { Cast, Role } from '../people/cast.ts';
import type { Site } from '../site/site.ts';

/** Where a state is brought up: a fresh page of the one who sees it. */
export interface Stage {
  page: Page;
  site: Site;
  cast: Cast;
  /** What the page said in dialogs so far. */
  said: readonly string[];
}

/** One state of a screen that a user can meet, and what brings it up. */
export interface State {
  who: Role;
  route: string;
  /** Ends when the state is on the screen, in English, and stays there. */
  bring: (stage: Stage) => Promise<void>;
  /** Changes the language where the header's switch does not do it in place. */
  speak?: (stage: Stage, language: Language) => Promise<void>;
  /** Nothing but a spinner: there is no title yet. */
  untitled?: true;
}

/** Makes a state's row; the keys of a table of states become their names. */
export function defineStates<Name extends string>(
  states: Record<Name, State>,
): Readonly<Record<Name, State>> {
  return states;
}

/** Changes the language by the header's switch; what has the focus, or is open, stays so. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('banner')
    .locator('select')
    .first()
    .evaluate((select, value) => {
      (select as HTMLSelectElement).value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Chooses the language for the next document. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((choice) => localStorage.setItem('sastre.language', choice), language);
  await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }]);
}

/** The page's title, once it is there. */
export async function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The answer of an API call becomes a failure. Without a message the screen has to say its own. */
export async function failing(
  page: Page,
  path: string,
  { method = 'GET', status = 500, code = 'internal', message = '' } = {},
): Promise<void> {
  await page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    const body = JSON.stringify({
      type: 'about:blank',
      title: code,
      status,
      detail: message,
      code,
      message,
      requestId: 'e2e',
    });
    return route.fulfill({ status, contentType: 'application/problem+json', body });
  });
}

/** The API call never ends: what is shown meanwhile stays. */
export async function hanging(page: Page, path: string, method = 'GET'): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== method) await route.fallback();
  });
}

/** Time stands still for the page, so that what passes by itself stays. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Waits until something of this site's own storage holds the text. */
export async function kept(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const settled = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('No answer'));
          });
        for (const { name } of await indexedDB.databases()) {
          if (name === undefined) continue;
          const database = await settled(indexedDB.open(name));
          for (const store of database.objectStoreNames) {
            const all = await settled(database.transaction(store).objectStore(store).getAll());
            if (JSON.stringify(all).includes(wanted)) return true;
          }
          database.close();
        }
        return false;
      }, text),
    )
    .toBe(true);
}

/** A text field by its English label. */
export function field(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true });
}
