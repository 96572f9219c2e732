import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { STYLESHEET } from './stylesheet.ts';

const TOKENS = readFileSync(
  join(import.meta.dirname, '../../../../shared-ui/src/tokens.css'),
  'utf8',
);

/** The tokens of the block that a selector opens. */
function tokens(css: string, selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** What `light-dark(light, dark)` gives in a scheme; what is written otherwise is the same in both. */
function inScheme(css: string, scheme: 'light' | 'dark'): Record<string, string> {
  const all = Object.entries(tokens(css, ':root'));
  const pairs = all.map(
    ([name, value]) => [name, /^light-dark\((.+), (.+)\)$/.exec(value)] as const,
  );
  const chosen = (pair: RegExpExecArray | null) => pair?.[scheme === 'light' ? 1 : 2] ?? '';
  return Object.fromEntries(
    pairs.filter(([, pair]) => pair !== null).map(([name, pair]) => [name, chosen(pair)]),
  );
}

test.each([
  [':root', 'light'],
  [":root[data-theme='dark']", 'dark'],
  [':root:not([data-theme])', 'dark'],
] as const)('the pages have the colours of the product (%s)', (selector, scheme) => {
  const ours = inScheme(STYLESHEET, scheme);
  expect(Object.keys(ours).length).toBeGreaterThan(12);
  expect(tokens(TOKENS, selector)).toMatchObject(ours);
});

test('the pages have the faces of the product', () => {
  const { sans, serif } = tokens(STYLESHEET, ':root');
  expect(tokens(TOKENS, ':root')).toMatchObject({ sans, serif });
});

test('the system decides between light and dark until a theme is chosen', () => {
  const schemes = [...STYLESHEET.matchAll(/(:root\S*) \{\s*color-scheme: ([^;]+);/g)];
  expect(schemes.map(([, selector, scheme]) => [selector, scheme])).toEqual([
    [':root', 'light dark'],
    [":root[data-theme='light']", 'light'],
    [":root[data-theme='dark']", 'dark'],
  ]);
  expect(STYLESHEET).not.toContain('prefers-color-scheme');
});
