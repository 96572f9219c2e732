/** What is done to the nodes, and for how long. */
export interface Plan {
  /** Times that a process is killed (-9). */
  kills: number;
  killEveryMs: number;
  frozenMs: number;
  storeAwayMs: number;
  databaseRestarts: number;
  /** Milliseconds of load before and after a fault. */
  calmMs: number;
  drainSeconds: number;
}

/** Short by default; in a soak (`SOAK`, a factor) at the promises' own counts. */
export function planOf(soak: number): Plan {
  const isSoak = soak > 1;
  return {
    kills: isSoak ? 50 : 3,
    killEveryMs: 10_000,
    frozenMs: isSoak ? 20_000 : 6_000,
    storeAwayMs: isSoak ? 30_000 : 8_000,
    databaseRestarts: isSoak ? 5 : 1,
    calmMs: isSoak ? 10_000 : 2_000,
    drainSeconds: isSoak ? 10 : 3,
  };
}

/** Which process a kill meets: servers in turn, every third time a worker. */
export function victimOf(kill: number): string {
  const round = Math.floor(kill / 3);
  return kill % 3 === 1 ? `worker-${(round % 2) + 1}` : `server-${kill % 3 === 0 ? 1 : 2}`;
}
