import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/cv';
import { expect, test } from '@jest/globals';
import { emptyCv, sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { toDraft } from '../cv-form/draft.rules.ts';
import { type Journal, type SaveInput } from '../cv-store/cv-store.types.ts';
import { cvDataMachine, isDirty, type CvDataEvent, type KeepInput } from './cv-data.machine.ts';

const loaded: VersionedCv = { cv: sampleCv(), etag: '"1"' };
const answer: VersionedCv = { cv: sampleCv({ skills: [] }), etag: '"2"' };
const part = { skills: [] };
const typed = { ...toDraft(loaded.cv), ...part };

interface Options {
  loaded?: VersionedCv;
  journal?: Journal;
  cvId?: string;
  edit?: boolean;
  saves?: Error[];
}

async function begin(options: Options = {}) {
  const clock = new SimulatedClock();
  const kept: KeepInput[] = [];
  const saved: SaveInput[] = [];
  const acts: string[] = [];
  const saves = [...(options.saves ?? [])];
  const actor = createActor(
    cvDataMachine.provide({
      actors: {
        load: fromPromise(async () => ({
          loaded: options.loaded ?? loaded,
          journal: options.journal,
        })),
        save: fromPromise<VersionedCv, SaveInput>(async ({ input }) => {
          saved.push(input);
          const failure = saves.shift();
          if (failure) throw failure;
          return answer;
        }),
        keep: fromPromise<void, KeepInput>(async ({ input }) => {
          kept.push(input);
        }),
      },
      actions: {
        saved: () => acts.push('saved'),
        forget: () => acts.push('forget'),
        goBack: () => acts.push('goBack'),
      },
    }),
    { clock, input: { cvId: options.cvId, edit: options.edit ?? false } },
  ).start();
  await waitFor(actor, (state) => !state.hasTag('loading'));
  const send = (type: Exclude<CvDataEvent['type'], 'change'>) => actor.send({ type });
  const state = () => actor.getSnapshot();
  return { actor, clock, kept, saved, acts, send, state };
}

test('opens to read, or to edit when asked to; a CV never filled in is none', async () => {
  expect((await begin()).state().matches('viewing')).toBe(true);
  expect((await begin({ edit: true })).state().matches('editing')).toBe(true);
  const empty = { cv: emptyCv(), etag: '"1"' };
  expect((await begin({ loaded: empty, edit: true })).state().matches('empty')).toBe(true);
  const copy = { cv: sampleTailoredCv({ updated_at: sampleTailoredCv().created_at }), etag: '"1"' };
  const tailored = await begin({ loaded: copy, cvId: copy.cv._id, edit: true });
  expect(tailored.state().matches('editing')).toBe(true);
});

test('a save is announced at once and goes one step back after 700 ms', async () => {
  const { actor, clock, saved, acts, send, state } = await begin({ edit: true });
  actor.send({ type: 'change', part });
  expect(isDirty(state().context)).toBe(true);
  send('save');
  await waitFor(actor, (now) => now.matches('saved'));
  expect(saved).toEqual([{ loaded, draft: typed, etag: '"1"' }]);
  expect(isDirty(state().context)).toBe(false);
  clock.increment(699);
  expect(acts).toEqual(['forget', 'saved']);
  clock.increment(1);
  expect(acts).toEqual(['forget', 'saved', 'goBack']);
  expect(state().context.loaded).toBe(answer);
});

test('a draft with something missing is not saved', async () => {
  const { actor, saved, send, state } = await begin({ edit: true });
  const { personal_info } = loaded.cv;
  actor.send({ type: 'change', part: { personal_info: { ...personal_info, fullName: '' } } });
  send('save');
  expect(state().matches('editing')).toBe(true);
  expect(saved).toEqual([]);
});

test('cancel drops what was typed and goes one step back', async () => {
  const { actor, acts, send, state } = await begin({ edit: true });
  actor.send({ type: 'change', part });
  send('cancel');
  expect(acts).toEqual(['forget', 'goBack']);
  expect(isDirty(state().context)).toBe(false);
});

test('the journal is written after a pause, and again after a failed save', async () => {
  const down = new Error('down');
  const { actor, clock, kept, send, state } = await begin({ edit: true, saves: [down] });
  actor.send({ type: 'change', part });
  clock.increment(299);
  expect(kept).toEqual([]);
  clock.increment(1);
  expect(kept).toEqual([{ cvId: loaded.cv._id, journal: { draft: typed, etag: '"1"' } }]);
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  expect(state().context).toMatchObject({ error: down, draft: typed });
  expect(kept).toHaveLength(2);
});

test('what was typed before is back, against the version it was based on, until discarded', async () => {
  const journal = { draft: typed, etag: '"0"' };
  const { acts, send, state } = await begin({ journal });
  expect(state().matches('editing')).toBe(true);
  expect(state().context).toMatchObject({ draft: typed, etag: '"0"', restored: true });
  send('discard');
  expect(state().matches('viewing')).toBe(true);
  expect(state().context).toMatchObject({ etag: '"1"', restored: false });
  expect(acts).toEqual(['forget']);
  const forced = await begin({ journal, edit: true });
  forced.send('discard');
  expect(forced.state().matches('editing')).toBe(true);
});

test('a journal that says nothing new restores nothing', async () => {
  const { state } = await begin({ journal: { draft: toDraft(loaded.cv), etag: '"0"' } });
  expect(state().matches('viewing')).toBe(true);
  expect(state().context.etag).toBe('"1"');
});

test('another version elsewhere: keep mine or load theirs, never overwritten unasked', async () => {
  const theirs = { cv: sampleCv({ language_skills: [] }), etag: '"9"' };
  const conflict = new ChangedElsewhere(theirs);
  const mine = await begin({ edit: true, saves: [conflict] });
  mine.actor.send({ type: 'change', part });
  mine.send('save');
  await waitFor(mine.actor, (now) => now.matches('editing'));
  expect(mine.state().context).toMatchObject({ conflict: theirs, draft: typed });
  mine.send('keepMine');
  await waitFor(mine.actor, (now) => now.matches('saved'));
  expect(mine.saved[1]).toEqual({ loaded: theirs, draft: typed, etag: '"9"' });

  const other = await begin({ edit: true, saves: [conflict] });
  other.send('save');
  await waitFor(other.actor, (now) => now.matches('editing'));
  other.send('loadTheirs');
  expect(other.state().context).toMatchObject({ conflict: undefined, draft: toDraft(theirs.cv) });
  expect(isDirty(other.state().context)).toBe(false);
});
