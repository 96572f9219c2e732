import { expect, test } from '@jest/globals';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { journalMachine, type JournalEntry, type JournalTask } from './journal.machine.ts';

const entry = (step: number): JournalEntry => ({ key: 'k', journal: { step } });
const write = (step: number): JournalTask => ({ kind: 'write', entry: entry(step) });
const drop: JournalTask = { kind: 'drop', key: 'k' };

/** A journal whose tasks end when the test says so. */
function begin() {
  const clock = new SimulatedClock();
  const tasks: (JournalTask | undefined)[] = [];
  const open: { end: () => void; refuse: () => void }[] = [];
  const actor = createActor(
    journalMachine.provide({
      actors: {
        perform: fromPromise<void, JournalTask | undefined>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              tasks.push(input);
              open.push({ end: resolve, refuse: () => reject(new Error('full')) });
            }),
        ),
      },
    }),
    { clock },
  ).start();
  const turn = async () => {
    for (let at = 0; at < 5; at += 1) await Promise.resolve();
  };
  const end = async () => {
    open.shift()?.end();
    await turn();
  };
  const refuse = async () => {
    open.shift()?.refuse();
    await turn();
  };
  const note = (step: number) => actor.send({ type: 'note', entry: entry(step) });
  return { actor, clock, tasks, end, refuse, note };
}

test('typing without a pause is kept 300 ms after its first change, and on and on', async () => {
  const { clock, tasks, end, note } = begin();
  for (let key = 1; key <= 10; key += 1) {
    note(key);
    clock.increment(100);
    await end();
  }
  // Keys at 0, 100, 200 … 900: written at 300 (4th key not yet there), 600 and 900.
  expect(tasks).toEqual([write(3), write(6), write(9)]);
});

test('what is typed while a write runs is written right after it', async () => {
  const { clock, tasks, end, note } = begin();
  note(1);
  clock.increment(300);
  note(2);
  note(3);
  expect(tasks).toEqual([write(1)]);
  await end();
  expect(tasks).toEqual([write(1), write(3)]);
  await end();
  clock.increment(1_000);
  expect(tasks).toHaveLength(2);
});

test('leaving brings out what waits at once, also over a write that runs', () => {
  const { actor, clock, tasks, note } = begin();
  actor.send({ type: 'leave' });
  expect(tasks).toEqual([]);
  note(1);
  actor.send({ type: 'leave' });
  expect(tasks).toEqual([write(1)]);
  note(2);
  actor.send({ type: 'leave' });
  expect(tasks).toEqual([write(1), write(2)]);
  actor.send({ type: 'leave' });
  clock.increment(1_000);
  expect(tasks).toHaveLength(2);
});

test('what is forgotten is dropped after the write that runs, and nothing is written any more', async () => {
  const { actor, clock, tasks, end, note } = begin();
  note(1);
  clock.increment(300);
  note(2);
  actor.send({ type: 'forget', key: 'k' });
  expect(tasks).toEqual([write(1)]);
  await end();
  await end();
  clock.increment(1_000);
  expect(tasks).toEqual([write(1), drop]);
});

test('forgetting what only waits drops it without a write', () => {
  const { actor, clock, tasks, note } = begin();
  note(1);
  actor.send({ type: 'forget', key: 'k' });
  clock.increment(1_000);
  expect(tasks).toEqual([drop]);
});

test('a refused write stops nothing: the next change or leaving tries again', async () => {
  const { actor, clock, tasks, refuse, note } = begin();
  note(1);
  clock.increment(300);
  await refuse();
  note(2);
  clock.increment(300);
  await refuse();
  actor.send({ type: 'leave' });
  expect(tasks).toEqual([write(1), write(2), write(2)]);
});

test('what must be kept at once does not wait', () => {
  const { actor, tasks, note } = begin();
  note(1);
  actor.send({ type: 'keep', entry: entry(2) });
  expect(tasks).toEqual([write(2)]);
});
