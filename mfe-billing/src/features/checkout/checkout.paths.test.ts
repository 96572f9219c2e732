/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { samplePlans } from '@sastre/shared-contracts/testing';
import type { Stripe } from '@stripe/stripe-js';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { checkoutMachine } from './checkout.machine.ts';
import type { Found } from './checkout.types.ts';
import { stripeOf } from './provider.fixture.ts';

type State = SnapshotFrom<typeof checkoutMachine>;
interface Happening {
  type: string;
  output?: unknown;
  error?: unknown;
  language?: string;
  isReady?: boolean;
}
interface Place {
  state: State;
  transitions: Readonly<Record<string, { event: Happening; state: State }>>;
}

const [free, starter] = samplePlans();
const stripe = stripeOf('pk') as unknown as Stripe;
const failure = (status: number, code: string) => Object.assign(new Error(), { status, code });
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });
const input = { planId: 'starter', language: 'en' };

/** All that the user and the world can do. */
const HAPPENINGS: readonly Happening[] = [
  { type: 'pay', isReady: false },
  { type: 'pay', isReady: true },
  { type: 'language', language: 'de' },
  done('find', { plan: starter, action: 'buy' }),
  done('find', { plan: starter, action: 'keep' }),
  done('find', { plan: free, action: 'better' }),
  done('find', { plan: undefined, action: undefined }),
  failed('find', failure(503, 'unavailable')),
  failed('find', failure(401, 'unauthenticated')),
  done('translate', { plan: starter, action: 'keep' }),
  failed('translate', failure(503, 'unavailable')),
  done('loadEarly', stripe),
  failed('loadEarly', new Error('')),
  done('loadProvider', stripe),
  failed('loadProvider', new Error('')),
  failed('loadProvider', failure(401, 'unauthenticated')),
  done('start', 'https://pay.example/1'),
  done('start', 'javascript:alert(1)'),
  failed('start', failure(503, 'payment-unavailable')),
  failed('start', failure(409, 'already-subscribed')),
  failed('start', failure(401, 'unauthenticated')),
];
const RUNNING: Record<string, string> = {
  find: 'loading',
  translate: 'translating',
  loadEarly: 'ready',
  loadProvider: 'preparing',
  start: 'starting',
};
const DELAYS: Record<string, string> = {
  preparing: 'xstate.after.provider.checkout.preparing',
  leaving: 'xstate.after.leaving.checkout.leaving',
};
const keyOf = ({ value, context }: State) =>
  JSON.stringify([
    value,
    context.language,
    context.plan?._id ?? '',
    context.provider !== undefined,
    context.failure?.kind ?? '',
  ]);
const options = {
  input,
  events: (state: State) => {
    const delay = DELAYS[String(state.value)];
    const possible = HAPPENINGS.filter(({ type }) => {
      const [, id] = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(type) ?? [];
      // A script that came is not fetched again; the early one answers once.
      if (id === 'loadEarly' && state.children['loadEarly'] === undefined) return false;
      return id === undefined || RUNNING[id] === state.value;
    });
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
    { resolve: (value: never) => void; reject: (error: unknown) => void }
  >();
  const left: string[] = [];
  const asked = <Answer, Input = unknown>() =>
    fromPromise<Answer, Input>(
      ({ self }) =>
        new Promise<Answer>((resolve, reject) => {
          open.set(self.id, { resolve: resolve, reject });
        }),
    );
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        find: asked<Found, { planId: string; language: string }>(),
        loadProvider: asked<Stripe>(),
        start: asked<string, { planId: string }>(),
      },
      actions: { leave: (_, { url }) => void left.push(url) },
    }),
    { clock, input },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const happen = async (happening: Happening) => {
    const { type, output, error } = happening;
    const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(type) ?? [];
    if (kind !== undefined) {
      const answer = open.get(id);
      if (answer === undefined) throw new Error(`${id} was not asked`);
      if (kind === 'done') answer.resolve(output as never);
      else answer.reject(error);
    } else if (type.startsWith('xstate.after')) clock.increment(30_000);
    else actor.send(happening as never);
    await settle();
  };
  return { actor, left, happen };
}

describe('every path', () => {
  const map = Object.values(
    getAdjacencyMap(checkoutMachine, options) as unknown as Record<string, Place>,
  );
  const paths = getShortestPaths(checkoutMachine, options);

  test('of the chart is walked', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    const named = Object.keys(checkoutMachine.states).filter((name) => name !== 'deciding');
    expect([...reached].sort()).toEqual(named.sort());
    expect(paths.length).toBeGreaterThan(40);
  });

  test('comes to a page that can be used: ready, refused, or one that the world will end', () => {
    for (const { state, transitions } of map) {
      if (state.matches('refused')) expect(state.context.failure).toBeDefined();
      if (state.matches('ready')) expect(state.context.plan?._id).toBe('starter');
      if (state.matches('refused') || state.matches('ready')) continue;
      const worlds = Object.values(transitions).filter(({ event }) =>
        event.type.startsWith('xstate.'),
      );
      expect(worlds.some((next) => keyOf(next.state) !== keyOf(state))).toBe(true);
    }
  });

  test('starts a purchase from one click alone, and leaves only for a page', async () => {
    for (const { steps, state } of paths) {
      const { actor, left, happen } = world();
      let clicks = 0;
      let starts = 0;
      for (const { event } of steps as unknown as { event: Happening }[]) {
        if (event.type === 'xstate.init') continue;
        const before = actor.getSnapshot();
        if (event.type === 'pay' && before.matches('ready')) clicks += 1;
        await happen(event);
        const after = actor.getSnapshot();
        if (!before.matches('starting') && after.matches('starting')) starts += 1;
        // A second click of a double click, at any moment.
        if (!after.matches('ready')) {
          await happen({ type: 'pay', isReady: true });
          expect(actor.getSnapshot().value).toEqual(after.value);
        }
      }
      expect(keyOf(actor.getSnapshot())).toBe(keyOf(state));
      expect(starts).toBeLessThanOrEqual(clicks);
      expect(left.every((url) => url === 'https://pay.example/1')).toBe(true);
      expect(left.length).toBeLessThanOrEqual(starts);
      actor.stop();
    }
  });
});

test('without a plan’s id nothing is asked', () => {
  const actor = createActor(checkoutMachine, { input: { ...input, planId: undefined } }).start();
  expect(actor.getSnapshot().value).toBe('refused');
  expect(actor.getSnapshot().context.failure?.kind).toBe('noPlan');
});
