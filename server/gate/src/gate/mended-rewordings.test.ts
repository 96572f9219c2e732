import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';
import { holdRows } from './rows.fixture.ts';

/** Classes of honest rewrites that were asked about; each with lies of the same shape. */
holdRows({
  'words that only tie': [
    [
      'en',
      'Kept a map of leaks for 40 streets.',
      'Kept a map showing leaks for 40 streets.',
      'Kept a map showing repairs for 40 streets.',
    ],
    [
      'en',
      'Runs a two-hour class in first aid for 14 wardens.',
      'Runs a class in first aid lasting two hours for 14 wardens.',
      'Runs a class in first aid lasting three hours for 14 wardens.',
    ],
    [
      'en',
      'Looked after a depot of 320 bicycles.',
      'Looked after a depot holding 320 bicycles.',
      'Looked after a depot selling 320 bicycles.',
    ],
    [
      'de',
      'Protokoll geführt, letzte Prüfung ohne Mängel.',
      'Führung des Protokolls; die letzte Prüfung blieb ohne Mängel.',
      'Führung des Protokolls; die letzten Prüfungen blieben ohne Folgen.',
    ],
    [
      'de',
      'Pflege einer Sammlung von 900 Karten.',
      'Pflege einer Sammlung, die 900 Karten enthält.',
      'Pflege einer Sammlung, die 900 Bücher enthält.',
    ],
    [
      'es',
      'Administración general de una granja avícola.',
      'Tareas de administración general en una granja avícola.',
      'Tareas de dirección general en una granja avícola.',
    ],
    [
      'es',
      'Cuidado de un huerto de 300 olivos.',
      'Cuidado de un huerto que abarca 300 olivos.',
      'Cuidado de un huerto que abarca 300 almendros.',
    ],
  ],
  'a thing and its verb for a compound': [
    [
      'de',
      'Zaunbau an drei Weiden.',
      'An drei Weiden Zäune gebaut.',
      'An drei Weiden Zäune gestrichen.',
    ],
    [
      'de',
      'Kranbegleitung bei zwei Hallen.',
      'Bei zwei Hallen den Kran begleitet.',
      'Bei zwei Hallen den Bagger begleitet.',
    ],
    [
      'de',
      'Probenlagerung für vier Labore.',
      'Für vier Labore Proben gelagert.',
      'Für vier Labore Proben geprüft.',
    ],
  ],
  'a range that names its unit once': [
    [
      'en',
      'Cut the wait from 9 days to 4 by new rotas.',
      'Cut the wait from 9 days to 4 days by new rotas.',
      'Cut the wait from 9 days to 4 hours by new rotas.',
    ],
    [
      'en',
      'Cut checks from five days to two and a half.',
      'Cut checks from 5 days to 2.5.',
      'Cut checks from 5 days to 2.',
    ],
    [
      'de',
      'Ausschuss zwischen 2021 und 2023 von 24 auf 19 Prozent gesenkt.',
      'Senkung des Ausschusses von 24 % auf 19 % zwischen 2021 und 2023.',
      'Senkung des Ausschusses von 24 % auf 9 % zwischen 2021 und 2023.',
    ],
    [
      'de',
      'Rüstzeit von 41 auf 26 Minuten pro Los gesenkt.',
      'Rüstzeit von 41 Minuten pro Los auf 26 verringert.',
      'Rüstzeit von 26 Minuten pro Los auf 41 verringert.',
    ],
    [
      'de',
      'Restaurierung eines Schranks von 1911.',
      'Einen Schrank aus dem Jahr 1911 restauriert.',
      'Einen Schrank aus dem Jahr 1991 restauriert.',
    ],
    [
      'es',
      'Bajada de las paradas de la línea 2 de 18 a 7 horas al mes.',
      'Las paradas de la línea 2 bajaron de 18 a 7 horas al mes.',
      'Las paradas de la línea 2 bajaron de 18 a 9 horas al mes.',
    ],
  ],
  'words of a preposition, and what stands behind a verb': [
    [
      'es',
      'Llevé con carros la leña hasta el molino.',
      'Con carros transporté la leña al molino.',
      'Con carros transporté la harina al molino.',
    ],
    [
      'es',
      'Revisión de filtros en 12 bombas.',
      'Revisé los filtros de 12 bombas.',
      'Revisé los filtros de 20 bombas.',
    ],
    [
      'de',
      'Sanierte mit einem Kollegen rund 30 Dächer im Jahr.',
      'Gemeinsam mit einem Kollegen jährlich rund 30 Dächer saniert.',
      'Gemeinsam mit einem Kollegen monatlich rund 30 Dächer saniert.',
    ],
    [
      'de',
      'Zähler morgens abgelesen und an die Zentrale gemeldet.',
      'Ablesen der Zähler am Morgen mit Meldung an die Zentrale.',
      'Ablesen der Zähler am Abend mit Meldung an die Zentrale.',
    ],
    [
      'en',
      'Entered 4,500 letters in the archive database.',
      'Entered 4,500 letters into the archive database.',
      'Entered 4,500 pictures into the archive database.',
    ],
  ],
  'whose something is, and how many they are, is no title': [
    [
      'en',
      'Review plans for two junior surveyors and share the van with three colleagues.',
      "Review two junior surveyors' plans and share the van with three colleagues.",
      "Review two senior surveyors' plans and share the van with three colleagues.",
    ],
    [
      'en',
      'Built a phrase list that the two other guides in the castle use.',
      "Built a phrase list that the castle's two other guides use.",
      "Built a phrase list that the castle's three other guides use.",
    ],
    [
      'es',
      'Nóminas de trabajadores para ocho talleres.',
      'Nóminas de los trabajadores de ocho talleres.',
      'Nóminas de los trabajadores de nueve talleres.',
    ],
  ],
  'a clause in another place, and its number with it': [
    [
      'en',
      'Cut scrap from 12% to 7% by checking moulds before casting.',
      'Checked moulds before casting and so cut scrap from 12% to 7%.',
      'Checked moulds before casting and so cut scrap from 12% to 9%.',
    ],
    [
      'en',
      'Helped the founder check bells with a meter before dispatch.',
      'Assisted the founder in checking bells before dispatch, using a meter.',
      'Instructed the founder in checking bells before dispatch, using a meter.',
    ],
    [
      'es',
      'Ayudé a preparar la solicitud, que se aprobó en 2018.',
      'Colaboré en la preparación de la solicitud, aprobada en 2018.',
      'Colaboré en la preparación de la solicitud en 2018, aprobada.',
    ],
    [
      'de',
      'Zwei Lehrlinge angeleitet, einer davon hat 2024 die Prüfung bestanden.',
      'Anleitung von zwei Lehrlingen; einer hat 2024 die Prüfung bestanden.',
      'Anleitung von zwei Lehrlingen; beide haben 2024 die Prüfung bestanden.',
    ],
    [
      'en',
      'Trained nine carriers, three of them on the night round.',
      'Trained nine carriers; three were on the night round.',
      'Trained nine carriers and three more on the night round.',
    ],
    [
      'es',
      'Atendía de vez en cuando a los visitantes en la sala.',
      'Ocasionalmente atendía a los visitantes en la sala.',
      'Siempre atendía a los visitantes en la sala.',
    ],
  ],
  'who is meant by a noun before its verb, or behind a preposition': [
    [
      'de',
      'Betreuung von zwei Auszubildenden in der Werkstatt.',
      'Zwei Auszubildende in der Werkstatt betreut.',
      'Auszubildende in der Werkstatt, zwei betreut.',
    ],
    [
      'de',
      'Als Spielleiterin habe ich vier Stücke ohne den Regisseur einstudiert.',
      'Vier Stücke habe ich als Spielleiterin ohne den Regisseur einstudiert.',
      'Vier Stücke habe ich als Regisseur ohne die Spielleiterin einstudiert.',
    ],
  ],
  'the noun that tells the deed, its overseer, parts and rates': [
    [
      'es',
      'Di mantenimiento preventivo a 40 bombas según el plan.',
      'Mantenimiento preventivo de 40 bombas conforme al plan.',
      'Mantenimiento preventivo de 40 bombas sin plan.',
    ],
    [
      'de',
      'Kesselprüfungen durchgeführt und Mängel gemeldet.',
      'Kesselprüfungen und Meldung der Mängel.',
      'Kesselprüfungen und Behebung der Mängel.',
    ],
    [
      'en',
      'Cut-up work on pipes under supervision of the head voicer.',
      'Worked on the cut-up of pipes, supervised by the head voicer.',
      'Worked on the cut-up of pipes, supervising the head voicer.',
    ],
    [
      'en',
      'Train apprentices; seven of the eleven who began have finished.',
      'Apprentices trained; of the eleven who began, seven have finished.',
      'Apprentices trained; eleven who began have finished.',
    ],
    [
      'de',
      'Messreihen aufgenommen, zwischen 15 und 20 in der Woche.',
      'Wöchentlich zwischen 15 und 20 Messreihen aufgenommen.',
      'Täglich zwischen 15 und 20 Messreihen aufgenommen.',
    ],
    [
      'de',
      'Einmal im Monat einen Spielenachmittag für 15 Personen organisiert.',
      'Organisation eines monatlichen Spielenachmittags für 15 Personen.',
      'Organisation monatlicher Spielenachmittage für 50 Personen.',
    ],
  ],
});

test('a thing that another number counts is not counted by a share', () => {
  expect(
    answerFor(
      'Shares the rota with four colleagues, one week in five.',
      'Shares the rota with five colleagues, one week in five.',
      'en',
    ),
  ).not.toBe('proven');
});
