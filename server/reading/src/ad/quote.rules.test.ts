import { expect, test } from '@jest/globals';
import { readJobText } from './layout/job-text.rules.ts';
import { readRequirements } from './read/requirements.rules.ts';

const LONG = `You will run the payroll of two hundred drivers, answer the questions that they have about their hours and their
pay, keep the files of the pension fund, send the monthly figures to the head office and order forklifts for the yard.`;
const AD = `Payroll clerk for our yard in Northallerton

${LONG.replace('\n', ' ')}

REQUIREMENTS
- Experience with Go, no Perl, and Rust
- Web development without WordPress or Joomla for small shops
- Fluent English, no German required, and a driving licence
- Knowledge of façade engineering – señalización a plus

Was du mitbringst:
* Sicherer Umgang mit DATEV, kein SAP, und Freude an Zahlen
* Abgeschlossene Ausbildung als Bürokauffrau`;

const wrapped = (width: number) =>
  AD.replace(new RegExp(String.raw`(.{1,${width}})(?: |$)`, 'gm'), '$1\n');

/** The same ad as it may be pasted. */
const PASTED: Record<string, string> = {
  'as written': AD,
  'wrapped at 40 columns': wrapped(40),
  'wrapped at 72 columns': wrapped(72),
  'with lines of another system': AD.replaceAll('\n', '\r\n'),
  'with blanks that do not break': AD.replaceAll(' ', '\u00a0'),
  'with letters put together': AD.normalize('NFD'),
  'with tabs behind its points': AD.replace(/^([-*]) /gm, '$1\t'),
  'with tabs for blanks': AD.replaceAll(' ', '\t'),
  'with glued points': AD.replace(/^[-*] /gm, '•'),
  shouted: AD.toUpperCase(),
  'with a mark of its encoding': `\ufeff${AD}`,
  'with wide blanks': AD.replaceAll(' ', '  '),
};

test.each(Object.entries(PASTED))('what is quoted stands in the ad: %s', (_how, pasted) => {
  const text = readJobText(pasted);
  const read = readRequirements(text);
  expect(read.length).toBeGreaterThan(7);
  for (const { term, quote } of read) {
    expect(text).toContain(quote);
    expect(quote).toContain(term);
    expect(quote.length).toBeLessThanOrEqual(240);
  }
});

test('a long sentence is quoted about what it asks for', () => {
  const read = readRequirements(readJobText(AD));
  const { quote } = read.find(({ term }) => term.startsWith('order forklifts')) ?? {};
  expect(quote).toMatch(/^\S.* order forklifts for the yard\.?$/);
});

test('what is refused between two things asked for is part of their quote', () => {
  const read = readRequirements(readJobText(AD)).map(({ term, quote }) => `${term}: ${quote}`);
  expect(read).toContain('Rust: Experience with Go, no Perl, and Rust');
});
