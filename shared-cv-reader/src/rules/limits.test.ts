import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import { wordsOf } from '@sastre/shared-cv-words';

describe('what is more than a CV takes', () => {
  test('of a list stays as not placed', () => {
    const names = Array.from({ length: 205 }, (_none, at) => `Skill${at}`);
    const { cv, unplaced } = readLines(linesFrom(`# Ana Ruiz\n# Skills\n${names.join('\n')}`));
    expect(cv.skills).toHaveLength(200);
    expect(unplaced.map(({ text }) => text)).toEqual([names.slice(200).join('\n')]);
  });

  test('of a text stays as not placed, no word of it lost', () => {
    const words = Array.from({ length: 4000 }, (_none, at) => `word${at}`);
    const lines = words.map((word, at) => (at % 50 === 49 ? `${word}\n` : `${word} `)).join('');
    const { cv, unplaced } = readLines(linesFrom(`# Ana Ruiz\n# Summary\n${lines}`));
    expect(cv.personal_info?.summary.length).toBe(20_000);
    const there = new Set(
      [cv.personal_info?.summary ?? '', ...unplaced.map(({ text }) => text)].flatMap(wordsOf),
    );
    expect(words.filter((word) => !there.has(word))).toEqual([]);
  });
});
