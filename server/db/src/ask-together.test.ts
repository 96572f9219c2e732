import { expect, test } from '@jest/globals';
import { askTogether } from './ask-together.ts';

/** Answers in capitals, and keeps what it was asked at once. */
function shouting(most?: number) {
  const asked: string[][] = [];
  const ask = askTogether(async (words: readonly string[]) => {
    asked.push([...words]);
    return words.map((word) => word.toUpperCase());
  }, most);
  return { ask, asked };
}

test('what is asked in one turn is asked at once, and each gets its own answer', async () => {
  const { ask, asked } = shouting();
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  expect(await ask('d')).toBe('D');
  expect(asked).toEqual([['a', 'b', 'c'], ['d']]);
});

test('what is asked while an answer is on its way is a question of its own', async () => {
  const ways: (() => void)[] = [];
  const ask = askTogether(async (words: readonly string[]) => {
    await new Promise<void>((resolve) => ways.push(resolve));
    return words;
  });
  const first = ask('a');
  await new Promise(setImmediate);
  const second = ask('b');
  await new Promise(setImmediate);
  ways[1]?.();
  expect(await second).toBe('b');
  ways[0]?.();
  expect(await first).toBe('a');
});

test('no question holds more than so many', async () => {
  const { ask, asked } = shouting(2);
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual([['a', 'b'], ['c']]);
});

test('a failure, and an answer too few, is one for all who asked and for nobody after them', async () => {
  const answers = [
    Promise.reject(new Error('away')),
    Promise.resolve(['A']),
    Promise.resolve(['B']),
  ];
  const ask = askTogether(async (_words: readonly string[]) => answers.shift() ?? []);
  const told = async () => Promise.allSettled(['a', 'b'].map(ask));
  const messages = async () =>
    (await told()).map((one) => (one.status === 'rejected' ? String(one.reason) : one.value));
  expect(await messages()).toEqual(['Error: away', 'Error: away']);
  const few = 'Error: Not every question was answered.';
  expect(await messages()).toEqual([few, few]);
  expect(await ask('b')).toBe('B');
});
