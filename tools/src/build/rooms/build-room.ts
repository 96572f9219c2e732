import { rm } from 'node:fs/promises';
import { buildVersion, ROOT, type Room } from '../../workspace.ts';
import { inputHash } from './inputs.ts';
import { dropOldBuilds, publishRemote } from '../publish/publish-remote.ts';
import { publishShell } from '../publish/publish-shell.ts';
import { runWebpack } from './run-webpack.ts';
import { outputExists, readStamp, writeStamp } from '../publish/stamps.ts';
import { makeWorkFolder } from './work-folder.ts';

/** What became of one room. `gzipped` is the size of its scripts and styles in bytes; absent when nothing was built. */
export interface RoomResult {
  room: Room;
  build: string;
  /** Nothing was built: the inputs are those of the last build. */
  fresh: boolean;
  /** The last build here had the same name, so there is nothing new to make live. */
  same: boolean;
  milliseconds: number;
  gzipped?: number;
}

/** Builds a room unless its last build was made from the very same inputs and is still there. */
export async function buildRoom(
  buildDir: string,
  room: Room,
  options: { force: boolean; inUse: ReadonlySet<string> },
): Promise<RoomResult> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  const { inputs, stamp, fresh } = await stateOf(buildDir, room);
  if (!options.force && fresh && stamp !== undefined) {
    return { room, build: stamp.build, fresh: true, same: true, milliseconds: took() };
  }
  const out = await makeWorkFolder(buildDir, room.folder);
  try {
    const outcome = await runWebpack(ROOT, room.directory, out);
    const { build, gzipped } = await publish(buildDir, room, { out, outcome });
    await writeStamp(buildDir, stampName(room), { inputs, build });
    if (room.folder !== 'shell') {
      await dropOldBuilds(buildDir, room.area, new Set([...options.inUse, build]));
    }
    const same = stamp?.build === build;
    return { room, build, fresh: false, same, milliseconds: took(), gzipped };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** What a room's last build was made from and whether it is there and still what the sources give; `built` when it is there. */
export async function stateOf(buildDir: string, room: Room) {
  const inputs = await inputHash(ROOT, room);
  const stamp = await readStamp(buildDir, stampName(room));
  const built = stamp !== undefined && outputExists(buildDir, room, stamp.build);
  return { inputs, stamp, built, fresh: built && stamp.inputs === inputs };
}

/** Puts what was compiled in place; answers the build's name and gzipped size in bytes. */
export async function publish(
  buildDir: string,
  room: Room,
  compiled: Parameters<typeof publishShell>[1],
): Promise<{ build: string; gzipped: number }> {
  if (room.folder === 'shell') return publishShell(buildDir, compiled);
  const { manifest, gzipped } = await publishRemote(buildDir, room, compiled);
  return { build: manifest.build, gzipped };
}

/**
 * The same while somebody edits: unpacked, which is quicker. The shell has one place, so its next build is told that what
 * lies there is not its own.
 */
export async function publishEdited(
  buildDir: string,
  room: Room,
  compiled: Parameters<typeof publishShell>[1],
): Promise<string> {
  const unpacked = { pack: false };
  if (room.folder !== 'shell')
    return (await publishRemote(buildDir, room, compiled, unpacked)).manifest.build;
  const { build } = await publishShell(buildDir, compiled, unpacked);
  await writeStamp(buildDir, stampName(room), { inputs: 'npm run dev', build });
  return build;
}

function stampName(room: Room): string {
  return process.env['MFE_VERSION'] ? `${room.folder}@${buildVersion(room.package)}` : room.folder;
}
