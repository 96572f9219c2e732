import { expect, jest, test } from '@jest/globals';
import { createFakeClock } from './fake-clock.ts';
import { createMemoryStore, createUserJournal } from './journal.ts';

/** Some tabs of one browser over one journal; `readings` counts how often its store was asked. */
function setUp() {
  const clock = createFakeClock();
  const store = createMemoryStore();
  const list = jest.spyOn(store, 'list');
  const all = jest.spyOn(store, 'all');
  const living = new Set<string>();
  const open = (id: string, sub = 'sub-1') => {
    living.add(id);
    const tab = { id: async () => id, living: async () => new Set(living) };
    return createUserJournal({ store, sub, clock, tab });
  };
  const readings = () => [all.mock.calls.length, list.mock.calls.length];
  return { clock, store, open, readings, all, close: (id: string) => living.delete(id) };
}

test('what was asked for ahead is read once, whatever keys are read then', async () => {
  const { open, readings } = setUp();
  const { services, ahead } = open('1');
  await services.write('cv', 'typed');
  ahead();
  ahead();
  expect(await services.read('cv')).toBe('typed');
  expect(await services.read('other')).toBeUndefined();
  expect(readings()).toEqual([1, 0]);
});

test('is good for two seconds', async () => {
  const { clock, open, readings } = setUp();
  const { services, ahead } = open('1');
  ahead();
  await clock.advance(1_999);
  await services.read('cv');
  expect(readings()).toEqual([1, 0]);
  await clock.advance(1);
  await services.read('cv');
  expect(readings()).toEqual([1, 1]);
});

test('what this tab changes after it is read anew', async () => {
  const { open } = setUp();
  const { services, ahead, wipe } = open('1');
  ahead();
  await services.write('cv', 'typed');
  expect(await services.read('cv')).toBe('typed');
  ahead();
  await services.drop('cv');
  expect(await services.read('cv')).toBeUndefined();
  await services.write('cv', 'again');
  ahead();
  await wipe();
  expect(await services.read('cv')).toBeUndefined();
});

test('nor is it good where it was asked for while a change was under way, or changed while it was waited for', async () => {
  const { open } = setUp();
  const { services, ahead } = open('1');
  const writing = services.write('cv', 'typed');
  ahead();
  await writing;
  expect(await services.read('cv')).toBe('typed');
  ahead();
  const dropping = services.drop('cv');
  const reading = services.read('cv');
  await dropping;
  expect(await reading).toBeUndefined();
});

test('what another tab left is taken over by one alone, though both asked ahead', async () => {
  const { open, close } = setUp();
  await open('1').services.write('cv', 'left');
  const [two, three] = [open('2'), open('3')];
  close('1');
  two.ahead();
  three.ahead();
  expect(await two.services.read('cv')).toBe('left');
  expect(await three.services.read('cv')).toBeUndefined();
});

test('what is another user’s, or too old, is nobody’s', async () => {
  const { clock, open } = setUp();
  await open('1', 'sub-2').services.write('cv', 'theirs');
  const { services, ahead } = open('1');
  await services.write('old', 'typed');
  ahead();
  expect(await services.read('cv')).toBeUndefined();
  await clock.advance(7 * 24 * 60 * 60 * 1_000 + 1);
  ahead();
  expect(await services.read('old')).toBeUndefined();
});

test('a journal that cannot be read ahead is read when it is asked', async () => {
  const { open, all } = setUp();
  const { services, ahead } = open('1');
  await services.write('cv', 'typed');
  all.mockRejectedValueOnce(new Error('closed'));
  ahead();
  expect(await services.read('cv')).toBe('typed');
});
