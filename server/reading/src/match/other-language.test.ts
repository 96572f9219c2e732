import { expect, test } from '@jest/globals';
import { LANGUAGE_LEVELS, type CvContent } from '@sastre/shared-contracts/api';
import { isFound } from './held-in.fixture.ts';

const speaks = (said: string): Partial<CvContent> => ({
  language_skills: said.split(', ').map((one, at) => {
    const [language = '', level] = one.split(' ');
    return {
      id: `l${at}`,
      language,
      level: LANGUAGE_LEVELS.find((known) => known === level) ?? 'Native',
    };
  }),
});

test.each([
  ['Requirements:', 'A second European language', 'English, German Intermediate', true],
  ['Requirements:', 'A second European language', 'English, Hindi Intermediate', false],
  ['Requirements:', 'A second European language', 'English, German Beginner', false],
  ['Requirements:', 'Another foreign language', 'English, Hindi Intermediate', true],
  ['Ihr Profil', 'Eine weitere Fremdsprache', 'Deutsch, Französisch Intermediate', true],
  ['Ihr Profil', 'Eine weitere Fremdsprache', 'Deutsch', false],
  ['Requisitos', 'Otro idioma europeo', 'Español, Italiano Intermediate', true],
])('%s %s is one more than the ad names: %s, %s', (section, asked, said, is) => {
  expect(isFound(section, asked, speaks(said))).toBe(is);
});
