import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { randomFrom } from '@sastre/shared-testing';
import { startOnProfile } from '../../support/pdf/crashing-browser.ts';
import type { Person } from '../../support/people/people.ts';
import { signIn } from '../../support/pages/session.page.ts';
import type { Site } from '../../support/site/site.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { expect, test } from '../../support/site/test.ts';
import { missing, textOf, typeOn } from '../../support/people/typist.ts';
import {
  fieldOf,
  goToEnd,
  newMember,
  openField,
  PLACES,
  textbox,
} from '../../support/pages/typing-places.page.ts';

/** Kills of the browser: two where every test runs, twenty in the soak. */
const KILLS = Math.min(20, 2 * Number(process.env['SOAK'] ?? 1));
/** What may be lost at most, in milliseconds of typing. */
const LOSS = 1_000;

test('a browser killed in the middle of typing loses at most the last second, and nothing that was stored', async ({
  page,
  site,
  launchOptions,
}) => {
  test.setTimeout(240_000 + KILLS * 30_000);
  const person = await newMember(page, site);
  const profile = await mkdtemp(join(tmpdir(), 'sastre-killed-'));
  const random = randomFrom(20_261_121);
  const between = (least: number, most: number) => least + random() * (most - least);
  const losses: number[] = [];
  let typed = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const place = PLACES[kill % PLACES.length] ?? PLACES[0];
    const browser = await startOnProfile(profile, launchOptions);
    const before = await openField(browser.page, site, person, place);
    await goToEnd(browser.page, before.field);
    const text = await textOf(before.field);
    const typist = typeOn(browser.page, () => between(20, 90));
    await after(between(1_500, 4_000));
    const end = performance.now();
    await browser.crash();
    await typist.ended;

    const again = await startOnProfile(profile, launchOptions);
    const { field, stored } = await openField(again.page, site, person, place);
    expect(stored, 'what the server has').toEqual(before.stored);
    if (place.path.startsWith('/cv-data'))
      await expect(again.page.getByText('What you typed before is back.')).toBeVisible();
    // Once the field stands there it holds what was kept: it is drawn from the journal, not filled later.
    const loss = missing(typist.keys, text, await textOf(field), end);
    losses.push(loss.ms);
    typed += typist.keys.length;
    expect(loss.ms, `kill ${kill} in ${place.path}: ${loss.keys} keys`).toBeLessThanOrEqual(LOSS);
    await again.close();
  }
  await rm(profile, { recursive: true, force: true });
  expect(typed).toBeGreaterThan(KILLS * 10);
  const mean = losses.reduce((sum, ms) => sum + ms, 0) / losses.length;
  const figures = `${KILLS} kills, ${typed} keys: at most ${Math.max(...losses).toFixed(0)} ms of typing lost, ${mean.toFixed(0)} ms on average`;
  test.info().annotations.push({ type: 'lost words', description: figures });
  console.log(figures);
});

const EDIT = '/cv-data?edit=true';
const SUMMARY = PLACES[0];
const back = (page: Page) => page.getByText('What you typed before is back.');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save CV' });

/** A page where somebody has just typed some words into the summary, without a pause at the end. */
async function typeIntoSummary(page: Page, site: Site, person: Person): Promise<string> {
  const { field } = await openField(page, site, person, SUMMARY);
  await goToEnd(page, field);
  const typist = typeOn(page, () => 30);
  await expect.poll(() => typist.keys.length).toBeGreaterThan(40);
  await typist.stop();
  return textOf(field);
}

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
}

