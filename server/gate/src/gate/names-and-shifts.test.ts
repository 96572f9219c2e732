import { holdRows } from './rows.fixture.ts';

holdRows({
  'a figure of a name': [
    [
      'de',
      'Umstellung von rund 200 statischen Seiten auf TYPO3.',
      'Etwa 200 statische Seiten nach TYPO3 migriert.',
      'Etwa 200 statische Seiten nach TYPO4 migriert.',
    ],
  ],
  'the adjective of a field': [
    [
      'de',
      'Pflege auf einer kardiologischen Station mit 34 Betten.',
      'Pflege auf einer Station für Kardiologie mit 34 Betten.',
      'Pflege auf einer Station für Chirurgie mit 34 Betten.',
    ],
  ],
  'what is so now': [
    [
      'de',
      'Aufbau einer Bibliothek, die inzwischen in sechs Projekten eingesetzt wird.',
      'Aufbau einer Bibliothek, die heute in sechs Projekten eingesetzt wird.',
      'Aufbau einer Bibliothek, die früher in sechs Projekten eingesetzt wurde.',
    ],
  ],
  'advice as information': [
    [
      'es',
      'Asesoramiento a clientes sobre consumo eléctrico y financiación.',
      'Informaba a los clientes sobre financiación y consumo eléctrico.',
      'Informaba a los clientes sobre seguros y consumo eléctrico.',
    ],
  ],
  // "Nacht" has the stem of "nach".
  'a shift': [
    [
      'de',
      'Betreut im Frühdienst neun Patientinnen nach Operationen.',
      'Im Frühdienst neun Patientinnen nach Operationen betreut.',
      'Betreut im Nachtdienst neun Patientinnen nach Operationen.',
    ],
  ],
});
