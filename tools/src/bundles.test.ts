import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspectBundles } from './bundles.ts';

const REACT = 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=t';
let buildDir = '';
beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'bundles-'));
  await write(
    'shell/asset-manifest.json',
    JSON.stringify({ entries: { welcome: { js: ['/assets/welcome.js'] } } }),
  );
  await write('shell/assets/welcome.js', 'location.hash.startsWith("#state=kc-callback-")');
  await remote('export', 'var mfe_export;', ['room:mfe-export', 'xstate', 'zod']);
  await remote('billing', 'var mfe_billing;', ['room:mfe-billing']);
});
afterEach(() => rm(buildDir, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(buildDir, file)), { recursive: true });
  await writeFile(join(buildDir, file), text);
}

async function remote(area: string, script: string, bundled: string[]): Promise<void> {
  await write(`mfe/${area}/1.0.0-aaaaaaaa/1.js`, script);
  await write(
    `mfe/${area}/1.0.0-aaaaaaaa/build-report.json`,
    JSON.stringify({ bundled, sharedUi: '^1.0.0' }),
  );
}

test('a clean build has no problems', async () => {
  expect(await inspectBundles(buildDir)).toEqual([]);
});

test.each([
  ['React', REACT, 'carries react.'],
  ['axios', 'e.isAxiosError=!0', 'carries axios.'],
  ['keycloak-js', '"kc-callback-"', 'carries keycloak-js.'],
  ['another remote', 'import("mfe_billing")', 'names the remote of billing.'],
])('a remote that carries %s is named', async (_what, script, problem) => {
  await remote('export', script, []);
  expect(await inspectBundles(buildDir)).toEqual([`mfe/export/1.0.0-aaaaaaaa/1.js ${problem}`]);
});

test('a remote that only uses the internals of a shared React is clean', async () => {
  await remote(
    'export',
    'var q=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,s=1',
    [],
  );
  expect(await inspectBundles(buildDir)).toEqual([]);
});

test('the list of what was bundled counts as well', async () => {
  await remote('export', '', ['react', 'room:shared-ui', 'room:mfe-billing', 'zod']);
  expect(await inspectBundles(buildDir)).toEqual(
    ['react', 'shared-ui', 'mfe-billing'].map(
      (part) => `mfe/export/1.0.0-aaaaaaaa bundles ${part}.`,
    ),
  );
});

test('React on the welcome page is named, and so are missing builds', async () => {
  await write('shell/assets/welcome.js', REACT);
  expect(await inspectBundles(buildDir)).toEqual([
    "The welcome page's /assets/welcome.js carries react.",
  ]);
  await rm(join(buildDir, 'shell'), { recursive: true });
  await rm(join(buildDir, 'mfe'), { recursive: true });
  expect(await inspectBundles(buildDir)).toEqual([`${join(buildDir, 'mfe')} holds no build.`]);
});
