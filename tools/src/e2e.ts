// Runs the journeys (e2e/) with the product's own Chromium. Arguments go to Playwright. BASE_URL names a product that runs
// already, REMOTE=mfe_x@URL a remote that stands in for the one that is live there.
import { readAskedRun, withFolders } from './journeys/asked.rules.ts';
import { openRemoteFront } from './journeys/remote-front.ts';
import { chromiumEnv } from './test/chromium-env.ts';
import { databaseEnv } from './test/database-env.ts';
import { runStep } from './test/run-step.ts';
import { findRemotes } from './workspace.ts';

async function run(): Promise<boolean> {
  const { baseUrl, remote } = readAskedRun(process.env);
  const front = baseUrl && remote ? await openRemoteFront(baseUrl, remote) : undefined;
  const env = {
    ...(baseUrl === undefined ? await databaseEnv() : { BASE_URL: front?.origin ?? baseUrl }),
    ...(remote === undefined ? {} : { E2E_OVERRIDE: `${remote.name}@/-/build` }),
  };
  const areas = [...findRemotes().map(({ area }) => area), 'shell'];
  try {
    const config = ['--config', 'e2e/playwright.config.ts'];
    const asked = withFolders(process.argv.slice(2), areas);
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...asked];
    return await runStep(playwright, { ...(await chromiumEnv()), ...env });
  } finally {
    await front?.close();
  }
}

process.exitCode = await run().then(
  (ok) => (ok ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  },
);
