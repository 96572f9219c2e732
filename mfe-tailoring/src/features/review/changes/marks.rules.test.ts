import { expect, test } from '@jest/globals';
import { markPhrases, phrasesIn } from './marks.rules.ts';

const told = (text: string, ...phrases: string[]) =>
  markPhrases(text, phrases)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['nothing to mark', [], 'nothing to mark'],
  ['', ['x'], ''],
  ['Led ledgers and a ledger.', ['ledger'], 'Led ledgers and a [ledger].'],
  ['A ledger is a ledger.', ['ledger'], 'A [ledger] is a [ledger].'],
  ['Ledger and ledger', ['ledger'], 'Ledger and [ledger]'],
  ['up 40 % in C++ and C', ['40 %', 'C++'], 'up [40 %] in [C++] and C'],
  ['up 40 %', ['40', '40 %'], 'up [40 %]'],
  ['a team of\n  nine', ['team of nine'], 'a [team of\n  nine]'],
  ['Prüfung der Prüfungen', ['Prüfung'], '[Prüfung] der Prüfungen'],
  ['año tras año', ['a', 'año'], '[año] tras [año]'],
  ['(x.y) xzy', ['x.y'], '([x.y]) xzy'],
  ['not there', ['here', ' '], 'not there'],
  [
    'saving two  working days, two in all',
    ['days', 'two', 'working'],
    'saving [two  working days], [two] in all',
  ],
])('"%s" with %j', (text, phrases, expected) => {
  expect(told(text, ...phrases)).toBe(expected);
});

test('words in doubt are told in the order of the text, neighbours as one and nothing twice', () => {
  const text = 'Closes in Excel, saving two working days, two in all.';
  expect(phrasesIn(text, ['two', 'Excel', 'saving', 'working', 'days'])).toEqual([
    'Excel',
    'saving two working days',
  ]);
  expect(phrasesIn(text, ['ledger', 'all'])).toEqual(['all', 'ledger']);
  expect(phrasesIn(text, [])).toEqual([]);
});

test('joined it is the text again, whatever is marked', () => {
  let seed = 13;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const text = (most: number) =>
    Array.from({ length: next(most) }, () => ['ab', 'é', ' ', '.', '+', '4', '\n'][next(7)]).join(
      '',
    );
  for (let run = 0; run < 400; run += 1) {
    const [whole, phrases] = [text(20), [text(4), text(4)]];
    const marks = markPhrases(whole, phrases);
    expect(marks.map((mark) => mark.text).join('')).toBe(whole);
    expect(marks.every((mark) => mark.text !== '')).toBe(true);
  }
});
