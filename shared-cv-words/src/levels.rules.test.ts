import { expect, test } from '@jest/globals';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@sastre/shared-contracts/api';
import { WORDS } from '@sastre/shared-cv-document/words';
import { levelOfSkill, saidLevel } from './levels.rules.ts';

test('levels of our own sheet are known with the capital of a line and with the small letter of brackets', () => {
  const unknown = Object.values(WORDS).flatMap((words) => {
    const bothOf = (word: string) => [word, word.toLowerCase()];
    return [
      ...LANGUAGE_LEVELS.flatMap((level) => bothOf(words[level])).filter(
        (word) => !saidLevel(word),
      ),
      ...SKILL_LEVELS.flatMap((level) => bothOf(words[level])).filter(
        (word) => !levelOfSkill(word),
      ),
    ];
  });
  expect(unknown).toEqual([]);
});
