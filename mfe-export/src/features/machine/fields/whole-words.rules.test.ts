import { expect, test } from '@jest/globals';
import { withWholeWords } from './whole-words.rules.ts';

test('a word that lines break is whole where it begins, however many lines it takes', () => {
  expect(
    withWholeWords([
      'in der pharmazeutischen Arznei-',
      'mittelherstellung, verantwortlich',
      'Donaudampfschifffahrts-',
      'elektrizitätenhauptbe-',
      'triebswerke',
    ]),
  ).toEqual([
    'in der pharmazeutischen Arzneimittelherstellung,',
    'verantwortlich',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
  ]);
});

test.each([
  ['a hyphen that stands for what follows', 'Ein-', 'und Ausgang'],
  ['a name', 'Theodora Blackwood-', 'Mensah'],
  ['capitals', 'IT-', 'gestützt'],
  ['a compound', 'from end-to-', 'end tests'],
  ['a range', '2019 -', 'heute'],
])('%s stays as it is', (_what, line, next) => {
  expect(withWholeWords([line, next])).toEqual([line, next]);
});
