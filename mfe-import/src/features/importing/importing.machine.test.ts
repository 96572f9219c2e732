import { describe, expect, test } from '@jest/globals';
import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/page';
import { emptyCv, sampleCv } from '@sastre/shared-contracts/testing';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { importingMachine, toSave } from './importing.machine.ts';
import type { Begun, Job, Kept, SaveInput } from './importing.types.ts';
import { readKept } from './journal.rules.ts';
import { sampleReading } from './reading.fixture.ts';

const stored: VersionedCv = { cv: emptyCv(), etag: '"1"' };
const job: Job = { type: 'text', text: 'Ines Costa' };
const outcome = { reading: sampleReading(), name: '', pdf: undefined };

/** The machine with answers that a test gives, and what it did. */
function start({
  begun = { stored, kept: undefined } as Begun | Error,
  save = async () => stored,
} = {}) {
  const done: string[] = [];
  const inputs: (SaveInput | undefined)[] = [];
  let ended = 0;
  let answer: Begun | Error = begun;
  const machine = importingMachine.provide({
    actors: {
      load: fromPromise(async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      }),
      read: fromCallback<EventObject, Job | undefined>(() => () => (ended += 1)),
      save: fromPromise<VersionedCv, SaveInput | undefined>(({ input }) => {
        inputs.push(input);
        return save();
      }),
    },
    actions: {
      saved: (_parts, { cvId }) => done.push(`saved ${cvId}`),
      note: () => done.push('note'),
      keep: () => done.push('keep'),
      forget: () => done.push('forget'),
    },
  });
  const actor = createActor(machine).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    done,
    inputs,
    settled,
    ended: () => ended,
    answerWith: (next: Begun) => (answer = next),
    is: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : Object.keys(value)[0];
    },
    context: () => actor.getSnapshot().context,
  };
}

/** The machine in the review of the sample. */
async function reviewing(options: Parameters<typeof start>[0] = {}) {
  const machine = start(options);
  await machine.settled();
  machine.actor.send({ type: 'read', job });
  machine.actor.send({ type: 'outcome', outcome });
  return machine;
}

describe('before anything is read', () => {
  test('a CV that cannot be read is asked for again', async () => {
    const { actor, settled, is, answerWith } = start({ begun: new Error('away') });
    await settled();
    expect(is()).toBe('failed');
    answerWith({ stored, kept: undefined });
    actor.send({ type: 'retry' });
    await settled();
    expect(is()).toBe('choosing');
  });

  test('what the journal kept is looked through again, the bytes of the file apart', async () => {
    const { context } = await reviewing();
    const kept = readKept(JSON.parse(JSON.stringify(context().kept)));
    const again = start({ begun: { stored, kept } });
    await again.settled();
    expect(again.is()).toBe('reviewing');
    expect(again.context().kept).toEqual(context().kept);
    expect(again.context().conflict).toBe(false);
  });

  test('a CV that was changed since is said to be, before it is saved over', async () => {
    const { context } = await reviewing();
    const begun = { stored: { ...stored, etag: '"2"' }, kept: context().kept };
    const again = start({ begun });
    await again.settled();
    expect(again.context().conflict).toBe(true);
  });
});

describe('reading', () => {
  test('says how far it is, and ends the reader when it is cancelled', async () => {
    const { actor, settled, is, ended, context } = start();
    await settled();
    actor.send({ type: 'read', job });
    actor.send({ type: 'progress', share: 0.4 });
    expect([is(), context().progress, context().job]).toEqual(['reading', 0.4, job]);
    actor.send({ type: 'cancel' });
    // A pasted text is there to be tried again.
    expect([is(), ended(), context().job]).toEqual(['choosing', 1, job]);
  });

  test('a refusal says why, and is gone with the next file', async () => {
    const { actor, settled, is, context } = start();
    await settled();
    actor.send({ type: 'read', job });
    actor.send({ type: 'refused', refused: { refusal: 'locked' } });
    expect([is(), context().refused]).toEqual(['refused', { refusal: 'locked' }]);
    actor.send({ type: 'read', job });
    expect([is(), context().refused]).toEqual(['reading', undefined]);
  });

  test('what was read is kept at once, with ids that tell its entries apart', async () => {
    const { is, done, context } = await reviewing();
    expect([is(), done, context().job]).toEqual(['reviewing', ['keep'], undefined]);
    const { cv } = context().kept?.review ?? {};
    expect(cv?.work_experience.map(({ id }) => id)).toEqual(['import-1', 'import-2']);
    expect(context().kept?.source).toMatchObject({ kind: 'text', doubts: 2 });
  });
});

