// Takes the pictures of the sheet into SHOTS_DIR and lists them in shots.json. Arguments choose screens by a part of their names.
import { chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCast } from '../people/cast.ts';
import { startSite } from '../site/site.ts';
import { makePeople } from './people.ts';
import { SHOTS, type Shot, type ShotParts } from './shots.ts';

const WIDTHS = [1280, 768, 390] as const;
const THEMES = ['light', 'dark'] as const;
const out = process.env['SHOTS_DIR'] ?? '';
const libraries = process.env['E2E_CHROMIUM_LIBRARIES'];
const wanted = process.argv.slice(2);
const shots = SHOTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

/** The pictures of one shot in a theme, as high as its page is. */
async function take(shot: Shot, parts: ShotParts): Promise<void> {
  const page = await shot.bring(parts);
  try {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of WIDTHS) {
      const height = width < 500 ? 844 : 900;
      await page.setViewportSize({ width, height });
      // A window as high as the page: a bar that sticks to the bottom then stands where the page ends.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, whole) });
      await page.evaluate(() => window.scrollTo(0, 0));
      const path = join(out, `${shot.name}-${parts.theme}-${width}.png`);
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    }
  } finally {
    await page.context().close();
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
  const cast = await createCast(browser, site);
  for (const shot of shots) {
    for (const theme of THEMES) {
      await take(shot, { browser, site, people, cast, theme }).catch((error: unknown) => {
        failed.push(`${shot.name} (${theme}): ${String(error).split('\n')[0]}`);
      });
    }
    console.log(shot.name);
  }
} finally {
  await browser.close();
  await site.stop();
}
// The sheet shows all of them: what was not taken now stands there from an earlier run.
const list = SHOTS.map(({ name, caption, mock }) => ({ name, caption, mock }));
await writeFile(
  join(out, 'shots.json'),
  JSON.stringify({ widths: WIDTHS, themes: THEMES, screens: list, failed }, undefined, 2),
);
for (const line of failed) console.error(`not taken: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
