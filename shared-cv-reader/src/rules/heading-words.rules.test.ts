import { expect, test } from '@jest/globals';
import { kindOf } from './heading-words.rules.ts';

test.each(["'", '’', '‘', '`', '´', '′', '\u02bc', '\u02b9', '\u02c8', '\ua78c', '＇'])(
  'a heading is known whatever its apostrophe is: %s',
  (sign) => {
    expect(kindOf(`Centres d${sign}intérêt`)).toBe('interests');
  },
);
