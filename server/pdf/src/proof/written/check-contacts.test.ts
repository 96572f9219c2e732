import { expect, test } from '@jest/globals';
import { checkContacts } from './check-contacts.ts';
import { expectedDocument } from '../expected/expected-document.ts';

const find = (html: string) =>
  checkContacts(expectedDocument(`<body><h1>Marcus Delgado</h1>${html}</body>`).words).map(
    ({ text }) => text,
  );

test.each([
  ['a name in two paragraphs', '<p>marcus.del</p><p>gado@example.com</p>'],
  ['a name in two lines', '<p>marcus.del<br>gado@example.com</p>'],
  ['a name at its dot', '<p>marcus. delgado@example.com</p>'],
  ['a domain in two paragraphs', '<p>marcus@exam</p><p>ple.com</p>'],
  ['a domain at its dot', '<p>marcus@example .com</p>'],
  ['an address in five words', '<p>marcus @ example . com</p>'],
  ['an address with a wide @', '<p>marcus＠example.com</p>'],
  ['an address with a leader for its dot', '<p>marcus@example\u2024com</p>'],
  ['an address in full width', '<p>ｍａｒｃｕｓ@example.com</p>'],
  ['an address with another hyphen', '<p>marcus@sand\u2010hill.com</p>'],
  ['a number in circles', '<p>+49 \u2468\u2463\u2460 \u2464\u2464\u2464 0173</p>'],
  ['a number with the space of no width', '<p>(312) 555-01\u200b48</p>'],
  ['a number with a soft hyphen', '<p>+49 941 555\u00ad0173</p>'],
  ['a number with letters for noughts', '<p>+1 312 555 O148</p>'],
  ['a number in two paragraphs', '<p>+1 312 555</p><p>0148</p>'],
  ['a number in two lines', '<p>Tel. (312) 555-<br>0148</p>'],
])('%s is found', (_, html) => {
  expect(find(html)).toHaveLength(1);
});

test.each([
  ['an address behind a sentence', '<p>Write to Marcus. delgado@example.com answers.</p>'],
  [
    'an address behind the end of a sentence',
    '<p>Eight weeks.</p><p>Free in weeks. delgado@example.com</p>',
  ],
  ['an address of letters with accents', '<p>josé@exämple.de</p>'],
  ['steps in circles', '<p>\u2460 Plan \u2461 Build \u2462 2019 4</p>'],
  ['an address behind a skill', '<p>node.js</p><p>delgado@example.com</p>'],
  ['an address behind a name', '<p>marcus delgado@example.com</p>'],
  ['a handle before an address', '<p>delgado@social</p><p>Delgado</p>'],
  ['a number and a year', '<p>+49 941 5550173</p><p>2019</p><p>(2019)</p><p>2020</p>'],
  ['a number with signs of its direction', '<p>\u200e+49 941 5550173\u200e</p>'],
  ['a number and one that is like it', '<p>+1 312 555 0148<br>312 555 0149</p>'],
  ['letters behind figures', '<p>+49 941 5550173 2l jug, 3I</p>'],
  ['amounts below each other', '<table><tr><td>+12</td><td>Sales</td><td>15</td></tr></table>'],
])('%s is not', (_, html) => {
  expect(find(html)).toEqual([]);
});
