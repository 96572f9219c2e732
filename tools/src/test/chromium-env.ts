import { mkdir } from 'node:fs/promises';
import { findChromium } from '@sastre/pdf/find-chromium';
import { chromiumBinDir } from '@sastre/shared-testing/node';

/** Where the product's own Chromium is, as the journeys and what is made like them read it. */
export async function chromiumEnv(): Promise<Record<string, string>> {
  const binDir = chromiumBinDir();
  await mkdir(binDir, { recursive: true, mode: 0o755 });
  const chromium = await findChromium({ chromiumPath: process.env['CHROMIUM_PATH'], binDir });
  if (chromium === undefined)
    throw new Error('This needs a Chromium: see CHROMIUM_PATH in the README.');
  return {
    E2E_CHROMIUM: chromium.path,
    ...(chromium.libraryDir && { E2E_CHROMIUM_LIBRARIES: chromium.libraryDir }),
  };
}
