// A team with a repository of its own: nothing but our packages in an empty folder, and two minutes later its page is in the
// product. Installs what it needs from the registry of packages, so it runs with SOAK alone (npm run e2e:outside).
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readEntries } from '../../support/site/planted-build.ts';
import { repository } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

/** A page that draws with every package. */
const FIXTURES = join(repository, 'e2e/fixtures/outside');

const run = async (folder: string, command: string, ...args: string[]) => {
  const started = performance.now();
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, maxBuffer: 1e8 });
  return { stdout, seconds: (performance.now() - started) / 1000 };
};

interface Shared {
  useIn?: string[];
}
type Scopes = Record<string, Record<string, Record<string, Shared>>>;

/** Who uses what the shell shares; runs in the page. Where there are two copies of a thing, their versions are told. */
function sharedParts(): Record<string, string[]> {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __SHARE__: Record<string, Scopes> };
  };
  const copies = new Map<string, Map<Shared, string>>();
  for (const scope of Object.values(federation.__SHARE__).flatMap((one) => Object.values(one)))
    for (const [name, versions] of Object.entries(scope))
      for (const [version, copy] of Object.entries(versions))
        copies.set(name, (copies.get(name) ?? new Map<Shared, string>()).set(copy, version));
  const used = [...copies].filter(([, all]) =>
    [...all.keys()].some(({ useIn }) => useIn?.includes('mfe_reports')),
  );
  return Object.fromEntries(
    used.map(([name, all]) => [
      name,
      all.size === 1
        ? [...all.keys()].flatMap(({ useIn = [] }) => useIn).sort()
        : [...all.values()],
    ]),
  );
}

test('a remote of an empty folder outside this repository is tested, built and live, and shares what the shell has @local', async ({
  memberPage: page,
  site,
}) => {
  test.skip(!process.env['SOAK'], 'installs hundreds of packages: npm run e2e:outside');
  test.setTimeout(900_000);
  const outside = await mkdtemp(join(tmpdir(), 'sastre-outside-'));
  expect(outside.startsWith(repository)).toBe(false);
  const [packages, team] = [join(outside, 'packages'), join(outside, 'team')];
  try {
    await mkdir(team);
    await run(repository, 'npm', 'run', '--silent', 'pack', '--', packages);
    const tarballs = await readdir(packages);
    const create = tarballs.find((file) => file.startsWith('create-sastre-mfe-'));

    const took: [string, number][] = [];
    const step = async (name: string, folder: string, command: string, ...args: string[]) => {
      const { stdout, seconds } = await run(folder, command, ...args);
      took.push([name, seconds]);
      return stdout;
    };
    const generator = `--package=${join(packages, create ?? '')}`;
    const wishes = ['--card', 'What your applications came to', '--shell', site.url];
    const asked = ['create-sastre-mfe', 'reports', ...wishes, '--packages', packages];
    await step('generate', team, 'npm', 'exec', '--yes', generator, '--', ...asked);
    for (const file of ['reports.page.tsx', 'reports.module.css'])
      await cp(join(FIXTURES, file.replace('.tsx', '.tsx.txt')), join(team, 'src/pages', file));
    const more = ['html', 'reorder', 'rich-text'].map(
      (name) => tarballs.find((file) => file.startsWith(`sastre-shared-${name}-`)) ?? name,
    );
    const places = more.map((file) => join(packages, file));
    await step('install', team, 'npm', 'install', '--prefer-offline', ...places);
    const verified = await step('verify', team, 'npm', 'run', '--silent', 'verify');
    expect(verified).toMatch(/mfe_reports 1\.0\.0-[0-9a-f]{8} /);

    const registry = (...words: string[]) =>
      step(words[0] ?? '', repository, 'npm', 'run', '--silent', 'registry', '--', ...words);
    const to = ['--to', site.buildDir, '--no-server'];
    await registry('publish', 'mfe_reports', '--out', join(team, '.build'), ...to);
    const where = ['--file', site.registryFile, '--out', site.buildDir, '--url', site.url];
    const promoted = await registry('promote', 'mfe_reports', '1.0.0', ...where);
    expect(promoted).toMatch(/serves revision \d+/);
    // The packages say since when their names are there: its editor has icon buttons, and nothing here is newer.
    const live = readEntries(site).find(({ name }) => name === 'mfe_reports');
    const { requires } = live?.versions[live.active] ?? {};
    expect(requires?.['@sastre/shared-ui']).toBe('1.2.0');
    const total = took.reduce((sum, [, seconds]) => sum + seconds, 0);
    const steps = took.map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ');
    process.stdout.write(`from an empty folder to live: ${total.toFixed(1)} s (${steps})\n`);

    // The registry's own remotes are refused to whoever comes second.
    const second = join(outside, 'second');
    await mkdir(second);
    await expect(run(second, 'npm', 'exec', '--yes', generator, '--', ...asked)).rejects.toThrow(
      /mfe_reports/,
    );

    await page.goto(`${site.url}/`);
    const card = page.getByRole('link', { name: /Reports/ });
    await expect(card).toContainText('What your applications came to');
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/reports');
    await expect(page.getByRole('textbox', { name: 'Reports' })).toContainText('bold');
    await expect(page.getByRole('status').getByText('<p><strong>bold</strong></p>')).toBeVisible();
    await page.getByRole('button', { name: 'a', exact: true }).press('ArrowDown');
    await expect(page.getByText('a 2')).toBeAttached();
    await page.screenshot({ path: test.info().outputPath('reports.png') });
    const both = expect.arrayContaining(['mfe_reports', 'shell']) as string[];
    const parts = await page.evaluate(sharedParts);
    expect(parts).toMatchObject({
      react: both,
      '@sastre/shared-contracts/shell': both,
      '@sastre/shared-ui': both,
    });
    for (const users of Object.values(parts)) expect(users).toEqual(both);
    const [, [, install] = ['', 0]] = took;
    expect(total - install, `without what others answer for: ${steps}`).toBeLessThan(120);
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
});
