import { join } from 'node:path';
import type { Registry } from '@sastre/shared-contracts/registry';
import { findBuild, nameOfArea } from '../../registry/find-build.ts';
import { readLiveShell } from '../../registry/live-shell.ts';
import { readRegistry, updateRegistry } from '../../registry/registry-file.ts';
import { findEntry, namedBuilds, promote } from '../../registry/registry.rules.ts';
import { ROOT, type Room } from '../../workspace.ts';

/** A remote's build as this run left it; `same` when the run before left the same one. */
export interface BuiltRemote {
  room: Room;
  build: string;
  same: boolean;
}

/**
 * Makes new builds live in the local registry. A build that was there already is left as it stands (somebody may have
 * rolled back on purpose) unless the registry does not know the remote or names a live build that is gone.
 */
export async function promoteLocally(
  file: string,
  buildDir: string,
  built: BuiltRemote[],
): Promise<Registry> {
  const shell = await readLiveShell(buildDir);
  return updateRegistry(file, async (registry) => {
    let next = registry;
    for (const { room, build, same } of built) {
      if (same && (await isLive(next, room, buildDir))) continue;
      const change = promote(next, await findBuild(buildDir, room.area, build), shell);
      if (!change.ok)
        throw new Error(`${room.folder} cannot go live:\n${change.reasons.join('\n')}`);
      next = change.registry;
    }
    return next;
  });
}

async function isLive(registry: Registry, room: Room, buildDir: string): Promise<boolean> {
  const { entry } = findEntry(registry, nameOfArea(room.area));
  if (entry === undefined) return false;
  return findBuild(buildDir, room.area, entry.active).then(
    () => true,
    () => false,
  );
}

/** Builds that the given registry, the local or the committed one speak of. */
export async function buildsInUse(file: string): Promise<Set<string>> {
  const files = [
    file,
    ...['local', 'production'].map((name) => join(ROOT, 'registry', `${name}.json`)),
  ];
  const registries = await Promise.all(files.map(readRegistry));
  return new Set(registries.flatMap((registry) => [...namedBuilds(registry)]));
}
