import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { rejoined } from '@sastre/shared-cv-words';
import { jobsOf } from './work.rules.ts';

const read = (text: string) =>
  jobsOf(linesFrom(text)).map(({ position, company, place }) => [
    position?.text,
    company?.text,
    place?.text,
  ]);

describe('the header of a job in files of other programs', () => {
  test('has its towns behind its positions where each has one, and one names a country', () => {
    const text = `# Cantina dei Produttori
Responsabile di cantina, Canelli ¦ gen. 2018 – oggi
# Poderi Rocca
Assistente enologa, La Morra ¦ feb. 2007 – lug. 2011
# Wairau Hills
Cantiniera, Blenheim, Nuova Zelanda ¦ feb. 2006 – mag. 2006`;
    expect(read(text).map((job) => job.slice(0, 3))).toEqual([
      ['Responsabile di cantina', 'Cantina dei Produttori', 'Canelli'],
      ['Assistente enologa', 'Poderi Rocca', 'La Morra'],
      ['Cantiniera', 'Wairau Hills', 'Blenheim, Nuova Zelanda'],
    ]);
    const departments = text
      .replace('Canelli', 'Spumanti')
      .replace('La Morra', 'Ricerca')
      .replace('Blenheim, Nuova Zelanda', 'Vini bianchi');
    expect(read(departments).map(([position]) => position)).toEqual([
      'Responsabile di cantina, Spumanti',
      'Assistente enologa, Ricerca',
      'Cantiniera, Vini bianchi',
    ]);
  });

  test('stands below its dates, also where a file holds both as one paragraph', () => {
    const text = `feb. 2018 – heute
Dachdeckerin · Bedachungen Thoma · Ulm

Zwei Lehrlinge angeleitet.

mar. 2012 – ene. 2018
Dachdeckerin · Spenglerei Oberholz · Aalen`;
    const lines = linesFrom(text).map((line, at) => ({
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, block: [1, 1, 2, 3, 3][at] ?? 4 })),
    }));
    expect(
      jobsOf(lines).map(({ position, company, place }) => [
        position?.text,
        company?.text,
        place?.text,
      ]),
    ).toEqual([
      ['Dachdeckerin', 'Bedachungen Thoma', 'Ulm'],
      ['Dachdeckerin', 'Spenglerei Oberholz', 'Aalen'],
    ]);
  });

  test('is of three names in one line, where others with a town that is known are', () => {
    const text = `Skipper, MFV Otter Vale, Galway ¦ June 2018 – present
Mate, MFV Heron, Killybegs ¦ March 2013 – May 2018
Observer, Sea Board, Dublin ¦ 2010 – 2013`;
    expect(read(text)[1]).toEqual(['Mate', 'MFV Heron', 'Killybegs']);
  });

  test('is a house before a town and its country, above the position', () => {
    const text = `Bodegas Peña Alta, Haro ¦ 02/2018 – actualidad
Capataz
Otter Vale Wines, Mendoza, Argentina ¦ 02/2012 – 05/2012
Capataz de vendimia`;
    expect(read(text)[1]).toEqual([
      'Capataz de vendimia',
      'Otter Vale Wines',
      'Mendoza, Argentina',
    ]);
  });

  test('has no sentence above it for its employer, however short its last word is', () => {
    const text = `Otter Board ¦ 2014 – 2018
Rigger
Held the books of a small house for 40 SMEs.
Splicer ¦ 2010 – 2013`;
    expect(jobsOf(linesFrom(text)).map(({ company }) => company?.text)).not.toContain(
      'Held the books of a small house for 40 SMEs.',
    );
  });

  test('goes on below what reaches the dates behind it', () => {
    const text =
      'Harbour Caterer at Long Pier Kitchens of ¦ 2014 – 2018\nNether Orrey\n\nFed a fleet of ships.';
    expect(read(text)[0]?.slice(0, 2)).toEqual([
      'Harbour Caterer',
      'Long Pier Kitchens of Nether Orrey',
    ]);
  });

  test('is no item of a list, though a mark stands before it', () => {
    const text =
      'Cook, Nether Kitchens\n2014 – 2018\n* Fed a fleet\n* Baker, Upper Kitchens\n2010 – 2013\n* Baked bread';
    expect(read(text).map((job) => job.slice(0, 2))).toEqual([
      ['Cook', 'Nether Kitchens'],
      ['Baker', 'Upper Kitchens'],
    ]);
  });

  test('goes on below its dates’ column where a comma ends its line, and ends with a full stop', () => {
    const lines = linesFrom(
      `04/2016–today ¦ Head of Stores, Harbour Co-operative of the Northern Isles Ltd,
Kirkwall.
Two sites and their stock, and a crew of thirty.
07/2011–03/2016 ¦ Storekeeper, Granary Rothe, Stromness.`,
    ).map((line, at) => ({
      ...line,
      room: 5,
      box: { x: line.cells.length > 1 ? 0 : 200, y: at * 12, width: 300, height: 12 },
    }));
    expect(
      jobsOf(lines).map(({ position, company, place }) => [
        position?.text,
        company?.text,
        place?.text,
      ]),
    ).toEqual([
      ['Head of Stores', 'Harbour Co-operative of the Northern Isles Ltd', 'Kirkwall'],
      ['Storekeeper', 'Granary Rothe', 'Stromness'],
    ]);
  });

  test('has its town behind its dates and a sign, where most do and one is where the person lives', () => {
    const text = `nov. 2021 - atualmente | Braga
# Fisioterapeuta coordenadora
Hospital de Braga, E.P.E.
Coordenação de oito fisioterapeutas.
set. 2014 - fev. 2017 | Tocha, Cantanhede
# Fisioterapeuta
Santa Casa da Misericórdia
Serviço de lesões.`;
    expect(
      jobsOf(linesFrom(text), 'Braga, Portugal').map(({ position, company, place }) => [
        position?.text,
        company?.text,
        place?.text,
      ]),
    ).toEqual([
      ['Fisioterapeuta coordenadora', 'Hospital de Braga, E.P.E.', 'Braga'],
      ['Fisioterapeuta', 'Santa Casa da Misericórdia', 'Tocha, Cantanhede'],
    ]);
  });

  test('stands in a long line whose signs part names', () => {
    const house = 'Nationalbibliothek der Inseln, Institut für Restaurierung';
    expect(
      read(`Oktober 2014 bis Januar 2020
${house} | Restauratorin, Kartensammlung und Globenmuseum | Wien
Konservierung von Wandkarten.`).map((job) => job.slice(0, 3)),
    ).toEqual([['Restauratorin, Kartensammlung und Globenmuseum', house, 'Wien']]);
  });

  test.each([
    [
      'Staff Midwife ¦ 2015 – 2018\nThe Infirmary at Little France, Leith',
      'The Infirmary at Little France',
    ],
    [
      'Fisioterapeuta ¦ 2014 – 2017\nHospital da Região Centro – Rovisco Pais, Tocha',
      'Hospital da Região Centro – Rovisco Pais',
    ],
  ])('has an employer whose name holds what parts names elsewhere: %s', (text, company) => {
    expect(read(text)[0]?.[1]).toBe(company);
  });
});

