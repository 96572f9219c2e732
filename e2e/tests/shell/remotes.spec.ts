import { readFile, rename, writeFile } from 'node:fs/promises';
import { SOAKS } from '../../support/documents/shared-out.ts';
import { liveFolder, readEntries, spoiledBuild } from '../../support/site/planted-build.ts';
import { obstacles, registry, runTool } from '../../support/site/registry-command.ts';
import { setShellMinorBack } from '../../support/site/earlier-build.ts';
import { NO_PDFS, startSite, type Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { openSignedIn } from '../../support/pages/session.page.ts';
import { newPage } from '../../support/people/member.ts';
import { signUp } from '../../support/people/new-account.ts';

/** Of one user; each opens two pages. */
const DEVICES = SOAKS ? 6 : 4;

/** Sites that have a second build of the account's remote: it is the same one for every test. */
const second = new WeakMap<Site, Promise<unknown>>();
function buildSecond(site: Site): Promise<unknown> {
  const args = ['mfe-account', '--no-promote', '--out', site.buildDir];
  const built = second.get(site) ?? runTool('tools/src/build.ts', args, { MFE_VERSION: '9.9.9' });
  second.set(site, built);
  return built;
}
const active = (site: Site, remote: string) =>
  readEntries(site).find(({ name }) => name === remote)?.active ?? '';

test('with one remote’s files gone its page says so, everything else works, and Retry heals @local', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const files = liveFolder(site, 'billing');
  await rename(files, `${files}.away`);
  try {
    await page.goto(`${site.url}/plans`);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.goto(`${site.url}/my-account`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    await page.goto(`${site.url}/plans`);
    await expect(retry).toBeVisible();
  } finally {
    await rename(`${files}.away`, files);
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
});

test('a second version of a remote goes live, and back, by the registry command alone @local', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const before = active(site, 'mfe_account');
  await buildSecond(site);
  const loaded = async () => {
    const entry = page.waitForResponse((response) =>
      /\/mfe\/account\/[^/]+\/remoteEntry\.js/.test(response.url()),
    );
    await page.goto(`${site.url}/my-account`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    return (await entry).url();
  };
  expect(await loaded()).toContain(`/${before}/`);
  const promoted = await registry(site, 'promote', 'mfe_account', '9.9.9', '--why', 'a trial');
  expect(promoted).toMatch(/http:\S+ serves revision \d+ \(after [0-3]\.\d s\)/);
  expect(await loaded()).toContain('/9.9.9-');
  await registry(site, 'rollback', 'mfe_account', '--why', 'not good');
  expect(await loaded()).toContain(`/${before}/`);

  await expect(registry(site, 'promote', 'mfe_account', '9.9.9')).rejects.toThrow(
    /rolled back from/,
  );
  await registry(site, 'canary', 'mfe_account', '9.9.9', '99', '--force');
  await registry(site, 'canary', 'mfe_account', '100');
  expect(await loaded()).toContain('/9.9.9-');
  expect(await registry(site, 'verify', 'mfe_account')).toMatch(/^good {2}mfe_account 9\.9\.9-/);
  const history = await registry(site, 'history', 'mfe_account', '--limit', '4');
  expect(history.match(/promote|canary|rollback/g)).toEqual(
    expect.arrayContaining(['promote', 'canary', 'rollback']),
  );
  await registry(site, 'rollback', 'mfe_account');
  expect(await loaded()).toContain(`/${before}/`);
});

test('a canary of half the visitors is one build for a user, on each device and from the first page on @local', async ({
  browser,
  page,
  site,
}) => {
  // A build, and a page or two for each device: beside other work they take their time.
  test.setTimeout(240_000);
  const person = await signUp(page, site);
  await buildSecond(site);
  await registry(site, 'canary', 'mfe_account', '9.9.9', '50', '--force');
  try {
    const builds: string[] = [];
    for (let device = 0; device < DEVICES; device += 1) {
      const other = await newPage(browser);
      await other.context().setExtraHTTPHeaders({ 'x-forwarded-for': person.address });
      other.on('response', (response) => {
        const [, build] = /\/mfe\/account\/([^/]+)\/remoteEntry\.js/.exec(response.url()) ?? [];
        if (build) builds.push(build);
      });
      const ready = other.getByRole('heading', { level: 1, name: 'My Account' });
      await openSignedIn(other, `${site.url}/my-account`, person, ready);
      await other.reload();
      await expect(ready).toBeVisible();
      await other.context().close();
    }
    expect(builds.length).toBeGreaterThanOrEqual(2 * DEVICES);
    expect(new Set(builds).size).toBe(1);
  } finally {
    await registry(site, 'rollback', 'mfe_account');
  }
});

/** Asked once a document: whether it is the turn of a build that breaks at every second one. */
const EVERY_SECOND = `globalThis.planted ??= [localStorage.planted = 1 - (localStorage.planted ?? 0)];
if (globalThis.planted[0] === 1) throw new Error('planted');`;
const AT_A_CLICK = `globalThis.planted ??= addEventListener('click', () => { throw new Error('planted'); }) ?? [];`;
/** All of them in the soak: each takes as many visits as it needs. */
const BAD_CANARIES = [
  ['cannot be loaded', "throw new Error('planted');"],
  ...(SOAKS
    ? [
        ['breaks every second time', EVERY_SECOND],
        ['breaks at a click', AT_A_CLICK],
      ]
    : []),
] as const;

for (const [kind, text] of BAD_CANARIES)
  test(`a canary that ${kind} is ended by itself in 45 s, and the history says by which figures @local`, async ({
    page,
    site,
  }) => {
    const { build } = spoiledBuild(site, 'account', {
      spoils: (file) => /^\d+\./.test(file),
      text,
    });
    await signUp(page, site);
    await registry(site, 'canary', 'mfe_account', build, '99', '--auto-rollback');
    const heading = page.getByRole('heading', { level: 1, name: 'My Account' });
    const failed = page.getByRole('button', { name: 'Retry' });
    const visit = async () => {
      const asked = page.waitForRequest(/\/mfe\/account\/[^/]+\/remoteEntry\.js/);
      await page.goto(`${site.url}/my-account`);
      await heading.or(failed).waitFor();
      await page.mouse.click(1, 400);
      return (await asked).url().includes(`/${build}/`);
    };
    // One in a hundred is no canary's.
    while (!(await visit())) {
      await page.context().clearCookies();
      await signUp(page, site);
    }
    const since = Date.now();
    let visits = 1;
    for (; await visit(); visits += 1) expect(Date.now() - since).toBeLessThan(45_000);
    const took = `${visits} visits, ${Date.now() - since} ms`;
    test.info().annotations.push({ type: kind, description: took });

    const setBack = readEntries(site).find(({ name }) => name === 'mfe_account')?.setBack ?? [];
    expect(setBack.find((one) => one.build === build)).toMatchObject({
      who: 'auto-rollback',
      why: expect.stringMatching(/^\d+ of \d+ visits failed or broke/),
    });
    // Who leaves a page sends what it has.
    await page.goto('about:blank');
    const live = active(site, 'mfe_account');
    await expect(async () => {
      const told = (await (await page.request.get(`${site.url}/api/seen`)).json()) as {
        seen: unknown[];
      };
      const some = expect.any(Number);
      const counts = expect.objectContaining({ visit: some, load: some });
      expect(told.seen).toContainEqual({ remote: 'mfe_account', build: live, counts });
    }).toPass({ timeout: 20_000 });
  });

test('in a shell of an older minor an area works that asks for nothing newer, and another is refused by name @local', async ({
  page,
}) => {
  const site = await startSite(NO_PDFS);
  try {
    const given = setShellMinorBack(site);
    await site.kill();
    await site.restart();
    await signUp(page, site);
    await page.goto(`${site.url}/my-account`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    await page.goto(`${site.url}/plans`);
    await expect(page.getByText('needs another version of the site')).toBeVisible();
    const [account, billing] = ['mfe_account', 'mfe_billing'];
    expect(await obstacles(site, account, active(site, account))).toBe('');
    const told = await obstacles(site, billing, active(site, billing));
    expect(told).toMatch(/needs shared-ui \^[\d.]+ for RetryNote; the live shell gives/);
    expect(told).toContain(given);
    expect(told).toContain('→ Deploy the shell that gives it first, or build the remote without');
  } finally {
    await site.stop();
  }
});

test('a server that starts with a broken registry serves the last good one @local', async () => {
  const site = await startSite(NO_PDFS);
  try {
    const revision = async () =>
      ((await (await fetch(`${site.url}/registry.json`)).json()) as { revision: number }).revision;
    const good = await revision();
    const text = await readFile(site.registryFile, 'utf8');
    await site.kill();
    await writeFile(site.registryFile, text.slice(0, 3_000));
    await site.restart();
    expect(await revision()).toBe(good);
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200);
    await expect(registry(site, 'rollback', 'mfe_account')).rejects.toThrow(/is not JSON/);
    await writeFile(site.registryFile, text);
    expect(await revision()).toBe(good);
  } finally {
    await site.stop();
  }
});

test('no page breaks the content security policy @local', async ({ page, site, refusals }) => {
  await signUp(page, site);
  for (const { pages } of readEntries(site)) {
    for (const { path } of pages) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  expect(refusals).toEqual([]);
});

test('no text that a remote sets becomes a script, and what only shows something is shown @local', async ({
  memberPage: page,
  site,
  refusals,
}) => {
  await page.goto(`${site.url}/cv-data?edit=true`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answers = await page.evaluate(() => {
    const of = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const place = document.createElement('div');
    const script = document.createElement('script');
    return [
      of(() => (place.innerHTML = '<img src="/none" onerror="location.hash = 1">')),
      of(() => place.insertAdjacentHTML('beforeend', '<iframe srcdoc="x"></iframe>')),
      of(() => (script.src = '/api/user/me/cv')),
      of(() => (script.text = 'location.hash = 1')),
      of(() => new Worker('/api/user/me/cv')),
      of(() => place.setAttribute('onclick', 'location.hash = 1')),
      of(() => (script.src = '/assets/none.js')),
      of(() => (place.innerHTML = '<p>One <strong>word</strong></p>')),
    ].concat(place.textContent);
  });
  expect(answers).toEqual([...Array<string>(6).fill('TypeError'), 'done', 'done', 'One word']);
  expect(refusals.splice(0)).not.toEqual([]);
});
