// Runs the journeys (e2e/) with the product's own Chromium. Arguments go to Playwright.
import { chromiumEnv } from './test/chromium-env.ts';
import { runStep } from './test/run-step.ts';

const ok = await runStep(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  await chromiumEnv(),
);
process.exitCode = ok ? 0 : 1;
