import { answerInLetter } from './one-bullet.fixture.ts';
import { holdRows } from './rows.fixture.ts';
import { expect, test } from '@jest/globals';

/** What a fact tells in clauses of its own, told as one: what a careful person may write, and the lie. */
holdRows({
  'what did not change': [
    [
      'es',
      'En 2022 los errores bajaron de 9 a 4 en los pedidos; en las devoluciones se mantuvieron en 3.',
      'Los errores bajaron en 2022 de 9 a 4 en los pedidos; en las devoluciones se mantuvieron en 3.',
      'En 2022 los errores bajaron de 9 a 4 en los pedidos y en las devoluciones.',
    ],
    [
      'de',
      'Ausschuss bei Brot von 8 auf 5 Prozent gesenkt, bei Kuchen unverändert 2 Prozent.',
      'Bei Brot Ausschuss von 8 auf 5 Prozent gesenkt, bei Kuchen unverändert 2 Prozent.',
      'Ausschuss bei Brot von 8 auf 5 Prozent und bei Kuchen auf 2 Prozent gesenkt.',
    ],
    [
      'en',
      'Cut errors in orders from 9 to 4; errors in returns stayed at 3.',
      'I cut errors in orders from 9 to 4; errors in returns stayed at 3.',
      'Cut errors in orders from 9 to 4 and errors in returns to 3.',
    ],
  ],
  'one time and then another': [
    [
      'es',
      'Monté la exposición, que estuvo abierta siete semanas y pasó después a Juchitán.',
      'He montado la exposición, que estuvo abierta siete semanas y pasó después a Juchitán.',
      'Monté la exposición, que estuvo abierta siete semanas en Juchitán.',
    ],
    [
      'de',
      'Die Ausstellung war sieben Wochen geöffnet und ging danach nach Kiel.',
      'Sieben Wochen war die Ausstellung geöffnet und ging danach nach Kiel.',
      'Die Ausstellung war sieben Wochen in Kiel geöffnet.',
    ],
  ],
  'what others did': [
    [
      'es',
      'Cableado de cuadros en el hospital; la puesta en marcha la hizo el fabricante.',
      'En el hospital, cableado de cuadros; la puesta en marcha la hizo el fabricante.',
      'Cableado de cuadros y puesta en marcha en el hospital.',
    ],
    [
      'de',
      'Verkabelung der Schränke im Krankenhaus; die Inbetriebnahme übernahm der Hersteller.',
      'Im Krankenhaus Verkabelung der Schränke; die Inbetriebnahme übernahm der Hersteller.',
      'Verkabelung der Schränke und Inbetriebnahme im Krankenhaus.',
    ],
    [
      'en',
      'Wired the cabinets at the hospital; commissioning was handled by the maker.',
      'At the hospital, wired the cabinets; commissioning was handled by the maker.',
      'Wired the cabinets at the hospital and commissioning.',
    ],
  ],
  'until when': [
    [
      'de',
      'Ich habe eine Weiterbildung begonnen, sie dauert bis Frühjahr 2026.',
      'Ich habe eine Weiterbildung begonnen, die bis Frühjahr 2026 dauert.',
      'Ich habe eine Weiterbildung begonnen, sie dauert im Frühjahr 2026.',
    ],
    [
      'de',
      'Habe die Gruppe 2020 kommissarisch geleitet.',
      '2020 habe ich die Gruppe kommissarisch geleitet.',
      'Habe die Gruppe ab 2020 kommissarisch geleitet.',
    ],
  ],
  'of what a date is': [
    [
      'de',
      'Entwicklung einer veganen Torte mit der Lehrlingsgruppe, seit Oktober 2023 im Sortiment.',
      'Mit der Lehrlingsgruppe Entwicklung einer veganen Torte, seit Oktober 2023 im Sortiment.',
      'Mit der Lehrlingsgruppe seit Oktober 2023 Entwicklung einer veganen Torte für das Sortiment.',
    ],
  ],
  'into and from': [
    [
      'de',
      'Übersetzung von Fehlermeldungen ins Türkische, auf Anfrage einzelner Kunden.',
      'Auf Anfrage einzelner Kunden Übersetzung von Fehlermeldungen ins Türkische.',
      'Übersetzung von Fehlermeldungen aus dem Türkischen, auf Anfrage einzelner Kunden.',
    ],
  ],
  'who does it for whom': [
    [
      'de',
      'Vertretung des Abteilungsleiters an freien Tagen.',
      'An freien Tagen Vertretung des Abteilungsleiters.',
      'Vertretung durch den Abteilungsleiter an freien Tagen.',
    ],
    [
      'es',
      'Beca de medio tiempo otorgada por la Universidad de los Volcanes.',
      'Beca otorgada por la Universidad de los Volcanes, de medio tiempo.',
      'Beca de medio tiempo en la Universidad de los Volcanes.',
    ],
    [
      'es',
      'Atiendo la sala con otras cuatro enfermeras y, dos noches al mes, cubro las urgencias.',
      'Dos noches al mes cubro las urgencias y atiendo la sala con otras cuatro enfermeras.',
      'Atiendo la sala con otras cuatro enfermeras, que dos noches al mes cubren las urgencias.',
    ],
  ],
});

test.each([
  [
    'de',
    'Dreitägigen Kurs in Zuckerartistik besucht.',
    'Ich habe einen dreitägigen Kurs in Zuckerartistik gegeben.',
  ],
  ['en', 'Attended a course in sugar art.', 'I taught a course in sugar art.'],
  ['es', 'Asistí a un curso de azúcar artístico.', 'Impartí un curso de azúcar artístico.'],
] as const)(
  'a course that somebody attended is not given in a letter, in %s',
  (language, fact, lie) => {
    expect(answerInLetter(fact, lie, language)).not.toBe('proven');
  },
);
