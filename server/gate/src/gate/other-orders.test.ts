import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';
import { holdRowsOf } from './rows.fixture.ts';

// Whole members of a row, and whole clauses, may be told in another order.
holdRowsOf('other-orders.fixture.txt');

test.each([
  [
    'Answered calls from growers and packed bulbs at the counter on Saturdays.',
    'Answered calls from growers on Saturdays and packed bulbs at the counter.',
  ],
  [
    'Weighed brown wool; white wool was left to the older graders.',
    'Weighed white wool; brown wool was left to the older graders.',
  ],
  [
    'Priced quilts for four shops, three of which took them.',
    'Priced quilts for three shops, four of which took them.',
  ],
  [
    'Helped the abbot with the hives and ran the shop.',
    'Ran the hives and helped the abbot with the shop.',
  ],
  ['Washed pots with sand and pans with soda.', 'Washed pots with soda and pans with sand.'],
  ['Mended nets; the sails were cut by a loft.', 'Cut sails; the nets were mended by a loft.'],
  [
    'Taught diving; we had no accidents in my three summers there.',
    'Taught diving; I had no accidents in my three summers there.',
  ],
  [
    'Stood in for the abbot on Sundays, however without a key.',
    'Stood in for the abbot, on Sundays however without a key.',
  ],
])('what is said of one member stays with it: %s ↛ %s', (fact, lie) => {
  expect(answerFor(fact, lie, 'en')).not.toBe('proven');
});
