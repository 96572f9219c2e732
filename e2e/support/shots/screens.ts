import type { Page } from '@playwright/test';
import { EXPORT_SCREENS } from './export.screens.ts';
import { SIGNED_IN_SCREENS } from './signed-in.screens.ts';
import { STATE_SCREENS } from './state.screens.ts';
import { TAILORING_SCREENS } from './tailoring.screens.ts';

/** Whose screen it is: nobody's, a new person's, or somebody's with a CV, pictures and a tailored copy. */
export type Role = 'visitor' | 'newcomer' | 'member';

/** What a screen may need to be brought up. */
export interface ShotContext {
  page: Page;
  url: string;
  /** Id of the member's tailored CV. */
  tailoredId: string;
}

/** One picture of the sheet. Other areas add their rows to a table of their own and to `SCREENS`. */
export interface Screen {
  /** File name, and what the command's filter looks at. */
  name: string;
  caption: string;
  /** Name of the mock's picture; absent where no mock shows it. */
  mock?: string;
  role: Role;
  /** Brings the screen up, and waits until what it must show is there. */
  open: (context: ShotContext) => Promise<void>;
}

/** All of them, in the order of the sheet. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'welcome',
    caption: 'Welcome',
    mock: 'welcome',
    role: 'visitor',
    open: async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    },
  },
  {
    name: 'welcome-answer',
    caption: 'Welcome, an answer open',
    role: 'visitor',
    open: async ({ page, url }) => {
      await page.goto(url);
      await page.locator('details summary').first().click();
    },
  },
  {
    name: 'sign-in',
    caption: 'Sign in (embedded identity provider)',
    role: 'visitor',
    open: async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Sign In' }).first().click();
      await page.getByRole('textbox', { name: 'Password', exact: true }).waitFor();
    },
  },
  ...SIGNED_IN_SCREENS,
  ...TAILORING_SCREENS,
  ...EXPORT_SCREENS,
  ...STATE_SCREENS,
];
