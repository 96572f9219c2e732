import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { JAVA_NEEDED, javaMajor } from './java.rules.ts';
import { MAVEN } from './fetch-keycloak.ts';

const run = promisify(execFile);

/** Why Keycloak cannot run on this machine, in two or three words; undefined when it can. */
export async function whatIsMissing(): Promise<string | undefined> {
  if (process.platform === 'win32') return 'no shell for kc.sh';
  // Java tells its version on stderr.
  const java = await run('java', ['-version']).catch(() => undefined);
  const major = java && javaMajor(java.stderr);
  if (major === undefined) return 'no Java';
  if (major < JAVA_NEEDED) return `no Java ${JAVA_NEEDED} (found ${major})`;
  const maven = await run(MAVEN, ['--version']).catch(() => undefined);
  return maven === undefined ? 'no Maven' : undefined;
}
