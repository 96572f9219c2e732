/** How many turns there are. */
export interface TurnLimits {
  /** Pieces of work at once. */
  running: number;
  /** Of one asker at once; as many as there are. */
  runningEach?: number;
  /** Of one asker that wait. */
  waitingEach: number;
  /** Of all together that wait; any number. */
  waiting?: number;
  /** Called whenever a turn begins or ends, or somebody begins or ceases to wait. */
  onChange?: () => void;
}

/** There is no room to wait: too much of one's own waits already, or too much of everybody's. */
export class NoRoomToWait extends Error {
  readonly whose: 'own' | 'all';

  constructor(whose: NoRoomToWait['whose']) {
    super(`Too much waits already (${whose}).`);
    this.name = 'NoRoomToWait';
    this.whose = whose;
  }
}

/** Turns by asker. */
export interface Turns {
  /**
   * Resolves when the turn has come, with what hands it on. Rejects with `NoRoomToWait` at once, and with the reason of
   * the signal, which ends the waiting.
   */
  take(who: string, signal?: AbortSignal): Promise<() => void>;
  /** Whether anybody but this asker waits for a place; who waits for an own turn to end does not. */
  isAwaitedByOthers(who: string): boolean;
}

/** Makes turns. Askers go round: who asks for much waits behind all others, and for their own. */
export function createTurns(limits: TurnLimits): Turns {
  const { running, waitingEach, waiting = Infinity, onChange = () => undefined } = limits;
  const runningEach = limits.runningEach ?? running;
  const lines = new Map<string, (() => void)[]>();
  const begun = new Map<string, number>();
  let free = running;
  let inLine = 0;

  const isReady = (who: string) => (begun.get(who) ?? 0) < runningEach;
  function count(who: string, change: number): void {
    const left = (begun.get(who) ?? 0) + change;
    if (left > 0) begun.set(who, left);
    else begun.delete(who);
    free -= change;
  }
  /** Who has a turn, or has had one, stands behind all others with the rest of what they ask for. */
  function moveBack(who: string, line: (() => void)[] = lines.get(who) ?? []): void {
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
  }
  function beginNext(): void {
    for (const [who, [next, ...rest]] of lines) {
      if (free === 0) return;
      if (next === undefined || !isReady(who)) continue;
      moveBack(who, rest);
      inLine -= 1;
      next();
    }
  }
  function handOn(who: string): void {
    count(who, -1);
    moveBack(who);
    beginNext();
    onChange();
  }
  function leaveLine(who: string, begin: () => void): void {
    const line = lines.get(who)?.filter((other) => other !== begin) ?? [];
    // where they stood
    if (line.length > 0) lines.set(who, line);
    else lines.delete(who);
    inLine -= 1;
    onChange();
  }
  async function wait(who: string, signal: AbortSignal | undefined): Promise<void> {
    const line = lines.get(who) ?? [];
    if (line.length >= waitingEach) throw new NoRoomToWait('own');
    if (inLine >= waiting) throw new NoRoomToWait('all');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      count(who, 1);
      resolve();
    };
    const giveUp = () => {
      leaveLine(who, begin);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    lines.set(who, [...line, begin]);
    inLine += 1;
    onChange();
    await promise;
  }

  return {
    async take(who, signal) {
      signal?.throwIfAborted();
      if (free > 0 && isReady(who)) count(who, 1);
      else await wait(who, signal);
      onChange();
      return () => handOn(who);
    },
    isAwaitedByOthers: (who) => [...lines.keys()].some((other) => other !== who && isReady(other)),
  };
}
