import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/page';
import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { emptyCv } from '@sastre/shared-contracts/testing';
import { newWork, toDraft } from '@sastre/shared-cv-form/rules';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Journal, SaveInput } from '../cv-store/cv-store.types.ts';
import { journalActions } from '../cv-store/journal.effects.ts';
import { fakeJournal } from '../cv-store/journal.fixture.ts';
import { canGoTo, onboardingMachine, toEntry, type OnboardingEvent } from './onboarding.machine.ts';

const loaded: VersionedCv = { cv: emptyCv(), etag: '"1"' };
const theirs: VersionedCv = {
  cv: emptyCv({ skills: [{ id: '1', name: 'Go', level: 'Expert' }] }),
  etag: '"7"',
};

async function begin(
  options: {
    journal?: Journal;
    load?: () => Promise<VersionedCv>;
    saves?: (Error | VersionedCv)[];
  } = {},
) {
  const clock = new SimulatedClock();
  const saved: SaveInput[] = [];
  const acts: string[] = [];
  const saves = [...(options.saves ?? [])];
  const load = options.load ?? (async () => loaded);
  const { writer, kept } = fakeJournal(clock, () => acts.push('forgotten'));
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        load: fromPromise(async () => ({ loaded: await load(), journal: options.journal })),
        save: fromPromise<VersionedCv, SaveInput>(async ({ input }) => {
          saved.push(input);
          const answer = saves.shift() ?? loaded;
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
      actions: {
        ...journalActions(writer, toEntry),
        started: () => acts.push('started'),
        finished: () => acts.push('finished'),
      },
    }),
    { clock },
  ).start();
  const send = (...types: Exclude<OnboardingEvent['type'], 'change'>[]) =>
    types.forEach((type) => actor.send({ type }));
  const settled = () =>
    waitFor(actor, (state) => state.matches('editing') || state.matches('failed'));
  await settled();
  const journalRests = () => new Promise((resolve) => setTimeout(resolve, 0));
  const context = () => actor.getSnapshot().context;
  return { actor, clock, kept, saved, acts, send, settled, journalRests, context };
}
const begunJob = { work_experience: [{ ...newWork(1, []), company: 'Kontora' }] };

test('goes forward while the step is valid and back to the first', async () => {
  const { send, context } = await begin();
  send('back');
  expect(context().step).toBe(0);
  send('next', 'next', 'next', 'next', 'next');
  expect(context().step).toBe(4);
  send('back');
  expect(context().step).toBe(3);
});

test('an invalid step holds; put right, it lets go', async () => {
  const { actor, send, context } = await begin();
  send('next');
  actor.send({ type: 'change', part: begunJob });
  send('next');
  expect(context().step).toBe(1);
  actor.send({ type: 'change', part: { work_experience: [] } });
  send('next');
  expect(context().step).toBe(2);
});

test('what is typed is kept within 300 ms, also while typing goes on; a step is kept at once', async () => {
  const { actor, clock, kept, send, journalRests } = await begin();
  await journalRests();
  kept.length = 0;
  const base = toDraft(loaded.cv);
  actor.send({ type: 'change', part: { skills: [] } });
  clock.increment(200);
  actor.send({ type: 'change', part: { language_skills: [] } });
  clock.increment(99);
  expect(kept).toEqual([]);
  clock.increment(1);
  expect(kept).toEqual([{ step: 0, etag: '"1"', base, draft: base }]);
  await journalRests();
  actor.send({ type: 'change', part: { skills: [] } });
  send('next');
  expect(kept.map(({ step }) => step)).toEqual([0, 1]);
});

test('is counted as started once: not again from a journal', async () => {
  expect((await begin()).acts).toEqual(['started']);
  const draft = { ...toDraft(loaded.cv), ...begunJob };
  const again = await begin({ journal: { step: 1, etag: '"0"', draft } });
  expect(again.acts).toEqual([]);
  expect(again.context()).toMatchObject({ step: 1, etag: '"0"', draft });
});

test('a journal without typing starts from the CV as it is now', async () => {
  const { context } = await begin({ journal: { step: 2, etag: '"0"' } });
  expect(context()).toMatchObject({ step: 2, etag: '"1"', draft: toDraft(loaded.cv) });
});

test('finishing saves the draft against the version it was based on', async () => {
  const { actor, acts, saved, send } = await begin({ journal: { step: 4 } });
  send('finish');
  await waitFor(actor, (state) => state.matches('done'));
  expect(saved).toEqual([{ loaded, draft: toDraft(loaded.cv), etag: '"1"' }]);
  expect(acts.toSorted()).toEqual(['finished', 'forgotten']);
});

test('finishing with an earlier step unfinished leads there and saves nothing', async () => {
  const draft = { ...toDraft(loaded.cv), ...begunJob };
  const { saved, send, context } = await begin({ journal: { step: 4, draft } });
  send('finish');
  expect(context().step).toBe(1);
  expect(saved).toEqual([]);
});

test('nobody needs a photo: it can be finished at the skills, and not before', async () => {
  const skills = await begin({ journal: { step: 3 } });
  skills.send('finish');
  await waitFor(skills.actor, (state) => state.matches('done'));
  expect(skills.saved).toHaveLength(1);
  const education = await begin({ journal: { step: 2 } });
  education.send('finish');
  await education.settled();
  expect(education.saved).toHaveLength(0);
  const failing = await begin({ journal: { step: 3 }, saves: [new Error('down')] });
  failing.send('finish');
  await failing.settled();
  expect(failing.context()).toMatchObject({ step: 3 });
});

