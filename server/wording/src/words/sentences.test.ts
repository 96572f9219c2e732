import { expect, test } from '@jest/globals';
import { sentencesOf } from '@sastre/reading';

test.each([
  ['I work at Moor Haulage as *Fahrer*. Before that I packed.'],
  ['Ich bewerbe mich um die Stelle „Koch“. Ich bin Koch.'],
  ['A budget of 14 Mio. €. Excel is known.'],
])('a sentence ends behind emphasis, quotes and currencies: %s', (text) => {
  expect(sentencesOf(text)).toHaveLength(2);
});
