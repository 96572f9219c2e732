import { expect, type Locator, type Page } from '@playwright/test';
import { downloadBytes } from './export.page.ts';
import { newPerson } from '../people/people.ts';
import { sampleContent } from '../documents/sample-content.ts';
import type { Site } from '../site/site.ts';
import { storedCvs } from '../documents/stored-cv.ts';
import { signUp } from '../people/new-account.ts';
import { pdfLooks, type PdfLooks } from '../pdf/pdf-looks.ts';
import { readPdf } from '../pdf/pdf-text.ts';
import { previewPages } from './preview.page.ts';

/** A new person with a whole CV, on the export screen. */
export async function openExport(page: Page, site: Site) {
  const person = newPerson();
  const stored = storedCvs(page, site);
  await signUp(page, site, person);
  const cv = await stored.put((await stored.read())._id, sampleContent(person));
  await page.goto(`${site.url}/export-pdf`);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  return { person, stored, cv };
}

/** One of the options of which one is chosen. */
export function option(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

/** Clicks the label that a box or an option is drawn by. */
export async function tick(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).click();
}

/** A document as somebody sees it, or a machine reads it. */
export interface Seen extends Pick<PdfLooks, 'inks' | 'pictures'> {
  text: string;
  /** Width of the sheet in millimetres. */
  width: number;
}

/** The preview of the CV, once it is paged. */
export async function seenInPreview(page: Page): Promise<Seen> {
  const pages = await previewPages(page);
  const looks = await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const inks = new Set<string>();
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || !node.nodeValue?.trim() || !parent.checkVisibility()) continue;
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(parent).color.match(/\d+/g)?.map(Number) ?? [];
        const digits = [red, green, blue].map((value) => value.toString(16).padStart(2, '0'));
        inks.add(`#${digits.join('')}`);
      }
      const pictures = [...document.querySelectorAll('img')].filter(
        (image) => image.checkVisibility() && image.naturalWidth > 0,
      );
      return {
        inks: [...inks].sort(),
        pictures: pictures.length,
        paper: root.dataset['paper'] ?? '',
      };
    });
  const { inks, pictures, paper } = looks;
  const text = pages.join(' ').replace(/\s+/g, ' ');
  return { text, inks, pictures, width: paper === 'Letter' ? 216 : 210 };
}

/** The PDF that Download gives. */
export async function seenInPdf(page: Page, fileName: string): Promise<Seen> {
  const bytes = await downloadBytes(page, fileName);
  const { text } = await readPdf(bytes);
  const { inks, pictures, sheet } = await pdfLooks(bytes);
  return { text, inks, pictures, width: sheet.width };
}

/** The pieces in the order in which the text has them; what it has not is left out. */
export function orderIn(text: string, pieces: readonly string[]): string[] {
  return pieces
    .filter((piece) => text.includes(piece))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
}

/** The card of a section by its English name. */
export function sectionCard(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

/** One of a card's buttons by what is written on it. */
export function cardButton(page: Page, section: string, label: string): Locator {
  return page.getByRole('button', { name: `${label}: ${section}`, exact: true });
}

/** Waits until every change is saved. */
export async function savedByItself(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Drags a section by its handle onto the lower or upper half of another one, as a hand does. */
export async function dragSection(
  page: Page,
  name: string,
  onto: string,
  half: 'upper' | 'lower',
): Promise<void> {
  const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const target = sectionCard(page, onto);
  const [from, over] = [await handle.boundingBox(), await target.boundingBox()];
  if (from === null || over === null) throw new Error('A section is not shown');
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 24, { steps: 3 });
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  const x = over.x + over.width / 2;
  const y = half === 'upper' ? over.y + 6 : over.y + over.height - 6;
  await page.mouse.move(x, y, { steps: 6 });
  // A hand never holds quite still: the browser told by a test says that something is over it with the next move only.
  await page.mouse.move(x + 4, y);
  await expect(page.locator(`[data-edge="${half === 'upper' ? 'top' : 'bottom'}"]`)).toHaveCount(1);
  await page.mouse.up();
}
