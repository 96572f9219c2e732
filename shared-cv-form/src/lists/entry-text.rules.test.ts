import { expect, test } from '@jest/globals';
import { entryText, writtenText } from './entry-text.rules.ts';

test('an entry is found by what somebody wrote in it, not by keys that nobody sees', () => {
  const section = {
    id: 's1',
    kind: 'interests',
    title: 'Aficiones',
    entries: [{ id: 'e1', name: 'Remo', highlights: ['Regata de 2019', ' '], current: false }],
  };
  expect(writtenText(section)).toBe('Aficiones\nRemo\nRegata de 2019');
  expect(writtenText({ id: 'k1', name: 'SQL', level: 'Intermediate' })).toBe('SQL');
});

test('all that an entry says has what was chosen as well', () => {
  expect(entryText({ id: 'k1', name: 'SQL', level: 'Intermediate' })).toBe('SQL\nIntermediate');
});
