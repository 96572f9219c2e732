import { stateOf } from '../build/rooms/build-room.ts';
import type { Room } from '../workspace.ts';

/** What is done before somebody edits: rooms that are built, and rooms that run as they were built last. */
export interface Chosen {
  built: Room[];
  stale: Room[];
}

/** Builds those that are asked for and those that were never built; without a word, all that are stale. */
export async function chooseRooms(
  buildDir: string,
  rooms: readonly Room[],
  asked: readonly Room[],
): Promise<Chosen> {
  if (asked.length === 0) return { built: [...rooms], stale: [] };
  const chosen: Chosen = { built: [], stale: [] };
  for (const room of rooms) {
    const state = asked.includes(room) ? undefined : await stateOf(buildDir, room);
    if (state === undefined || !state.built) chosen.built.push(room);
    else if (!state.fresh) chosen.stale.push(room);
  }
  return chosen;
}
