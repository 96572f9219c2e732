import { holdRows } from './rows.fixture.ts';

// True synonyms, idioms for a plain verb and verbs that a noun needs; the last sentence says more by the same means.
holdRows({
  'a verb that a noun of a fact without one needs': [
    [
      'de',
      'Linien- und Ausflugsverkehr mit Gelenkbussen.',
      'Gelenkbusse im Ausflugs- und Linienverkehr gefahren.',
      'Gelenkbusse im Ausflugs- und Linienverkehr beschafft.',
    ],
    [
      'es',
      'Actas de obra y cartas a los bancos.',
      'Redacté las actas de obra y las cartas a los bancos.',
      'Revisé las actas de obra y las cartas a los bancos.',
    ],
  ],
  'a plain word or an idiom': [
    [
      'de',
      'Einführung einer digitalen Baumkarte, die wöchentlich aktualisiert wurde.',
      'Eine digitale Baumkarte eingeführt, die jede Woche auf den neuesten Stand gebracht wurde.',
      'Eine digitale Baumkarte eingeführt, die jede Woche geprüft wurde.',
    ],
    [
      'en',
      'Reached the yearly quality target in four of five years.',
      'Met the yearly quality target in four of five years.',
      'Raised the yearly quality target in four of five years.',
    ],
    [
      'en',
      'Explained kiln care to young potters and their parents.',
      'Told young potters and their parents about kiln care.',
      'Told young potters and their parents to clean kilns.',
    ],
    [
      'es',
      'Participó en la redacción de la audioguía infantil.',
      'Participó en la redacción de la audioguía para niños.',
      'Participó en la redacción de la audioguía para adultos.',
    ],
  ],
  'oneself, who did it': [
    [
      'de',
      'Warte jährlich 220 Gasheizungen in Reihenhäusern.',
      'Kümmere mich im Jahr um die Wartung von 220 Gasheizungen in Reihenhäusern.',
      'Ein Meister hilft mir im Jahr bei der Wartung von 220 Gasheizungen in Reihenhäusern.',
    ],
    [
      'en',
      'I see 12 to 15 families a week and write a report to the GP after every first visit.',
      'Weekly, I see 12 to 15 families, and every first visit is followed by a report from me to the GP.',
      'Weekly, I see 12 to 15 families, and every first visit is followed by a report to me from the GP.',
    ],
  ],
  'a dot that only shortens a word': [
    [
      'de',
      'Ersatzteillager mit ca. 1.200 Positionen verwaltet.',
      'Verwaltung des Ersatzteillagers (rund 1.200 Positionen).',
      'Verwaltung von rund 1.200 Ersatzteillagern.',
    ],
    [
      'de',
      'Neubau der Schule Am Rain (6,4 Mio. €) drei Wochen vor dem vertraglichen Termin übergeben.',
      'Übergabe des Neubaus der Schule Am Rain (6,4 Millionen Euro) 3 Wochen vor dem vertraglichen Termin.',
      'Übergabe des Neubaus der Schule Am Rain (6,4 Millionen Euro) 3 Wochen nach dem vertraglichen Termin.',
    ],
  ],
});
