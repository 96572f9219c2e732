import { holdRows } from './rows.fixture.ts';

holdRows({
  'compounds that share an end': [
    [
      'de',
      'Warte jährlich rund 220 Gas- und Ölheizungen.',
      'Jährliche Wartung von rund 220 Öl- und Gasheizungen.',
      'Jährliche Wartung von rund 220 Öl- und Pelletheizungen.',
    ],
    [
      'de',
      'Plane die Dienste für 16 Mitarbeiter in Winter- und Sommersaison.',
      'Dienstplanung für 16 Mitarbeiter in Sommer- und Wintersaison.',
      'Dienstplanung für 16 Mitarbeiter in Sommer- und Festspielsaison.',
    ],
  ],
  'a verb around a number with a dot': [
    [
      'de',
      'Auswertung von Abrechnungsdaten für rund 310.000 Versicherte.',
      'Ich werte Abrechnungsdaten von etwa 310.000 Versicherten aus.',
      'Ich werte Abrechnungsdaten von über 310.000 Versicherten aus.',
    ],
  ],
  'most and mostly': [
    [
      'de',
      'Baute in 64 Wohnungen Bäder ein, meist zu zweit.',
      'Bäder in 64 Wohnungen eingebaut, in den meisten Fällen zu zweit.',
      'Bäder in 64 Wohnungen eingebaut, in allen Fällen zu zweit.',
    ],
    [
      'en',
      'Monitor anaesthesia for about eight operations a week, mostly dentals and neuters.',
      'Monitor anaesthesia for about eight operations a week, most of them dentals and neuters.',
      'Monitor anaesthesia for about eight operations a week, all of them dentals and neuters.',
    ],
    [
      'en',
      'Small family firm working mainly on disused textile mill chimneys.',
      'Small family business, working mostly on the chimneys of disused textile mills.',
      'Small family business, working only on the chimneys of disused textile mills.',
    ],
  ],
  'the largest of which': [
    [
      'en',
      'Cleaned survey data in R for 26 projects, the largest with 9,400 respondents.',
      'Cleaned survey data in R for 26 projects, the largest of which had 9,400 respondents.',
      'Cleaned survey data in R for 26 projects, each of which had 9,400 respondents.',
    ],
  ],
  'any of what is reported': [
    [
      'en',
      'Logged daily QC and flagged drifts to the senior on duty.',
      'Recorded QC every day and reported any drift to the duty senior.',
      'Recorded QC every day and fixed any drift with the duty senior.',
    ],
  ],
  'each load and all loads': [
    [
      'es',
      'Control de la temperatura en cada carga.',
      'En todas las cargas controlaba la temperatura.',
      'En todas las cargas y descargas controlaba la temperatura.',
    ],
  ],
  intervals: [
    [
      'en',
      'Staffed the enquiry desk one Saturday in two.',
      'Staffed the enquiry desk every second Saturday.',
      'Staffed the enquiry desk every Saturday.',
    ],
    [
      'de',
      'Übernehme jedes dritte Wochenende den Notdienst.',
      'Übernehme an einem Wochenende von drei den Notdienst.',
      'Übernehme an einem Wochenende von zwei den Notdienst.',
    ],
    [
      'es',
      'Guardias: una semana de cada seis.',
      'Guardias cada seis semanas.',
      'Guardias cada dos semanas.',
    ],
  ],
  'so many times': [
    [
      'en',
      'Cleaned kennels and fed the dogs twice a day.',
      'Fed the dogs two times a day and cleaned kennels.',
      'Fed the dogs three times a day and cleaned kennels.',
    ],
  ],
  'whose questions': [
    [
      'en',
      'Answered questions from branch managers within one working day.',
      "Answered branch managers' questions within one working day.",
      'Answered questions for branch managers within one working day.',
    ],
  ],
  'checks that were run': [
    [
      'en',
      'Ran the quality checks for gravity and pH before each racking',
      'Before every racking, checked gravity and pH for quality',
      'Before every racking, certified gravity and pH for quality',
    ],
  ],
  'a deed at the end, how often before its thing': [
    [
      'de',
      'Bau von etwa 50 Treppen für Ein- und Mehrfamilienhäuser',
      'Für Ein- und Mehrfamilienhäuser ungefähr 50 Treppen gebaut',
      'Für Ein- und Mehrfamilienhäuser ungefähr 50 Treppen geplant',
    ],
    [
      'es',
      'Calibro las balanzas y los pH-metros cada mes.',
      'Calibración mensual de pH-metros y balanzas.',
      'Calibración semanal de pH-metros y balanzas.',
    ],
  ],
  'a clause put in': [
    [
      'en',
      'Drafted a proposal for contract testing of the portal; not yet adopted.',
      'Drew up a proposal, which has not yet been adopted, for contract testing of the portal.',
      'Drew up a proposal, which has been adopted, for contract testing of the portal.',
    ],
  ],
  'the year, a range, a sum behind a colon': [
    [
      'de',
      'Seit 2022 keine Absturzunfälle in der Kolonne.',
      'Keine Absturzunfälle in der Kolonne seit dem Jahr 2022.',
      'Keine Absturzunfälle in der Kolonne bis zum Jahr 2022.',
    ],
    [
      'es',
      'Menos avisos repetidos: del 14 al 9 % en la ruta.',
      'Los avisos repetidos de la ruta bajaron del 14 al 9 %.',
      'Los avisos repetidos de la ruta bajaron del 19 al 4 %.',
    ],
    [
      'es',
      'Talleres para jóvenes de 14 a 18 años.',
      'Talleres para jóvenes de entre 14 y 18 años.',
      'Talleres para jóvenes de más de 14 años.',
    ],
  ],
  'ordinary words for the same deed': [
    [
      'de',
      'Für zwei Produktionen eigene Lichtkonzepte entworfen.',
      'Eigene Lichtkonzepte für zwei Produktionen erstellt.',
      'Eigene Lichtkonzepte für zwei Produktionen verantwortet.',
    ],
    [
      'en',
      'I checked lots and reported discrepancies to the specialist.',
      'I checked lots and passed discrepancies on to the specialist.',
      'I checked lots and settled discrepancies with the specialist.',
    ],
    [
      'es',
      'Hacía trasiegos y limpieza de depósitos.',
      'Trasiegos y limpieza de depósitos.',
      'Dirección de trasiegos y limpieza de depósitos.',
    ],
    [
      'es',
      'Actualización de planos de 23 municipios.',
      'Puesta al día de los planos de 23 municipios.',
      'Puesta al día de todos los planos de 23 municipios.',
    ],
  ],
  'limits in other words': [
    [
      'de',
      'Elternabende mit bis zu 60 Teilnehmenden, teils mit Dolmetscherin.',
      'Elternabende, zum Teil mit Dolmetscherin, mit bis zu 60 Teilnehmenden.',
      'Elternabende mit Dolmetscherin, mit bis zu 60 Teilnehmenden.',
    ],
    [
      'de',
      'Keine einzige Reklamation in den letzten beiden Jahren',
      'In den letzten zwei Jahren gab es keine Reklamation',
      'In den letzten zehn Jahren gab es keine Reklamation',
    ],
    [
      'en',
      'Called customers whose payments were more than 30 days late, some 40 calls a day.',
      'Made around 40 calls a day to customers who were more than 30 days late with their payments.',
      'Made over 40 calls a day to customers who were more than 30 days late with their payments.',
    ],
    ['en', 'On call one weekend in four', 'On call every fourth weekend', 'On call every weekend'],
  ],
});
