import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const libraries = process.env['E2E_CHROMIUM_LIBRARIES'];

/** A product that runs already: what needs files of the server is left out, and what was seen is kept for people. */
const isRunning = process.env['BASE_URL'] !== undefined;
const leftOut = [
  ...(isRunning ? [/@local/] : []),
  ...(process.env['ACCOUNTS'] === 'keycloak' ? [/@embedded/] : []),
  // Behind the front of REMOTE the browser is at another origin than the product's, of which a passkey is.
  ...(process.env['E2E_OVERRIDE'] === undefined ? [] : [/@origin/]),
];

/** A worker more than cores, for journeys wait a third of their time. */
const WORKERS = Math.min(3, availableParallelism() + 1);

/** Each worker has a site and a browser of its own; no retries: a flaky journey is a failure. */
export default defineConfig({
  testDir: './tests',
  workers: WORKERS,
  retries: 0,
  // What is broken for that many is broken: each of the rest would wait up to four minutes to say so again.
  maxFailures: 20,
  // A busy machine is slow, not wrong: what takes two seconds on an idle one may take a quarter of a minute.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  grepInvert: leftOut,
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
    ...(isRunning ? [['html', { open: 'never', outputFolder: 'playwright-report' }] as const] : []),
  ],
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    // A trace costs up to a fifth of a run, and another choice for one file a worker and a site of its own: TRACE=1 keeps it.
    trace: isRunning || process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env['E2E_CHROMIUM'],
      args: ['--no-first-run', '--disable-background-networking', '--disable-sync'],
      env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
    },
  },
});
