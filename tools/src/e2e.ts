// Runs the journeys (e2e/) with the product's own Chromium. Arguments go to Playwright.
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@sastre/server/find-chromium';
import { runStep } from './test/run-step.ts';

const binDir =
  process.env['CHROMIUM_BIN_DIR'] ?? join(tmpdir(), `sastre-bin-${process.getuid?.() ?? 0}`);
await mkdir(binDir, { recursive: true, mode: 0o755 });
const chromium = await findChromium({ chromiumPath: process.env['CHROMIUM_PATH'], binDir });
if (chromium === undefined) {
  console.error('The journeys need a Chromium: see CHROMIUM_PATH in the README.');
  process.exit(1);
}
const ok = await runStep(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    E2E_CHROMIUM: chromium.path,
    ...(chromium.libraryDir && { E2E_CHROMIUM_LIBRARIES: chromium.libraryDir }),
  },
);
process.exitCode = ok ? 0 : 1;
