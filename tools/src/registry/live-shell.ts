import { readAssetManifest } from '../build/publish/asset-manifest.ts';
import { installedVersions } from '../webpack/shares.ts';
import type { LiveShell } from './registry.rules.ts';

/** What the shell in a build folder gives; without one, what the sources would give. */
export async function readLiveShell(buildDir: string): Promise<LiveShell> {
  const manifest = await readAssetManifest(buildDir);
  if (manifest !== undefined) return { contract: manifest.contract, sharedUi: manifest.sharedUi };
  const { contract, ui } = installedVersions();
  return { contract, sharedUi: ui };
}
