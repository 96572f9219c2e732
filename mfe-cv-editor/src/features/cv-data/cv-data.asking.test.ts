import { describe, expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { waitFor } from 'xstate';
import { isDirty } from '../cv-store/editing.rules.ts';
import {
  answer,
  base,
  begin,
  conflict,
  forget,
  loaded,
  lost,
  part,
  theirs,
  typed,
} from './cv-data.fixture.ts';

describe('a save that the server could not be asked for', () => {
  test('waits, says that it was asked for, and goes through by itself: at growing pauses', async () => {
    const saves = [lost(), lost('unavailable', 503)];
    const { actor, clock, kept, acts, saved, send, state } = await begin({ edit: true, saves });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('waiting'));
    expect(state().context).toMatchObject({ error: saves[0], draft: typed });
    clock.increment(300);
    expect(kept.at(-1)).toMatchObject({ draft: typed, asked: true });
    clock.increment(1_700);
    await waitFor(actor, (now) => now.matches('waiting') && now.context.tries === 2);
    clock.increment(3_999);
    expect(saved).toHaveLength(2);
    clock.increment(1);
    await waitFor(actor, (now) => now.matches('saved'));
    expect(saved.map(({ etag }) => etag)).toEqual(['"1"', '"1"', '"1"']);
    clock.increment(700);
    // Nothing was done since it was asked for: it ends as any save.
    expect(acts.toSorted()).toEqual([forget, 'goBack', 'saved']);
  });

  test('goes through at once when the line is back', async () => {
    const { actor, saved, send } = await begin({ edit: true, saves: [lost()] });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('waiting'));
    send('connected');
    await waitFor(actor, (now) => now.matches('saved'));
    expect(saved).toHaveLength(2);
  });

  test('takes along what was typed since, and then leads nobody away', async () => {
    const { actor, clock, acts, saved, send, state } = await begin({ edit: true, saves: [lost()] });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('waiting'));
    actor.send({ type: 'change', part: { language_skills: [] } });
    send('connected');
    await waitFor(actor, (now) => now.matches('editing'));
    expect(saved[1]?.draft).toEqual({ ...typed, language_skills: [] });
    expect(isDirty(state().context)).toBe(false);
    clock.increment(10_000);
    expect(acts).not.toContain('goBack');
    expect(acts).toContain('saved');
  });

  test('what is typed while it is under way stays, over what it stored', async () => {
    const { actor, kept, clock, send, state } = await begin({ edit: true, saves: [lost()] });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('waiting'));
    send('connected');
    actor.send({ type: 'change', part: { coverLetter: 'Dear all' } });
    await waitFor(actor, (now) => now.matches('editing'));
    expect(state().context).toMatchObject({ etag: '"2"', loaded: answer });
    expect(state().context.draft).toEqual({ ...toDraft(answer.cv), coverLetter: 'Dear all' });
    clock.increment(300);
    expect(kept.at(-1)).toMatchObject({ etag: '"2"', draft: { coverLetter: 'Dear all' } });
    expect(kept.at(-1)).not.toHaveProperty('asked');
  });

  test('asked for by who stays keeps nobody from typing and leads nobody away', async () => {
    const { actor, clock, acts, saved, state } = await begin({ edit: true });
    actor.send({ type: 'change', part });
    actor.send({ type: 'save', stays: true });
    expect(state().hasTag('saving')).toBe(false);
    actor.send({ type: 'change', part: { coverLetter: 'Dear all' } });
    await waitFor(actor, (now) => now.matches('editing') && !now.hasTag('trying'));
    expect(saved).toMatchObject([{ draft: typed }]);
    expect(state().context.draft).toMatchObject({ coverLetter: 'Dear all' });
    clock.increment(10_000);
    expect(state().matches('editing')).toBe(true);
    expect(acts).toEqual(['saved']);
  });

  test('asked for by who stays is refused as any other', async () => {
    const { actor, saved, state } = await begin({ edit: true });
    const personal_info = { ...base.personal_info, fullName: '' };
    actor.send({ type: 'change', part: { personal_info } });
    actor.send({ type: 'save', stays: true });
    expect(state().context.refused).toBe(1);
    expect(saved).toEqual([]);
  });

  test('meets another version as any save does', async () => {
    const { actor, send, state } = await begin({ edit: true, saves: [lost(), conflict] });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('waiting'));
    send('connected');
    await waitFor(actor, (now) => now.matches('editing'));
    expect(state().context).toMatchObject({ conflict: theirs, draft: typed });
  });

  test('is given up by Cancel, and can be asked for again by hand', async () => {
    const given = await begin({ edit: true, saves: [lost()] });
    given.actor.send({ type: 'change', part });
    given.send('save');
    await waitFor(given.actor, (now) => now.matches('waiting'));
    given.send('cancel');
    given.clock.increment(60_000);
    expect(given.saved).toHaveLength(1);
    const again = await begin({ edit: true, saves: [lost()] });
    again.actor.send({ type: 'change', part });
    again.send('save');
    await waitFor(again.actor, (now) => now.matches('waiting'));
    again.send('save');
    await waitFor(again.actor, (now) => now.matches('saved'));
  });

  test('for want of a session is made when the person is here again', async () => {
    const refused = lost('unauthenticated', 401);
    const before = await begin({ edit: true, saves: [refused] });
    before.actor.send({ type: 'change', part });
    before.send('save');
    await waitFor(before.actor, (now) => now.matches('editing'));
    expect(before.state().context.error).toBe(refused);
    before.clock.increment(300);
    const journal = before.kept.at(-1);
    expect(journal).toMatchObject({ asked: true });

    const after = await begin({ edit: true, journal });
    await waitFor(after.actor, (now) => now.matches('editing'));
    expect(after.saved).toEqual([{ loaded, draft: typed, etag: '"1"' }]);
    expect(after.acts).toContain('saved');
    after.clock.increment(10_000);
    expect(after.acts).not.toContain('goBack');
  });
});

describe('a refused save', () => {
  test('is counted, whatever asked for it', async () => {
    const { actor, saved, send, state } = await begin({ edit: true });
    const { personal_info } = loaded.cv;
    actor.send({ type: 'change', part: { personal_info: { ...personal_info, fullName: '' } } });
    send('save');
    send('save');
    expect([state().context.refused, saved.length]).toEqual([2, 0]);
    actor.send({ type: 'change', part: { personal_info } });
    send('save');
    await waitFor(actor, (now) => now.matches('saved'));
    expect(state().context.refused).toBe(0);
  });

  test('is none for what an entry lacked before', async () => {
    const education = loaded.cv.education.map((course) => ({ ...course, location: '' }));
    const imported = { cv: sampleCv({ education }), etag: '"1"' };
    const { actor, saved, send } = await begin({ edit: true, loaded: imported });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('saved'));
    expect(saved).toHaveLength(1);
  });
});
