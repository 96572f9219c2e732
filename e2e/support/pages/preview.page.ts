import { expect, type Page } from '@playwright/test';
import type { Cv } from '@sastre/shared-contracts/api';
import { apiOf } from '../site/api.ts';
import type { Site } from '../site/site.ts';

/** Saves content of the main CV by the API. */
export async function putCv(
  page: Page,
  site: Site,
): Promise<(content: Partial<Cv>) => Promise<void>> {
  const api = await apiOf(page, site);
  return api.putCv;
}

/** The preview's text by page, once its fonts are there, it is set in them, and it says how many pages it has. */
export async function previewPages(page: Page): Promise<string[]> {
  const frame = page.frameLocator('iframe');
  // A document in which everything is hidden has a page, and nothing on it.
  await expect(frame.locator('html.paged .sheet').first()).toBeAttached();
  let pages: string[] = [];
  // A font that a page asks for late sets the pages once more.
  await expect(async () => {
    await frame.locator('html').evaluate(settled);
    const before = pages;
    pages = await frame.locator('html').evaluate(readPages);
    expect(pages).toEqual(before);
  }).toPass();
  await expect(page.getByText(/^Page \d+ of \d+$/)).toHaveText(new RegExp(` of ${pages.length}$`));
  return pages;
}

/** Runs in the frame: no font is on its way, and what came has been laid out. */
async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do {
    await document.fonts.ready;
    await frame();
    await frame();
  } while (document.fonts.status === 'loading');
}

/**
 * Runs in the frame: which page a word is on follows from how far right it stands. A page may end within one, as within words
 * of Japanese: then each of its letters is looked at.
 */
function readPages(): string[] {
  const letters = new Intl.Segmenter();
  const pages: string[] = [];
  let before = 0;
  for (const run of document.querySelectorAll('.run')) {
    const sheets = [...run.querySelectorAll('.sheet')].map((sheet) =>
      sheet.getBoundingClientRect(),
    );
    sheets.forEach(() => pages.push(''));
    const placeOf = (node: Node, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      const { left, right } = range.getBoundingClientRect();
      const at = sheets.findIndex((sheet) => left >= sheet.left && left < sheet.right);
      return { at, isParted: right > (sheets[at + 1]?.left ?? Infinity) };
    };
    const texts = document.createTreeWalker(run, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const { at, isParted } = placeOf(node, index, word.length);
        let page = at;
        const parts = isParted ? letters.segment(word) : [{ segment: word, index: 0 }];
        for (const { segment, index: within } of parts) {
          // What is not drawn stands nowhere: it stays with the letter before.
          page = Math.max(page, placeOf(node, index + within, segment.length).at);
          pages[before + page] += segment;
        }
        pages[before + page] += ' ';
      }
    }
    before += sheets.length;
  }
  return pages;
}
