import { expect, test } from '@jest/globals';
import { createManualClock } from '@sastre/shared-contracts/testing';
import { coloured } from './export.fixture.ts';
import { createLayoutJournal, journalKey, readRestored } from './journal.effects.ts';

/** A journal whose tasks end when the test says so. */
function begin() {
  const tasks: string[] = [];
  const ends: { resolve: () => void; reject: () => void }[] = [];
  const task = (text: string) =>
    new Promise<void>((resolve, reject) => {
      tasks.push(text);
      ends.push({ resolve, reject: () => reject(new Error('full')) });
    });
  const drafts = {
    read: async () => undefined,
    write: (key: string, value: unknown) => task(`write ${key} ${JSON.stringify(value)}`),
    drop: (key: string) => task(`drop ${key}`),
  };
  const end = async (how: 'resolve' | 'reject' = 'resolve') => {
    ends.shift()?.[how]();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const clock = createManualClock(0);
  return { tasks, end, journal: createLayoutJournal({ drafts, clock }) };
}
const [red, green, blue] = [coloured('#f00'), coloured('#0f0'), coloured('#00f')];
const write = (change: unknown) => `write export.layout.1 ${JSON.stringify(change)}`;
const drop = `drop ${journalKey('1')}`;

test('a change is written at once; of what comes during a write only the newest follows', async () => {
  const { tasks, end, journal } = begin();
  journal.keep('1', red);
  expect(tasks).toEqual([write(red)]);
  journal.keep('1', green);
  journal.keep('1', blue);
  await end();
  expect(tasks).toEqual([write(red), write(blue)]);
});

test('a change made during a write is begun at once when the page goes', () => {
  const { tasks, journal } = begin();
  journal.keep('1', red);
  journal.keep('1', green);
  journal.flush();
  expect(tasks).toEqual([write(red), write(green)]);
});

test('what is saved goes after the write under way, unless something newer is kept', async () => {
  const { tasks, end, journal } = begin();
  journal.keep('1', red);
  journal.forget('1', red);
  expect(tasks).toEqual([write(red)]);
  await end();
  expect(tasks).toEqual([write(red), drop]);
  await end();
  journal.keep('1', green);
  await end();
  journal.forget('1', red);
  journal.keep('1', undefined);
  expect(tasks).toHaveLength(3);
});

test('what an earlier visit left goes once it is saved', async () => {
  const { tasks, journal } = begin();
  journal.forget('1', red);
  expect(tasks).toEqual([drop]);
});

test('a journal that refuses stops nothing', async () => {
  const { tasks, end, journal } = begin();
  journal.keep('1', red);
  await end('reject');
  journal.keep('1', green);
  expect(tasks).toEqual([write(red), write(green)]);
  const drafts = {
    read: () => Promise.reject(new Error('none')),
    write: async () => undefined,
    drop: async () => undefined,
  };
  expect(await readRestored({ drafts }, '1')).toBeUndefined();
});
