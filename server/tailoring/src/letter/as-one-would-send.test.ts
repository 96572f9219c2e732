import { expect, test } from '@jest/globals';
import { regionOf } from './region.rules.ts';
import { placeIn } from './place.rules.ts';
import { spokenAs } from './said-levels.ts';
import { isDoneOnce } from './done-once.rules.ts';
import { suitPosition } from './gendered.rules.ts';
import { cleanPosition, inDative } from './names.rules.ts';
import { splitSentences } from './motive.rules.ts';
import { ownSentence } from './own-sentence.rules.ts';
import { turnBullet } from './turn/turn-bullet.rules.ts';
import { heldAs, positionAs } from './titles.rules.ts';
import type { EngineTask } from '../task/engine.ts';

const told = (bullet: string, language: 'en' | 'es' | 'de', isCurrent = false) =>
  turnBullet(bullet, language, isCurrent)?.text;

test('nominal bullets become deeds where the noun says what the verb does', () => {
  expect(told('Montage von 48 Wallboxen in Tiefgaragen', 'de')).toBe(
    'habe ich 48 Wallboxen in Tiefgaragen montiert',
  );
  expect(told('Einführung von Git im vierköpfigen IT-Team', 'de')).toBe(
    'habe ich Git im vierköpfigen IT-Team eingeführt',
  );
  expect(told('Betreuung von Kindern mit Förderbedarf', 'de')).toBe(
    'habe ich Kinder mit Förderbedarf betreut',
  );
  expect(told('Tramitación de unas 30 garantías al mes', 'es')).toBe(
    'tramitaba unas 30 garantías al mes',
  );
  expect(told('Control de calidad de la miel', 'es')).toBe('el control de calidad de la miel');
});

test('no second "habe ich", and none of two genders under one article', () => {
  expect(told('Gemeinsam mit der Apotheke habe ich die Blisterung vorbereitet', 'de')).toBe(
    'habe ich gemeinsam mit der Apotheke die Blisterung vorbereitet',
  );
  expect(told('Betrieb und Instandhaltung von zwei Sesselbahnen', 'de')).toBe(
    'der Betrieb und die Instandhaltung von zwei Sesselbahnen',
  );
});

test('a third person is turned where its form leaves no doubt', () => {
  expect(told('Hat den Übergabebogen überarbeitet', 'de')).toBe(
    'habe ich den Übergabebogen überarbeitet',
  );
  expect(told('Ha descrito 3.400 unidades', 'es')).toBe('he descrito 3.400 unidades');
  expect(told('Coordinates the late shift', 'en', true)).toBe('coordinate the late shift');
  expect(told('Coordinates the late shift', 'en')).toBeUndefined();
  expect(told('Stitched support of a painted hanging', 'en')).toBeUndefined();
});

test('sentences are not cut behind abbreviations, and speak of nobody by name', () => {
  expect(splitSentences('Angebot für die Kirche St. Alban. Zwei Wochen.')).toHaveLength(2);
  const summary = 'Periodista de formación, Lucía Barandela lleva desde 2017 en el marketing.';
  expect(ownSentence(summary, 'es', 'Lucía Barandela Oset')).toBe('');
});

test('an ad that says du or tú is answered so; one that says Sie is not', () => {
  const region = (jobText: string, letterLanguage: 'es' | 'de') =>
    regionOf({
      letterLanguage,
      jobText,
      main: { personal_info: { location: '' }, work_experience: [] },
    } as unknown as EngineTask);
  expect(region('Wir suchen dich. Dein Job: Schaltschränke.', 'de')).toBe('informal');
  expect(
    region('Was du mitbringst, und was Sie erwartet: wir freuen uns auf Ihre Bewerbung.', 'de'),
  ).toBeUndefined();
  expect(region('¿Quieres sumarte? Mándanos tu CV y dinos qué evento no olvidarás.', 'es')).toBe(
    'informal',
  );
});

test('places, posts and languages are named as one says them', () => {
  expect(placeIn('Krankenhaus Am Lerchenberg', 'de')).toBe('im Krankenhaus Am Lerchenberg');
  expect(placeIn('Betriebskrankenkasse Fuldaberg', 'de')).toBe(
    'bei der Betriebskrankenkasse Fuldaberg',
  );
  expect(placeIn('Weserland Verkehrsbetriebe', 'de')).toBe('bei den Weserland Verkehrsbetrieben');
  expect(placeIn('Höhere Fachschule Gesundheit', 'de')).toBe(
    'an der Höheren Fachschule Gesundheit',
  );
  expect(placeIn('Pflegewelle Personal GmbH', 'de')).toBe('bei der Pflegewelle Personal GmbH');
  expect(placeIn('Kaveri Museum of Craft', 'en')).toBe('at the Kaveri Museum of Craft');
  expect(placeIn('Obrador La Cuajada Azul', 'es')).toBe('en el Obrador La Cuajada Azul');
  expect(heldAs('Stellvertretender Betriebsleiter', 'de', true)).toBe(
    'stellvertretender Betriebsleiter',
  );
  expect(spokenAs('French (intermediate)', 'en')).toBe('intermediate French');
  expect(spokenAs('Deutsch (Muttersprache)', 'de')).toBe('Deutsch als Muttersprache');
});

test('a degree in brackets ends no sentence, and none is left open', () => {
  expect(splitSentences('Grabungstechniker (B.A. Archäologie). Zwei Wochen.')).toHaveLength(2);
  expect(ownSentence('Grabungstechniker (B.A. Archäologie) mit acht Jahren Erfahrung.', 'de')).toBe(
    'Ich bin Grabungstechniker (B.A. Archäologie) mit acht Jahren Erfahrung.',
  );
});

test('who has done a thing since a year is what one is today', () => {
  const summary = 'QA engineer who has tested web applications since 2017.';
  expect(ownSentence(summary, 'en')).toBe(`I am a ${summary}`);
  expect(ownSentence('Welder in shipyards since 2012.', 'en')).toMatch(/^I have been a welder/);
});

test('a work beside another one takes no verb from it, and care that goes on is not over', () => {
  expect(told('Cálculo del costo por caja y comparación con lo presupuestado', 'es')).not.toMatch(
    /comparación/,
  );
  expect(isDoneOnce('die Installation und Wartung elektrischer Anlagen')).toBe(false);
  expect(isDoneOnce('die Installation einer Anlage')).toBe(true);
});

test('a post in both forms is named in the one of who applies, whichever stands first', () => {
  expect(suitPosition('Ejecutiva/o de ventas', 'f')).toBe('Ejecutiva de ventas');
  expect(suitPosition('Ejecutiva/o de ventas', 'm')).toBe('Ejecutivo de ventas');
  expect(suitPosition('Ejecutiva/o de ventas', undefined)).toBe('Ejecutiva de ventas');
});

test('an adjective before a German skill is bent behind "mit"', () => {
  expect(inDative('Ökologischer Weinbau')).toBe('ökologischem Weinbau');
  expect(inDative('Klinische Ernährung')).toBe('klinischer Ernährung');
  expect(inDative('Wundmanagement')).toBe('Wundmanagement');
});

test('a Spanish post is named without the words around it, and a name has one kind of letters', () => {
  expect(cleanPosition('El cargo de desarrolladora frontend', '')).toBe('desarrolladora frontend');
  expect(positionAs('Analista de Control de calidad', 'es', true)).toBe(
    'analista de control de calidad',
  );
  expect(ownSentence('Backend Developer who likes small services.', 'en')).toBe(
    'I am a Backend Developer who likes small services.',
  );
});
