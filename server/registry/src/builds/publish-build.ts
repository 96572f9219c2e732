import type { RemoteManifest } from '@sastre/shared-contracts/registry';
import { areaOf } from '../rules/claims.rules.ts';
import type { BuildStore } from './build-store.ts';
import { buildPath, fileProblems } from './read-build.ts';

const MANIFEST = 'remote.json';

/** Thrown when a store holds other files under the name of the build. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/**
 * Copies a build from one store to another and reads it back. `remote.json` comes last: a build is there when it is whole.
 * Answers how many files were written; 0 when it was there already. Throws when another one stands under its name.
 */
export async function publishBuild(
  from: BuildStore,
  to: BuildStore,
  manifest: RemoteManifest,
): Promise<number> {
  const folder = `${buildPath(areaOf(manifest.name), manifest.build)}/`;
  const files = (await from.list(folder)).map(({ path }) => path);
  const written = await copyFiles(from, to, inOrder(files));
  const problems = await fileProblems(to, manifest);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return written;
}

/** Copies the shell's assets, whose names carry their content. Answers how many files were written. */
export async function publishShellAssets(from: BuildStore, to: BuildStore): Promise<number> {
  const files = (await from.list('shell/assets/')).map(({ path }) => path);
  return copyFiles(from, to, files);
}

async function copyFiles(
  from: BuildStore,
  to: BuildStore,
  files: readonly string[],
): Promise<number> {
  let written = 0;
  for (const path of files) {
    const content = await from.read(path);
    if (content === undefined) throw new Error(`${path} went away meanwhile.`);
    const there = await to.read(path);
    if (there !== undefined && Buffer.compare(there, content) === 0) continue;
    if (there !== undefined)
      throw new OtherBuild(`${to.name} holds another ${path}; a build never changes.`);
    await to.write(path, content);
    written += 1;
  }
  return written;
}

function inOrder(files: string[]): string[] {
  const last = (path: string) => Number(path.endsWith(`/${MANIFEST}`));
  return files.sort((a, b) => last(a) - last(b));
}
