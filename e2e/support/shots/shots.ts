import type { Browser, Page } from '@playwright/test';
import { openPage, type Cast } from '../people/cast.ts';
import type { Site } from '../site/site.ts';
import { bringUp, stateNames, type StateName } from '../states/states.ts';
import type { People } from './people.ts';
import { SCREENS } from './screens.ts';

/** Whom and where the pictures are taken. */
export interface ShotParts {
  browser: Browser;
  site: Site;
  people: People;
  cast: Cast;
  theme: 'light' | 'dark';
}

/** One row of the sheet. */
export interface Shot {
  name: string;
  caption: string;
  /** Name of the mock's picture; absent where no mock shows it. */
  mock?: string;
  /** Brings it up on a page whose context the caller closes. */
  bring: (parts: ShotParts) => Promise<Page>;
}

/** The mocks whose screens are states of the journeys. */
const MOCKS: Partial<Record<StateName, string>> = {
  'plans.free': 'plans',
  'account.read': 'my-account',
};

const ofScreens: Shot[] = SCREENS.map(({ role, open, ...said }) => ({
  ...said,
  bring: async ({ browser, site, people, theme }) => {
    const page = await openPage(browser, people.sessions[role]);
    page.context().setDefaultTimeout(20_000);
    try {
      await inTheme(page, theme);
      await open({ page, url: site.url, tailoredId: people.tailoredId });
    } catch (error) {
      await page.context().close();
      throw error;
    }
    return page;
  },
}));

const ofStates: Shot[] = stateNames.map((name) => ({
  name,
  caption: `State ${name}`,
  ...(MOCKS[name] && { mock: MOCKS[name] }),
  bring: async ({ browser, site, cast, theme }) => {
    const { page } = await bringUp(name, { browser, site, cast });
    await inTheme(page, theme);
    return page;
  },
}));

function inTheme(page: Page, colorScheme: ShotParts['theme']): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** All that can be taken, in the order of the sheet: the screens beside their mocks, then every state of the journeys. */
export const SHOTS: readonly Shot[] = [...ofScreens, ...ofStates];
