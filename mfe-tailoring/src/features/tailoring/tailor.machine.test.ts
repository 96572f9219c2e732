import { describe, expect, test } from '@jest/globals';
import type {
  ActiveSubscription,
  TailoringProgress,
  TailoringRequest,
} from '@sastre/shared-contracts/api';
import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { tailorMachine, type Checked } from './tailor.machine.ts';

const usage: ActiveSubscription = {
  activeSubscription: { planId: 'free', startDate: '2026-01-01', endDate: null },
  todaysConsumptions: 0,
  thisWeeksConsumptions: 0,
  dailyRateLimit: 3,
  weeklyRateLimit: 10,
  dayResetsAt: '2026-01-02',
  weekResetsAt: '2026-01-05',
};
const request: TailoringRequest = {
  companyName: 'Northlight',
  jobDescription: 'SQL',
  includeCoverLetter: false,
  useAiTailoring: true,
  translateTo: null,
};
const at = (
  state: TailoringProgress['state'],
  more: Partial<TailoringProgress> = {},
): TailoringProgress => ({
  bullId: 'job-1',
  state,
  progress: 0,
  stage: null,
  engine: 'rules',
  ...more,
});
const completed = at('completed', { progress: 100, result: { tailoredCVId: 'cv-2' } });

function begin(options: {
  checked?: Partial<Checked>;
  start?: () => Promise<string>;
  polls?: (() => Promise<TailoringProgress>)[];
}) {
  const clock = new SimulatedClock();
  const polls = [...(options.polls ?? [])];
  const count = { polls: 0, starts: 0 };
  const actor = createActor(
    tailorMachine.provide({
      actors: {
        check: fromPromise(async () => ({
          hasCv: true,
          usage,
          runningJob: undefined,
          ...options.checked,
        })),
        start: fromPromise<string, TailoringRequest>(() => {
          count.starts += 1;
          return (options.start ?? (async () => 'job-1'))();
        }),
        poll: fromPromise<TailoringProgress, { bullId: string }>(() => {
          count.polls += 1;
          return (polls.shift() ?? (async () => completed))();
        }),
      },
    }),
    { clock },
  );
  actor.start();
  const reach = (test: (state: SnapshotFrom<typeof tailorMachine>) => boolean) =>
    waitFor(actor, test);
  /** Lets the interval pass and waits for the poll's answer. */
  const nextPoll = async () => {
    await reach((state) => state.matches('waiting'));
    clock.increment(1_000);
    await reach((state) => !state.matches('polling'));
  };
  return { actor, clock, count, reach, nextPoll };
}
const idle = (state: SnapshotFrom<typeof tailorMachine>) => state.matches('idle');

describe('a job', () => {
  test('is polled every second until it is completed', async () => {
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
    await nextPoll();
    await nextPoll();
    expect(actor.getSnapshot().context.progress?.stage).toBe('matching');
    await nextPoll();
    expect(actor.getSnapshot().output).toEqual({ cvId: 'cv-2' });
    expect(count.polls).toBe(3);
  });

  test('that failed returns to idle with its reason', async () => {
    const { actor, reach, nextPoll } = begin({
      polls: [async () => at('failed', { failedReason: 'x' })],
    });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await nextPoll();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.failure).toBe('job');
  });

  test('survives a server that is away for a moment', async () => {
    const away = async () => {
      throw Object.assign(new Error('away'), { status: 503 });
    };
    const { actor, reach, nextPoll } = begin({ polls: [away, away, async () => completed] });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await nextPoll();
    await nextPoll();
    await nextPoll();
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('whose state cannot be read any more returns to idle', async () => {
    const gone = async () => {
      throw Object.assign(new Error('gone'), { status: 404 });
    };
    const { actor, reach, nextPoll } = begin({ polls: [gone] });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await nextPoll();
    expect(actor.getSnapshot().context.failure).toBe('status');
  });

  test('that ran before a reload is found again without being started twice', async () => {
    const { actor, count, reach } = begin({ checked: { runningJob: 'job-1' } });
    await reach((state) => state.status === 'done');
    expect(actor.getSnapshot().output).toEqual({ cvId: 'cv-2' });
    expect(count.starts).toBe(0);
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
  test('used up: a plain copy still runs', async () => {
    const { actor, count, reach } = begin({ checked: spent });
    await reach(idle);
    actor.send({ type: 'tailor', request: { ...request, useAiTailoring: false } });
    await reach((state) => state.matches('waiting'));
    expect(count.starts).toBe(1);
  });
  test('used up meanwhile elsewhere: the server says so', async () => {
    const { actor, reach } = begin({
      start: async () => {
        throw Object.assign(new Error('limit'), { code: 'usage-limit', status: 429 });
      },
    });
    await reach(idle);
    actor.send({ type: 'tailor', request });
    await reach((state) => state.hasTag('limited'));
    expect(actor.getSnapshot().value).toBe('limited');
  });
});

test('without a CV there is nothing to tailor', async () => {
  const { reach } = begin({ checked: { hasCv: false } });
  expect((await reach((state) => state.hasTag('noCv'))).value).toBe('noCv');
});
