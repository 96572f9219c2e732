import type { Browser, Page } from '@playwright/test';
import { openPage, type Cast } from '../people/cast.ts';
import type { Site } from '../site/site.ts';
import { accountStates } from './account.states.ts';
import { billingStates } from './billing.states.ts';
import { cvDataStates } from './cv-data.states.ts';
import { cvSheetStates } from './cv-sheet.states.ts';
import { documentStates } from './documents.states.ts';
import { exportSeeingStates } from './export-seeing.states.ts';
import { exportStates } from './export.states.ts';
import { frameStates } from './frame.states.ts';
import { historyStates } from './history.states.ts';
import { identityStates } from './identity.states.ts';
import { importStates } from './import.states.ts';
import { onboardingStates } from './onboarding.states.ts';
import { picturesStates } from './pictures.states.ts';
import { providerStates } from './provider.states.ts';
import type { Stage, State } from './stage.ts';
import { tailoredCopiesStates } from './tailored-copies.states.ts';
import { tailoringStates } from './tailoring.states.ts';
import { trashStates } from './trash.states.ts';

/** Every state of every screen that the suite visits, by the folder of journeys that it belongs to; another area adds a table of its own. */
const statesOf = {
  shell: { ...frameStates, ...documentStates, ...identityStates },
  'cv-editor': {
    ...onboardingStates,
    ...cvDataStates,
    ...cvSheetStates,
    ...historyStates,
    ...picturesStates,
    ...trashStates,
  },
  tailoring: { ...tailoringStates, ...tailoredCopiesStates },
  export: { ...exportStates, ...exportSeeingStates },
  import: importStates,
  billing: { ...billingStates, ...providerStates },
  account: accountStates,
} satisfies Record<string, Record<string, State>>;

/** All of them in one table. */
export const states = {
  ...statesOf.shell,
  ...statesOf['cv-editor'],
  ...statesOf.tailoring,
  ...statesOf.export,
  ...statesOf.import,
  ...statesOf.billing,
  ...statesOf.account,
} satisfies Record<string, State>;
export type StateName = keyof typeof states;
export const stateNames = Object.keys(states) as StateName[];

/** Playwright's tag of a state's test, by which an area's own run finds it: `@tailoring`. */
export function tagOf(name: StateName): string {
  const area = Object.entries(statesOf).find(([, table]) => name in table)?.[0];
  return `@${area ?? 'shell'}`;
}

/** Brings a state up on a page of its own. The caller closes it. */
export async function bringUp(
  name: StateName,
  parts: { browser: Browser; site: Site; cast: Cast },
): Promise<Stage & { state: State }> {
  const state: State = states[name];
  const session = state.who === 'visitor' ? undefined : parts.cast[state.who].session;
  const page = await openPage(parts.browser, session);
  const stage = { page, site: parts.site, cast: parts.cast, state, said: watchDialogs(page) };
  try {
    await state.bring(stage);
  } catch (error) {
    await page.context().close();
    throw error;
  }
  return stage;
}

/** The texts of the page's dialogs. Each is answered as nobody answers: the page goes on, and what it asked is not agreed to. */
function watchDialogs(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  return said;
}
