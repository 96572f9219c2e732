import { describe, expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

test('a long title beside its date names a work, however many of its words are small', () => {
  const lines = linesFrom(
    [
      'Mosses as early signs of change in the bogs of the north ¦ May 2018',
      'Peatland Quarterly',
      '',
      'What the old maps say of drains that nobody has seen since ¦ June 2015',
      'Journal of Wetlands',
    ].join('\n'),
  );
  expect(
    addedOf('publications', lines).map(({ name, organisation, period }) => [
      name?.text,
      organisation?.text,
      period?.startDate,
    ]),
  ).toEqual([
    ['Mosses as early signs of change in the bogs of the north', 'Peatland Quarterly', '2018-05'],
    [
      'What the old maps say of drains that nobody has seen since',
      'Journal of Wetlands',
      '2015-06',
    ],
  ]);
});

describe('what was given', () => {
  const read = (kind: 'awards' | 'certificates', text: string) =>
    addedOf(kind, linesFrom(text)).map(({ name, organisation }) => [
      name?.text,
      organisation?.text,
    ]);

  test('is a name beside its date, however many of its words are small', () => {
    expect(
      read(
        'awards',
        'Meilleur apprenti boulanger de la vallée, premier rang ¦ 2017\nGuilde des fours',
      ),
    ).toEqual([['Meilleur apprenti boulanger de la vallée, premier rang', 'Guilde des fours']]);
  });

  test('is told from who gave it by a full stop', () => {
    expect(
      read(
        'certificates',
        '* Net Mender, Grade 2. Guild of Orrey, Mar 2012.\n* Pilot. Humber Board, 2019.',
      ),
    ).toEqual([
      ['Net Mender, Grade 2', 'Guild of Orrey'],
      ['Pilot', 'Humber Board'],
    ]);
  });

  test.each([
    ['Net Mender, Section 1 (2009)\nOrrey Yard', [['Net Mender, Section 1', 'Orrey Yard']]],
    [
      'Net Mender (2009)\nOrrey Yard\nPilot (2012)\nHumber Yard',
      [
        ['Net Mender', 'Orrey Yard'],
        ['Pilot', 'Humber Yard'],
      ],
    ],
    [
      'Net Mender\nOrrey Yard (2009)\nPilot\nHumber Yard (2012)',
      [
        ['Net Mender', 'Orrey Yard'],
        ['Pilot', 'Humber Yard'],
      ],
    ],
    [
      'Net Mender\nPilot (2009)',
      [
        ['Net Mender', undefined],
        ['Pilot', undefined],
      ],
    ],
  ])('is told from who gave it by their turns: %j', (text, wanted) => {
    expect(read('awards', text)).toEqual(wanted);
  });

  test('is told from who gave it by the last comma', () => {
    expect(
      read(
        'certificates',
        'Conducteur de four, niveaux 2 et 3, Centre des métiers du grain ¦ 02/2022\nManipulación de harinas, 30 horas, Cámara del Norte ¦ 2017',
      ),
    ).toEqual([
      ['Conducteur de four, niveaux 2 et 3', 'Centre des métiers du grain'],
      ['Manipulación de harinas, 30 horas', 'Cámara del Norte'],
    ]);
  });
});

test('what published a work stands behind the last comma, however long both are', () => {
  const title =
    'Was die Karten verschweigen: Entwässerung im Moor vor und nach der großen Flut von Norden';
  const [work] = addedOf('publications', linesFrom(`${title}, Zeitschrift für Moorkunde ¦ 2012`));
  expect([work?.name?.text, work?.organisation?.text]).toEqual([
    title,
    'Zeitschrift für Moorkunde',
  ]);
});

test('a title goes on in small letters behind its comma', () => {
  const lines = linesFrom(
    'Peat grows back slowly, if at all, Journal of Wetlands ¦ 2019\nWhat drains leave, Bog Review ¦ 2016',
  );
  expect(
    addedOf('publications', lines).map(({ name, organisation }) => [
      name?.text,
      organisation?.text,
    ]),
  ).toEqual([
    ['Peat grows back slowly, if at all', 'Journal of Wetlands'],
    ['What drains leave', 'Bog Review'],
  ]);
});
