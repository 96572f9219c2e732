import { expect, test } from '@jest/globals';
import type { TailoringCheck, TailoringRequest } from '@sastre/shared-contracts/api';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { checkMachine } from './check.machine.ts';
import { request } from './tailor.fixture.ts';

const found: TailoringCheck = {
  cvLanguage: 'en',
  jobLanguage: 'fr',
  letterLanguage: 'en',
  position: '',
  obstacles: [{ part: 'tailoring', code: 'job-language', stops: true }],
};
const about = (jobDescription: string) => ({ ...request, jobDescription });

function begin(answer: (asked: TailoringRequest) => Promise<TailoringCheck> = async () => found) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const ask = fromPromise<TailoringCheck, TailoringRequest>(({ input }) => {
    asked.push(input.jobDescription);
    return answer(input);
  });
  const actor = createActor(checkMachine.provide({ actors: { ask } }), { clock }).start();
  const type = (text: string | undefined) =>
    actor.send({ type: 'changed', request: text === undefined ? undefined : about(text) });
  const rest = async () => waitFor(actor, (state) => state.matches('resting'));
  const known = () => actor.getSnapshot().context.check;
  return { clock, asked, type, rest, known };
}

test('while someone types nothing is asked; once they rest, one question is', async () => {
  const { clock, asked, type, rest, known } = begin();
  for (const text of ['S', 'SQ', 'SQL']) {
    type(text);
    clock.increment(599);
  }
  expect(asked).toEqual([]);
  clock.increment(1);
  await rest();
  expect(asked).toEqual(['SQL']);
  expect(known()).toEqual(found);
});

test('an answer to what was typed before is not listened to', async () => {
  const answers: ((check: TailoringCheck) => void)[] = [];
  const { clock, type, rest, known } = begin(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  type('one');
  clock.increment(600);
  type('two');
  answers[0]?.(found);
  clock.increment(600);
  answers[1]?.({ ...found, jobLanguage: 'pl' });
  await rest();
  expect(known()?.jobLanguage).toBe('pl');
});

test('a failure is silent and forgets what was known before', async () => {
  let fails = false;
  const { clock, type, rest, known } = begin(async () => {
    if (fails) throw new Error('No answer.');
    return found;
  });
  type('one');
  clock.increment(600);
  await rest();
  fails = true;
  type('two');
  // Until the next answer what was known stands: it does not flicker.
  expect(known()).toEqual(found);
  clock.increment(600);
  await rest();
  expect(known()).toBeUndefined();
});

test('without a job description nothing is known and nothing is asked', async () => {
  const { clock, asked, type, rest, known } = begin();
  type('one');
  clock.increment(600);
  await rest();
  type(undefined);
  expect(known()).toBeUndefined();
  type('two');
  type(undefined);
  clock.increment(6_000);
  expect(asked).toEqual(['one']);
});
