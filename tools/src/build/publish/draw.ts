import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumEnv } from '../../test/chromium-env.ts';

/** A page to take a picture of, at this size in pixels. */
export interface Drawing {
  file: string;
  width: number;
  height: number;
  html: string;
}

const ORIGIN = 'http://drawings.invalid';
const ASSETS = '/assets/';
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', woff2: 'font/woff2' };

/** Draws pages in the product's own Chromium; they see the files of `assets` at `/assets/` and nothing else. PNG by file. */
export async function draw(
  drawings: readonly Drawing[],
  assets: string,
): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  if (drawings.length === 0) return drawn;
  const found = await chromiumEnv();
  const libraries = found['E2E_CHROMIUM_LIBRARIES'];
  const browser = await chromium.launch({
    executablePath: found['E2E_CHROMIUM'] ?? '',
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const { file, width, height, html } of drawings) {
      await page.setViewportSize({ width, height });
      await page.unrouteAll();
      await page.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
        const name = pathname.startsWith(ASSETS) ? pathname.slice(ASSETS.length) : '';
        const body = await readFile(join(assets, name)).catch(() => undefined);
        if (body === undefined) return route.abort();
        const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
        return route.fulfill({ contentType, body });
      });
      await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
      drawn.set(file, await page.screenshot({ omitBackground: true }));
    }
  } finally {
    await browser.close();
  }
  return drawn;
}
