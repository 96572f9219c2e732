import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { newPerson } from '../../support/people/people.ts';
import { signUp } from '../../support/people/new-account.ts';
import { repository } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

test('a remote that is being edited is seen in its harness and in the product around it @local', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const dev = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(repository, 'tools/src/dev.ts'),
      ...['mfe-account', '--shell', site.url, '--port', '0'],
    ],
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    let said = '';
    dev.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const addressOf = (place: string) =>
      new RegExp(`mfe-account ${place}: (\\S+)`).exec(said)?.[1] ?? '';
    await expect.poll(() => addressOf('in the shell'), { timeout: 120_000 }).not.toBe('');

    await page.goto(addressOf('alone'));
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();

    const product = new URL(addressOf('in the shell'));
    await signUp(page, { ...site, url: product.origin }, newPerson());
    const entry = page.waitForResponse(`${product.origin}/-/build/remoteEntry.js`);
    // As printed, by somebody who never was here: the document is the welcome page’s.
    await page.goto(product.href);
    await expect(page.getByText('Replaced in this tab: mfe_account')).toBeVisible();
    await page.goto(`${product.origin}/my-account`);
    expect((await entry).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    await expect(page.getByText('Replaced in this tab: mfe_account')).toBeVisible();
  } finally {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
});
