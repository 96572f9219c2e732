import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

test.each([
  ['Working group', 'Foundry Union', 'Chair since 2019.'],
  ['Arbeitskreis Guss', 'Gießereiverein', 'Sprecher seit 2019.'],
  ['Grupo de trabajo', 'Colegio de Fundidores', 'Portavoz desde 2019.'],
])('a sentence of what somebody is since when begins no entry: %s', (name, house, said) => {
  const text = `01/2015 – 12/2024 ¦ ${name}\n${house}\n${said}\n05/2020 – 12/2023 ¦ Other`;
  const [entry, ...more] = addedOf('custom', linesFrom(text));
  expect([entry?.name?.text, entry?.organisation?.text]).toEqual([name, house]);
  expect(entry?.texts.map((piece) => piece.text)).toEqual([said]);
  expect(more).toHaveLength(1);
});
