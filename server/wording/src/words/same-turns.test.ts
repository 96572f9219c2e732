import { expect, test } from '@jest/globals';
import { withoutMaker } from './without-maker.rules.ts';
import { inOwnTurns, inSameTurns } from './same-turns.rules.ts';

test.each([
  ['en', 'Open on Monday and not on Friday.', 'Open on Monday instead of Friday.'],
  ['en', 'A class for over-60s', 'A class for people over 60'],
  ['en', 'Kept the rota; the florist helped me.', 'Kept the rota, with the help of the florist.'],
  ['de', 'Ein Kurs für über 60-Jährige', 'Ein Kurs für Menschen über 60'],
  ['en', 'The parish approved the plan I wrote.', 'I wrote the plan, which the parish approved.'],
  ['de', 'Plan, der von der Leitung geprüft wurde.', 'Plan, der durch die Leitung geprüft wurde.'],
  ['es', 'El gerente aprobó el plan que hice.', 'Hice el plan que aprobó el gerente.'],
  ['es', 'Llevo la lista y me apoya una auxiliar.', 'Llevo la lista con ayuda de una auxiliar.'],
] as const)('turns of one kind have one form, in %s: %s', (language, one, other) => {
  expect(inSameTurns(one, language)).toBe(inSameTurns(other, language));
});

test.each([
  ['en', 'I have spent nine years in mills', 'I with nine years in mills'],
  ['de', 'Seit neun Jahren Müllerin', 'mit neun Jahren Müllerin'],
  ['de', 'Seit neun Jahren Müllermeisterin', 'Seit neun Jahren Müllermeisterin'],
  ['es', 'Desde hace nueve años molinera', 'con nueve años molinera'],
] as const)(
  'how long one is at it has one form, but for ranks, in %s: %s',
  (language, text, form) => {
    expect(inOwnTurns(text, language)).toBe(form);
  },
);

test('what has none of them stays as it is', () => {
  expect(inSameTurns('Ran the kiln for two potters.', 'en')).toBe('Ran the kiln for two potters.');
});

test.each([
  ['en', 'Handbook on kilns; never printed.', 'Wrote a handbook on kilns.', 'Handbook on kilns.'],
  ['de', 'Handbuch zu Öfen.', 'Handbuch zu Öfen geschrieben.', 'Handbuch zu Öfen.'],
  ['es', 'Manual de hornos.', 'Escribí un manual de hornos.', 'Manual de hornos.'],
  ['en', 'Report faults daily.', 'Wrote a report on faults.', 'Wrote a report on faults.'],
] as const)(
  'what is told as work is made by its person, in %s: %s',
  (language, fact, said, bare) => {
    expect(withoutMaker(said, fact, language)).toBe(bare);
  },
);
