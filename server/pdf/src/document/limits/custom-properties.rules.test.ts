import { expect, test } from '@jest/globals';
import { staysShort } from './custom-properties.rules.ts';

/** `levels` properties, each twice the one before. */
const doubled = (levels: number, link = 'var(--N)var(--N)') =>
  Array.from({ length: levels }, (_, at) => `--p${at + 1}:${link.replaceAll('N', `p${at}`)}`).join(
    ';',
  );

test('properties as templates have them stay short', () => {
  const css = `:root{--text:#123;--font:'Source Sans',sans-serif;--pt:1pt;--size:calc(9*var(--pt))}
    body{color:var(--text);font:400 var(--size)/var(--line, 1.4) var(--font)} a:hover{--text:var(--link)}`;
  expect(staysShort([css])).toBe(true);
});

test.each([
  ['in a chain', `:root{--p0:red;${doubled(14)}}p{color:var(--p14)}`],
  ['inside of brackets', `:root{--p0:red;${doubled(14, '{[calc(var(--N) + var(--N))]}')}}`],
  ['behind a string', `:root{--p0:red;${doubled(14, '";"var(--N)var(--N)')}}`],
  ['behind a string that is not closed', `:root{--p0:red;--x:"\n;${doubled(14)}}`],
  ['as fallbacks', `:root{--p0:red;${doubled(14, 'var(--x,var(--N))var(--N)')}}`],
  ['in rules of their own', doubled(14).replace(/[^;]+/g, (one) => `p{${one}}`) + 'p{--p0:red}'],
  ['defined twice', `p{--p0:red;${doubled(14)}}${doubled(14).replace(/:[^;]+/g, ':1')}`],
  ['used often', `:root{--p0:${'a'.repeat(3_000)}}${'p{content:var(--p0)}'.repeat(100)}`],
])('properties that grow %s do not', (_, css) => {
  expect(staysShort([css])).toBe(false);
});

test('properties that grow over several sheets do not, whatever is left open in one of them', () => {
  const sheets = doubled(14)
    .split(';')
    .map((one) => `p{--x:"\n;}p{${one}`);
  expect(staysShort([...sheets, 'p{--p0:red}'])).toBe(false);
});

test('properties that refer to each other in a circle end', () => {
  expect(staysShort([':root{--a:var(--b);--b:var(--a) var(--b)}p{color:var(--a)}'])).toBe(true);
});

test('whatever stands in a sheet is read to its end, a chain that is too long for any template is not', () => {
  for (const part of ['--a:', 'var(', '--a:var(--a);', '"', '{', '--a', '(', '--a:"', "';"])
    staysShort([part.repeat(10_000)]);
  const chain = (links: number) =>
    Array.from({ length: links }, (_, at) => `--p${at}:var(--p${at + 1})`).join(';');
  expect([staysShort([chain(50)]), staysShort([chain(5_000)])]).toEqual([true, false]);
});
