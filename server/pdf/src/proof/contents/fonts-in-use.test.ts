import { expect, test } from '@jest/globals';
import { fontsInUse } from './fonts-in-use.ts';

const font = (name: string, embedded = true) => ({ name, embedded, drawn: false, mapped: true });
const [sans, serif, other] = [font('SourceSans3-Regular'), font('SourceSerif4'), font('A', false)];

test('a name stands for the font that is alone in a mark, wherever else it occurs', () => {
  const used = fontsInUse([
    { name: 'f1', page: 1, fonts: [sans, serif] },
    { name: 'f2', page: 1, fonts: [sans, serif] },
    { name: 'f2', page: 2, fonts: [sans] },
  ]);
  expect(used).toEqual(
    new Map([
      ['f1', { ...serif, page: 1 }],
      ['f2', { ...sans, page: 1 }],
    ]),
  );
});

test('names that are never alone stand for what is left, a bad font first', () => {
  const used = fontsInUse([
    { name: 'f1', page: 3, fonts: [serif, other] },
    { name: 'f2', page: 3, fonts: [serif, other] },
  ]);
  expect([...used.values()].map(({ name }) => name)).toEqual(['A', 'SourceSerif4']);
});

test('a name without any font is of none that is embedded', () => {
  expect(fontsInUse([{ name: 'f1', page: 1, fonts: [] }]).get('f1')?.embedded).toBe(false);
});
