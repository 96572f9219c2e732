import { expect, test } from '@jest/globals';
import { withoutSpacing } from './spaced-words.rules.ts';

test.each([
  ['M A Y A   L Y N D O N', 'MAYA LYNDON'],
  ['m a y a  l y n d o n', 'maya lyndon'],
  // Pairs of letters stand closer where they were copied out of a drawing.
  ['M A YA  LY N D O N', 'MAYA LYNDON'],
  ['A N N A  T.  R O T H - V A L E', 'ANNA T. ROTH-VALE'],
  ['E D U C A T I O N', 'EDUCATION'],
  // The same space between all of them: words begin with capitals.
  ['A n n e -m a r i e R o t h', 'Anne-marie Roth'],
  ['I o n a M c K a y', 'Iona McKay'],
])('%s is %s', (spaced, words) => {
  expect(withoutSpacing(spaced)).toBe(words);
});

test.each(['A B C', 'C, C++, R', 'A plain line', 'I a m h e r e today', 'B 1 2 3 4', '● ● ● ● ○'])(
  '%s stays as it is',
  (text) => {
    expect(withoutSpacing(text)).toBe(text);
  },
);
