import { describe, expect, test } from '@jest/globals';
import { defaultPdfOptions, defaultTailored } from '@sastre/shared-contracts/api';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { waitFor } from 'xstate';
import type { Journal } from '../cv-store/cv-store.types.ts';
import { isDirty } from '../cv-store/editing.rules.ts';
import { answer, base, begin, conflict, loaded, part, typed } from './cv-data.fixture.ts';

describe('undo and redo', () => {
  const title = (text: string) => ({ personal_info: { ...loaded.cv.personal_info, title: text } });

  test('after a version was restored leads back to its words and its design', async () => {
    const { actor, send, state } = await begin({ edit: true });
    const pdfOptions = { ...defaultPdfOptions, template: 'serif-1', fontSize: 9 };
    const tailored = { ...defaultTailored, pdfOptions };
    actor.send({ type: 'restored', loaded: { ...answer, cv: { ...answer.cv, tailored } } });
    expect(isDirty(state().context)).toBe(false);
    send('undo');
    const template = loaded.cv.tailored?.pdfOptions.template ?? defaultPdfOptions.template;
    expect(state().context.draft).toEqual({
      ...base,
      layout: { pdfOptions: { template, fontSize: undefined } },
    });
    expect(isDirty(state().context)).toBe(true);
    send('redo');
    expect(isDirty(state().context)).toBe(false);
  });

  test('go over the whole form, and are kept with what is typed', async () => {
    const { actor, clock, kept, send, state } = await begin({ edit: true });
    actor.send({ type: 'change', part });
    clock.increment(1_001);
    actor.send({ type: 'change', part: title('A') });
    actor.send({ type: 'change', part: title('An') });
    send('undo');
    expect(state().context.draft).toEqual(typed);
    expect(state().context.went).toEqual({
      direction: 'undo',
      path: 'personal_info.title',
      changes: 1,
    });
    send('undo');
    send('undo');
    expect(state().context.draft).toEqual(base);
    send('redo');
    expect(state().context.draft).toEqual(typed);
    // The first write has ended, and the one that waited for it begins.
    await new Promise((resolve) => setTimeout(resolve));
    clock.increment(300);
    const journal = JSON.parse(JSON.stringify(kept.at(-1))) as Journal;

    const after = await begin({ edit: true, journal });
    after.send('redo');
    expect(after.state().context.draft).toEqual({ ...typed, ...title('An') });
    after.send('undo');
    after.send('undo');
    expect(after.state().context.draft).toEqual(base);
  });

  test('a save is a mark and not an end: what was saved can be undone, also on another visit', async () => {
    const { actor, undos, send, state } = await begin({ edit: true });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('saved'));
    expect(state().context.undo.past).toHaveLength(1);
    expect(undos).toMatchObject([{ etag: '"2"', undo: { past: [expect.anything()] } }]);
    const { undo } = undos[0] as { undo: unknown };

    const after = await begin({ edit: true, loaded: answer, undo });
    after.send('undo');
    expect(after.state().context.draft).toEqual(base);
    expect(isDirty(after.state().context)).toBe(true);
  });

  test('lead through theirs, a merge, a restored version and what was discarded', async () => {
    const { actor, send, state } = await begin({ edit: true, saves: [conflict] });
    actor.send({ type: 'change', part });
    send('save');
    await waitFor(actor, (now) => now.matches('editing'));
    send('loadTheirs');
    send('undo');
    expect(state().context.draft).toEqual(typed);
    send('redo');
    actor.send({ type: 'restored', loaded: answer });
    expect(state().context).toMatchObject({ etag: '"2"', draft: toDraft(answer.cv) });
    expect(isDirty(state().context)).toBe(false);
    send('discard');
    while (state().context.undo.past.length > 0) send('undo');
    expect(state().context.draft).toEqual(base);
  });

  test('a stack of another version is none', async () => {
    const undo = {
      past: [[{ path: ['personal_info', 'title'], at: 0, out: '', in: 'zzz' }]],
      future: [],
    };
    const { send, state } = await begin({ edit: true, undo });
    send('undo');
    expect(state().context.draft).toEqual(base);
  });
});
