// Runs the journey with a real Keycloak (e2e/keycloak) against the build that is there. Arguments go to Playwright. Where Java or
// Maven is missing it says so and ends well.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@sastre/shared-testing/node';
import { fetchKeycloak } from './keycloak/fetch-keycloak.ts';
import { startKeycloak } from './keycloak/start-keycloak.ts';
import { whatIsMissing } from './keycloak/what-is-missing.ts';
import { chromiumEnv } from './test/chromium-env.ts';
import { runStep } from './test/run-step.ts';
import { ROOT } from './workspace.ts';

/** The web application refreshes a minute before the end: twenty seconds after each sign-in. */
const ACCESS_TOKEN_SECONDS = 80;

async function run(): Promise<boolean> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop.abort());
  const chromium = await chromiumEnv();
  const home = await fetchKeycloak();
  const origin = `http://localhost:${await freePort()}`;
  const secret = randomBytes(24).toString('base64url');
  const realm = JSON.parse(
    await readFile(join(ROOT, 'e2e/keycloak/realm-sastre.json'), 'utf8'),
  ) as object;
  const started = Date.now();
  const keycloak = await startKeycloak({
    home,
    realm: JSON.stringify({ ...realm, accessTokenLifespan: ACCESS_TOKEN_SECONDS }),
    placeholders: { SASTRE_ORIGIN: origin, SASTRE_ADMIN_SECRET: secret },
    signal: stop.signal,
  });
  console.log(`Keycloak is ready after ${Math.round((Date.now() - started) / 1_000)} s`);
  try {
    const config = ['--config', 'e2e/keycloak/playwright.config.ts'];
    const ok = await runStep(
      ['node_modules/@playwright/test/cli.js', 'test', ...config, ...process.argv.slice(2)],
      {
        ...chromium,
        E2E_SITE: origin,
        E2E_KEYCLOAK: keycloak.url,
        E2E_KEYCLOAK_SECRET: secret,
      },
    );
    if (!ok) console.log(`\nKeycloak printed at the end:\n${keycloak.output()}`);
    return ok;
  } finally {
    await keycloak.stop();
  }
}

const missing = await whatIsMissing();
if (missing !== undefined) console.log(`not run: ${missing}`);
else {
  process.exitCode = await run().then(
    (ok) => (ok ? 0 : 1),
    (error: Error) => {
      console.error(error.message);
      return 1;
    },
  );
}
