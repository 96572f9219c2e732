// Takes the pictures of the sheet into SHOTS_DIR and lists them in shots.json. Arguments choose screens by a part of their names.
import { chromium, type Browser } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, type Site } from '../site/site.ts';
import { makePeople, type People } from './people.ts';
import { SCREENS, type Screen } from './screens.ts';

const WIDTHS = [1280, 768, 390] as const;
const THEMES = ['light', 'dark'] as const;
const out = process.env['SHOTS_DIR'] ?? '';
const libraries = process.env['E2E_CHROMIUM_LIBRARIES'];
const wanted = process.argv.slice(2);
const screens = SCREENS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

async function take(
  browser: Browser,
  site: Site,
  people: People,
  screen: Screen,
  theme: (typeof THEMES)[number],
): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width: WIDTHS[0], height: 900 },
    storageState: people.sessions[screen.role],
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  try {
    await screen.open({ page, url: site.url, tailoredId: people.tailoredId });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of WIDTHS) {
      const height = width < 500 ? 844 : 900;
      await page.setViewportSize({ width, height });
      // A window as high as the page: a bar that sticks to the bottom then stands where the page ends.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, whole) });
      await page.evaluate(() => window.scrollTo(0, 0));
      const path = join(out, `${screen.name}-${theme}-${width}.png`);
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    }
  } finally {
    await context.close();
  }
}

await mkdir(out, { recursive: true });
const site = await startSite({ TAILORING_PAUSE_MS: '50' });
const browser = await chromium.launch({
  executablePath: process.env['E2E_CHROMIUM'],
  env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
});
const failed: string[] = [];
try {
  const people = await makePeople(browser, site);
  for (const screen of screens) {
    for (const theme of THEMES) {
      await take(browser, site, people, screen, theme).catch((error: unknown) => {
        failed.push(`${screen.name} (${theme}): ${String(error).split('\n')[0]}`);
      });
    }
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await site.stop();
}
// The sheet shows all of them: what was not taken now stands there from an earlier run.
const list = SCREENS.map(({ name, caption, mock }) => ({ name, caption, mock }));
await writeFile(
  join(out, 'shots.json'),
  JSON.stringify({ widths: WIDTHS, themes: THEMES, screens: list, failed }, undefined, 2),
);
for (const line of failed) console.error(`not taken: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
