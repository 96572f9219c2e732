import type { RemoteManifest } from '@sastre/shared-contracts/registry';
import type { BuildStore } from '../builds/build-store.ts';
import { folderBuilds } from '../builds/folder-builds.ts';
import { integrityOf } from '../builds/integrity.ts';
import type { BuildReport } from '../builds/read-build.ts';
import { areaOf } from '../rules/claims.rules.ts';

/** Writes a whole build of a remote (`mfe_cv_editor` unless `of` names another) into a folder of builds. */
export async function writeBuild(
  folder: string,
  build: string,
  changes: Partial<RemoteManifest> = {},
  { of: name = 'mfe_cv_editor', ...said }: { of?: string } & Partial<BuildReport> = {},
): Promise<BuildStore> {
  const builds = folderBuilds(folder);
  const at = `mfe/${areaOf(name)}/${build}`;
  const files = { 'remoteEntry.js': `// ${build}`, '1.js': 'chunk', '1.css': 'p{}' };
  const hashes = Object.entries(files).map(([file, text]) => [
    file,
    integrityOf(Buffer.from(text)),
  ]);
  const manifest = {
    name,
    team: 'editor',
    namespace: 'cvEditor',
    version: build.split('-')[0],
    build,
    contract: '^1.0.0',
    entry: `/${at}/remoteEntry.js`,
    integrity: hashes[0]?.[1],
    pages: [{ id: 'cv-data', path: '/cv-data', auth: true }],
    files: Object.fromEntries(hashes) as Record<string, string>,
    ...changes,
  };
  const all = {
    ...files,
    '1.js.br': 'packed',
    'build-report.json': JSON.stringify({ bundled: [], sharedUi: '^1.0.0', ...said }),
    'remote.json': JSON.stringify(manifest),
  };
  for (const [file, text] of Object.entries(all))
    await builds.write(`${at}/${file}`, Buffer.from(text));
  return builds;
}
