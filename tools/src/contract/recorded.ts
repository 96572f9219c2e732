import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireOf, type OpenApi, type WireApi } from '@sastre/registry';
import { ROOT } from '../workspace.ts';

const FOLDER = join(ROOT, 'shared-contracts/recorded');

/** What a version of the contract was: what its shell gave, and what travelled between its pages and its server. */
export interface RecordedVersion {
  version: string;
  shell: string;
  sharedUi: string;
  wire: WireApi;
}

export function recordFile(version: string): string {
  return join(FOLDER, `${version}.json`);
}

/** The record of the version that `show` reads the files of. */
export function recordOf(show: (file: string) => string): { version: string; text: string } {
  const versionIn = (folder: string) =>
    (JSON.parse(show(`${folder}/package.json`)) as { version: string }).version;
  const version = versionIn('shared-contracts');
  const [, shell] = /'([\d.]+)'/.exec(show('shared-contracts/src/shell/contract-version.ts')) ?? [];
  const wire = wireOf(JSON.parse(show('shared-contracts/openapi.json')) as OpenApi);
  const said = { version, shell, sharedUi: versionIn('shared-ui'), wire };
  return { version, text: `${JSON.stringify(said)}\n` };
}

/** The versions that are kept, the oldest first. */
export function recordedVersions(): RecordedVersion[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedVersion)
    .sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));
}
