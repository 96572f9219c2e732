import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { greetingTo } from './greeting.rules.ts';

test('a greeting has no place left open, and Spanish has its article', () => {
  expect(LANGUAGES.map((language) => greetingTo('Hotel Sur', language))).toEqual([
    'Dear Hotel Sur team,',
    'Estimado equipo del Hotel Sur:',
    'Guten Tag,',
  ]);
});
