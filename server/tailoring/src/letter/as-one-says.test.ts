import { expect, test } from '@jest/globals';
import type { EngineTask } from '../task/engine.ts';
import { answersOf, ANSWERS } from './answering.rules.ts';
import { isAdjectiveOf, spanishDegree, trainedTo } from './degree-words.rules.ts';
import { suitPosition } from './gendered.rules.ts';
import { greetingTo } from './greeting.rules.ts';
import { placeIn } from './place.rules.ts';
import { regionOf } from './region.rules.ts';
import { heldAs } from './titles.rules.ts';

test('a trade stands behind the word for its training in its own case', () => {
  expect(trainedTo('Mechatroniker')).toBe('zum Mechatroniker');
  expect(trainedTo('Steuerfachangestellte')).toBe('zur Steuerfachangestellten');
  expect(trainedTo('Rechtsanwalts- und Notarfachangestellte')).toBe(
    'zur Rechtsanwalts- und Notarfachangestellten',
  );
  expect(trainedTo('Kaufmann für Spedition')).toBe('zum Kaufmann für Spedition');
});

test('a Spanish degree has its article, unless it is a title', () => {
  expect(spanishDegree('Grado')).toBe('el Grado');
  expect(spanishDegree('Licenciatura')).toBe('la Licenciatura');
  expect(spanishDegree('Técnico Superior')).toBeUndefined();
  expect(isAdjectiveOf('Agrícola', 'Ingeniería Técnica')).toBe(true);
  expect(isAdjectiveOf('Informática de gestión', 'Grado')).toBe(false);
});

test('what is asked for is found in whatever form, and words of every job are not', () => {
  const quote = 'Monatliche Lohnabrechnung und Begleitung von Betriebsprüfungen';
  const answers = answersOf([{ term: '', quote }] as unknown as EngineTask['requirements']);
  expect(answers('Lohnabrechnungen für 34 Mandanten')).toBeGreaterThanOrEqual(ANSWERS);
  expect(answers('Monatliche Besprechung im Team')).toBe(0);
});

test('a post that is open to all is named in the form of who applies', () => {
  expect(suitPosition('Bilanzbuchhalter mit Schwerpunkt IFRS', 'f', true)).toBe(
    'Bilanzbuchhalterin mit Schwerpunkt IFRS',
  );
  expect(suitPosition('Bilanzbuchhalter', 'f')).toBe('Bilanzbuchhalter');
  expect(suitPosition('Controller', 'f', true)).toBe('Controller');
});

test('authorities are no teams, and places have their own prepositions', () => {
  expect(greetingTo('Ayuntamiento de Soto', 'es')).toBe('A la atención del Ayuntamiento de Soto:');
  expect(greetingTo('Landkreis Ried', 'de')).toBe('Sehr geehrte Damen und Herren,');
  expect(greetingTo('Okra', 'es')).toBe('Estimado equipo de Okra:');
  expect(placeIn('Kanzlei Petersen', 'de')).toBe('in der Kanzlei Petersen');
  expect(placeIn('Praxis Lindner', 'de')).toBe('in der Praxis Lindner');
  expect(placeIn('Kupferhaus Gruppe', 'de')).toBe('bei der Kupferhaus Gruppe');
  expect(placeIn('Haus Sankt Wolfgang', 'de')).toBe('im Haus Sankt Wolfgang');
});

test('a title with one large letter has it for the line that it stood in', () => {
  expect(heldAs('Second climber', 'en', true)).toBe('a second climber');
  expect(heldAs('Staff Nurse', 'en', true)).toBe('a Staff Nurse');
});

test('who is greeted by name and form of address is not spoken to as "du" below', () => {
  const region = (jobText: string) =>
    regionOf({
      letterLanguage: 'de',
      jobText,
      main: { personal_info: { location: '' }, work_experience: [] },
    } as unknown as EngineTask);
  const ad = 'Wir suchen dich. Dein Job: Pumpen warten.';
  expect(region(ad)).toBe('informal');
  expect(region(`${ad}\nDeine Ansprechpartnerin: Frau Dörr`)).toBeUndefined();
});
