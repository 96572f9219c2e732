import { stateOf } from '../build/rooms/build-room.ts';
import type { Room } from '../workspace.ts';

/** What is done before somebody edits: rooms that are built, and rooms that run as they were built last. */
export interface Chosen {
  built: Room[];
  stale: Room[];
}

/**
 * Builds those that were never built, and the shell when it is asked for; without a word, all that are stale. A remote that
 * is asked for is served as it is edited, whatever was built of it.
 */
export async function chooseRooms(
  buildDir: string,
  rooms: readonly Room[],
  asked: readonly Room[],
): Promise<Chosen> {
  if (asked.length === 0) return { built: [...rooms], stale: [] };
  const chosen: Chosen = { built: [], stale: [] };
  for (const room of rooms) {
    const isAsked = asked.includes(room);
    const { built, fresh } = await stateOf(buildDir, room);
    if (!built || (isAsked && room.folder === 'shell')) chosen.built.push(room);
    else if (!fresh && !isAsked) chosen.stale.push(room);
  }
  return chosen;
}