describe('the review', () => {
  test('keeps every change in the journal', async () => {
    const { actor, done, context } = await reviewing();
    const { review } = context().kept as Kept;
    actor.send({ type: 'review', review: { ...review, doubts: [] } });
    actor.send({ type: 'place', id: 0, target: 'summary' });
    actor.send({ type: 'drop', id: 1 });
    actor.send({ type: 'mode', mode: 'fill' });
    expect(done).toEqual(['keep', 'note', 'note', 'note', 'note']);
    expect(context().kept).toMatchObject({
      mode: 'fill',
      review: { doubts: [], cv: { personal_info: { summary: 'Reads numbers.\n\nRowing club' } } },
      loose: [{ fate: { type: 'placed' } }, { fate: { type: 'dropped' } }],
    });
    actor.send({ type: 'putBack', id: 0 });
    expect(context().kept?.review.cv.personal_info.summary).toBe('Reads numbers.');
  });

  test('another file is chosen when this one is let go', async () => {
    const { actor, is, done, context } = await reviewing();
    actor.send({ type: 'again' });
    expect([is(), done.at(-1), context().kept]).toEqual(['choosing', 'forget', undefined]);
  });
});

describe('saving', () => {
  test('into an empty CV takes all; over another one nothing is replaced unless that was chosen', async () => {
    const empty = await reviewing();
    expect(toSave(empty.context())?.mode).toBe('replace');
    const full = await reviewing({
      begun: { stored: { cv: sampleCv(), etag: '"1"' }, kept: undefined },
    });
    expect(toSave(full.context())?.mode).toBe('add');
    full.actor.send({ type: 'mode', mode: 'replace' });
    expect(toSave(full.context())?.mode).toBe('replace');
  });

  test('is said once it is stored, and leaves nothing in the journal', async () => {
    const { actor, settled, is, done, inputs } = await reviewing();
    actor.send({ type: 'save' });
    expect(is()).toBe('saving');
    await settled();
    expect([is(), done]).toEqual(['done', ['keep', 'forget', `saved ${stored.cv._id}`]]);
    expect(inputs[0]?.stored).toBe(stored);
  });

  test('that fails keeps the review', async () => {
    const error = new Error('offline');
    const { actor, settled, is, context } = await reviewing({ save: () => Promise.reject(error) });
    const before = context().kept;
    actor.send({ type: 'save' });
    await settled();
    expect([is(), context().error, context().kept]).toEqual(['reviewing', error, before]);
  });

  test('over a CV that was changed elsewhere asks, and goes over that one when it is asked again', async () => {
    const latest = { cv: sampleCv(), etag: '"9"' };
    const answers = [() => Promise.reject(new ChangedElsewhere(latest)), async () => latest];
    const { actor, settled, is, context, inputs, done } = await reviewing({
      save: () => (answers.shift() ?? answers[0])?.() ?? Promise.reject(new Error('no answer')),
    });
    actor.send({ type: 'save' });
    await settled();
    expect([is(), context().conflict, context().kept?.etag]).toEqual(['reviewing', true, '"9"']);
    expect(done).toEqual(['keep', 'keep']);
    actor.send({ type: 'save' });
    await settled();
    expect(is()).toBe('done');
    expect(inputs.map((input) => [input?.stored.etag, input?.mode])).toEqual([
      ['"1"', 'replace'],
      ['"9"', 'add'],
    ]);
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'kept'],
  ['another shape', { source: {}, review: {} }],
  [
    'a review without a CV',
    {
      source: { name: '', kind: 'pdf', lines: [] },
      review: { doubts: [], origins: {} },
      loose: [],
    },
  ],
])('a journal with %s has no review', (_name, value) => {
  expect(readKept(value)).toBeUndefined();
});
