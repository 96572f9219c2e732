import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileOutcome } from '../../webpack/outcome.ts';
import { installedVersions } from '../../webpack/shares.ts';
import { manifestFile, readAssetManifest, type AssetManifest } from './asset-manifest.ts';
import { contentHash } from './content-hash.ts';
import { renderDocuments } from '../rooms/documents.ts';
import { copyAtomically, listFiles, writeAtomically } from '@sastre/base/files';
import { KEPT_BUILDS } from './keep.rules.ts';
import { precompress } from './precompress.ts';
import { publishPublicFiles } from './publish-public-files.ts';

/**
 * Puts a compiled shell where the server reads it: first the assets (their names carry their content), then the documents
 * that name them, so a visitor always gets a whole shell. Assets of the last five builds stay for open tabs. `pack` is left
 * out while somebody edits.
 */
export async function publishShell(
  buildDir: string,
  compiled: { out: string; outcome: CompileOutcome },
  { pack = true } = {},
): Promise<{ build: string; gzipped: number }> {
  const { out, outcome } = compiled;
  const files = join(out, 'staging');
  await rm(files, { recursive: true, force: true });
  for (const part of ['app', 'plain']) await cp(join(out, part), files, { recursive: true });
  const { documents, publicFiles } = await renderDocuments(out, outcome);
  const build = await contentHash(files);
  const names = await listFiles(files);
  const gzipped = pack ? await precompress(files) : 0;
  const assets = join(buildDir, 'shell', 'assets');
  for (const file of await listFiles(files))
    await copyAtomically(join(files, file), join(assets, file));
  await publishPublicFiles(buildDir, publicFiles, assets);
  for (const [name, html] of Object.entries(documents)) {
    await writeAtomically(join(buildDir, 'shell', 'documents', name), html);
  }
  const manifest = await nextManifest(buildDir, outcome, names);
  await writeAtomically(manifestFile(buildDir), `${JSON.stringify(manifest, null, 2)}\n`);
  await dropOldAssets(assets, manifest);
  return { build, gzipped };
}

async function nextManifest(
  buildDir: string,
  outcome: CompileOutcome,
  names: string[],
): Promise<AssetManifest> {
  const earlier = (await readAssetManifest(buildDir))?.builds ?? [];
  const others = earlier.filter((build) => build.join() !== names.join());
  const { contract, ui } = installedVersions();
  return {
    contract,
    sharedUi: ui,
    entries: outcome.entries,
    builds: [names, ...others].slice(0, KEPT_BUILDS),
  };
}

async function dropOldAssets(assets: string, manifest: AssetManifest): Promise<void> {
  const kept = new Set(manifest.builds.flat());
  const stale = (await listFiles(assets)).filter(
    (file) => !kept.has(file.replace(/\.(br|gz)$/, '')),
  );
  await Promise.all(stale.map((file) => rm(join(assets, file), { force: true })));
}
