import { describe, expect, test } from '@jest/globals';
import type { TailoringProgress, TailoringRequest } from '@sastre/shared-contracts/api';
import { MOST_FAILED_POLLS } from '@sastre/shared-contracts/page';
import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { at, completed, failing, request, usage } from './tailor.fixture.ts';
import { tailorMachine } from './tailor.machine.ts';
import type { Checked } from './tailor.types.ts';

type State = SnapshotFrom<typeof tailorMachine>;

function begin(options: {
  checked?: Partial<Checked>;
  start?: () => Promise<string>;
  polls?: (() => Promise<TailoringProgress>)[];
  readUsage?: () => Promise<typeof usage>;
}) {
  const clock = new SimulatedClock();
  const polls = [...(options.polls ?? [])];
  const count = { polls: 0, starts: 0, forgotten: 0, usage: 0 };
  const actor = createActor(
    tailorMachine.provide({
      actors: {
        // The journal still holds the job, whatever is asked of it.
        check: fromPromise<Checked, { findJob: boolean }>(async () => ({
          hasCv: true,
          usage,
          job: undefined,
          ...options.checked,
        })),
        readUsage: fromPromise(() => {
          count.usage += 1;
          return (options.readUsage ?? (async () => usage))();
        }),
        start: fromPromise<string, TailoringRequest>(() => {
          count.starts += 1;
          return (options.start ?? (async () => 'job-1'))();
        }),
        poll: fromPromise<TailoringProgress, { bullId: string }>(() => {
          count.polls += 1;
          return (polls.shift() ?? (async () => completed))();
        }),
      },
      actions: { forgetJob: () => void (count.forgotten += 1) },
    }),
    { clock },
  );
  actor.start();
  const reach = (test: (state: State) => boolean) => waitFor(actor, test);
  /** Lets the longest interval pass and waits for the poll's answer. */
  const nextPoll = async () => {
    await reach((state) => state.matches('waiting'));
    clock.increment(30_000);
    await reach((state) => !state.matches('polling'));
  };
  return { actor, clock, count, reach, nextPoll };
}
const idle = (state: State) => state.matches('idle');

describe('a job', () => {
  test('is polled every second until it is completed, and then forgotten', async () => {
    const { actor, count, reach, nextPoll, clock } = begin({
      polls: [
        async () => at('queued'),
        async () => at('active', { progress: 40, stage: 'matching' }),
        async () => completed,
      ],
    });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await reach((state) => state.matches('waiting'));
    clock.increment(999);
    expect(count.polls).toBe(0);
    clock.increment(1);
    expect(count.polls).toBe(1);
    await reach((state) => state.matches('waiting'));
    await nextPoll();
    expect(actor.getSnapshot().context.progress?.stage).toBe('matching');
    await nextPoll();
    expect(actor.getSnapshot().output).toEqual({ cvId: 'cv-2' });
    expect(count).toMatchObject({ polls: 3, forgotten: 1 });
  });

  test('that failed returns to idle, forgotten, with the use read anew', async () => {
    const returned = { ...usage, todaysConsumptions: 2 };
    const { actor, count, reach, nextPoll } = begin({
      polls: [async () => at('failed', { failedReason: 'x' })],
      readUsage: async () => returned,
    });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await nextPoll();
    await reach(idle);
    expect(actor.getSnapshot().context).toMatchObject({ failure: 'job', usage: returned });
    expect(count.forgotten).toBe(1);
  });

  test('survives a server that is away for a moment, asking more and more slowly', async () => {
    const { actor, clock, count, reach } = begin({ polls: [failing(503), failing(0)] });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    for (const [wait, polls] of [
      [1_000, 1],
      [1_000, 2],
      [2_000, 3],
    ] as const) {
      await reach((state) => state.matches('waiting'));
      clock.increment(wait - 1);
      expect(count.polls).toBe(polls - 1);
      clock.increment(1);
      expect(count.polls).toBe(polls);
    }
    await reach((state) => state.status === 'done');
  });

  test('whose state cannot be read for long is given up, not forgotten, and may be asked for again', async () => {
    const { actor, count, reach, nextPoll } = begin({
      polls: Array.from({ length: MOST_FAILED_POLLS }, () => failing(500)),
      readUsage: () => new Promise(() => undefined),
    });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    for (let poll = 0; poll < MOST_FAILED_POLLS; poll += 1) await nextPoll();
    // The offer stands beside the failure while the usage is still being read.
    await reach((state) => state.matches('refreshing'));
    expect(actor.getSnapshot().context.failure).toBe('status');
    expect(count).toMatchObject({ polls: MOST_FAILED_POLLS, forgotten: 0 });
    actor.send({ type: 'checkAgain' });
    await reach((state) => state.status === 'done');
    expect(count.starts).toBe(1);
  });

  test('that is gone is given up at once', async () => {
    const { actor, count, reach, nextPoll } = begin({ polls: [failing(404)] });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await nextPoll();
    await reach(idle);
    expect(actor.getSnapshot().context.failure).toBe('status');
    expect(count.polls).toBe(1);
  });

  test('that ran before a reload is found again without being started twice', async () => {
    const job = { bullId: 'job-1', useAi: true };
    const { actor, count, reach } = begin({ checked: { job, usage: undefined } });
    await reach((state) => state.status === 'done');
    expect(actor.getSnapshot().output).toEqual({ cvId: 'cv-2' });
    expect(count.starts).toBe(0);
  });

  test('that was found and is unknown to the server is forgotten without a word', async () => {
    const job = { bullId: 'job-1', useAi: true };
    const { actor, count, reach } = begin({ checked: { job }, polls: [failing(404)] });
    await reach(idle);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    expect(count).toMatchObject({ forgotten: 1, polls: 1 });
  });

  test('is polled no more after the page is left', async () => {
    const { actor, clock, count, reach } = begin({});
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await reach((state) => state.matches('waiting'));
    actor.stop();
    clock.increment(60_000);
    expect(count.polls).toBe(0);
  });
});

