import type { Page } from '@playwright/test';

/** Who makes the page wider than its window; what scrolls inside a box of its own does not. */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.scrollingElement ?? document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .filter((one) => !scrolls(one.parentElement))
      .slice(-3)
      .map((one) => `${one.tagName} ${one.className} "${(one.textContent ?? '').slice(0, 30)}"`);
  });
}

/** What the house asks of every screen beyond WCAG: one title, nothing beyond the edge, targets of 32 px. One line each. */
export async function findMisfits(page: Page, { titles }: { titles: number }): Promise<string[]> {
  const misfits = await page.evaluate((expected) => {
    const found: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    if (root.scrollWidth > root.clientWidth) found.push('sideways scroll');
    const headings = [...document.querySelectorAll('h1')].filter(isShown);
    if (headings.length !== expected) found.push(`${headings.length} titles`);
    for (const control of document.querySelectorAll(
      'button, summary, [role=tab], select, input:not([type=checkbox], [type=radio], [type=file])',
    )) {
      const { width, height, right, bottom } = control.getBoundingClientRect();
      if (!isShown(control) || right <= 0 || bottom <= 0 || control.closest('[inert]')) continue;
      if (width < 31.5 || height < 31.5)
        found.push(
          `small target, ${Math.round(width)}×${Math.round(height)}: ${describe(control)}`,
        );
    }
    return found;
  }, titles);
  return explained(page, misfits);
}

/** A sideways scroll, with who makes it. */
async function explained(page: Page, lines: string[]): Promise<string[]> {
  if (!lines.some((line) => line.startsWith('sideways'))) return lines;
  return [...lines, `too wide: ${(await findWide(page)).join(', ')}`];
}

/** Texts at twice their size that are cut, or that push the page sideways. */
export async function findCutTexts(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const found: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push('sideways scroll at 200 % text');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const isPicture = element.closest('[role=img], svg, [aria-hidden=true]') !== null;
      // What is there for screen readers alone is one pixel on purpose.
      // A select's list is longer than the select; a long name stands whole in the account menu.
      const isElsewhere = element instanceof HTMLSelectElement || element.closest('header button');
      if (
        !clips ||
        isPicture ||
        isElsewhere ||
        element.clientWidth <= 1 ||
        !element.checkVisibility()
      )
        continue;
      if (!element.innerText?.trim()) continue;
      if (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      )
        found.push(
          `cut at 200 % text: ${element.tagName} ${element.className} "${element.innerText.slice(0, 30)}"`,
        );
    }
    return found;
  });
  const lines = await explained(page, cut);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  return lines;
}

/** Controls that do not show that the keyboard is on them. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // From here on a focus counts as the keyboard's.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
      return {
        ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
        boxShadow,
        borderColor,
      };
    };
    const forced = matchMedia('(forced-colors: active)').matches;
    const found: string[] = [];
    const focusable =
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility() || element.closest('[inert]') || element.matches(':disabled'))
        continue;
      // A file input is drawn by its label, an editor's ring by its frame.
      const drawn: Element[] = [];
      for (let one: Element | null = element; one && drawn.length < 6; one = one.parentElement)
        drawn.push(one);
      element.blur();
      const before = drawn.map(look);
      element.focus();
      if (document.activeElement !== element) continue;
      const shows = drawn.map(look).some((after, index) => {
        const rested = before[index];
        if (after.ring && !rested?.ring) return true;
        return (
          !forced &&
          (after.boxShadow !== rested?.boxShadow || after.borderColor !== rested.borderColor)
        );
      });
      if (!shows) found.push(`no visible focus: ${element.outerHTML.slice(0, 120)}`);
      element.blur();
    }
    return found;
  });
}

/** What still moves although the user asked for less: only a spinner may, slowly. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        const isSlowSpinner = iterations === Infinity && Number(duration) >= 1_500;
        return playState === 'running' && Number(duration) > 0 && !isSlowSpinner;
      })
      .map(
        (one) =>
          `still moves: ${one instanceof CSSAnimation ? one.animationName : one.constructor.name}`,
      ),
  );
}
