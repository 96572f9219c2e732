import { expect, test } from '@jest/globals';
import { breakPlaces, type TextKind } from './break-places.rules.ts';

/** Breaks words after each letter, so that only the rules keep them whole. */
const everywhere = (word: string) => [...word].map((_, at) => at);
const broken = (text: string, kind: TextKind = 'running', language = 'de') => {
  const rules = { language, breaksOf: everywhere, names: new Set(['brightwater']) };
  const places = breakPlaces(text, kind, rules);
  return [...text].map((letter, at) => (places.includes(at) ? `|${letter}` : letter)).join('');
};

test('a word of seven letters and more is broken, three letters from either end', () => {
  expect(broken('Sechser Planung in Wien')).toBe('Sec|h|ser Pla|n|ung in Wien');
  expect(broken('sechse in Wien')).toBe('sechse in Wien');
});

test.each([
  ['digits', 'Planung2 in Wien'],
  ['inner capitals', 'PlanungOnline in Wien'],
  ['capitals alone', 'PLANUNG in Wien'],
  ['a hyphen of its own', 'IT-Planung und Planungs-Team in Wien'],
  ['an e-mail address', 'planung@brightside.example in Wien'],
  ['an address of the web', 'https://planung.example/planung und planung.example in Wien'],
  ['a handle', '@planungsamt in Wien'],
  ['a path', 'Planung/Einkauf in Wien'],
  ['a name', 'bei Brightwater in Wien'],
  ['a soft hyphen of its own', 'Pla\u00adnung in Wien'],
  ['nothing behind it', 'in Wien eine Planung. '],
])('a word with %s stays whole', (_what, text) => {
  expect(broken(text)).toBe(text);
});

test('a last word that is longer than a line of a sidebar is broken all the same', () => {
  const long = 'mit Überwachungsbehörden.';
  expect(broken(long)).not.toBe(long);
});

test('marks around a word, and what is elided before it, are none of it', () => {
  expect(broken('die („Planung“), in Wien')).toBe('die („Pla|n|ung“), in Wien');
  expect(broken('de l’industrie en Autriche', 'running', 'fr')).toBe(
    'de l’ind|u|s|t|rie en Autriche',
  );
});

test('where only names begin with a capital, they stay whole within a sentence', () => {
  expect(broken('Managed at Springfield one', 'running', 'en')).toBe(
    'Man|a|ged at Springfield one',
  );
  expect(broken('Left. Managed «Springfield» one', 'running', 'en')).toBe(
    'Left. Man|a|ged «Springfield» one',
  );
});

test('of a title the last word may be broken too, when it is long', () => {
  expect(broken('Head of Administration', 'line', 'en')).toBe(
    'Head of Adm|i|n|i|s|t|r|a|t|i|on'.replace('i|on', 'ion'),
  );
  expect(broken('Head of Planning', 'line', 'en')).toBe('Head of Planning');
});
