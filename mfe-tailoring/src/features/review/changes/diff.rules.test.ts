import { describe, expect, test } from '@jest/globals';
import { diffTokens, diffWords, wordsOf, type Part } from './diff.rules.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);

const told = (parts: Part<string>[]) =>
  parts.map(({ kind, tokens }) => {
    const text = tokens.join('');
    return kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`;
  });
const side = <T>(parts: Part<T>[], leave: Part<T>['kind']) =>
  parts.filter(({ kind }) => kind !== leave).flatMap(({ tokens }) => tokens);

describe('words', () => {
  test('joined are the text again; numbers and compounds stay whole', () => {
    const text = 'Cut the  rate (from 0.8% to 0.05%),\nco-led Müller’s team…';
    expect(wordsOf(text).join('')).toBe(text);
    expect(wordsOf(text)).toEqual(expect.arrayContaining(['0.05', 'co-led', 'Müller’s', '%']));
    expect(wordsOf('')).toEqual([]);
  });

  test.each([
    ['Led the team', 'Led the team', ['Led the team']],
    ['', 'New', ['+New+']],
    ['Old', '', ['-Old-']],
    ['Led the team', 'Led the payments team', ['Led the ', '+payments +', 'team']],
    ['a quick brown fox', 'a slow red fox', ['a ', '-quick brown-', '+slow red+', ' fox']],
    // Of equally short ways the user sees the same one each time: a new word goes with the space before it.
    ['Led built reduced', 'Led led the reduced', ['Led ', '-built-', '+led the+', ' reduced']],
    ['Ran the site', 'Led the big site', ['-Ran-', '+Led+', ' the', '+ big+', ' site']],
  ])('"%s" to "%s"', (before, after, expected) => {
    expect(told(diffWords(before, after))).toEqual(expected);
  });
});

describe('any two lists', () => {
  test('come back whole, nothing is marked that stays, and what is kept is as much as can be', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const list = () => Array.from({ length: next(12) }, () => next(4));
    for (let run = 0; run < 400 * SOAK; run += 1) {
      const [before, after] = [list(), list()];
      const parts = diffTokens(before, after);
      expect(side(parts, 'added')).toEqual(before);
      expect(side(parts, 'removed')).toEqual(after);
      const kept = parts.filter(({ kind }) => kind === 'same').flatMap(({ tokens }) => tokens);
      expect(kept).toHaveLength(longestCommon(before, after));
      expect(parts.every(({ tokens }) => tokens.length > 0)).toBe(true);
    }
  });

  test('texts come back whole word by word', () => {
    let seed = 11;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const text = () => Array.from({ length: next(20) }, () => 'ab .,1'[next(6)]).join('');
    for (let run = 0; run < 400 * SOAK; run += 1) {
      const [before, after] = [text(), text()];
      const parts = diffWords(before, after);
      expect(side(parts, 'added').join('')).toBe(before);
      expect(side(parts, 'removed').join('')).toBe(after);
    }
  });

  test('too large ones are shown as replaced, but for what they begin and end with', () => {
    const long = (word: string) => Array.from({ length: 2_100 }, (_, at) => `${word}${at}`);
    const parts = diffTokens(['x', ...long('a'), 'y'], ['x', ...long('b'), 'y']);
    expect(parts.map(({ kind, tokens }) => `${kind} ${tokens.length}`)).toEqual([
      'same 1',
      'removed 2100',
      'added 2100',
      'same 1',
    ]);
  });
});

/** By trying every way, as a measure. */
function longestCommon(before: readonly number[], after: readonly number[]): number {
  const known = new Map<string, number>();
  const from = (row: number, column: number): number => {
    if (row === before.length || column === after.length) return 0;
    const key = `${row} ${column}`;
    const value =
      known.get(key) ??
      (before[row] === after[column]
        ? 1 + from(row + 1, column + 1)
        : Math.max(from(row + 1, column), from(row, column + 1)));
    known.set(key, value);
    return value;
  };
  return from(0, 0);
}
