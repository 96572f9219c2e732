import { expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { addedTexts } from './added-texts.rules.ts';

test('holds the words, the months and the title of the letter, each in its language', () => {
  const texts = addedTexts(sampleCv({ language: 'ja', detected: { letter: 'he' } }), 'en');
  for (const text of ['職歴', '2000年3月', 'מכתב מקדים']) expect(texts).toContain(text);
  expect(addedTexts(sampleCv(), 'de')).toContain('März 2000');
  const pdfOptions = { ...defaultTailored.pdfOptions, dateFormat: 'long' as const };
  const long = sampleCv({ language: 'el', tailored: { ...defaultTailored, pdfOptions } });
  expect(addedTexts(long, 'en')).toContain('Μάρτιος 2000');
});
