import { describe, expect, test } from '@jest/globals';
import { ChangedElsewhere } from '@sastre/shared-contracts/page';
import { applyChange } from '../panel/layout.rules.ts';
import { coloured, colourOf, printed, stored, world } from './export.fixture.ts';
import { SAVE_MS } from './export.machine.ts';
import type { LayoutSave, SavedLayout } from './export.types.ts';

const [red, green, blue] = [coloured('#f00'), coloured('#0f0'), coloured('#00f')];
const saved = (change: typeof red, etag: string, elsewhere = false): SavedLayout => ({
  cv: applyChange(stored.cv, change),
  etag,
  elsewhere,
});

async function opened(restored?: typeof red) {
  const given = world();
  await given.answer('load', { stored, restored });
  const context = () => given.actor.getSnapshot().context;
  const change = (one: typeof red) => given.actor.send({ type: 'change', change: one });
  const saves = () => given.asked('saveLayout') as LayoutSave[];
  return { ...given, context, change, saves };
}

describe('a change', () => {
  test('is shown at once, kept at once, and saved once nothing more comes for a moment', async () => {
    const { actor, clock, context, change, saves, done } = await opened();
    change(red);
    expect(colourOf(context().shown)).toBe('#f00');
    expect(done).toEqual([`keep ${JSON.stringify(red)}`]);
    clock.increment(SAVE_MS - 1);
    change(green);
    clock.increment(SAVE_MS - 1);
    expect(saves()).toEqual([]);
    expect(actor.getSnapshot().hasTag('saving')).toBe(true);
    clock.increment(1);
    expect(saves()).toEqual([{ stored, change: green }]);
  });

  test('that is saved is over: nothing is left, and the next one goes over the new version', async () => {
    const { actor, answer, clock, context, change, saves } = await opened();
    change(red);
    clock.increment(SAVE_MS);
    await answer('saveLayout', saved(red, '"2"'));
    expect(actor.getSnapshot().hasTag('saving')).toBe(false);
    expect(context()).toMatchObject({ saved: true, unsaved: undefined, notice: undefined });
    change(green);
    clock.increment(SAVE_MS);
    expect(saves()[1]?.stored.etag).toBe('"2"');
  });

  test('during a save goes with the next one, together with all that came with it', async () => {
    const { answer, clock, context, change, saves, done } = await opened();
    change(red);
    clock.increment(SAVE_MS);
    change(green);
    change({ pictureId: 'p1' });
    expect(saves()).toHaveLength(1);
    await answer('saveLayout', saved(red, '"2"'));
    expect(colourOf(context().shown)).toBe('#0f0');
    expect(done.at(-1)).toBe(`keep ${JSON.stringify({ ...green, pictureId: 'p1' })}`);
    clock.increment(SAVE_MS);
    expect(saves()[1]).toMatchObject({ change: { ...green, pictureId: 'p1' } });
    expect(saves()).toHaveLength(2);
  });

  test('is saved at once when the page is left, or put away', async () => {
    const { actor, change, saves } = await opened();
    change(red);
    actor.send({ type: 'leave' });
    expect(saves()).toHaveLength(1);
    actor.send({ type: 'leave' });
    expect(saves()).toHaveLength(1);
  });

  test('that cannot be saved stays shown, goes with the next one, and with Try again', async () => {
    const { actor, answer, clock, context, change, fail, saves } = await opened();
    change(red);
    clock.increment(SAVE_MS);
    await fail('saveLayout', new Error('down'));
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(context()).toMatchObject({ error: new Error('down'), unsaved: red });
    expect(colourOf(context().shown)).toBe('#f00');
    change({ pictureId: 'p1' });
    clock.increment(SAVE_MS);
    expect(saves()[1]?.change).toEqual({ ...red, pictureId: 'p1' });
    await fail('saveLayout', new Error('down'));
    actor.send({ type: 'retry' });
    expect(saves()).toHaveLength(3);
    await answer('saveLayout', saved(red, '"2"'));
    expect(context()).toMatchObject({ error: undefined, unsaved: undefined, saved: true });
  });

  test('that an earlier visit left is shown and saved at once', async () => {
    const { context, saves } = await opened(red);
    expect(colourOf(context().shown)).toBe('#f00');
    expect(context().notice).toBe('restored');
    expect(saves()).toEqual([{ stored, change: red }]);
  });

  test('that went on top of another version says so, until the next one', async () => {
    const { answer, clock, context, change } = await opened();
    change(red);
    clock.increment(SAVE_MS);
    await answer('saveLayout', saved(red, '"7"', true));
    expect(context().notice).toBe('elsewhere');
    change(green);
    expect(context().notice).toBeUndefined();
  });
});

