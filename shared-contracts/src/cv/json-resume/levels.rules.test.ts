import { expect, test } from '@jest/globals';
import { languageLevel } from './levels.rules.ts';

test.each([
  ['Langue maternelle', 'Native'],
  ['Madrelingua', 'Native'],
  ['Língua materna', 'Native'],
  ['Moedertaal', 'Native'],
  ['Język ojczysty', 'Native'],
  ['Courant', 'Fluent'],
  ['Fluente', 'Fluent'],
  ['Vloeiend', 'Fluent'],
  ['Biegły', 'Fluent'],
  ['Très bon niveau', 'Advanced'],
  ['Avançado', 'Advanced'],
  ['Gevorderd', 'Advanced'],
  ['Zaawansowany', 'Advanced'],
  ['Intermédiaire', 'Intermediate'],
  ['Buona conoscenza', 'Intermediate'],
  ['Średnio zaawansowany', 'Intermediate'],
  ['Notions', 'Beginner'],
  ['Livello base', 'Beginner'],
  ['Noções básicas', 'Beginner'],
  ['Podstawowy', 'Beginner'],
  ['Maternelle (C2)', 'Native'],
  ['Courant, C1', 'C1'],
  ['whatever', undefined],
])('the level that a file calls %s is %s', (word, level) => {
  expect(languageLevel(word)).toBe(level);
});
