import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { headlineForm } from '@sastre/shared-cv-words';
import { linesFrom } from './lines.fixture.ts';

const names = (text: string) =>
  addedOf('certificates', linesFrom(text)).map(({ name, organisation }) => [
    name?.text,
    organisation?.text,
  ]);

test('a dash stands within a name where commas part the others of a part', () => {
  expect(
    names(`* First Aid at Sea, Harbour Board, 2019
* Safety – Basic Course (B1), Kelp College, 2018
* Glass for Beginners, Cask Works, 2016`),
  ).toEqual([
    ['First Aid at Sea', 'Harbour Board'],
    ['Safety – Basic Course (B1)', 'Kelp College'],
    ['Glass for Beginners', 'Cask Works'],
  ]);
});

test('names stand alone where no entry of a part says when or from whom', () => {
  expect(
    names(`* Handling: classes 2, 3 and 8
* First Aid at Sea
* Manager's Licence – in progress, exam booked`),
  ).toEqual([
    ['Handling: classes 2, 3 and 8', undefined],
    ['First Aid at Sea', undefined],
    ["Manager's Licence – in progress, exam booked", undefined],
  ]);
});

test('two entries have no form in common', () => {
  expect(headlineForm(['One, Two', 'Three, Four'], true)).toBeUndefined();
});

test('a sentence that ends with a date is no entry', () => {
  const entries = addedOf(
    'publications',
    linesFrom(`Kelp in Forty Ways ¦ 2022
Written with Ida Lund. Second edition in 2024.`),
  );
  expect(entries.map(({ name }) => name?.text)).toEqual(['Kelp in Forty Ways']);
});