test('a dash parts no company of a line of its own, where another line is the position', () => {
  const names = ['Helpers without Frontiers', 'Upper Orrey', 'Warehouse Manager'].map((text) => ({
    text,
  }));
  const whole = 'Helpers without Frontiers – Upper Orrey';
  expect(rejoined(names, [whole, 'Warehouse Manager']).map(({ text }) => text)).toEqual([
    whole,
    'Warehouse Manager',
  ]);
  expect(rejoined(names, [`Warehouse Manager at ${whole}`])).toHaveLength(2);
  expect(rejoined(names, [`${whole} – Warehouse Manager`])).toEqual(names);
});

test('where each job begins with its position, one without an employer has none', () => {
  const text = `Sales Manager
Kontora Goods GmbH
2019 – 2021

Freelance Web Developer
2017 – 2019

Shop Assistant
Rowers GmbH
2012 – 2015`;
  expect(read(text).map((job) => job.slice(0, 2))).toEqual([
    ['Sales Manager', 'Kontora Goods GmbH'],
    ['Freelance Web Developer', undefined],
    ['Shop Assistant', 'Rowers GmbH'],
  ]);
});

test('the place of a job stands above its dates in their column, beside its names in bold', () => {
  const text = `Oslo, Norway ¦ Kantine Nord, Cook
Jan – June 2019 ¦ Cooked all that the guests of the house asked for, every day.
Oslo, Norway ¦ Rowers Ltd, Head Waiter
Jan – June 2018 ¦ Waited for the guests of the house, and taught others to do so.`;
  const lines = linesFrom(text).map((line, at) => {
    const [first, second] = line.cells;
    if (at % 2 > 0 || first === undefined || second === undefined) return line;
    const [house = '', post = ''] = second.text.split(/(?<=,) /u);
    const runs = second.runs.flatMap((run) => [
      { ...run, text: `${house} `, bold: true },
      { ...run, text: post },
    ]);
    return { ...line, cells: [first, { ...second, runs }] };
  });
  expect(
    jobsOf(lines).map(({ company, position, place, period }) => [
      ...[company?.text, position?.text, place?.text, period?.startDate],
    ]),
  ).toEqual([
    ['Kantine Nord', 'Cook', 'Oslo, Norway', '2019-01'],
    ['Rowers Ltd', 'Head Waiter', 'Oslo, Norway', '2018-01'],
  ]);
});

test('how somebody was employed stays with the name before it, and a line that leads to a list is no name', () => {
  const look = { size: 10, italic: false };
  const lines = linesFrom(
    'Moor House (Contract) ¦ 2016 – 2019\nKitchen Manager\nDale Mill ¦ 2011 – 2015\nTechnician\nWorked on several things, among them the following:\n* Flour',
  ).map((line) => {
    const [cell, ...more] = line.cells;
    const [, name, inside] = /^(Moor House)( \(Contract\))$/u.exec(cell?.text ?? '') ?? [];
    if (cell === undefined || name === undefined || inside === undefined) return line;
    const runs = [
      { text: name, bold: true, ...look },
      { text: inside, bold: false, ...look },
    ];
    return { ...line, cells: [{ ...cell, runs }, ...more] };
  });
  expect(jobsOf(lines).map(({ company, position }) => [company?.text, position?.text])).toEqual([
    ['Moor House (Contract)', 'Kitchen Manager'],
    ['Dale Mill', 'Technician'],
  ]);
});
