/** What somebody does. */
export const DEEDS = ['save', 'read', 'poll', 'asset', 'old asset', 'picture', 'print'] as const;
export type Deed = (typeof DEEDS)[number];

/** A call as a browser saw its end: its status, 0 when it was cut; how often it waited as a 503 with Retry-After said. */
export interface Call {
  deed: Deed;
  status: number;
  waits: number;
  ms: number;
}

/** The calls of a phase, of one deed. */
export interface Count {
  calls: number;
  waited: number;
  /** Calls that ended otherwise than well, by status. */
  failed: Record<string, number>;
  slowestMs: number;
}

/** Counts calls by phase and deed. */
export interface Tally {
  phase: string;
  /** Counts a call that began in a phase. */
  add: (call: Call, began: string) => void;
  of: (phase: string, deed: Deed) => Count;
  phases: () => string[];
}

const nothing = (): Count => ({ calls: 0, waited: 0, failed: {}, slowestMs: 0 });

/** Where calls count that began in one phase and ended in another: it cannot be said which of them they met. */
export const ACROSS = 'from one to another';

/** A tally of calls by the phase that they began and ended in. */
export function createTally(): Tally {
  const phases = new Map<string, Map<Deed, Count>>();
  const tally: Tally = {
    phase: '',
    add({ deed, status, waits, ms }, began) {
      const phase = began === tally.phase ? began : ACROSS;
      const deeds = phases.get(phase) ?? new Map<Deed, Count>();
      phases.set(phase, deeds);
      const count = deeds.get(deed) ?? nothing();
      deeds.set(deed, count);
      count.calls += 1;
      count.slowestMs = Math.max(count.slowestMs, ms);
      if (status >= 200 && status < 300) count.waited += Math.min(1, waits);
      else count.failed[status] = (count.failed[status] ?? 0) + 1;
    },
    of: (phase, deed) => phases.get(phase)?.get(deed) ?? nothing(),
    phases: () => [...phases.keys()],
  };
  return tally;
}

/** How many calls of these failed, whatever the reason. */
export function failures({ failed }: Count): number {
  return Object.values(failed).reduce((sum, count) => sum + count, 0);
}

/** Milliseconds after which a browser may ask again: only where our API says so, by 503 with Retry-After in seconds. */
export function waitOf(status: number, retryAfter: string | undefined): number | undefined {
  const seconds = Number(retryAfter);
  return status === 503 && retryAfter !== undefined && seconds >= 0 ? seconds * 1_000 : undefined;
}
