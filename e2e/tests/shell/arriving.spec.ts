import type { Page } from '@playwright/test';
import { openPage } from '../../support/people/cast.ts';
import { fillTailoring } from '../../support/pages/tailoring.page.ts';
import { visit } from '../../support/pages/within-app.ts';
import { expect, test as base } from '../../support/site/test.ts';

const test = base.extend<{ memberPage: Page }>({
  memberPage: async ({ browser, cast }, use) => {
    const page = await openPage(browser, cast.member.session);
    await use(page);
    await page.context().close();
  },
});

const CARDS = [
  ['Export my CV', 'Export PDF'],
  ['Edit CV Data', 'My CV Data'],
  ['CV Tailoring', 'Tailor CV'],
  ['Tailored CVs', 'Tailored CVs'],
  ['My Subscription', 'Subscription Plans'],
  ['My Account', 'My Account'],
  ['Import my CV', 'Import my CV'],
] as const;

test('Enter on each card of the dashboard leads to the title of its page, and back to the dashboard’s', async ({
  memberPage: page,
  site,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto(site.url);
  for (const [card, name] of CARDS) {
    await page.getByRole('main').getByRole('link', { name: card }).press('Enter');
    await expect(title(name)).toBeFocused();
    await page.goBack();
    await expect(title('Welcome, Daniel Reyes')).toBeFocused();
  }
});

/** What the Tab key reaches after something that begins below its end: the order that is seen is another one. */
function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    // What is left out of the drawing below the window stands nowhere yet.
    for (const one of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(one).contentVisibility === 'auto')
        one.style.contentVisibility = 'visible';
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')]
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [type=radio], [type=file]'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !sticks(one))
      .map((one) => ({ name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }));
    return stops.flatMap(({ name, box }, at) => {
      const before = stops[at - 1];
      return before && box.bottom <= before.box.top ? [`${name} after ${before.name}`] : [];
    });
  });
}

test('on a phone the Tab key goes down each page as the eye does', async ({
  memberPage: page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, name] of [
    ['/', 'Welcome, Daniel Reyes'],
    ['/cv-data?edit=true&tab=experience', 'My CV Data'],
    ['/tailor-cv', 'Tailor CV'],
    ['/tailored-cvs', 'Tailored CVs'],
    ['/export-pdf', 'Export PDF'],
    ['/plans', 'Subscription Plans'],
    ['/my-account', 'My Account'],
  ] as const) {
    await visit(page, site, path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect([path, await outOfOrder(page)]).toEqual([path, []]);
  }
});

test('a row of tabs that goes on out of sight fades there, and only there', async ({
  memberPage: page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/cv-data`);
  const row = page.getByRole('tablist');
  await expect(row).toBeVisible();
  /** How wide the fade is that is drawn at each end, in px. */
  const fades = () =>
    row.evaluate((element) => {
      const mask = getComputedStyle(element).maskImage;
      const left = /^[^%]*?\) (\d+)px,/.exec(mask)?.[1];
      const right = /100% - (\d+)px/.exec(mask)?.[1];
      return { left: Number(left ?? 0), right: Number(right ?? 0) };
    });
  await expect.poll(fades).toEqual({ left: 0, right: 40 });
  await row.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await expect.poll(fades).toEqual({ left: 40, right: 0 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(fades).toEqual({ left: 0, right: 0 });
});

test('nothing that was typed moves when tailoring starts', async ({ memberPage: page, site }) => {
  await fillTailoring(page, site, { company: 'Harbour Bank', job: 'Requirements: SQL' });
  const text = page.getByText('Requirements: SQL');
  const start = page.getByRole('button', { name: /^Tailor using AI/ });
  await expect(start).toBeEnabled();
  await start.scrollIntoViewIfNeeded();
  const before = await text.boundingBox();
  await page.route('**/user/me/cv/tailor', () => {});
  await start.click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(start).toBeHidden();
  expect(await text.boundingBox()).toEqual(before);
});
