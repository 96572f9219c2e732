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

test.each([':root', ":root[data-theme='dark']", ':root:not([data-theme])'])(
  'the pages have the colours of the product (%s)',
  (selector) => {
    const ours = tokens(STYLESHEET, selector);
    expect(Object.keys(ours).length).toBeGreaterThan(12);
    expect(tokens(TOKENS, selector)).toMatchObject(ours);
  },
);
