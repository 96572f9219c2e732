import { expect, test } from '@jest/globals';
import { LANGUAGE_LEVELS, LANGUAGES } from '@sastre/shared-contracts/api';
import { levelName } from '@sastre/reading';
import { WORDS } from '@sastre/shared-cv-document';

test('a letter says the level of a language as the printed CV does', () => {
  for (const language of LANGUAGES)
    for (const level of LANGUAGE_LEVELS)
      expect([language, level, levelName(level, language).toLowerCase()]).toEqual([
        language,
        level,
        WORDS[language][level].toLowerCase(),
      ]);
});
