import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

test('whoever deals with pay and tariffs is asked for them', () => {
  expect(
    askedIn(
      'Was uns freut, aber nicht sein muss\n- Erfahrung mit Tarifverträgen\n- Kenntnisse der Zeiterfassung mit Kronos\n- Handelsfachwirt',
    ),
  ).toHaveLength(3);
  expect(askedIn('Ihr Job bei uns\nSie rechnen monatlich 210 Löhne und Gehälter ab.')).toEqual([
    'must rechnen monatlich 210 Löhne und Gehälter ab',
  ]);
});

test.each([['You will manage a budget of £350,000.', 'must manage a budget of £350,000']])(
  'a budget is no pay: %s',
  (sentence, asked) => {
    expect(askedIn(sentence)).toEqual([asked]);
  },
);

test('a choice between languages reaches back over languages alone', () => {
  expect(askedIn('Nice to have: Figma, French or Dutch')).toEqual([
    'nice Figma',
    'nice French or Dutch',
  ]);
});

test('a sentence that goes on with its noun heads nothing', () => {
  const profile =
    'Ihr Profil: Excel und Word. Wünschenswert wären Kenntnisse in Steuerungstechnik. Ein Gesundheitszeugnis wird vor Beginn verlangt.';
  expect(askedIn(profile).filter((one) => one.startsWith('nice'))).toEqual([
    'nice Steuerungstechnik',
  ]);
});

test.each([
  ['In your first months you will rebuild our reports.', 'must rebuild our reports'],
  ['Tu día a día será redactar la gaceta.', 'must redactar la gaceta'],
])('told as a deed: %s', (sentence, asked) => {
  expect(askedIn(sentence)).toEqual([asked]);
});
