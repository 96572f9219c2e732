import type { Language } from '@sastre/shared-contracts/api';
import type { Word, WordList } from '../words/units.rules.ts';
import { pattern, type PlacedNumber, readPlacedNumbers } from '@sastre/reading';

const IN_WORD = pattern()`
  ^(
    ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig
  )(kopf|tag|woch|monat|jahr|stund|minut|teil|stell|fach|sprach|zugig)`;

/** German adjectives that count: sechsköpfig, zweitägig. */
export function numbersInWords(words: readonly Word[], language: Language): PlacedNumber[] {
  if (language !== 'de') return [];
  return words.flatMap(({ folded, at, end }) => {
    const number = IN_WORD.exec(folded)?.[1];
    // "Einteilung" counts nothing.
    if (number === 'ein' && !/(?:ig|fach)(?:e[nmrs]?)?$/.test(folded)) return [];
    const value =
      number === undefined
        ? undefined
        : readPlacedNumbers(number === 'ein' ? 'eins' : number)[0]?.values;
    if (value === undefined && number !== 'ein') return [];
    return [{ values: value ?? [1], unit: 'plain', text: folded, at, end }];
  });
}

/** What is counted by the end of such a word. */
export const COUNTED_BY: readonly (readonly [end: RegExp, word: string])[] = [
  [/kopfig/, 'Person'],
  [/tagig/, 'Tag'],
  [/wochig/, 'Woche'],
  [/monatig/, 'Monat'],
  [/jahrig/, 'Jahr'],
  [/stundig/, 'Stunde'],
  [/minutig/, 'Minute'],
];

/** "Zehnmal" says in one word what "ten times" says with a number. */
export const timesInWords = ({ words }: WordList) =>
  words.filter(({ folded }) =>
    /^(?:zwei|drei|vier|funf|sechs|acht|zehn|zwolf)mal$|^twice$/.test(folded),
  ).length;
