import { expect, test } from '@jest/globals';
import { createActor, fromPromise } from 'xstate';
import { adoptMachine, type Adoption } from './adopt.machine.ts';

// What follows from an answer follows in microtasks.
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function begin(answers: (Adoption | Error)[]) {
  const told: Adoption[] = [];
  let calls = 0;
  const actor = createActor(
    adoptMachine.provide({
      actors: {
        put: fromPromise(async () => {
          const answer = answers[calls];
          calls += 1;
          if (typeof answer !== 'string') throw answer ?? new Error('unexpected');
          return answer;
        }),
      },
      actions: { settled: (_, outcome) => void told.push(outcome) },
    }),
  ).start();
  const put = async () => {
    actor.send({ type: 'put' });
    actor.send({ type: 'put' });
    await settle();
    return actor.getSnapshot().value;
  };
  return { put, told, calls: () => calls };
}

test.each(['done', 'changed'] as const)(
  '%s is the end of it, and is told once',
  async (outcome) => {
    const { put, told, calls } = begin([outcome, 'done']);
    expect(await put()).toBe(outcome);
    expect(await put()).toBe(outcome);
    expect([told, calls()]).toEqual([[outcome], 1]);
  },
);

test('what failed can be asked for again', async () => {
  const { put, told } = begin([new Error('down'), 'done']);
  expect(await put()).toBe('failed');
  expect(told).toEqual([]);
  expect(await put()).toBe('done');
});