describe('the allowance', () => {
  const spent = { usage: { ...usage, todaysConsumptions: 3 } };
  test('used up: nothing is started', async () => {
    const { actor, count, reach } = begin({ checked: spent });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    expect(actor.getSnapshot().hasTag('limited')).toBe(true);
    expect(count.starts).toBe(0);
  });
  test('used up: a plain copy still runs, one with a letter does not', async () => {
    const { actor, count, reach } = begin({ checked: spent });
    await reach(idle);
    actor.send({ type: 'tailor', request: { ...request, useAiTailoring: false } });
    await reach((state) => state.matches('waiting'));
    expect(count.starts).toBe(1);
    const headings = begin({ checked: spent });
    await headings.reach(idle);
    const free = { ...request, useAiTailoring: false, translateTo: 'de' as const };
    headings.actor.send({ type: 'tailor', request: free, isFree: true });
    await headings.reach((state) => state.matches('waiting'));
    const other = begin({ checked: spent });
    await other.reach(idle);
    const letter = { ...request, useAiTailoring: false, includeCoverLetter: true };
    other.actor.send({ type: 'tailor', request: letter });
    expect(other.actor.getSnapshot().hasTag('limited')).toBe(true);
  });
  test('used up meanwhile elsewhere: the server says so', async () => {
    const { actor, reach } = begin({ start: failing(429, 'usage-limit') });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await reach((state) => state.hasTag('limited'));
  });
  test('is read anew when the day starts again', async () => {
    const { clock, count, reach } = begin({});
    await reach(idle);
    clock.increment(86_399_999);
    expect(count.usage).toBe(0);
    clock.increment(1);
    await reach(idle);
    expect(count.usage).toBe(1);
  });
  test('that cannot be read anew stays as it was known', async () => {
    const { actor, reach } = begin({ readUsage: failing(503) });
    await reach(idle);
    actor.send({ type: 'refresh' });
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    await reach(idle);
    expect(actor.getSnapshot().context.usage).toEqual(usage);
  });
});

test('a start that failed returns to idle with its reason, and can be tried again', async () => {
  const { actor, count, reach } = begin({ start: failing(409, 'limit-reached') });
  await reach(idle);
  actor.send({ type: 'tailor', request });
  await reach(idle);
  expect(actor.getSnapshot().context).toMatchObject({
    failure: 'start',
    error: { code: 'limit-reached' },
  });
  actor.send({ type: 'tailor', request });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  await reach(idle);
  expect(count.starts).toBe(2);
});

test('without a CV there is nothing to tailor', async () => {
  const { reach } = begin({ checked: { hasCv: false } });
  expect((await reach((state) => state.hasTag('noCv'))).value).toBe('noCv');
});