describe('a download', () => {
  test('saves the whole CV, then prints what was saved', async () => {
    const { actor, answer, asked, context, inFlight } = await opened();
    actor.send({ type: 'download' });
    expect(actor.getSnapshot().hasTag('printing')).toBe(true);
    expect(inFlight('print')).toBe(0);
    const after = { ...stored, etag: '"2"' };
    await answer('saveWhole', after);
    expect(asked('print')).toEqual([after.cv]);
    await answer('print', printed);
    expect(actor.getSnapshot().hasTag('printing')).toBe(false);
    expect(context()).toMatchObject({ printed, stored: after });
  });

  test('saves what waits first, without waiting any longer', async () => {
    const { actor, answer, asked, change, saves } = await opened();
    change(red);
    actor.send({ type: 'download' });
    expect(saves()).toHaveLength(1);
    expect(asked('saveWhole')).toEqual([]);
    await answer('saveLayout', saved(red, '"2"'));
    expect(asked('saveWhole')).toMatchObject([{ etag: '"2"' }]);
  });

  test('waits for the save under way, and takes along what was changed during it', async () => {
    const { actor, answer, asked, clock, change, saves } = await opened();
    change(red);
    clock.increment(SAVE_MS);
    change(green);
    actor.send({ type: 'download' });
    await answer('saveLayout', saved(red, '"2"'));
    expect(saves()).toHaveLength(2);
    await answer('saveLayout', saved(green, '"3"'));
    await answer('saveWhole', { cv: saved(green, '').cv, etag: '"4"' });
    expect((asked('print') as (typeof stored.cv)[]).map(colourOf)).toEqual(['#0f0']);
  });

  test('is given up when what waits cannot be saved; the next one tries again', async () => {
    const { actor, answer, asked, change, context, fail, done } = await opened();
    change(red);
    actor.send({ type: 'download' });
    await fail('saveLayout', new Error('down'));
    expect(done.at(-1)).toBe('giveUp');
    expect(actor.getSnapshot().hasTag('printing')).toBe(false);
    expect(context().failure).toEqual({ step: 'save', error: new Error('down') });
    expect(asked('saveWhole')).toEqual([]);
    actor.send({ type: 'retry' });
    await answer('saveLayout', saved(red, '"2"'));
    expect(context().failure).toBeUndefined();
    expect(asked('saveWhole')).toEqual([]);
    actor.send({ type: 'download' });
    expect(asked('saveWhole')).toHaveLength(1);
  });

  test('is given up when the CV cannot be saved or printed, with the reason', async () => {
    const { actor, answer, fail, context, done } = await opened();
    const error = new Error('down');
    actor.send({ type: 'download' });
    await fail('saveWhole', error);
    expect(context().failure).toEqual({ step: 'save', error });
    actor.send({ type: 'download' });
    expect(context().failure).toBeUndefined();
    await answer('saveWhole', { ...stored, etag: '"2"' });
    await fail('print', error);
    expect(context().failure).toEqual({ step: 'print', error });
    expect(done).toEqual(['giveUp', 'giveUp']);
    expect(context().stored?.etag).toBe('"2"');
  });

  test('of a CV that was changed elsewhere prints nothing: it is shown as it is now', async () => {
    const { actor, fail, context, asked } = await opened();
    const latest = { cv: { ...stored.cv, skills: [] }, etag: '"9"' };
    actor.send({ type: 'download' });
    await fail('saveWhole', new ChangedElsewhere(latest));
    expect(context()).toMatchObject({ stored: latest, shown: latest.cv });
    expect(asked('print')).toEqual([]);
  });

  test('is one at a time, and what is changed meanwhile is saved after it', async () => {
    const { actor, answer, asked, clock, context, change, saves } = await opened();
    actor.send({ type: 'download' });
    actor.send({ type: 'download' });
    change(blue);
    clock.increment(SAVE_MS);
    expect(saves()).toEqual([]);
    await answer('saveWhole', { ...stored, etag: '"2"' });
    expect(colourOf(context().shown)).toBe('#00f');
    expect((asked('print') as (typeof stored.cv)[]).map(colourOf)).toEqual(['']);
    clock.increment(SAVE_MS);
    expect(saves()).toMatchObject([{ stored: { etag: '"2"' }, change: blue }]);
    expect(asked('saveWhole')).toHaveLength(1);
  });

  test('is no longer offered once something was changed after it', async () => {
    const { actor, answer, context, change } = await opened();
    actor.send({ type: 'download' });
    await answer('saveWhole', stored);
    await answer('print', printed);
    change(red);
    expect(context().printed).toBeUndefined();
  });
});

test('a CV that cannot be read is unavailable until it is tried again', async () => {
  const { actor, answer, fail } = world();
  await fail('load', new Error('down'));
  expect(actor.getSnapshot().hasTag('unavailable')).toBe(true);
  expect(actor.getSnapshot().context.error).toEqual(new Error('down'));
  actor.send({ type: 'retry' });
  await answer('load', { stored, restored: undefined });
  expect(actor.getSnapshot().context).toMatchObject({ stored, shown: stored.cv, error: undefined });
});
