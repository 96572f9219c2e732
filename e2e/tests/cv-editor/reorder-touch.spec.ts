import type { CDPSession, Page } from '@playwright/test';
import { readJsonResume, toTypedCv } from '../../support/documents/json-resume.ts';
import { typedContent } from '../../support/documents/typed-content.ts';
import { newPerson } from '../../support/people/people.ts';
import { apiOf } from '../../support/site/api.ts';
import { expect, test } from '../../support/site/test.ts';
import { signUp } from '../../support/people/new-account.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

const typed = toTypedCv(
  readJsonResume('jsonresume/02-en-career-changer.json', 'career-changer.json'),
);
const [job] = typed.work;
if (job === undefined) throw new Error('the fixture has no job');
const achievements = Array.from({ length: 12 }, (_, index) => `Result number ${index + 1}`);
const cv = { ...typed, work: [{ ...job, achievements }] };

const texts = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Achievement \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** A finger, as the browser gets it from a screen. */
function finger(cdp: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x = 0, y = 0) => {
    const touchPoints = type === 'touchStart' || type === 'touchMove' ? [{ x, y }] : [];
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (x: number, y: number) => send('touchStart', x, y),
    move: (x: number, y: number) => send('touchMove', x, y),
    up: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  };
}

test('a finger on the handle drags an entry, to the end of a long list as well', async ({
  page,
  site,
}) => {
  await signUp(page, site, newPerson(cv.personal.fullName));
  await (await apiOf(page, site)).putCv(typedContent(cv));
  await page.goto(`${site.url}/cv-data?edit=true&tab=experience`);
  const row = (number: number) =>
    page.getByRole('textbox', { name: `Achievement ${number}`, exact: true });
  const handle = (number: number) =>
    page.getByRole('button', { name: `Move Achievement ${number}`, exact: true });
  await expect(row(12)).toHaveValue('Result number 12');
  const touch = finger(await page.context().newCDPSession(page));
  const takeHold = async (number: number) => {
    await handle(number).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    let box = await handle(number).boundingBox();
    // A font that comes late moves it: a finger beside the handle would take hold of nothing.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(async () => {
      const before = box;
      box = await handle(number).boundingBox();
      expect(box).toEqual(before);
    }).toPass();
    if (box === null) throw new Error('the handle is not shown');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.down(at.x, at.y);
    return at;
  };
  const edge = page.locator('[data-edge]');

  const at = await takeHold(3);
  const scrolled = await page.evaluate(() => window.scrollY);
  await touch.move(at.x, at.y + 20);
  // Wherever a late font has put the row by now.
  await expect(async () => {
    const over = await row(5).boundingBox();
    if (over === null) throw new Error('the row is not shown');
    await touch.move(at.x, over.y + over.height - 4);
    await expect(edge).toHaveAttribute('data-edge', 'bottom', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await touch.up();
  await expect(edge).toHaveCount(0);
  await expect
    .poll(async () => (await texts(page)).slice(2, 5))
    .toEqual(['Result number 4', 'Result number 5', 'Result number 3']);
  await expect(page.getByText('Achievement 3 moved to position 5')).toBeAttached();

  // What the browser takes away is no drop.
  const before = await texts(page);
  const back = await takeHold(5);
  await touch.move(back.x, back.y - 120);
  await expect(edge).toHaveCount(1);
  await touch.cancel();
  await expect(edge).toHaveCount(0);
  expect(await texts(page)).toEqual(before);

  // Near the end of the window the page comes along.
  const start = await takeHold(1);
  await touch.move(start.x, start.y + 30);
  await touch.move(start.x, 690);
  await expect(page.locator('[data-edge="bottom"]').getByRole('textbox')).toHaveAccessibleName(
    'Achievement 12',
  );
  await touch.up();
  await expect.poll(async () => (await texts(page)).at(-1)).toBe('Result number 1');
});