test.describe('what was typed is there again', () => {
  test('after the tab was closed in the middle of it', async ({ page, site }) => {
    const person = await newMember(page, site);
    const closed = await page.context().newPage();
    const { field } = await openField(closed, site, person, SUMMARY);
    await goToEnd(closed, field);
    const before = await textOf(field);
    const typist = typeOn(closed, () => 30);
    await expect.poll(() => typist.keys.length).toBeGreaterThan(40);
    const end = performance.now();
    await closed.close();
    await typist.ended;

    const next = await page.context().newPage();
    const opened = await openField(next, site, person, SUMMARY);
    await expect(back(next)).toBeVisible();
    const loss = missing(typist.keys, before, await textOf(opened.field), end);
    expect(loss.ms, `${loss.keys} keys`).toBeLessThanOrEqual(LOSS);
  });

  // The rich text in every run, all of them in a soak.
  const places = [PLACES[2], SUMMARY, PLACES[1]] as const;
  for (const place of process.env['SOAK'] ? places : places.slice(0, 1)) {
    test(`after a reload in the middle of it: ${place.field} on ${place.path}`, async ({
      page,
      site,
    }) => {
      const person = await newMember(page, site);
      const { field } = await openField(page, site, person, place);
      await goToEnd(page, field);
      const before = await textOf(field);
      const typist = typeOn(page, () => 30);
      await expect.poll(() => typist.keys.length).toBeGreaterThan(40);
      await typist.stop();
      const end = performance.now();
      await page.reload();
      const again = fieldOf(page, place);
      await expect(again).toBeVisible();
      const loss = missing(typist.keys, before, await textOf(again), end);
      expect(loss.ms, `${loss.keys} keys`).toBeLessThanOrEqual(LOSS);
    });
  }

  test('after the token was refused in the middle of it, and is saved after the sign-in', async ({
    page,
    site,
  }) => {
    const person = await newMember(page, site);
    const stored = storedCvs(page, site);
    const text = await typeIntoSummary(page, site, person);
    await page.context().clearCookies();
    const refuse = { status: 401, contentType: 'application/problem+json', body: '{}' };
    await page.route('**/api/**', (route) => route.fulfill(refuse));
    await page.route('**/protocol/openid-connect/token', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
    await saveButton(page).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
    await expect(banner).toBeVisible();
    await expect(
      page.getByText(/is kept on this device\. Sign in again and it will be saved\./),
    ).toBeVisible();
    await expect(textbox(page, SUMMARY.field)).toHaveValue(text);

    await page.unrouteAll();
    await banner.getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, person);
    await page.waitForURL(site.url + EDIT);
    // It was asked to be saved: nobody has to ask twice, and nobody is led away by it.
    await expect(page.getByText('CV saved successfully!')).toBeVisible();
    await expect(textbox(page, SUMMARY.field)).toHaveValue(text);
    expect((await stored.read()).personal_info.summary).toBe(text);
  });

  test('after the connection was gone while it was saved: it goes through by itself with what was typed since', async ({
    page,
    site,
  }) => {
    const person = await newMember(page, site);
    const stored = storedCvs(page, site);
    const text = await typeIntoSummary(page, site, person);
    const before = await stored.read();
    await page.context().setOffline(true);
    await saveButton(page).click();
    await expect(
      page.getByText(/will be saved automatically as soon as the server/).first(),
    ).toBeVisible();
    // The frame marks it, too.
    await expect(
      page.getByText('You are offline. What you typed is kept on this device.'),
    ).toBeVisible();
    const field = textbox(page, SUMMARY.field);
    await field.fill(`${text} and more, offline`);
    expect(await stored.read()).toEqual(before);
    await page.context().setOffline(false);

    await expect(page.getByText('CV saved successfully!')).toBeVisible();
    await expect(field).toHaveValue(`${text} and more, offline`);
    expect((await stored.read()).personal_info.summary).toBe(`${text} and more, offline`);
  });
});

test.describe('what another tab saved is not overwritten unasked', () => {
  /** Two tabs of one person: one has typed a title, the other has saved another title. */
  async function collide(page: Page, site: Site) {
    const person = await newMember(page, site);
    const stored = storedCvs(page, site);
    const { field: mine } = await openField(page, site, person, { path: EDIT, field: 'Title' });
    const other = await page.context().newPage();
    await openField(other, site, person, SUMMARY);
    await expect(back(other)).toBeHidden();
    await mine.fill('Mine');
    await textbox(other, 'Title').fill('Theirs');
    await textbox(other, 'Phone').fill('+49 30 111 111');
    await save(other);
    expect((await stored.read()).personal_info.title).toBe('Theirs');
    await other.close();

    await saveButton(page).click();
    await expect(page.getByText(/This CV was changed elsewhere/)).toBeVisible();
    await expect(mine).toHaveValue('Mine');
    expect((await stored.read()).personal_info.title).toBe('Theirs');
    return { mine, stored };
  }

  test('Keep mine saves what was typed here', async ({ page, site }) => {
    const { stored } = await collide(page, site);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('CV saved successfully!')).toBeVisible();
    // What the other tab changed and this one did not is kept as well.
    expect((await stored.read()).personal_info).toMatchObject({
      title: 'Mine',
      phone: '+49 30 111 111',
    });
  });

  test('Load the other version shows what is stored, with nothing unsaved', async ({
    page,
    site,
  }) => {
    const { mine, stored } = await collide(page, site);
    const before = await stored.read();
    await page.getByRole('button', { name: 'Load the other version' }).click();
    await expect(mine).toHaveValue('Theirs');
    await expect(textbox(page, 'Phone')).toHaveValue('+49 30 111 111');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    expect(await stored.read()).toEqual(before);
    await page.reload();
    await expect(textbox(page, 'Title')).toHaveValue('Theirs');
    await expect(back(page)).toBeHidden();
  });
});
