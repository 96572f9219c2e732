import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';
import { answerFor, answerInLetter } from './one-bullet.fixture.ts';
import { holdRows } from './rows.fixture.ts';

holdRows({
  'a number by the day': [
    [
      'es',
      'Registra entradas y salidas, hasta 60 al día en temporada alta.',
      'Registra entradas y salidas, hasta 60 diarias en temporada alta.',
      'Registra entradas y salidas, hasta 60 semanales en temporada alta.',
    ],
    [
      'en',
      'Check in parcels, up to 60 a day in winter.',
      'Check in parcels, up to 60 daily in winter.',
      'Check in parcels, up to 60 weekly in winter.',
    ],
    [
      'de',
      'Erfasst Pakete, im Winter bis zu 60 am Tag.',
      'Erfasst Pakete, im Winter bis zu 60 täglich.',
      'Erfasst Pakete, im Winter bis zu 60 wöchentlich.',
    ],
  ],
  'a bound by another word': [
    [
      'es',
      'Embalaje de material frágil; roturas por debajo del 2 %.',
      'Embalaje de material frágil, con un porcentaje de roturas inferior al 2 %.',
      'Embalaje de material frágil, con un porcentaje de roturas superior al 2 %.',
    ],
    [
      'en',
      'Packing of fragile goods; breakages below 2 %.',
      'Packing of fragile goods, with a breakage rate of less than 2 %.',
      'Packing of fragile goods, with a breakage rate of less than 1 %.',
    ],
    [
      'de',
      'Verpackung von zerbrechlicher Ware; Bruch unter 2 %.',
      'Verpackung von zerbrechlicher Ware, Bruch bei weniger als 2 %.',
      'Verpackung von zerbrechlicher Ware, Bruch bei mehr als 2 %.',
    ],
  ],
  'a change that two numbers tell': [
    [
      'es',
      'Errores de preparación: del 1,8 % al 0,9 % entre 2021 y 2023.',
      'Entre 2021 y 2023, los errores de preparación bajaron del 1,8 % al 0,9 %.',
      'Entre 2021 y 2023, los errores de preparación subieron del 1,8 % al 0,9 %.',
    ],
    [
      'en',
      'Picking errors: from 1.8 % to 0.9 % between 2021 and 2023.',
      'Between 2021 and 2023, picking errors fell from 1.8 % to 0.9 %.',
      'Between 2021 and 2023, picking errors fell from 0.9 % to 1.8 %.',
    ],
    [
      'de',
      'Kommissionierfehler: von 1,8 % auf 0,9 % zwischen 2021 und 2023.',
      'Zwischen 2021 und 2023 sanken die Kommissionierfehler von 1,8 % auf 0,9 %.',
      'Zwischen 2021 und 2023 stiegen die Kommissionierfehler von 1,8 % auf 0,9 %.',
    ],
  ],
  'half an hour': [
    [
      'de',
      'Beratung von Angehörigen vor der Entlassung, meist in einem Gespräch von 30 Minuten.',
      'Beratung der Angehörigen vor der Entlassung, meistens in einem halbstündigen Gespräch.',
      'Beratung der Angehörigen vor der Entlassung, meistens in einem einstündigen Gespräch.',
    ],
    [
      'es',
      'Asesoramiento a familiares antes del alta, casi siempre en una charla de 30 minutos.',
      'Asesoramiento a familiares antes del alta, casi siempre en una charla de media hora.',
      'Asesoramiento a familiares antes del alta, casi siempre en una charla de una hora.',
    ],
    [
      'en',
      'Advice to relatives before discharge, mostly for 30 minutes.',
      'Advice to relatives before discharge, mostly for half an hour.',
      'Advice to relatives before discharge, mostly for half a day.',
    ],
  ],
  'a verb that only carries its noun': [
    [
      'en',
      'Reporting and ad hoc analysis for the depot operations team, 14 depots in the north of England.',
      'Provide reporting and ad hoc analysis to the depot operations team, which covers 14 depots in the north of England.',
      'Lead reporting and ad hoc analysis for the depot operations team, which covers 14 depots in the north of England.',
    ],
    [
      'es',
      'Recepción de un hotel urbano de 118 habitaciones, en turnos de mañana, tarde y noche.',
      'Atiende la recepción de un hotel urbano con 118 habitaciones, en turnos de mañana, tarde y noche.',
      'Dirige la recepción de un hotel urbano con 118 habitaciones, en turnos de mañana, tarde y noche.',
    ],
    [
      'es',
      'Carga y descarga de camiones y ubicación de palés en estantería convencional.',
      'Cargaba y descargaba camiones y colocaba los palés en estanterías convencionales.',
      'Cargaba y descargaba camiones y retiraba los palés de estanterías convencionales.',
    ],
  ],
  'what still goes on': [
    [
      'es',
      'Prueba piloto de preparación por voz en un pasillo, en curso.',
      'Prueba piloto, todavía en curso, de preparación por voz en un pasillo.',
      'Prueba piloto, ya terminada, de preparación por voz en un pasillo.',
    ],
    [
      'en',
      'Pilot of voice picking in one aisle, under way.',
      'Pilot, still under way, of voice picking in one aisle.',
      'Pilot, finished by now, of voice picking in one aisle.',
    ],
    [
      'de',
      'Pilotversuch zur Sprachkommissionierung in einem Gang, in Arbeit.',
      'Pilotversuch zur Sprachkommissionierung in einem Gang, noch in Arbeit.',
      'Pilotversuch zur Sprachkommissionierung in einem Gang, abgeschlossen.',
    ],
  ],
});

