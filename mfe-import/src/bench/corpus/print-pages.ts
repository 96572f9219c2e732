import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';

const CUTS = [
  ['Regular', 400, 'normal'],
  ['It', 400, 'italic'],
  ['Semibold', 600, 'normal'],
] as const;

/** How a browser prints beside what all our pages have. */
export type PrintOptions = Pick<
  NonNullable<Parameters<Page['pdf']>[0]>,
  'tagged' | 'preferCSSPageSize'
>;

/** Prints pages of HTML as PDFs, in one browser that is closed afterwards; `E2E_CHROMIUM` says where it is. */
export async function printPages(
  pages: readonly string[],
  options: PrintOptions = {},
): Promise<Uint8Array[]> {
  const libraries = process.env['E2E_CHROMIUM_LIBRARIES'];
  const browser = await chromium.launch({
    executablePath: process.env['E2E_CHROMIUM'],
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const printed: Uint8Array[] = [];
    for (const html of pages) {
      await page.setContent(`<style>${fonts()}</style>${html}`);
      const pdf = await page.pdf({ format: 'A4', printBackground: true, ...options });
      printed.push(new Uint8Array(pdf));
    }
    return printed;
  } finally {
    await browser.close();
  }
}

/** The same font on every machine. */
function fonts(): string {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('source-sans/package.json')), 'TTF');
  return CUTS.map(([cut, weight, style]) => {
    const font = readFileSync(join(folder, `SourceSans3-${cut}.ttf`)).toString('base64');
    return `@font-face{font-family:Sans;font-weight:${weight};font-style:${style};src:url(data:font/ttf;base64,${font})}`;
  }).join('');
}
