import { ROOT, type Room } from '../../workspace.ts';
import { buildRoom, type RoomResult } from './build-room.ts';
import { copyFonts } from '../fonts/fonts.ts';
import { buildsInUse, promoteLocally } from '../publish/promote-local.ts';
import { dropDeadWork } from './work-folder.ts';

/** How many webpack processes run side by side. */
const LANES = 2;

/** A room that could not be built, with the compiler's words. */
export interface RoomFailure {
  room: Room;
  reason: string;
}

export interface BuildOptions {
  rooms: Room[];
  buildDir: string;
  registryFile: string;
  force?: boolean;
  /** False leaves the local registry alone. */
  promote?: boolean;
  onResult?: (result: RoomResult) => void;
}

/**
 * Builds rooms in two lanes, then makes new remotes live locally. One room's failure does not stop the others. `notes` is
 * what somebody should know of the registry.
 */
export async function buildRooms(
  options: BuildOptions,
): Promise<{ results: RoomResult[]; failures: RoomFailure[]; notes: string[] }> {
  const { rooms, buildDir, registryFile, force = false } = options;
  const inUse = await buildsInUse(registryFile);
  const waiting = [...rooms];
  const results: RoomResult[] = [];
  const failures: RoomFailure[] = [];
  const lane = async (): Promise<void> => {
    for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
      try {
        const result = await buildRoom(buildDir, room, { force, inUse });
        results.push(result);
        options.onResult?.(result);
      } catch (error) {
        failures.push({ room, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await dropDeadWork(buildDir);
  await copyFonts(ROOT, buildDir);
  await Promise.all(Array.from({ length: LANES }, lane));
  const remotes = results.filter(({ room }) => room.folder !== 'shell');
  const promotes = options.promote !== false && remotes.length > 0;
  const notes = promotes ? await promoteLocally(registryFile, buildDir, remotes) : [];
  return { results, failures, notes };
}
