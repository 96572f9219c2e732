import { expect, test } from '@jest/globals';
import { oncePerText } from './once-per-text.ts';

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
