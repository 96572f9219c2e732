import { expect, test } from '@jest/globals';
import { joinRow, splitRow, typeRow } from './achievements.rules.ts';

test('typing changes one row and leaves the caret alone', () => {
  expect(typeRow(['a', 'b'], 1, 'bc')).toEqual({ rows: ['a', 'bc'] });
});

test('pasted lines become rows, without bullets and blank lines', () => {
  expect(typeRow(['a', '', 'z'], 1, '• One\r\n\n - Two\n– Two and\n-5 %\n·  Three ')).toEqual({
    rows: ['a', 'One', 'Two', 'Two and', '-5 %', 'Three ', 'z'],
    caret: { row: 5, at: 6 },
  });
  expect(typeRow(['a'], 0, '\n\n')).toEqual({ rows: [''], caret: { row: 0, at: 0 } });
});

test('a row that was stored with a line break keeps it while it is typed in', () => {
  expect(typeRow(['one\ntwo'], 0, 'one\ntwo!').rows).toEqual(['one\ntwo!']);
  expect(typeRow(['one\ntwo'], 0, 'one\ntwo\nthree').rows).toEqual(['one', 'two', 'three']);
});

test('Enter takes what follows the caret to the next row, without what was selected', () => {
  expect(splitRow(['One', 'z'], 0, 3)).toEqual({
    rows: ['One', '', 'z'],
    caret: { row: 1, at: 0 },
  });
  expect(splitRow(['One and two'], 0, 3, 8).rows).toEqual(['One', 'two']);
});

test('Backspace at the beginning joins the row before, at the place of the joint', () => {
  expect(joinRow(['One', '', 'z'], 1)).toEqual({ rows: ['One', 'z'], caret: { row: 0, at: 3 } });
  expect(joinRow(['One', 'two'], 1)).toEqual({ rows: ['One two'], caret: { row: 0, at: 3 } });
  expect(joinRow(['One'], 0)).toBeUndefined();
});
