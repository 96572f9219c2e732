import { describe, expect, test } from '@jest/globals';
import { readPosition } from '../read/position.rules.ts';

describe('whom an ad of a few words seeks', () => {
  test.each([
    // Both forms, whatever their vowels and endings.
    [
      'Der Gasthof Adler sucht einen Koch oder eine Köchin für den Sommer. Wichtig ist Erfahrung mit Wild.',
      'Koch oder Köchin',
    ],
    [
      'MVZ Nordtor sucht einen Kinderarzt oder eine Kinderärztin (30 h). Deutsch C1 nötig.',
      'Kinderarzt oder Kinderärztin',
    ],
    [
      'The Old Forge is after a waiter or waitress for weekends. You need to carry three plates.',
      'waiter or waitress',
    ],
    // Others seek than who tells of it.
    [
      'Hola, en el Bar Lino buscan camarero o camarera para los domingos. Piden experiencia y ganas.',
      'camarero o camarera',
    ],
    ['Mis jefes buscan recepcionista para el hotel, inglés alto.', 'recepcionista'],
    ['Andan buscando panadero en el obrador de Luis; piden masa madre.', 'panadero'],
    [
      'Piden conductor o conductora de reparto en la panadería del barrio, carnet B y madrugar.',
      'conductor o conductora de reparto',
    ],
    // One more of whom there are some; a second cook has a rank.
    ['Wagtails is looking for a second dog groomer, hand stripping a must.', 'dog groomer'],
    ['We need a second chef. Sauces and a till.', 'second chef'],
    ['Wir suchen einen zweiten Bäcker. Sauerteig und Frühaufstehen.', 'Bäcker'],
    ['Necesitamos una segunda peluquera, color y corte.', 'peluquera'],
    // How it is graded.
    [
      'Técnico/a de soporte nivel 2 en Lumen, Bilbao. Pedimos Linux y redes.',
      'Técnico/a de soporte',
    ],
    // Whose it is.
    [
      'Ich suche ab März eine/n Friseur/in für meinen kleinen Salon Haargenau. Gesellenbrief setze ich voraus.',
      'Friseur/in',
    ],
    ['Looking for a gardener for my mother’s place. Pruning and own tools.', 'gardener'],
    // Several, and when.
    ['Suchen Köche! Ausbildung und Erfahrung.', 'Koch'],
    ['Suchen Monteure für Solar, Höhentauglichkeit, Führerschein BE.', 'Monteur für Solar'],
    ['Elektriker montags bis freitags gesucht, Gesellenbrief, Führerschein.', 'Elektriker'],
    ['Cleaner Tuesdays and Fridays, own car, references.', 'Cleaner'],
    ['Taxifahrer für Nachtschicht, P-Schein, Ortskunde. Taxi Rupp.', 'Taxifahrer'],
    ['Window cleaner or two wanted in Hove. Ladders, driving licence.', 'Window cleaner'],
    ['Anyone fancy being our next tree surgeon? CS38, climbing kit, van licence.', 'tree surgeon'],
    [
      'Kloster St. Anna sucht eine Hauswirtschafterin zum 1. April. Kochen für 30, Wäsche.',
      'Hauswirtschafterin',
    ],
  ])('%s', (text, position) => {
    expect(readPosition(text, '')).toBe(position);
  });
});
