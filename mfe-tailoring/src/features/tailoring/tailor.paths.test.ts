import { describe, expect, test } from '@jest/globals';
import type {
  ActiveSubscription,
  TailoringProgress,
  TailoringRequest,
} from '@sastre/shared-contracts/api';
import { MOST_FAILED_POLLS } from '@sastre/shared-contracts/page';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { at, completed, request, usage } from './tailor.fixture.ts';
import { tailorMachine } from './tailor.machine.ts';
import type { Checked } from './tailor.types.ts';

type State = SnapshotFrom<typeof tailorMachine>;
interface Place {
  state: State;
  transitions: Readonly<Record<string, { event: { type: string }; state: State }>>;
}
interface Happening {
  type: string;
  output?: unknown;
  error?: unknown;
  request?: typeof request;
}

const failure = (status: number, code = 'some-code') =>
  Object.assign(new Error(), { status, code });
const job = { bullId: 'job-1', useAi: true };
const spent = { ...usage, todaysConsumptions: 3 };
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });

/** All that the user and the world can do. */
const HAPPENINGS: readonly Happening[] = [
  { type: 'tailor', request },
  { type: 'tailor', request: { ...request, useAiTailoring: false } },
  { type: 'retry' },
  { type: 'refresh' },
  { type: 'checkAgain' },
  done('check', { hasCv: true, usage, job: undefined }),
  done('check', { hasCv: true, usage: spent, job: undefined }),
  done('check', { hasCv: false, usage, job: undefined }),
  done('check', { hasCv: true, usage: undefined, job }),
  failed('check', failure(503)),
  done('readUsage', usage),
  failed('readUsage', failure(503)),
  done('start', 'job-1'),
  failed('start', failure(429, 'usage-limit')),
  failed('start', failure(500)),
  done('poll', at('queued')),
  done('poll', at('active', { progress: 40, stage: 'matching' })),
  done('poll', completed),
  done('poll', at('completed')),
  done('poll', at('failed')),
  failed('poll', failure(503)),
  failed('poll', failure(404)),
];
/** One happening that the machine takes as an event of its own: a delay that has passed. */
const DELAYS = {
  waiting: 'xstate.after.poll.tailor.waiting',
  idle: 'xstate.after.reset.tailor.idle',
};
const RESTING = ['idle', 'noCv', 'checkFailed', 'limited', 'done'];

const isKnownHappening = (state: State, { type }: Happening) => {
  const own = type.startsWith('xstate.done.actor.') || type.startsWith('xstate.error.actor.');
  const running: Record<string, string> = {
    check: 'checking',
    readUsage: 'refreshing',
    start: 'starting',
    poll: 'polling',
  };
  if (!own) return true;
  return running[type.split('.').at(-1) ?? ''] === state.value;
};
/** Two snapshots are alike when the same can follow. */
const keyOf = (state: State) => {
  const {
    failedPolls,
    failure: tried,
    found,
    mayFindJob,
    usage: known,
    job: running,
  } = state.context;
  return JSON.stringify([
    state.value,
    failedPolls,
    tried ?? '',
    found,
    mayFindJob,
    known?.todaysConsumptions ?? '',
    running?.bullId ?? '',
  ]);
};
const options = {
  events: (state: State) => {
    const delay = DELAYS[state.value as keyof typeof DELAYS];
    const possible = HAPPENINGS.filter((happening) => isKnownHappening(state, happening));
    return (delay === undefined ? possible : [...possible, { type: delay }]) as never[];
  },
  serializeState: keyOf,
  limit: 20_000,
};

