import { expect, test } from '@jest/globals';
import { people } from '../testing/people.fixture.ts';
import { readFacts } from '../cv/facts.rules.ts';
import { detectLanguage, recogniseCvLanguage, recogniseLanguage } from './language.rules.ts';
import { LANGUAGE_SAMPLES, TOO_LITTLE_TO_TELL } from '../testing/language-samples.ts';

const CODES = Object.keys(LANGUAGE_SAMPLES);
const SAMPLES = CODES.flatMap((code) =>
  (LANGUAGE_SAMPLES[code] ?? []).map((text) => ({ code, text })),
);

test.each(CODES)('a CV in %s is recognised', (code) => {
  expect(recogniseLanguage((LANGUAGE_SAMPLES[code] ?? []).join('\n'))).toBe(code);
});

test('at least 95 of a hundred single bullets are recognised, and none is taken for another of our languages', () => {
  const found = SAMPLES.map(({ code, text }) => ({ code, text, as: recogniseLanguage(text) }));
  const right = found.filter(({ code, as }) => as === code);
  expect(right.length / found.length).toBeGreaterThanOrEqual(0.95);
  const known = ['en', 'es', 'de'];
  expect(found.filter(({ code, as }) => as !== code && known.includes(as ?? ''))).toEqual([]);
});

test('our languages are those that are asked for, and no French or Polish is one of them', () => {
  for (const { code, text } of SAMPLES)
    expect([text, detectLanguage(text) ?? code]).toEqual([text, code]);
  for (const code of ['fr', 'pl', 'it', 'pt', 'nl'])
    expect(detectLanguage((LANGUAGE_SAMPLES[code] ?? []).join('\n'))).toBeUndefined();
});

test('names of tools, addresses and numbers decide nothing', () => {
  for (const text of TOO_LITTLE_TO_TELL)
    expect([text, recogniseLanguage(text)]).toEqual([text, undefined]);
  const tools = 'PostgreSQL, Kubernetes, Terraform, GitHub Actions, Docker, Python';
  expect(recogniseLanguage(`Création de services avec ${tools}, ${tools}`)).toBe('fr');
  expect(recogniseLanguage(`Umstellung der Dienste auf ${tools}, ${tools}`)).toBe('de');
});

test('terms of another of our languages do not turn a sentence, and where nothing decides none is named', () => {
  const german =
    'Verantwortlich für das Account Management und die Customer Success Pipeline im Team';
  const english =
    'Responsible for the Mittelstand desk of the Handwerkskammer and its Innungen in Bremen';
  expect([german, english].map(detectLanguage)).toEqual(['de', 'en']);
  expect(detectLanguage('Customer Success Pipeline Management für Enterprise Growth')).not.toBe(
    'en',
  );
});

test('a text of two languages is in the one that most of it is in', () => {
  const [fr = '', en = ''] = ['fr', 'en'].map((code) => (LANGUAGE_SAMPLES[code] ?? []).join('\n'));
  expect(recogniseLanguage(`${fr}\n${fr}\n${en}`)).toBe('fr');
  expect(recogniseLanguage(`${en}\n${fr}\n${en}`)).toBe('en');
});

test('a CV is in the language of its sentences, not of its employers and skills', () => {
  expect(recogniseCvLanguage(readFacts(people.analystCv))).toBe('en');
  const names = [...Array(30).keys()].map((n) => ({
    id: `work[${n}].company`,
    text: 'Banque Populaire de la Ville',
  }));
  const facts = [{ id: 'personal_info.summary', text: 'I build dashboards for the sales team.' }];
  expect(recogniseCvLanguage([...names, ...facts])).toBe('en');
});
