import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  areaOf,
  fileStore,
  findBuild,
  findEntry,
  folderBuilds,
  nameOfArea,
  namedBuilds,
  promote,
  readShellOffer,
  RegistryBroken,
  RegistryRefusal,
  type BuildStore,
  type LiveShell,
  type RegistryStore,
} from '@sastre/registry';
import type { Registry } from '@sastre/shared-contracts/registry';
import { installedVersions } from '../../webpack/shares.ts';
import { ROOT, type Room } from '../../workspace.ts';

/** A remote's build as this run left it; `same` when the run before left the same one. */
export interface BuiltRemote {
  room: Room;
  build: string;
  same: boolean;
}

const AUTHOR = { who: 'npm run build', why: '' };

/**
 * Makes new builds live in the local registry. A build that was there already is left as it stands (somebody may have
 * rolled back on purpose) unless the registry does not know the remote or names a live build that is gone. A registry
 * that cannot be read is put back from its history, else begun anew. Answers what somebody should know of it.
 */
export async function promoteLocally(
  file: string,
  buildDir: string,
  built: BuiltRemote[],
): Promise<string[]> {
  const store = fileStore(file);
  const builds = folderBuilds(buildDir);
  const shell = await liveShell(builds);
  const told = await mend(store);
  for (const { room, build, same } of built) {
    const decide = async (registry: Registry) => {
      if (same && (await isLive(registry, room, builds))) return unchanged(registry);
      // Whoever builds it here wants to see it, whatever was thought of it before.
      const candidate = await findBuild(builds, room.area, build);
      const change = promote(registry, candidate, { shell, force: true });
      return change.ok ? { ...change, act: { ...change.act, kind: 'build' as const } } : change;
    };
    await store.change(AUTHOR, decide).catch((error: unknown) => {
      if (!(error instanceof RegistryRefusal)) throw error;
      throw new Error(`${room.folder} cannot go live:\n${error.reasons.join('\n')}`);
    });
  }
  return told;
}

/** What the shell of a build folder gives; without one, what the sources would give. */
export async function liveShell(builds: BuildStore): Promise<LiveShell> {
  const { contract, ui } = installedVersions();
  return (await readShellOffer(builds)) ?? { contract, sharedUi: ui };
}

/** Builds that the given registry, the local one or that of `npm run dev` speak of. */
export async function buildsInUse(file: string): Promise<Set<string>> {
  const files = [file, ...['local', 'dev'].map((name) => join(ROOT, 'registry', `${name}.json`))];
  const registries = await Promise.all(
    files.map(async (one) => {
      const store = fileStore(one);
      return store.read().catch(() => store.lastGood());
    }),
  );
  return new Set(registries.flatMap((registry) => (registry ? [...namedBuilds(registry)] : [])));
}

async function mend(store: RegistryStore): Promise<string[]> {
  try {
    await store.read();
    return [];
  } catch (error) {
    if (!(error instanceof RegistryBroken)) throw error;
    const told = `${error.message}`;
    try {
      return [told, (await store.repair(AUTHOR)).said];
    } catch (refusal) {
      if (!(refusal instanceof RegistryRefusal)) throw refusal;
      const aside = `${store.name}.broken-${Date.now()}`;
      await rename(store.name, aside);
      return [told, `It has no history, so a new one is begun; the old one lies in ${aside}.`];
    }
  }
}

async function isLive(registry: Registry, room: Room, builds: BuildStore): Promise<boolean> {
  const { entry } = findEntry(registry, nameOfArea(areaOf(room.folder)));
  if (entry === undefined) return false;
  return findBuild(builds, room.area, entry.active).then(
    () => true,
    () => false,
  );
}

function unchanged(registry: Registry) {
  return { ok: true as const, registry, act: { kind: 'build' as const, said: '' } };
}