/** A world whose answers come when a test says so. */
function world() {
  const clock = new SimulatedClock();
  const open = new Map<
    string,
    { resolve: (value: never) => void; reject: (error: unknown) => void }[]
  >();
  const count: Record<string, number> = {};
  const asked = <Answer, Input = unknown>(id: string) =>
    fromPromise<Answer, Input>(() => {
      count[id] = (count[id] ?? 0) + 1;
      return new Promise<Answer>((resolve, reject) => {
        open.set(id, [...(open.get(id) ?? []), { resolve: resolve, reject }]);
      });
    });
  const actor = createActor(
    tailorMachine.provide({
      actors: {
        check: asked<Checked, { findJob: boolean }>('check'),
        readUsage: asked<ActiveSubscription>('readUsage'),
        start: asked<string, TailoringRequest>('start'),
        poll: asked<TailoringProgress, { bullId: string }>('poll'),
      },
    }),
    { clock },
  ).start();
  const inFlight = (id: string) => open.get(id)?.length ?? 0;
  // What follows from an answer follows in microtasks.
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const happen = async ({ type, output, error, request: wanted }: Happening) => {
    const [, kind, , id = ''] = /^xstate\.(done|error)\.(actor)\.(\w+)$/.exec(type) ?? [];
    if (kind !== undefined) {
      const answer = open.get(id)?.shift();
      if (answer === undefined) throw new Error(`${id} was not asked`);
      if (kind === 'done') answer.resolve(output as never);
      else answer.reject(error);
    } else if (type.startsWith('xstate.after')) {
      clock.increment(type.includes('reset') ? 86_400_000 : 30_000);
    } else {
      actor.send({ type, ...(wanted && { request: wanted }) } as never);
    }
    await settle();
  };
  return { actor, clock, count, inFlight, happen, settle };
}

describe('every path', () => {
  const map = new Map<string, Place>(Object.entries(getAdjacencyMap(tailorMachine, options)));
  const paths = getShortestPaths(tailorMachine, options);

  test('of the chart is walked', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].sort()).toEqual([...Object.keys(tailorMachine.states)].sort());
    expect(paths.length).toBeGreaterThan(50);
  });

  test('ends: whatever the world answers, the machine comes to rest or goes on polling a living job', () => {
    // Steps without a living job's sign, counted from each state by the longest way: a circle would never end.
    const open = new Set<string>();
    const longest = new Map<string, number>();
    const isAlive = (event: Happening) =>
      event.type === 'xstate.done.actor.poll' &&
      ['queued', 'active'].includes((event.output as { state: string }).state);
    const walk = (key: string): number => {
      const known = longest.get(key);
      if (known !== undefined) return known;
      const entry = map.get(key);
      if (entry === undefined || RESTING.includes(String(entry.state.value))) return 0;
      if (open.has(key)) throw new Error(`goes round and round at ${key}`);
      open.add(key);
      const steps = Object.values(entry.transitions)
        .filter(({ event }) => isWorlds(event) && !isAlive(event as Happening))
        .map(({ state }) => (keyOf(state) === key ? 0 : 1 + walk(keyOf(state))));
      open.delete(key);
      const value = Math.max(0, ...steps);
      longest.set(key, value);
      return value;
    };
    const steps = [...map.keys()].map(walk);
    expect(Math.max(...steps)).toBeLessThanOrEqual(2 * MOST_FAILED_POLLS + 4);
    // And nothing that does not rest is stuck.
    for (const { state, transitions } of map.values()) {
      if (RESTING.includes(String(state.value))) continue;
      const next = Object.values(transitions).map((one) => keyOf(one.state));
      expect(next.some((key) => key !== keyOf(state))).toBe(true);
    }
  });

  test('is walked by the running machine: one poll in flight at most, and none after the page is left', async () => {
    for (const { steps, state } of paths) {
      const { actor, clock, count, inFlight, happen, settle } = world();
      for (const { event } of steps as { event: Happening }[]) {
        if (event.type === 'xstate.init') continue;
        await happen(event);
        for (const id of ['check', 'readUsage', 'start', 'poll']) {
          expect(inFlight(id)).toBeLessThanOrEqual(1);
        }
        const polls = actor.getSnapshot().matches('polling') ? 1 : 0;
        expect(inFlight('poll')).toBe(polls);
      }
      expect(actor.getSnapshot().value).toEqual(state.value);
      actor.stop();
      const before = { ...count };
      clock.increment(86_400_000);
      await settle();
      expect(count).toEqual(before);
    }
  });
});

function isWorlds({ type }: { type: string }): boolean {
  return type.startsWith('xstate.');
}
