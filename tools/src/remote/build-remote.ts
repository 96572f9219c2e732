import { rm } from 'node:fs/promises';
import type { RemoteManifest } from '@sastre/shared-contracts/registry';
import { dropOldBuilds, publishRemote } from '../build/publish/publish-remote.ts';
import { runWebpack } from '../build/rooms/run-webpack.ts';
import { makeWorkFolder } from '../build/rooms/work-folder.ts';
import { inspectBundles } from '../bundles.ts';
import { checkTexts } from '../texts/check-texts.ts';
import type { Room } from '../workspace.ts';

/**
 * Builds a remote in a repository of its own into `mfe/<area>/<build>` of a folder, as the product's repository does.
 * Throws, with all reasons, for texts that are not alike in the languages and for a bundle that carries what the shell has.
 */
export async function buildRemote(
  room: Room,
  buildDir: string,
): Promise<{ manifest: RemoteManifest; gzipped: number }> {
  refuse(await checkTexts(room));
  const out = await makeWorkFolder(buildDir, room.folder);
  try {
    const outcome = await runWebpack(room.directory, room.directory, out);
    const built = await publishRemote(buildDir, room, { out, outcome });
    await dropOldBuilds(buildDir, room.area, new Set([built.manifest.build]));
    refuse(await inspectBundles(buildDir, room.area));
    return built;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
