import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, type Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { newAccount } from '../../support/people/new-account.ts';

interface Entry {
  name: string;
  active: string;
  pages: { path: string }[];
}
function entries(site: Site): Entry[] {
  return (JSON.parse(readFileSync(site.registryFile, 'utf8')) as { remotes: Entry[] }).remotes;
}
/** Where a remote's live build lies. */
function buildOf(site: Site, remote: string): string {
  const entry = entries(site).find(({ name }) => name === remote);
  const area = remote.replace(/^mfe_/, '').replaceAll('_', '-');
  return join(site.buildDir, 'mfe', area, entry?.active ?? '');
}

test('with one remote’s files gone its page says so, everything else works, and Retry heals', async ({
  page,
  site,
}) => {
  await newAccount(page, site);
  const files = buildOf(site, 'mfe_billing');
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

test('a second version of a remote goes live, and back, by editing the registry alone', async ({
  page,
  site,
}) => {
  await newAccount(page, site);
  const run = (script: string, args: string[], env: Record<string, string> = {}) =>
    execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(repository, script), ...args],
      {
        cwd: repository,
        env: { ...process.env, ...env },
      },
    ).toString();
  const before = entries(site).find(({ name }) => name === 'mfe_account')?.active;
  run('tools/src/build.ts', ['mfe-account', '--no-promote', '--out', site.buildDir], {
    MFE_VERSION: '9.9.9',
  });
  const registry = ['--file', site.registryFile, '--out', site.buildDir];

  const loaded = async () => {
    const entry = page.waitForResponse((response) =>
      /\/mfe\/account\/[^/]+\/remoteEntry\.js/.test(response.url()),
    );
    await page.goto(`${site.url}/my-account`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    return (await entry).url();
  };
  expect(await loaded()).toContain(`/${before}/`);
  run('tools/src/registry-cli.ts', ['promote', 'mfe_account', '9.9.9', ...registry]);
  expect(await loaded()).toContain('/9.9.9-');
  run('tools/src/registry-cli.ts', ['rollback', 'mfe_account', ...registry]);
  expect(await loaded()).toContain(`/${before}/`);
});

test('no page breaks the content security policy', async ({ page, site }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await newAccount(page, site);
  for (const { pages } of entries(site)) {
    for (const { path } of pages) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  expect(violations).toEqual([]);
});
