import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from '../one-bullet.fixture.ts';

/** A line: language, mechanism, `P` (one fact changed), `H` (it says the same) or `Q` (it says so, and is a question today), fact, text. */
const rows = ['changed-facts', 'same-ties']
  .map((name) => readFileSync(new URL(`${name}.fixture.txt`, import.meta.url), 'utf8'))
  .flatMap((text) => text.split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [language = '', mechanism = '', kind = '', fact = '', text = ''] = line.split('|');
    return { language: language as Language, mechanism, kind, fact, text };
  });

describe('one fact told with other ties between its own words', () => {
  test.each(rows.filter(({ kind }) => kind === 'P'))(
    'not proven, $mechanism: $fact ↛ $text',
    ({ language, fact, text }) => {
      expect(answerFor(fact, text, language)).not.toBe('proven');
    },
  );

  test.each(rows.filter(({ kind }) => kind === 'H'))(
    'proven, $mechanism: $fact → $text',
    ({ language, fact, text }) => {
      expect(answerFor(fact, text, language)).toBe('proven');
    },
  );
});
