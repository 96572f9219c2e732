import { expect, test } from '@jest/globals';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { portalMachine } from './portal.machine.ts';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
function run(answers: (string | Error)[]) {
  const clock = new SimulatedClock();
  const left: string[] = [];
  const actor = createActor(
    portalMachine.provide({
      actors: {
        open: fromPromise(async () => {
          const answer = answers.shift();
          if (typeof answer !== 'string') throw answer ?? new Error('unexpected');
          return answer;
        }),
      },
      actions: { leave: (_, { url }) => void left.push(url) },
    }),
    { clock },
  ).start();
  return { actor, clock, left, open: () => actor.send({ type: 'open' }) };
}

test('two clicks open it once', async () => {
  const { left, open } = run(['https://pay.example/portal']);
  open();
  open();
  await settle();
  open();
  expect(left).toEqual(['https://pay.example/portal']);
});

test('after a failure it can be tried again, and its message goes when it works', async () => {
  const { actor, left, open } = run([new Error('closed'), 'https://pay.example/portal']);
  open();
  await settle();
  expect(actor.getSnapshot().context.error).toEqual(new Error('closed'));
  open();
  await settle();
  expect(actor.getSnapshot().context.error).toBeUndefined();
  expect(left).toHaveLength(1);
});

test('a page that could not be left is of use again', async () => {
  const { actor, clock, open } = run(['https://pay.example/1']);
  open();
  await settle();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  clock.increment(30_000);
  expect(actor.getSnapshot().value).toBe('idle');
});
