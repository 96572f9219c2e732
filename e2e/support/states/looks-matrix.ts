import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { createAxe } from '../axe.ts';
import { findCutTexts, findHiddenFocus, findMisfits, findMotion } from './looks.ts';
import { switchLanguage, type Stage, type State } from './stage.ts';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [320, 1280] as const;
/** One way to see a screen. */
export interface Look {
  language: Language;
  theme: (typeof THEMES)[number];
  width: (typeof WIDTHS)[number];
}

export const everyLook: Look[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
);

/** The one look in which a state is seen every day: twelve states in a row meet all twelve. */
export function lookOfTheDay(turn: number): Look {
  return everyLook[(turn * 5) % everyLook.length] as Look;
}

/** The system's preference, or against it the choice of the user. */
async function setTheme(page: Page, theme: Look['theme'], chosen: boolean): Promise<void> {
  const system = chosen ? THEMES.find((other) => other !== theme) : theme;
  await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce', forcedColors: 'none' });
  await page.evaluate(
    (choice) => {
      if (choice === '') document.documentElement.removeAttribute('data-theme');
      else document.documentElement.setAttribute('data-theme', choice);
    },
    chosen ? theme : '',
  );
}

/** Runs in the page: what had begun to move before less motion was asked for has ended. */
async function endOfMotion(): Promise<void> {
  const begun = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(begun.map(({ finished }) => finished));
}

/** Everything that is wrong with a state in these looks, one line each. The page is of no use afterwards. */
export async function findFaults(
  stage: Stage & { state: State },
  looks: readonly Look[],
): Promise<string[]> {
  const { page, state } = stage;
  const runAxe = await createAxe(page);
  const found: string[] = [];
  // Before anything is brought up anew: what has begun to move ends as it began.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(endOfMotion);
  const seen = new Set<number>();
  for (const [turn, { language, theme, width }] of looks.entries()) {
    await (state.speak?.(stage, language) ?? switchLanguage(page, language));
    await page.setViewportSize({ width, height: 900 });
    await setTheme(page, theme, turn % 2 === 1);
    const note = (lines: string[]) =>
      found.push(...lines.map((line) => `${language} ${theme} ${width}: ${line}`));
    note(await runAxe());
    note(await findMisfits(page, { titles: state.untitled ? 0 : 1 }));
    note(await findMotion(page));
    if (seen.has(width)) continue;
    seen.add(width);
    note(await findCutTexts(page));
  }
  // Last, for it moves the focus, and what is open may close by that.
  found.push(...(await findHiddenFocus(page)));
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(...(await findHiddenFocus(page)).map((line) => `forced colours: ${line}`));
  return found;
}
