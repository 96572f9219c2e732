import { expect, test } from '@jest/globals';
import { languageOfNames } from './called-in.rules.ts';

test.each([
  ['de', ['Italienisch', 'Deutsch']],
  ['nl', ['Nederlands']],
  ['es', ['Español', 'Inglés', 'Alemán']],
  ['fr', ['Anglais', 'Espagnol']],
  ['en', ['German', 'Spanish']],
])('what languages are called says in which one: %s', (language, names) => {
  expect(languageOfNames(names)).toBe(language);
});

test.each([[['Deutsch', 'English', 'Français']], [['Klingon']], [[]], [['Italiano']]])(
  'names that several share, or each its own, say nothing: %j',
  (names) => {
    expect(languageOfNames(names)).toBeUndefined();
  },
);
