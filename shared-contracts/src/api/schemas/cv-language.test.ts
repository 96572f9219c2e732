import { describe, expect, test } from '@jest/globals';
import { sampleCv } from '../../testing/fixtures/cv.fixture.ts';
import { AUTO_LANGUAGE, DOCUMENT_LANGUAGES, SETTLED_LANGUAGES } from '../constants.ts';
import { cvPatchSchema, cvSchema } from './cv.schema.ts';

const stored = { ...sampleCv(), detected: { cv: 'de', letter: 'en' } };

describe('the language of a CV', () => {
  test('is absent in what was stored before there was one', () => {
    expect(cvSchema.parse(sampleCv())).not.toHaveProperty('language');
    expect(cvPatchSchema.safeParse(sampleCv()).success).toBe(true);
  });

  const all = [AUTO_LANGUAGE, ...DOCUMENT_LANGUAGES, ...SETTLED_LANGUAGES];
  test.each(all)('can be %s, read and sent back', (language) => {
    const cv = cvSchema.parse({ ...stored, language });
    expect(cv).toMatchObject({ language, detected: stored.detected });
    expect(cvPatchSchema.safeParse(cv).success).toBe(true);
  });

  test('that a newer server knows does not keep an older page from reading the CV', () => {
    expect(cvSchema.parse({ ...stored, language: 'sw' }).language).toBe('sw');
  });

  test.each(['sw', 'DE', '', 'de-AT', 'auto-', 'auto-pl', 7, null])(
    'cannot be saved as %j',
    (language) => {
      expect(cvPatchSchema.safeParse({ language }).success).toBe(false);
    },
  );

  test('never stands where older pages know three languages alone', () => {
    const tailored = { language: 'fr' };
    expect(cvPatchSchema.safeParse({ tailored }).success).toBe(false);
  });
});
