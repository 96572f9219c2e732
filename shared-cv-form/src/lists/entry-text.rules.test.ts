import { expect, test } from '@jest/globals';
import { entryText } from './entry-text.rules.ts';

test('an entry is found by what somebody wrote in it, not by keys that nobody sees', () => {
  const section = {
    id: 's1',
    kind: 'interests',
    title: 'Aficiones',
    entries: [{ id: 'e1', name: 'Remo', highlights: ['Regata de 2019', ' '], current: false }],
  };
  expect(entryText(section)).toBe('Aficiones\nRemo\nRegata de 2019');
  expect(entryText({ id: 'k1', name: 'SQL', level: 'Intermediate' })).toBe('SQL');
});
