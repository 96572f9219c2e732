// The states page of shared-ui, built as a static folder: every component in every state, without the product around it.
import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../support/site/test.ts';

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}
declare const axe: { run: (context: Document, options: object) => Promise<AxeResult> };

const ROOT = join(import.meta.dirname, '../../..');
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ORIGIN = 'http://states.example';

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'states-'));
  const build = join(ROOT, 'tools/src/states.ts');
  await promisify(execFile)(process.execPath, [build, '--out', folder], { cwd: ROOT });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(page: Page, query: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = basename(new URL(route.request().url()).pathname) || 'index.html';
    return route.fulfill({ path: join(folder, name) });
  });
  await page.goto(`${ORIGIN}/?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const result = await page.evaluate(
    (values) => axe.run(document, { runOnly: { type: 'tag', values } }),
    RULES,
  );
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`every state is accessible and fits, ${theme} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `bare=1&theme=${theme}`);
      await expect(page.getByText('Loading your CV...')).toHaveCSS('opacity', '1');
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test('the page itself is accessible, and its switches choose theme and width', async ({ page }) => {
  await open(page, 'theme=light');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 20, 18)');
  await page.getByRole('combobox', { name: 'Width' }).selectOption('390 px');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(21, 20, 18)');
  expect(await frame.locator('html').evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(390);
});

test('a busy button is as wide as before', async ({ page }) => {
  await open(page, 'bare=1');
  const busy = page.locator('button[aria-busy=true]');
  await expect(busy).toHaveCount(12);
  const pairs = await busy.evaluateAll((buttons) =>
    buttons.map((button) => {
      const idle = button.previousElementSibling;
      const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
      return { name: button.textContent, grew: Math.abs(width(button) - width(idle)) };
    }),
  );
  expect(pairs.filter(({ grew }) => grew > 0.05)).toEqual([]);
});

test('skeletons keep their place from the start and are unseen for 150 ms', async ({ page }) => {
  await open(page, 'bare=1');
  const skeleton = page.getByText('Loading your CV...').locator('xpath=following-sibling::*');
  const seen = await skeleton.evaluate((element) => {
    // Shown anew, so that its animation begins again whatever the time is by now.
    element.toggleAttribute('hidden', true);
    element.getBoundingClientRect();
    element.toggleAttribute('hidden', false);
    const [appear] = element.getAnimations();
    const opacityAt = (time: number) => {
      if (appear) appear.currentTime = time;
      return getComputedStyle(element).opacity;
    };
    appear?.pause();
    return [opacityAt(0), opacityAt(149), opacityAt(150), element.clientHeight > 0];
  });
  expect(seen).toEqual(['0', '0', '1', true]);
  await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
});

test('in forced colours the focus ring and the chosen tab are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'bare=1');
  await page.keyboard.press('Tab');
  const controls = page.locator(
    'button:enabled:not([tabindex="-1"]), a[href], input:enabled, select:enabled, textarea:enabled',
  );
  const rings = await controls.evaluateAll((elements) =>
    elements.map((element) => {
      (element as HTMLElement).focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return [element.matches(':focus-visible'), outlineStyle, outlineWidth, outlineColor].join(
        ' ',
      );
    }),
  );
  expect(rings.length).toBeGreaterThan(40);
  expect([...new Set(rings)]).toEqual([
    expect.stringMatching(/^true solid 2px rgba?\((?!.*, 0\))/),
  ]);
  const line = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await line('Experience')).not.toBe(await line('Skills'));
});
