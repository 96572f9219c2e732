import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryFiles } from '../../webpack/outcome.ts';

/** `.build/shell/asset-manifest.json`: the live shell, as documents and `promote` see it. */
export interface AssetManifest {
  /** Shell contract that this shell gives. */
  contract: string;
  /** Version of shared-ui that this shell gives. */
  sharedUi: string;
  /** Files of each entry, as URL paths. */
  entries: Record<string, EntryFiles>;
  /** File names of the last builds, newest first: what open tabs may still ask for. */
  builds: string[][];
}

/** The manifest of the shell in a build folder, or undefined when no shell was built there. */
export async function readAssetManifest(buildDir: string): Promise<AssetManifest | undefined> {
  try {
    return JSON.parse(await readFile(manifestFile(buildDir), 'utf8')) as AssetManifest;
  } catch {
    return undefined;
  }
}

export function manifestFile(buildDir: string): string {
  return join(buildDir, 'shell', 'asset-manifest.json');
}
