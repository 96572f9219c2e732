import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotesOfArea, quotesWithoutScreen } from '../../spec-quotes.ts';
import { specTexts } from '../../spec-texts.ts';
import { expect, test } from '../../support/site/test.ts';
import { escaped } from '../../support/site/escaped.ts';
import { repository } from '../../support/site/site.ts';

const specification = join(repository, 'docs/specification.md');
const QUOTE = /(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu;
const shown = Object.values(quotesOfArea).flat();
const committed = [...shown, ...quotesWithoutScreen.map(({ text }) => text)];

/** Placeholders stand for anything: `{name}`, and the two words of 'degree in field'. */
function patternOf(text: string): RegExp {
  if (text === 'degree in field') return /^\S.* in \S.*$/;
  const parts = text.split(/\{[^}]+\}/).map((part) => escaped(part));
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

test.describe('the table of texts', () => {
  test('the committed quotes are the quotes of the specification', () => {
    const spec = readFileSync(specification, 'utf8');
    // What is left of the apostrophes is within words: nothing else may look like half a quote.
    const rest = spec.replace(QUOTE, '').replace(/(?<=\p{L})'(?=\p{L})/gu, '');
    expect(rest.split('\n').filter((line) => line.includes("'"))).toEqual([]);
    const quotes = new Set([...spec.matchAll(QUOTE)].map(([, text]) => text));
    expect([...committed].sort()).toEqual([...quotes].sort());
    for (const { text } of specTexts.filter(({ unquoted }) => unquoted)) {
      expect(spec, `the specification names "${text}"`).toContain(text);
    }
  });

  test('every quote that a screen shows has a row, and every row is a text of the specification', () => {
    const rows = new Set(specTexts.filter(({ unquoted }) => !unquoted).map(({ text }) => text));
    expect(shown.filter((text) => !rows.has(text))).toEqual([]);
    expect([...rows].filter((text) => !committed.includes(text))).toEqual([]);
    expect(new Set(committed).size).toBe(committed.length);
    for (const { text, shows } of specTexts) {
      if (shows === undefined) expect(text, 'a placeholder needs what it shows').not.toContain('{');
      else if (text !== 'User') expect(shows).toMatch(patternOf(text));
    }
  });

  test('a quote that no screen shows is held by a test beside the code', () => {
    for (const { text, why, provenBy } of quotesWithoutScreen) {
      expect(why).not.toBe('');
      if (provenBy === undefined) continue;
      expect(readFileSync(join(repository, provenBy), 'utf8'), provenBy).toContain(text);
    }
  });
});
