import { describe, expect, test } from '@jest/globals';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { deletionMachine, LEAVE_MS } from './deletion.machine.ts';

interface Happening {
  type: string;
  output?: unknown;
}
const USERS: readonly Happening[] = [{ type: 'press' }, { type: 'cancel' }, { type: 'leave' }];
const HAPPENINGS: Record<string, readonly Happening[]> = {
  idle: USERS,
  armed: USERS,
  asking: [
    ...USERS,
    { type: 'xstate.done.actor.ask', output: true },
    { type: 'xstate.done.actor.ask', output: false },
    { type: 'xstate.error.actor.ask' },
  ],
  working: [...USERS, { type: 'xstate.done.actor.end' }, { type: 'xstate.error.actor.end' }],
  telling: [...USERS, { type: 'xstate.done.actor.tell' }, { type: 'xstate.error.actor.tell' }],
  leaving: [...USERS, { type: 'xstate.after.leave.deletion.leaving' }],
};

function deletion() {
  const clock = new SimulatedClock();
  const asked = { ask: 0, end: 0, tell: 0, leave: 0 };
  const open: { resolve: (value: never) => void; reject: (error: unknown) => void }[] = [];
  const ask = <Answer>(which: 'ask' | 'end' | 'tell') => {
    asked[which] += 1;
    return new Promise<Answer>((resolve, reject) => {
      open.push({ resolve: resolve, reject });
    });
  };
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        ask: fromPromise(() => ask<boolean>('ask')),
        end: fromPromise(() => ask<void>('end')),
        tell: fromPromise(() => ask<void>('tell')),
      },
      actions: { leave: () => void (asked.leave += 1) },
    }),
    { clock },
  ).start();
  const happen = async ({ type, output }: Happening) => {
    if (type.startsWith('xstate.done')) open.shift()?.resolve(output as never);
    else if (type.startsWith('xstate.error')) open.shift()?.reject(new Error('failed'));
    else if (type.startsWith('xstate.after')) clock.increment(LEAVE_MS);
    else actor.send({ type } as never);
    // What follows from an answer follows in microtasks.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { actor, clock, asked, open, happen };
}

const paths = getShortestPaths(deletionMachine, {
  events: (state) => (HAPPENINGS[String(state.value)] ?? []) as never[],
  serializeState: (state) => JSON.stringify([state.value, state.context.failed]),
  limit: 2_000,
});

describe('every path', () => {
  test('reaches every state there is', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].toSorted()).toEqual(Object.keys(deletionMachine.states).toSorted());
  });

  test('asks after two presses, does it once and only after a yes, and leaves once', async () => {
    for (const { steps, state } of paths) {
      const { actor, asked, open, happen } = deletion();
      let [presses, yes] = [0, 0];
      for (const { event } of steps as { event: Happening }[]) {
        if (event.type === 'xstate.init') continue;
        const before = String(actor.getSnapshot().value);
        if (event.type === 'press' && ['idle', 'armed'].includes(before)) presses += 1;
        if (event.type === 'xstate.done.actor.ask' && event.output === true) yes += 1;
        await happen(event);
        expect(open.length).toBeLessThanOrEqual(1);
        expect(asked.ask).toBeLessThanOrEqual(presses / 2);
        expect(asked.end).toBe(yes);
        expect(asked.leave).toBe(actor.getSnapshot().value === 'left' ? 1 : 0);
      }
      expect(actor.getSnapshot().value).toBe(state.value);
      actor.stop();
    }
  });

  test.each(['cancel', 'leave'])('%s outside of its place changes nothing', async (type) => {
    const places = { cancel: ['armed'], leave: ['telling', 'leaving'] }[type] ?? [];
    for (const { state } of paths) {
      if (places.includes(String(state.value)) || state.status === 'done') continue;
      const actor = createActor(deletionMachine, { snapshot: state }).start();
      actor.send({ type } as never);
      expect(actor.getSnapshot().value).toBe(state.value);
      actor.stop();
    }
  });
});

test('a failure disarms, says so, and the next press begins anew', async () => {
  const { actor, happen } = deletion();
  for (const type of ['press', 'press']) await happen({ type });
  await happen({ type: 'xstate.done.actor.ask', output: true });
  await happen({ type: 'xstate.error.actor.end' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { failed: true } });
  await happen({ type: 'press' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'armed', context: { failed: false } });
});

test('the two seconds begin when the alert is closed', async () => {
  const { actor, clock, asked, happen } = deletion();
  for (const type of ['press', 'press']) await happen({ type });
  await happen({ type: 'xstate.done.actor.ask', output: true });
  await happen({ type: 'xstate.done.actor.end' });
  clock.increment(60_000);
  expect(actor.getSnapshot().value).toBe('telling');
  await happen({ type: 'xstate.done.actor.tell' });
  clock.increment(LEAVE_MS - 1);
  expect(asked.leave).toBe(0);
  clock.increment(1);
  expect(asked.leave).toBe(1);
});