test.each([
  [
    'en',
    'Picking errors: from 1.8 % to 0.9 % between 2021 and 2023.',
    'Between 2021 and 2023 I cut picking errors from 1.8 % to 0.9 %.',
  ],
  [
    'de',
    'Kommissionierfehler: von 1,8 % auf 0,9 % zwischen 2021 und 2023.',
    'Zwischen 2021 und 2023 senkte ich die Kommissionierfehler von 1,8 % auf 0,9 %.',
  ],
  [
    'es',
    'Errores de preparación: del 1,8 % al 0,9 % entre 2021 y 2023.',
    'Entre 2021 y 2023 bajé los errores de preparación del 1,8 % al 0,9 %.',
  ],
] as const)(
  'two numbers do not say who brought the change about: %s, %s',
  (language, fact, lie) => {
    expect(answerFor(fact, lie, language)).not.toBe('proven');
  },
);

test.each([
  [
    'de',
    'Versorgung von bis zu neun Patienten je Frühdienst.',
    'Im Frühdienst versorge ich bis zu neun Patienten.',
    'Im Frühdienst versorge ich neun Patienten.',
  ],
  [
    'de',
    'Leitung von jeweils zwei bis drei Baustellen gleichzeitig mit rund 25 gewerblichen Mitarbeitern.',
    'Ich leitete jeweils zwei bis drei Baustellen gleichzeitig.',
    'Ich leitete jeweils drei Baustellen gleichzeitig.',
  ],
  [
    'en',
    'I have organised the field trip to Snowdonia three times, with 26 students on the last one.',
    'On three occasions I have organised the field trip to Snowdonia.',
    'On four occasions I have organised the field trip to Snowdonia.',
  ],
  [
    'en',
    'The complaint rate on my line fell from 12 % to 8 % in 2021.',
    'In 2021 the complaint rate on my line fell from 12 % to 8 %.',
    'In 2021 I cut the complaint rate on my line from 12 % to 8 %.',
  ],
  [
    'de',
    'Die Reklamationsquote meiner Linie sank 2021 von 12 % auf 8 %.',
    'Im Jahr 2021 sank die Reklamationsquote meiner Linie von 12 % auf 8 %.',
    'Ich senkte die Reklamationsquote meiner Linie 2021 von 12 % auf 8 %.',
  ],
  [
    'es',
    'La tasa de reclamaciones de mi línea bajó del 12 % al 8 % en 2021.',
    'En 2021 la tasa de reclamaciones de mi línea pasó del 12 % al 8 %.',
    'En 2021 reduje la tasa de reclamaciones de mi línea del 12 % al 8 %.',
  ],
  [
    'en',
    'Led two workshops with a colleague from the lab for new staff.',
    'I led two workshops with a colleague from the lab.',
    'I led two workshops for new staff.',
  ],
] as const)('in a letter, in %s: %s → %s', (language, fact, same, lie) => {
  expect(answerInLetter(fact, same, language)).toBe('proven');
  expect(answerInLetter(fact, lie, language)).not.toBe('proven');
});

/** A fact, its language, that of its translation, a faithful one and one that is false. */
const TRANSLATED = [
  [
    'es',
    'en',
    'No registró ningún descuadre de caja en su último año.',
    'Did not record any cash discrepancy in her last year.',
    'Recorded a cash discrepancy in her last year.',
  ],
  [
    'en',
    'es',
    'I mentor one trainee teacher each spring term and observe at least one of their lessons a week.',
    'Cada trimestre de primavera tutorizo a un profesor en prácticas y observo al menos una de sus clases por semana.',
    'Cada trimestre tutorizo a un profesor en prácticas y observo al menos una de sus clases por semana.',
  ],
  [
    'en',
    'es',
    'Entered around 400 questionnaires a week with double-checking of every tenth form.',
    'Introducción de unos 400 cuestionarios por semana, con doble comprobación de uno de cada diez formularios.',
    'Introducción de unos 400 cuestionarios por semana, con doble comprobación de uno de cada cinco formularios.',
  ],
  [
    'de',
    'es',
    'Besichtigung von Baustellen zur Abnahme der Bewehrung, etwa zehnmal im Jahr.',
    'Visitas a obras para la recepción de la armadura, unas diez veces al año.',
    'Visitas a obras para la recepción de la armadura, unas doce veces al año.',
  ],
  [
    'en',
    'de',
    'Visited the lab three times in 2021.',
    'Besuchte 2021 dreimal das Labor.',
    'Besuchte 2021 zweimal das Labor.',
  ],
] as const;

test.each(TRANSLATED)('from %s to %s: %s → %s', (from, to, fact, same, lie) => {
  const cv = cvInBrief({
    work: [{ as: ['Staff', 'Harrowgill', '2019-10'], achievements: [fact] }],
  });
  const gate = gateOver(cv, { letterLanguage: from });
  const path = `work[${cv.work_experience[0]?.id}].achievements[0]`;
  expect(gate.judgeTranslation(path, same, fact, to).answer).toBe('proven');
  expect(gate.judgeTranslation(path, lie, fact, to).answer).not.toBe('proven');
});
