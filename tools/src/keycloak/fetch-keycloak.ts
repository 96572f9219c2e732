import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The Keycloak that the journey runs against. */
export const KEYCLOAK_VERSION = '26.7.3';
/** The command that fetches it. */
export const MAVEN = 'mvn';

const run = promisify(execFile);
const DISTRIBUTION = `keycloak-quarkus-dist-${KEYCLOAK_VERSION}.tar.gz`;

/** Folder of the unpacked distribution, in the user's cache; fetched by Maven (180 MB) where it is not yet there. */
export async function fetchKeycloak(): Promise<string> {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'sastre');
  const home = join(cache, `keycloak-${KEYCLOAK_VERSION}`);
  if (existsSync(join(home, 'bin/kc.sh'))) return home;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'keycloak-fetch-'));
  try {
    const artifact = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK_VERSION}:tar.gz`;
    await run(MAVEN, [
      '--batch-mode',
      '--quiet',
      'dependency:copy',
      `-Dartifact=${artifact}`,
      `-DoutputDirectory=${folder}`,
    ]);
    await run('tar', ['-xzf', join(folder, DISTRIBUTION), '-C', folder]);
    // All or nothing: a folder of this name is a whole distribution. Another run may have been faster.
    await rename(join(folder, `keycloak-${KEYCLOAK_VERSION}`), home).catch((error: unknown) => {
      if (!existsSync(join(home, 'bin/kc.sh'))) throw error;
    });
    return home;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
