import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, type Site } from './site.ts';

/** Runs a tool as a team does; answers what it prints, and rejects when it ends with another code than 0. */
export async function runTool(script: string, args: string[], env: Record<string, string> = {}) {
  const node = ['--disable-warning=ExperimentalWarning', join(repository, script), ...args];
  const options = { cwd: repository, env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, node, options)).stdout;
}

/** `npm run registry -- …words` on a site's registry and builds. */
export async function registry(site: Site, ...words: string[]): Promise<string> {
  const where = ['--file', site.registryFile, '--out', site.buildDir, '--url', site.url];
  return runTool('tools/src/registry-cli.ts', [...words, ...where]);
}

/** What stands in the way of the live build of a remote, as `can-i-deploy` prints it; empty where it may be deployed. */
export async function obstacles(site: Site, remote: string, build: string): Promise<string> {
  return registry(site, 'can-i-deploy', `${remote}@${build}`).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}
