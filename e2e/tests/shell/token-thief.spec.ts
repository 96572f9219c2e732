// A remote whose build does everything to get hold of a token, live in the registry beside the honest ones.
import type { Page } from '@playwright/test';
import { squarePng } from '../../support/documents/png.ts';
import { newPage } from '../../support/people/member.ts';
import { plantBuild } from '../../support/site/planted-build.ts';
import { stealTokens } from '../../support/site/token-thief.ts';
import { followInPage } from '../../support/pages/page-changes.ts';
import { expect, test } from '../../support/site/test.ts';

const TOKEN_URL = '**/openid-connect/token';
const CANARY = 'canary_that_each_of_the_tricks_has_to_hear_of';

/** The tricks that saw one of these, whole or as part of something. They are not told to the page, which would hear them. */
async function whoSaw(page: Page, secrets: string[]): Promise<string[]> {
  const seen = await page.evaluate(() => {
    thief?.walk();
    return [...(thief?.seen ?? [])].map(([trick, texts]) => ({ trick, texts: [...texts] }));
  });
  const isLoot = (text: string) => secrets.some((secret) => text.includes(secret));
  return seen.filter(({ texts }) => texts.some(isLoot)).map(({ trick }) => trick);
}

/** Sends a word through everything that is patched: a trick that does not work proves nothing. */
const singToAll = (page: Page) =>
  page.evaluate(async (word) => {
    const headers = { 'x-word': word };
    await (await fetch('/health/live', { headers })).text();
    await new Response(word).text();
    const call = new XMLHttpRequest();
    call.open('GET', `/health/live?${word}`);
    call.setRequestHeader('x-word', word);
    new Headers(headers).set('x-word', word);
    new Request('/', { headers });
    new URL(`https://site.test/#${word}`);
    await Promise.resolve(word).then((heard) => heard);
    await (async () => word)();
    JSON.parse(JSON.stringify(word));
    btoa(word);
    word.split('.');
    [''].push(word);
    const echo = (heard: string) => heard;
    echo.call(undefined, word);
    new MessageChannel().port1.postMessage(word);
    const worker = new Worker(`/assets/${word}.js`);
    worker.onmessage = ({ data }) => data as unknown;
    worker.dispatchEvent(new MessageEvent('message', { data: word }));
    worker.terminate();
    sessionStorage.setItem('word', word);
    const asked: Record<string, unknown> = {};
    asked['token'] = word;
    await new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
      window.postMessage(word);
    });
  }, CANARY);
const TRICKS = [
  ...['fetch', 'Response', 'XMLHttpRequest', 'Headers', 'Request', 'URL', 'JSON', 'codes'],
  ...['Promise.then', 'Promise.constructor', 'String', 'Array', 'Function', 'setter', 'Storage'],
  ...['postMessage', 'Worker', 'MessageEvent', 'window', 'addEventListener', 'walk'],
];

test('a remote that patches all of the page sees no token, whatever the shell does meanwhile @local', async ({
  browser,
  site,
  member,
}) => {
  const page = await newPage(browser, member.session);
  const secrets: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/openid-connect/token') || !answer.ok()) return;
    const { access_token: access, refresh_token: refresh } = (await answer.json()) as Record<
      string,
      string
    >;
    secrets.push(...[access, refresh].map((token) => token?.split('.').at(-1) ?? ''));
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] === undefined) return;
    calls.push(`${request.method()} ${new URL(request.url()).pathname.replace(/[\w-]{36}/, '…')}`);
  });
  const text = `(() => { 'use strict'; (${stealTokens.toString()})(); })();`;
  const restore = plantBuild(site, 'billing', {
    spoils: (file) => file === 'remoteEntry.js',
    text,
  });
  try {
    await page.goto(`${site.url}/plans`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Subscription Plans');
    expect(await page.evaluate(() => thief !== undefined)).toBe(true);

    await followInPage(page, '/cv-data?edit=true');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Analyst');
    await page.getByRole('button', { name: 'Save CV' }).click();
    await expect(page.getByText('CV saved successfully!')).toBeVisible();

    // One call is refused, so that the token is refreshed; the next refresh is refused, too.
    for (const isRefused of [false, true]) {
      if (isRefused)
        await page.route(TOKEN_URL, (route) => route.fulfill({ status: 400, json: {} }), {
          times: 1,
        });
      await page.route('**/tailored-list', (route) => route.fulfill({ status: 401, json: {} }), {
        times: 1,
      });
      const known = secrets.length;
      await followInPage(page, '/tailored-cvs');
      await expect(page.getByText('No tailored CVs found.')).toBeVisible();
      await expect.poll(() => secrets.length).toBe(known + 2);
      await followInPage(page, '/plans');
      await expect(heading).toHaveText('Subscription Plans');
    }

    await followInPage(page, '/cv-data?edit=true&tab=pictures');
    const buffer = squarePng(48, [29, 97, 73]);
    const file = { name: 'portrait.png', mimeType: 'image/png', buffer };
    const asked = page.waitForEvent('filechooser');
    await page.getByText('Upload a picture').click();
    await (await asked).setFiles(file);
    await page.getByRole('button', { name: 'Use the whole picture' }).click();
    await expect(page.getByRole('heading', { name: 'Your Pictures (1)' })).toBeVisible();
    await followInPage(page, '/my-account');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    await saved;

    expect(calls).toEqual(
      expect.arrayContaining([
        'PUT /api/user/me/cv/…',
        'GET /api/user/me/cv/tailored-list',
        'POST /api/user/me/picture',
        'GET /api/user/me/export',
      ]),
    );
    expect(secrets).toHaveLength(6);
    expect(new Set(secrets).size).toBe(6);
    expect(await whoSaw(page, secrets)).toEqual([]);
    await singToAll(page);
    expect((await whoSaw(page, [CANARY])).sort()).toEqual([...TRICKS].sort());
  } finally {
    restore();
    await page.context().close();
  }
});
