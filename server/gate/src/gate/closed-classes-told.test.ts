import { holdRows } from './rows.fixture.ts';

/** Small words that add nothing to what is told whole, and limits by another word; each with a lie of the same shape. */
holdRows({
  'whose deed it is': [
    [
      'de',
      'Ich koordiniere Vorstellungsgespräche für die Produktion, im Schnitt neun pro Woche.',
      'Die Koordination der Vorstellungsgespräche für die Produktion liegt bei mir; durchschnittlich sind es neun in der Woche.',
      'Die Koordination der Vorstellungsgespräche für die Produktion erklärt man mir; durchschnittlich sind es neun in der Woche.',
    ],
    [
      'es',
      'Reduje las diferencias de caja de 90 a 15 euros al mes de media.',
      'Las diferencias de caja bajaron gracias a mí de una media de 90 euros mensuales a 15.',
      'Las diferencias de caja bajaron gracias a mí de una media de 90 euros anuales a 15.',
    ],
    [
      'en',
      'Together with the scheduling team, I tested new running times; the results are still being evaluated.',
      'The scheduling team and I tested new running times, and the evaluation of the results is still going on.',
      'The scheduling team and I tested new running times, and the evaluation of the results is done.',
    ],
  ],
  'up to': [
    [
      'es',
      'Registraba la llegada de grupos de hasta 50 personas.',
      'Me encargaba del registro de los grupos que llegaban, de 50 personas como máximo.',
      'Me encargaba del registro de los grupos que llegaban, de 50 personas como mínimo.',
    ],
    [
      'de',
      'Monatlich erstellte ich Abrechnungen für 45 Betriebe mit jeweils bis zu 80 Beschäftigten.',
      'Jeden Monat rechnete ich für 45 Betriebe ab, die jeweils höchstens 80 Beschäftigte hatten.',
      'Jeden Monat rechnete ich für 45 Betriebe ab, die jeweils mindestens 80 Beschäftigte hatten.',
    ],
    [
      'en',
      'Monitor anaesthesia for up to nine operations a day.',
      'Anaesthesia monitoring for as many as nine operations daily.',
      'Anaesthesia monitoring for more than nine operations daily.',
    ],
  ],
  'verbs that only say that it is so': [
    [
      'de',
      'Ich habe Bewerbungen vorsortiert und an die Abteilungen weitergeleitet.',
      'Bewerbungen wurden von mir vorsortiert und gingen dann weiter an die Abteilungen.',
      'Bewerbungen wurden von mir vorsortiert und dann ausgewählt.',
    ],
    [
      'de',
      'Täglich bis zu 190 Kilometer im Stadtverkehr.',
      'Pro Tag höchstens 190 Kilometer im Stadtverkehr zurückgelegt.',
      'Pro Tag höchstens 190 Kilometer im Stadtverkehr geplant.',
    ],
    [
      'en',
      'I report on punctuality and passenger numbers for 38 bus routes.',
      'My reports deal with the punctuality and passenger numbers of 38 bus routes.',
      'My reports deal with the punctuality and large numbers of passengers of 38 bus routes.',
    ],
  ],
  'beside a negation': [
    [
      'es',
      'Ninguna penalización por retraso en las obras entregadas entre 2021 y 2025.',
      'Las obras entregadas de 2021 a 2025 quedaron sin penalización alguna por retraso.',
      'Las obras entregadas de 2021 a 2025 quedaron con alguna penalización por retraso.',
    ],
  ],
  'how often, and how many': [
    [
      'es',
      'Visitas de obra quincenales y redacción de informes.',
      'Cada quince días visitaba las obras, y además redactaba informes.',
      'Cada diez días visitaba las obras, y además redactaba informes.',
    ],
    [
      'de',
      'Senkung der Rückfragen aus der Werkstatt um ein Viertel durch einheitliche Angaben.',
      'Durch einheitliche Angaben gingen die Rückfragen aus der Werkstatt um 25 % zurück.',
      'Durch einheitliche Angaben gingen die Rückfragen aus der Werkstatt um über 25 % zurück.',
    ],
  ],
  'what is still to come': [
    [
      'de',
      'Inbetriebnahme eines neuen Schweißplatzes für das Frühjahr geplant.',
      'Ein neuer Schweißplatz soll nach Plan im Frühjahr in Betrieb gehen.',
      'Ein neuer Schweißplatz ging nach Plan im Frühjahr in Betrieb.',
    ],
  ],
  'the rest, a stand-in, an end, a time': [
    [
      'en',
      'Delivered 31 events in 2024, two of them fully online.',
      'In 2024, delivered 31 events, of which two were fully online.',
      'Delivered 31 events in 2024, all but two of them fully online.',
    ],
    [
      'en',
      'Trained seasonal staff in table service when the supervisor was away.',
      'When the supervisor was away, trained seasonal staff in table service.',
      'Trained seasonal staff in table service and stood in for the supervisor when she was away.',
    ],
    [
      'es',
      'Reducción del plazo de una estación de bombeo en tres semanas gracias a piezas prefabricadas.',
      'Reduje en tres semanas el plazo de una estación de bombeo gracias a piezas prefabricadas.',
      'Reducción del plazo de una estación de bombeo a tres semanas gracias a piezas prefabricadas.',
    ],
    [
      'en',
      'Held animals during examinations and blood tests.',
      'Held the animals during examinations and blood tests.',
      'Took blood tests and held animals during examinations.',
    ],
  ],
});
