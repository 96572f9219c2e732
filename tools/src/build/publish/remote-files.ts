import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteManifestSchema, type RemoteManifest } from '@sastre/shared-contracts/registry';
import { integrityOf } from './content-hash.ts';

/** Beside `remote.json`: what the build carries and which version of shared-ui it needs from the shell. */
export interface BuildReport {
  bundled: string[];
  sharedUi: string;
}

/** Folder of one build of an area. */
export function buildFolder(buildDir: string, area: string, build: string): string {
  return join(buildDir, 'mfe', area, build);
}

/** Reads a build's `remote.json` and report. Throws when a file is missing or has the wrong shape. */
export async function readBuild(
  folder: string,
): Promise<{ manifest: RemoteManifest; report: BuildReport }> {
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const manifest = remoteManifestSchema.parse(await json('remote.json'));
  const report = (await json('build-report.json')) as BuildReport;
  return { manifest, report };
}

/** Whether the entry on disk is the one that the manifest speaks of; the reasons when it is not. */
export async function entryProblems(buildDir: string, manifest: RemoteManifest): Promise<string[]> {
  try {
    const content = await readFile(join(buildDir, manifest.entry));
    const same = integrityOf(content) === manifest.integrity;
    return same ? [] : [`${manifest.entry} is not the file that was built: its integrity differs.`];
  } catch {
    return [`${manifest.entry} is not there.`];
  }
}
