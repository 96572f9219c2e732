import { holdRows } from './rows.fixture.ts';

// The last sentence of each row has every word of its fact, most of them in its order.
holdRows({
  'an adverbial of one deed between the words of another': [
    [
      'en',
      'Wrote manuals for the pump range and corrected them after each trial.',
      'After each trial, corrected manuals for the pump range and wrote them.',
      'Wrote manuals for the pump range after each trial and corrected them.',
    ],
    [
      'es',
      'Preparo sopas y guisos para unos 90 vecinos los días de feria.',
      'Los días de feria preparo sopas y guisos para unos 90 vecinos.',
      'Preparo sopas para unos 90 vecinos y guisos los días de feria.',
    ],
    [
      'de',
      'Ausgabe von zwei Werkzeugkisten im Jahr an jeweils acht Lehrlinge.',
      'Im Jahr Ausgabe von zwei Werkzeugkisten an jeweils acht Lehrlinge.',
      'Ausgabe von zwei Werkzeugkisten an jeweils acht Lehrlinge im Jahr.',
    ],
  ],
  'a thing of what it stood beside': [
    [
      'en',
      'Built a small oak frame for storing garden tools that is kept by two schools.',
      'Built a small frame of oak for storing garden tools that is kept by two schools.',
      'Built a small oak frame with two schools that is kept for storing garden tools.',
    ],
    [
      'de',
      'Formulare für Zuschüsse mit den Mietern ausgefüllt und an die Behörden geschickt.',
      'Formulare für Zuschüsse mit den Mietern ausgefüllt und an Behörden geschickt.',
      'Formulare der Mieter für Zuschüsse ausgefüllt und an die Behörden geschickt.',
    ],
    [
      'es',
      'Vigilo a cinco socorristas en el turno de tarde.',
      'En el turno de tarde vigilo a cinco socorristas.',
      'Con cinco socorristas vigilo el turno de tarde.',
    ],
  ],
  'a property of another thing': [
    [
      'en',
      'Fuel cost down in 2022, mainly by hauling whole loads instead of pallets.',
      'In 2022 fuel cost down, mainly by hauling whole loads instead of pallets.',
      'Fuel cost down in 2022, by hauling mainly whole loads instead of pallets.',
    ],
  ],
});
