import { expect, test } from '@jest/globals';
import { createUserJournal, createMemoryStore } from './journal.ts';
import { createFakeClock } from './fake-clock.fixture.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Some tabs of one browser over one journal. */
function setUp() {
  const clock = createFakeClock();
  const store = createMemoryStore();
  const living = new Set<string>();
  const open = (id: string, sub = 'sub-1') => {
    living.add(id);
    const tab = { id: async () => id, living: async () => new Set(living) };
    return createUserJournal({ store, sub, clock, tab });
  };
  return { clock, store, open, close: (id: string) => living.delete(id) };
}

test('two tabs on one CV keep what each of them typed', async () => {
  const { open } = setUp();
  const [one, other] = [open('1').services, open('2').services];
  await one.write('cv', 'one');
  expect(await other.read('cv')).toBeUndefined();
  await other.write('cv', 'other');
  await other.drop('cv');
  expect(await other.read('cv')).toBeUndefined();
  expect(await one.read('cv')).toBe('one');
});

test('the newest of what closed tabs left is taken over, once', async () => {
  const { clock, open, close, store } = setUp();
  await open('1').services.write('cv', 'older');
  await clock.advance(1);
  await open('2').services.write('cv', 'newer');
  await clock.advance(1);
  await open('3').services.write('cv', 'still typed');
  await open('3').services.write('other', 'elsewhere');
  close('1');
  close('2');
  const { services } = open('4');
  expect(await services.read('cv')).toBe('newer');
  const owners = (await store.all()).filter(({ key }) => key === 'cv');
  expect(owners.map(({ tab }) => tab).toSorted()).toEqual(['1', '3', '4']);
  expect(await open('5').services.read('cv')).toBe('older');
  expect(await services.read('other')).toBeUndefined();
});

test('what was taken over is as old as it was', async () => {
  const { clock, open, close } = setUp();
  await open('1').services.write('cv', 'typed');
  close('1');
  await clock.advance(6 * DAY);
  const { services } = open('2');
  expect(await services.read('cv')).toBe('typed');
  await clock.advance(DAY + 1);
  expect(await services.read('cv')).toBeUndefined();
});

test('a tab’s own entry comes before a newer one of a closed tab', async () => {
  const { clock, open, close } = setUp();
  const { services } = open('1');
  await services.write('cv', 'own');
  await clock.advance(1);
  await open('2').services.write('cv', 'closed');
  close('2');
  expect(await services.read('cv')).toBe('own');
});

test('a wipe takes what every tab of this user typed, and nothing of another', async () => {
  const { open, store } = setUp();
  const one = open('1');
  await one.services.write('cv', 'one');
  await open('2').services.write('cv', 'two');
  await open('3', 'sub-2').services.write('cv', 'theirs');
  await one.wipe();
  expect((await store.all()).map(({ value }) => value)).toEqual(['theirs']);
});
