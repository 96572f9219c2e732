import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { emptyCv, sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { settleLanguage } from './settle-language.rules.ts';

const untold: Partial<Cv> = { detected: {} };
const translated = { ...defaultTailored, language: 'es' as const };

test.each([
  ['nothing tells', sampleCv(untold)],
  ['nothing tells any more', sampleCv({ ...untold, language: 'auto' })],
  ['its language has no words', sampleCv({ detected: { cv: 'sw' } })],
  ['it is a copy', sampleTailoredCv(untold)],
])('the screen’s language is stored where %s', (_where, cv) => {
  expect(settleLanguage(cv, 'de')).toEqual({ language: 'auto-de' });
});

test.each([
  ['it was chosen', sampleCv({ ...untold, language: 'fr' })],
  ['a newer screen’s was chosen', sampleCv({ ...untold, language: 'xx' })],
  ['it is detected', sampleCv({ detected: { cv: 'pl' } })],
  ['it was settled before', sampleCv({ ...untold, language: 'auto-en' })],
  ['it was translated', sampleCv({ ...untold, tailored: translated })],
  ['the CV is empty', emptyCv(untold)],
  ['the server is older', sampleCv()],
])('nothing is stored where %s', (_where, cv) => {
  expect(settleLanguage(cv, 'de')).toBeUndefined();
});
