import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { PdfError } from '../ground/pdf-error.ts';
import { chromiumPackageDir, unpackChromium } from './unpack-chromium.ts';

/** A Chromium that can be started. `libraryDir` goes to LD_LIBRARY_PATH; `source` says which rule found it. */
export interface ChromiumBinary {
  path: string;
  libraryDir?: string;
  source: 'configured' | 'package' | 'system';
}

/** `chromiumPath`: the configured CHROMIUM_PATH; `binDir`: where the pinned package is unpacked. */
export interface FindChromiumOptions {
  chromiumPath?: string;
  binDir: string;
}

/** What a person can do when no Chromium was found. */
export const CHROMIUM_HINT =
  'No Chromium was found. Run "npm install" on Linux x64, install chromium-headless-shell, Chrome, Chromium or Edge, or set CHROMIUM_PATH.';

const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const LIBRARY_DIRS = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
];
const NEEDED_LIBRARIES = ['libnss3.so', 'libnssutil3.so', 'libnspr4.so', 'libexpat.so.1'];

/**
 * Finds the Chromium that prints: the configured one, else the pinned package (page breaks depend on the version),
 * else one of the system's, else `undefined`. Throws `pdf-unavailable` when the configured path cannot be executed.
 */
export async function findChromium({
  chromiumPath,
  binDir,
}: FindChromiumOptions): Promise<ChromiumBinary | undefined> {
  if (chromiumPath) {
    if (await isExecutable(chromiumPath)) return { path: chromiumPath, source: 'configured' };
    throw new PdfError(
      'pdf-unavailable',
      `CHROMIUM_PATH is "${chromiumPath}", which is not an executable file.`,
    );
  }
  const packageDir = chromiumPackageDir();
  if (packageDir) {
    const { path, libraryDir } = await unpackChromium(packageDir, binDir);
    return { path, source: 'package', ...(systemHasNss() ? {} : { libraryDir }) };
  }
  const path = await systemChromium();
  return path ? { path, source: 'system' } : undefined;
}

async function systemChromium(): Promise<string | undefined> {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter((dir) => isAbsolute(dir));
  const candidates = COMMANDS.flatMap((command) => dirs.map((dir) => join(dir, command)));
  for (const path of [...candidates, ...APPLICATIONS]) if (await isExecutable(path)) return path;
  return undefined;
}

function systemHasNss(): boolean {
  return NEEDED_LIBRARIES.every((name) => LIBRARY_DIRS.some((dir) => existsSync(join(dir, name))));
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
