import { describe, expect, test } from '@jest/globals';
import { MOST_FAILED_POLLS } from '@sastre/shared-contracts/page';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { paymentMachine, type PaymentStatus } from './payment.machine.ts';

type State = SnapshotFrom<typeof paymentMachine>;
interface Happening {
  type: string;
  output?: PaymentStatus;
  error?: unknown;
}
const input = { subscriptionId: 'subscription-1' };
const failure = (status: number) => Object.assign(new Error(), { status });
const answered = (output: PaymentStatus) => ({ type: 'xstate.done.actor.poll', output });
const failed = (status: number) => ({
  type: 'xstate.error.actor.poll',
  error: failure(status),
});
const DELAY = { type: 'xstate.after.poll.payment.waiting' };
const ANSWERS: readonly Happening[] = [
  answered('pending'),
  answered('active'),
  answered('payment-failed'),
  answered('cancelled'),
  answered('expired'),
  failed(503),
  failed(404),
  failed(401),
];
// Up to the last failed check before it gives up, and no more pending ones than tell them apart.
const keyOf = ({ value, context }: State) =>
  JSON.stringify([value, context.failedPolls, Math.min(context.polls - context.failedPolls, 1)]);
const options = {
  input,
  events: (state: State) =>
    (state.value === 'polling' ? ANSWERS : state.value === 'waiting' ? [DELAY] : []) as never[],
  serializeState: keyOf,
  limit: 20_000,
};

/** A world whose answers come when a test says so. */
function world(subscriptionId: string | undefined = input.subscriptionId) {
  const clock = new SimulatedClock();
  let pending:
    | { resolve: (status: PaymentStatus) => void; reject: (error: unknown) => void }
    | undefined;
  const seen = { polls: 0, inFlight: 0, announced: 0 };
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        poll: fromPromise<PaymentStatus, { id: string }>(({ input: { id } }) => {
          expect(id).toBe('subscription-1');
          seen.polls += 1;
          seen.inFlight += 1;
          return new Promise((resolve, reject) => (pending = { resolve, reject }));
        }),
      },
      actions: { announce: () => void (seen.announced += 1) },
    }),
    { clock, input: { subscriptionId } },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const happen = async ({ type, output, error }: Happening) => {
    if (type === DELAY.type) clock.increment(60_000);
    else {
      seen.inFlight -= 1;
      if (output === undefined) pending?.reject(error);
      else pending?.resolve(output);
    }
    await settle();
  };
  return { actor, clock, seen, happen, settle };
}

describe('every path', () => {
  const paths = getShortestPaths(paymentMachine, options);

  test('of the chart is walked', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].sort()).toEqual(['erred', 'failed', 'polling', 'succeeded', 'waiting']);
    expect(paths.length).toBeGreaterThan(20);
  });

  test('has one check in flight at most, announces only a success, and asks no more once it ended or was left', async () => {
    for (const { steps, state } of paths) {
      const { actor, clock, seen, happen, settle } = world();
      for (const { event } of steps as unknown as { event: Happening }[]) {
        if (event.type === 'xstate.init') continue;
        await happen(event);
        expect(seen.inFlight).toBe(actor.getSnapshot().matches('polling') ? 1 : 0);
      }
      expect(actor.getSnapshot().value).toEqual(state.value);
      expect(seen.announced).toBe(state.matches('succeeded') ? 1 : 0);
      actor.stop();
      const { polls } = seen;
      clock.increment(86_400_000);
      await settle();
      expect(seen.polls).toBe(polls);
    }
  });
});

test('checks come a second apart', async () => {
  const { clock, seen, happen, settle } = world();
  await happen(answered('pending'));
  clock.increment(999);
  await settle();
  expect(seen.polls).toBe(1);
  clock.increment(1);
  await settle();
  expect(seen.polls).toBe(2);
});

test('a server that stays away is not asked for ever', async () => {
  const { actor, seen, happen } = world();
  for (let poll = 1; poll < MOST_FAILED_POLLS; poll += 1) {
    await happen(failed(503));
    await happen(DELAY);
  }
  expect(actor.getSnapshot().value).toBe('polling');
  await happen(failed(503));
  expect(actor.getSnapshot().value).toBe('erred');
  expect(seen.polls).toBe(MOST_FAILED_POLLS);
});

test('a payment that takes an hour is followed all the while', async () => {
  const { actor, seen, happen } = world();
  for (let second = 0; second < 3_600; second += 1) {
    await happen(answered('pending'));
    await happen(DELAY);
  }
  await happen(answered('active'));
  expect(actor.getSnapshot().value).toBe('succeeded');
  expect(seen.polls).toBe(3_601);
});

test('without an id nothing is asked', () => {
  const actor = createActor(paymentMachine, { input: { subscriptionId: undefined } }).start();
  expect(actor.getSnapshot().value).toBe('erred');
  expect(actor.getSnapshot().status).toBe('done');
});
