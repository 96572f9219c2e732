import { expect, test } from '@jest/globals';
import { gradeLine } from './grade.rules.ts';
import { WORDS } from './words/words.ts';

test.each([
  ['3.9', 'Grade: 3.9'],
  [' 3.91/4.00 ', 'Grade: 3.91/4.00'],
  [
    '1.0 (summa cum laude); Dissertation: Trade-offs',
    'Grade: 1.0 (summa cum laude); Dissertation: Trade-offs',
  ],
  ['~ 90 %', 'Grade: ~ 90 %'],
  ['A-', 'Grade: A-'],
  ['٩٫١', 'Grade: ٩٫١'],
  ['magna cum laude', 'Grade: magna cum laude'],
  ['Grade A', 'Grade A'],
  ['Dissertation: Trade-offs in 2PC', 'Dissertation: Trade-offs in 2PC'],
  ['GPA 3.8', 'GPA 3.8'],
  ['mention Très Bien', 'mention Très Bien'],
])('%j is shown as %j', (grade, shown) => {
  expect(gradeLine(grade, WORDS.en)).toBe(shown);
});

test('French has a space before the colon, at which no line ends', () => {
  expect(gradeLine('15/20', WORDS.fr)).toBe('Note\u00a0: 15/20');
});

test('a wide colon has its space in it', () => {
  expect(gradeLine('3.6', { grade: '成绩', colon: '：' })).toBe('成绩：3.6');
});
