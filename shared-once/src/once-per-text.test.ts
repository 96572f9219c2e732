import { expect, test } from '@jest/globals';
import { onceLately, oncePerText } from './once-per-text.ts';

function counted(most: number) {
  const asked: string[] = [];
  const read = oncePerText(most, (text) => {
    asked.push(text);
    return text === 'nothing' ? undefined : text.toUpperCase();
  });
  return { asked, read };
}

test('a text is read once, also when nothing is found in it', () => {
  const { asked, read } = counted(10);
  expect([read('a'), read('nothing'), read('a'), read('nothing')]).toEqual([
    ...['A', undefined, 'A', undefined],
  ]);
  expect(asked).toEqual(['a', 'nothing']);
});

test('no more texts are kept than that, and none that is long', () => {
  const { asked, read } = counted(2);
  for (const text of ['a', 'b', 'c', 'a']) read(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  const long = 'x'.repeat(2_001);
  read(long);
  read(long);
  expect(asked.filter((text) => text === long)).toHaveLength(2);
});

test('long texts asked about lately are kept, each with what it was asked with, and the one asked for longest ago is forgotten', () => {
  const asked: string[] = [];
  const read = onceLately(2, (text: string, name: string) => asked.push(`${text} ${name}`));
  const job = 'x'.repeat(20_000);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) read(job, name);
  expect(asked.map((one) => one.at(-1))).toEqual(['a', 'b', 'c', 'b']);
});

test('where one text ends and the next begins is told apart, and what is longer than any job is not kept', () => {
  const asked: string[] = [];
  const read = onceLately(9, (one: string, other: string) => asked.push(`${one}|${other}`));
  read('ab', 'c');
  read('a', 'bc');
  expect(asked).toEqual(['ab|c', 'a|bc']);
  for (const _time of [1, 2]) read('x'.repeat(60_000), '');
  expect(asked).toHaveLength(4);
});
