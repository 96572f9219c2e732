import { holdRows, type Row } from './rows.fixture.ts';

// Written from the promise: words that only tie or frame what is told whole, and such words that make another deed of it.
const ROWS: Record<string, readonly Row[]> = {
  'a word that frames what is told whole': [
    [
      'en',
      'Moved the reading group online; dropped for lack of interest.',
      'Moved the reading group online, an idea dropped for lack of interest.',
      'Moved the reading group online, an idea praised for lack of interest.',
    ],
    [
      'en',
      'Fed the calves twice a day; losses under 3 %.',
      'Fed the calves twice a day, keeping losses under 3 %.',
      'Fed the calves twice a day, cutting losses under 3 %.',
    ],
    [
      'en',
      'Work in the seed store with two colleagues.',
      'Work in the seed store with two colleagues.',
      'Took over the seed store with two colleagues.',
    ],
    [
      'en',
      'Logged faults for the night shift.',
      'Logged the faults arising for the night shift.',
      'Logged and handled the faults for the night shift.',
    ],
    [
      'de',
      'Fehlläufe von 9 auf 4 Prozent gesenkt.',
      'Den Anteil der Fehlläufe von 9 auf 4 Prozent gesenkt.',
      'Fehlläufe und deren Kosten von 9 auf 4 Prozent gesenkt.',
    ],
    [
      'de',
      'Ausfälle von 9 auf 4 Prozent gesenkt.',
      'Den Anteil der Ausfälle von 9 auf 4 Prozent gesenkt.',
      'Den Anteil der Ausfälle von 9 auf 4 Prozent allein gesenkt.',
    ],
    [
      'de',
      'Ordnung in der Saatgutkammer mit zwei Kolleginnen gehalten.',
      'Hielt mit zwei Kolleginnen Ordnung in der Saatgutkammer.',
      'Leitete mit zwei Kolleginnen die Ordnung in der Saatgutkammer.',
    ],
    [
      'es',
      'Propuse un turno de riego que no salió adelante.',
      'Propuse la idea de un turno de riego que no salió adelante.',
      'Puse en marcha un turno de riego que salió adelante.',
    ],
    [
      'es',
      'Trabajé en el almacén de semillas con dos compañeras.',
      'Trabajé en el almacén de semillas con dos compañeras.',
      'Tuve a mi cargo el almacén de semillas con dos compañeras.',
    ],
  ],
  'a word that its place tells': [
    [
      'en',
      'Found a leak in the brine tank before the audit.',
      'Discovered a leak in the brine tank before the audit.',
      'Repaired a leak in the brine tank before the audit.',
    ],
    [
      'en',
      'Gave three knife-skills sessions to the evening crew.',
      'Delivered three knife-skills sessions to the evening crew.',
      'Attended three knife-skills sessions with the evening crew.',
    ],
    [
      'en',
      'Drafted a rota for the smokehouse.',
      'Drew up a draft rota for the smokehouse.',
      'Introduced a rota for the smokehouse.',
    ],
    [
      'de',
      'Undichte Stelle am Soletank gefunden und dem Meister gemeldet.',
      'Undichte Stelle am Soletank entdeckt und dem Meister gemeldet.',
      'Undichte Stelle am Soletank behoben und dem Meister gemeldet.',
    ],
    [
      'es',
      'Encontré una fuga en el tanque de salmuera antes de la auditoría.',
      'Descubrí una fuga en el tanque de salmuera antes de la auditoría.',
      'Reparé una fuga en el tanque de salmuera antes de la auditoría.',
    ],
  ],
  'words that an acronym stands for': [
    [
      'en',
      'Entered GRN slips for the seed store.',
      'Entered goods received note slips for the seed store.',
      'Entered goods returned slips for the seed store.',
    ],
    [
      'de',
      'Schriftverkehr über das EGVP.',
      'Führe den Schriftverkehr über das EGVP.',
      'Führe ein Team über das EGVP.',
    ],
  ],
  'what a tool was used for': [
    [
      'en',
      'Sorted the seed lots by optical sorter.',
      'Used the optical sorter to sort the seed lots.',
      'Used the seed lots to sort the optical sorter.',
    ],
  ],
  'who stands beside which deed': [
    [
      'en',
      'Planned the spring sowing for two farms, which starts in March, with a new seed drill.',
      'With a new seed drill, planned the spring sowing, which starts in March, for two farms.',
      'Planned a new seed drill with the spring sowing, which starts in March, for two farms.',
    ],
    [
      'en',
      'I mapped the field drains, and the tenant cleared them.',
      'The field drains were mapped by me, and the tenant cleared them.',
      'The tenant mapped the field drains, and I cleared them.',
    ],
    [
      'de',
      'Pflanzplan entworfen, den die Verwaltung derzeit prüft.',
      'Entwurf eines Pflanzplans, der derzeit von der Verwaltung geprüft wird.',
      'Prüfung eines Pflanzplans, der derzeit von der Verwaltung entworfen wird.',
    ],
  ],
  'what a number counts in a name of several words': [
    [
      'en',
      'Wrote about 60 field notes with pencil for the survey.',
      'About 60 pencil field notes written for the survey.',
      'About 60 pencil surveys written for the field notes.',
    ],
  ],
};

holdRows(ROWS);