test('a step can be gone to as far as those before it let the user go on', () => {
  const draft = toDraft(loaded.cv);
  const steps = [0, 1, 2, 3, 4];
  expect(steps.map((to) => canGoTo({ step: 1, draft }, to))).toEqual(steps.map(() => true));
  const blank = { ...draft, ...begunJob };
  expect(steps.map((to) => canGoTo({ step: 0, draft: blank }, to))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(canGoTo({ step: 3, draft: blank }, 0)).toBe(true);
});

test('a failed save stays on the last step with everything typed, and can be repeated', async () => {
  const down = new Error('down');
  const { actor, send, settled, context } = await begin({ journal: { step: 4 }, saves: [down] });
  send('finish');
  await settled();
  expect(context()).toMatchObject({ step: 4, error: down, draft: toDraft(loaded.cv) });
  send('finish');
  await waitFor(actor, (state) => state.matches('done'));
});

describe('a Finish that the server could not be asked for', () => {
  const lost = () => new ApiError({ endpoint: 'saveCv', status: 0, code: 'network', message: '' });

  test('goes through by itself when the line is back, with what was typed meanwhile, and once', async () => {
    const { actor, send, settled, saved, acts, context } = await begin({
      journal: { step: 4 },
      saves: [lost()],
    });
    send('finish');
    await settled();
    expect(context()).toMatchObject({ asked: true, step: 4 });
    actor.send({ type: 'change', part: { pictureId: 'p1' } });
    send('connected', 'connected');
    await waitFor(actor, (state) => state.matches('done'));
    send('connected', 'finish');
    expect(saved.map(({ draft }) => draft.pictureId)).toEqual(['', 'p1']);
    expect(acts.filter((act) => act === 'finished')).toHaveLength(1);
  });

  test('is tried again after pauses that grow, for one call may fail while the line is there', async () => {
    const away = new ApiError({ endpoint: 'saveCv', status: 503, code: 'internal', message: '' });
    const { actor, clock, send, settled, saved } = await begin({
      journal: { step: 4 },
      saves: [lost(), away],
    });
    send('finish');
    await settled();
    clock.increment(1_999);
    expect(saved).toHaveLength(1);
    clock.increment(1);
    await settled();
    expect(saved).toHaveLength(2);
    clock.increment(3_999);
    expect(saved).toHaveLength(2);
    clock.increment(1);
    await waitFor(actor, (state) => state.matches('done'));
    expect(saved).toHaveLength(3);
  });

  test('whose answer alone was lost is found stored, and not made again', async () => {
    const stored: VersionedCv = { cv: loaded.cv, etag: '"2"' };
    const { actor, send, settled, saved, acts } = await begin({
      journal: { step: 4 },
      saves: [lost(), new ChangedElsewhere(stored), stored],
    });
    send('finish');
    await settled();
    send('connected');
    await waitFor(actor, (state) => state.matches('done'));
    expect(saved.map(({ etag }) => etag)).toEqual(['"1"', '"1"', '"2"']);
    expect(acts.filter((act) => act === 'finished')).toHaveLength(1);
  });

  test('waits no longer for who goes back to a step, nor asks for who has to sign in', async () => {
    const first = await begin({ journal: { step: 4 }, saves: [lost()] });
    first.send('finish');
    await first.settled();
    first.send('back', 'connected');
    first.clock.increment(60_000);
    expect(first.context()).toMatchObject({ step: 3, asked: false });
    expect(first.saved).toHaveLength(1);
    const ended = new ApiError({
      endpoint: 'saveCv',
      status: 401,
      code: 'unauthorized',
      message: '',
    });
    const second = await begin({ journal: { step: 4 }, saves: [ended] });
    second.send('finish');
    await second.settled();
    second.clock.increment(60_000);
    expect(second.saved).toHaveLength(1);
  });
});

test('another version elsewhere: keeping mine adds what only they changed, loading theirs replaces the form', async () => {
  const conflict = new ChangedElsewhere(theirs);
  const german = { id: '1', language: 'German', level: 'Native' } as const;
  const mine = await begin({ journal: { step: 4 }, saves: [conflict] });
  mine.actor.send({ type: 'change', part: { language_skills: [german] } });
  mine.send('finish');
  await mine.settled();
  expect(mine.context()).toMatchObject({ conflict: theirs });
  mine.send('keepMine');
  await waitFor(mine.actor, (state) => state.matches('done'));
  const draft = { ...toDraft(theirs.cv), language_skills: [german] };
  expect(mine.saved[1]).toEqual({ loaded: theirs, draft, etag: '"7"' });

  const other = await begin({ journal: { step: 4 }, saves: [conflict] });
  other.actor.send({ type: 'change', part: { language_skills: [german] } });
  other.send('finish');
  await other.settled();
  other.send('loadTheirs');
  expect(other.context()).toMatchObject({ conflict: undefined, draft: toDraft(theirs.cv) });
  expect(other.saved).toHaveLength(1);
});

test('a CV that cannot be read fails until it is tried again', async () => {
  let tries = 0;
  const { actor, send } = await begin({
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('down');
      return loaded;
    },
  });
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  send('retry');
  await waitFor(actor, (state) => state.matches('editing'));
});
