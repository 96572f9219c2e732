import { expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const isNoCv = (text: string) => readLines(textLines(text)).isNoCv === true;

test.each([
  [
    'an invoice',
    'Rechnung Nr. 2023-0457\n\nHafenwerk GmbH\nTel. 0371 5550 1846\ninfo@hafenwerk.example\n\nLeistungszeitraum: 01.03.2023 – 31.03.2023\n\nZement   10   45,00 €\nLieferung   1   35,00 €',
  ],
  [
    'a novel',
    'CHAPTER ONE\n\nThe harbour lay quiet that morning, and old Thomas came down to it.\n\nCHAPTER TWO\n\nIn 1947 the first of the big boats had come, and by 1952 half of the men were gone.',
  ],
])('%s is no CV', (_what, text) => {
  expect(isNoCv(text)).toBe(true);
});

test.each([
  ['headings of one', 'Ana Ruiz\n\nSkills\nLathe, Press\n\nIdiomas\nEspañol (nativo)'],
  ['jobs alone', 'Experience\n\nKeeper, Moor House, Leeds\n2016 – 2019\n- Bees and a mill'],
])('%s are enough for a CV', (_what, text) => {
  expect(isNoCv(text)).toBe(false);
});

test('jobs of a person are enough where nobody knows their heading', () => {
  const lines = linesFrom(
    '# Ana Ruiz\nana@ruiz.example\n# Where my hands were busy\nKeeper, Moor House Ltd ¦ 2016 – 2019\n* Bees\nAssistant, Dale Mill Ltd ¦ 2012 – 2016\n* Flour\n# Skills\nLathe',
  );
  expect(readLines(lines).isNoCv).toBeUndefined();
});
