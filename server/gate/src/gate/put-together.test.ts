import { expect, test } from '@jest/globals';
import { answerInLetter } from './one-bullet.fixture.ts';
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
  'an adverbial told first, before what is put otherwise itself': [
    [
      'en',
      'Raised harvest yield of the glasshouse plots from 41 to 78 kilos over one season.',
      "Over one season, raised the glasshouse plots' harvest yield from 41 to 78 kilos.",
      'Raised harvest yield of the glasshouse plots over from 41 seasons to 78 kilos.',
    ],
    [
      'en',
      'I translated the guide into Basque with the help of an outside editor.',
      "With an outside editor's help, I translated the guide into Basque.",
      'I translated the guide of an outside editor into Basque with help.',
    ],
    [
      'es',
      'Podo 22 setos al año, casi siempre antes de la lluvia.',
      'Cada año podo 22 setos, casi siempre antes de la lluvia.',
      'Podo 22 setos antes de la lluvia, casi siempre al año.',
    ],
    [
      'de',
      'Im Lockdown 2020 drei Livestreams für einen Chor betreut.',
      'Betreuung von drei Livestreams für einen Chor im Lockdown 2020.',
      'Betreuung von drei Chören für einen Livestream im Lockdown 2020.',
    ],
  ],
  'a thing that two deeds are done to': [
    [
      'en',
      'Mixed and carried lime mortar for two bricklayers.',
      'Mixed lime mortar and carried it for two bricklayers.',
      'Mixed lime mortar for two bricklayers and carried mortar.',
    ],
    [
      'es',
      'Recogí y apilé planchas detrás de las parejas de hachas.',
      'Detrás de las parejas de hachas, recogí las planchas y las apilé.',
      'Recogí planchas y apilé hachas detrás de las parejas.',
    ],
  ],
  'clauses of their own': [
    [
      'de',
      'Den Fuß nehme ich für die Einlagen mit Trittschaum ab; der Scanner ist bestellt, aber noch nicht in Betrieb.',
      'Der Scanner ist bestellt, aber noch nicht in Betrieb; den Fuß nehme ich für die Einlagen mit Trittschaum ab.',
      'Der Scanner ist in Betrieb, aber noch nicht bestellt; den Fuß nehme ich für die Einlagen mit Trittschaum ab.',
    ],
  ],
  'a thing and what stands in brackets behind it': [
    [
      'en',
      'Catalogued the Drummond shipping papers (212 boxes) to file level in 16 months.',
      'In 16 months, catalogued the 212 boxes of the Drummond shipping papers to file level.',
      'In 16 boxes, catalogued the Drummond shipping papers (212 months) to file level.',
    ],
    [
      'en',
      'Cook in a four-oven village bakery, responsible for the till and for trainee bakers.',
      'In a four-oven village bakery, cook responsible for the till and for trainee bakers.',
      'Cook responsible for a four-oven village bakery, the till and trainee bakers.',
    ],
  ],
});

test('what repeats its fact in its own order has moved nothing', () => {
  const fact = 'Take charge of the unit on night shifts with up to 14 nurses.';
  for (const said of ['There I take charge', 'I also take charge'])
    expect(
      answerInLetter(fact, `${said} of the unit on night shifts with up to 14 nurses.`, 'en'),
    ).toBe('proven');
  expect(
    answerInLetter(fact, 'There I take nurses on night shifts with up to 14 of the unit.', 'en'),
  ).not.toBe('proven');
});
