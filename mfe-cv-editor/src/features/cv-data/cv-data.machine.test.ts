import { defaultTailored } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/page';
import { expect, test } from '@jest/globals';
import { emptyCv, sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { waitFor } from 'xstate';
import { isDirty } from '../cv-store/editing.rules.ts';
import { undoJournalKey } from '../cv-store/journal.rules.ts';
import {
  answer,
  base,
  begin,
  conflict,
  forget,
  loaded,
  part,
  theirs,
  typed,
} from './cv-data.fixture.ts';

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
  expect(acts.toSorted()).toEqual([forget, 'saved']);
  clock.increment(1);
  expect(acts.toSorted()).toEqual([forget, 'goBack', 'saved']);
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
  // Not even by Undo it comes back.
  const forgetUndo = `forget ${undoJournalKey(loaded.cv._id)}`;
  expect(acts.toSorted()).toEqual([forget, forgetUndo, 'goBack']);
  expect(isDirty(state().context)).toBe(false);
  expect(state().context.undo).toEqual({ past: [], future: [] });
});

test('what is typed is kept within 300 ms, also while typing goes on, and again after a failed save', async () => {
  const down = new Error('down');
  const { actor, clock, kept, send, state } = await begin({ edit: true, saves: [down] });
  for (let key = 1; key <= 3; key += 1) {
    actor.send({ type: 'change', part });
    clock.increment(key < 3 ? 100 : 99);
  }
  expect(kept).toEqual([]);
  clock.increment(1);
  expect(kept).toMatchObject([{ draft: typed, base, etag: '"1"' }]);
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  expect(state().context).toMatchObject({ error: down, draft: typed });
  clock.increment(300);
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
  expect(acts).toEqual([forget]);
  const forced = await begin({ journal, edit: true });
  forced.send('discard');
  expect(forced.state().matches('editing')).toBe(true);
});

test('a journal that says nothing new restores nothing', async () => {
  const { state } = await begin({ journal: { draft: toDraft(loaded.cv), etag: '"0"' } });
  expect(state().matches('viewing')).toBe(true);
  expect(state().context.etag).toBe('"1"');
});

test('another version elsewhere is not overwritten unasked; load theirs shows it', async () => {
  const { actor, acts, saved, send, state } = await begin({ edit: true, saves: [conflict] });
  actor.send({ type: 'change', part });
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  expect(state().context).toMatchObject({ conflict: theirs, draft: typed });
  send('loadTheirs');
  expect(state().context).toMatchObject({ conflict: undefined, draft: toDraft(theirs.cv) });
  expect(isDirty(state().context)).toBe(false);
  expect(acts).toEqual([forget]);
  expect(saved).toHaveLength(1);
});

test('keep mine takes what only they changed, and saves over their version', async () => {
  const { actor, saved, send } = await begin({ edit: true, saves: [conflict] });
  actor.send({ type: 'change', part });
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  send('keepMine');
  await waitFor(actor, (now) => now.matches('saved'));
  const merged = { ...toDraft(theirs.cv), ...part };
  expect(saved[1]).toEqual({ loaded: theirs, draft: merged, etag: '"9"', reason: 'merge' });
});

test('keep mine with something missing of theirs is put together, and saved only when it is complete', async () => {
  const { personal_info } = loaded.cv;
  const blank = { cv: sampleCv({ personal_info: { ...personal_info, email: '' } }), etag: '"9"' };
  const saves = [new ChangedElsewhere(blank)];
  const { actor, saved, send, state } = await begin({ edit: true, saves });
  actor.send({ type: 'change', part });
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  send('keepMine');
  expect(state().matches('editing')).toBe(true);
  expect(state().context).toMatchObject({ conflict: undefined, etag: '"9"', loaded: blank });
  expect(state().context.draft).toEqual({ ...toDraft(blank.cv), ...part });
  expect(saved).toHaveLength(1);
});

test('a base from before a reload is what is put together on', async () => {
  const older = { ...base, language_skills: [] };
  const journal = { draft: { ...older, ...part }, base: older, etag: '"0"' };
  const { actor, saved, send } = await begin({ journal, saves: [new ChangedElsewhere(loaded)] });
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  send('keepMine');
  await waitFor(actor, (now) => now.matches('saved'));
  expect(saved[1]).toEqual({ loaded, draft: typed, etag: '"1"', reason: 'merge' });
});

test.each([
  ['only the layout was changed elsewhere', loaded.cv],
  ['what is stored is what was typed', sampleCv(part)],
])('nothing is asked when %s', async (_name, cv) => {
  const latest = { cv, etag: '"9"' };
  const saved = await savedOver(latest);
  expect(saved[1]).toEqual({ loaded: latest, draft: typed, etag: '"9"' });
});

/** What is saved of a change that meets another version and needs no choice. */
async function savedOver(latest: VersionedCv) {
  const { actor, saved, send } = await begin({
    edit: true,
    saves: [new ChangedElsewhere(latest)],
  });
  actor.send({ type: 'change', part });
  send('save');
  await waitFor(actor, (now) => now.matches('saved'));
  return saved;
}

/** The CV with another photo, as the export screen chooses one. */
const withPhoto = (pictureId: string) => {
  const cv = sampleCv();
  const { pdfOptions } = defaultTailored;
  return {
    ...cv,
    personal_info: { ...cv.personal_info, profilePictureUrl: `/api/user/me/picture/${pictureId}` },
    tailored: { ...defaultTailored, ...cv.tailored, pdfOptions: { ...pdfOptions, pictureId } },
  };
};

test('a photo that was chosen elsewhere is taken over, where it was left alone here', async () => {
  const latest = { cv: withPhoto('7'), etag: '"9"' };
  const saved = await savedOver(latest);
  const draft = { ...toDraft(latest.cv), ...part };
  expect(saved[1]).toEqual({ loaded: latest, draft, etag: '"9"' });
});

test('of two photos that were chosen one is asked for', async () => {
  const latest = { cv: withPhoto('7'), etag: '"9"' };
  const { actor, send, state } = await begin({
    edit: true,
    saves: [new ChangedElsewhere(latest)],
  });
  actor.send({ type: 'change', part: { pictureId: '8' } });
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  expect(state().context.conflict).toEqual(latest);
});

test('a save whose answer was lost is no change elsewhere, also when typing went on', async () => {
  const arrived = { cv: sampleCv(part), etag: '"2"' };
  const saves = [new Error('no answer'), new ChangedElsewhere(arrived)];
  const { actor, saved, send } = await begin({ edit: true, saves });
  actor.send({ type: 'change', part });
  send('save');
  await waitFor(actor, (now) => now.matches('editing'));
  actor.send({ type: 'change', part: { language_skills: [] } });
  send('save');
  await waitFor(actor, (now) => now.matches('saved'));
  expect(saved[2]).toEqual({
    loaded: arrived,
    draft: { ...typed, language_skills: [] },
    etag: '"2"',
  });
});
