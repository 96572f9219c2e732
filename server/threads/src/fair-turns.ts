import { createTurns, NoRoomToWait } from './turns.ts';

/** Runs work when it is the turn of who asks for it; undefined when too much of theirs waits already. */
export type FairTurns = <T>(who: string, work: () => Promise<T>) => Promise<T | undefined>;

/** Lets `running` pieces of work run at once, and `waitingEach` of each asker wait. Askers take turns: who asks for much waits longest. */
export function fairTurns(running: number, waitingEach: number): FairTurns {
  const turns = createTurns({ running, waitingEach });
  return async (who, work) => {
    const turn = await turns.take(who).catch((error: unknown) => {
      if (!(error instanceof NoRoomToWait)) throw error;
    });
    if (turn === undefined) return undefined;
    try {
      return await work();
    } finally {
      turn();
    }
  };
}
