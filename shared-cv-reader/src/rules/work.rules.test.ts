import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

const read = (text: string) =>
  jobsOf(linesFrom(text)).map(({ position, company, place, isSure }) => [
    position?.text,
    company?.text,
    place?.text,
    isSure,
  ]);

describe('the header of a job', () => {
  test('is an employer of two names with a dash between, where the position stands below', () => {
    expect(
      read('Helpers without Frontiers – Centre Upper Orrey ¦ 2019 – 2021\nWarehouse Manager').map(
        (job) => job.slice(0, 2),
      ),
    ).toEqual([['Warehouse Manager', 'Helpers without Frontiers – Centre Upper Orrey']]);
  });

  test('is an employer above several positions, though elsewhere the position stands first', () => {
    const text = `Kontora Goods
Sales Manager
2019 – 2021

Account Manager
2017 – 2018

Shop Assistant
Rowers
2012 – 2015

Mountain Guide
Orrey Club
2010 – 2011

Warehouse Clerk
Orrey Stores
2008 – 2009`;
    expect(read(text).map((job) => job.slice(0, 2))).toEqual([
      ['Sales Manager', 'Kontora Goods'],
      ['Account Manager', 'Kontora Goods'],
      ['Shop Assistant', 'Rowers'],
      ['Mountain Guide', 'Orrey Club'],
      ['Warehouse Clerk', 'Orrey Stores'],
    ]);
  });

  test('is a list item above its dates, how long it took behind them', () => {
    const text = `* Cook, Kantine Nord
Jun 2019 – Jan 2023 3 years 7 months
A kitchen.

* Waiter, Kantine Ost
Jun 2015 – Jan 2018 2 years 7 months`;
    expect(read(text).map((job) => job.slice(0, 2))).toEqual([
      ['Cook', 'Kantine Nord'],
      ['Waiter', 'Kantine Ost'],
    ]);
  });

  test('begins at no year within a sentence', () => {
    const jobs = jobsOf(
      linesFrom(
        'Mason, Guild ¦ 10/2014 – present\nThree days a week since 2016, full time before. In charge of\nfive masons.',
      ),
    );
    expect(jobs).toHaveLength(1);
  });

  test('is a house whose name ends with its form', () => {
    const name =
      'Przedsiębiorstwo Handlowo-Usługowe „Orrey” Spółka z ograniczoną odpowiedzialnością Sp. k.';
    expect(read(`Sales Manager\n${name}\n2015 – 2018`).map((job) => job.slice(0, 2))).toEqual([
      ['Sales Manager', name],
    ]);
  });

  test('takes no year of the text beside its dates', () => {
    const [job] = jobsOf(
      linesFrom(
        'Mason, Guild\nThree days a week since 2016, full time before. ¦ 10/2014 – 03/2019',
      ),
    );
    expect(job?.period).toMatchObject({ startDate: '2014-10', endDate: '2019-03' });
  });

  test('has its employer before a place of three parts', () => {
    expect(read('Engineer ¦ 2019 – 2021\nKontora Payments, Madrid, Spain')).toEqual([
      ['Engineer', 'Kontora Payments', 'Madrid, Spain', true],
    ]);
  });

  test('has no more lines above its dates than the first one', () => {
    const text = `Nurse ¦ 2019 – 2021
Sint Lucas
Wards

Cook ¦ 2015 – 2018
Kantine Nord`;
    expect(read(text).map(([position, company]) => [position, company])).toEqual([
      ['Nurse', 'Sint Lucas'],
      ['Cook', 'Kantine Nord'],
    ]);
  });

  test('is an employer whose name ends with a full stop, beside its town', () => {
    expect(
      read('Obras y Dragados del Sur, S.A. ¦ Bilbao\nJefe de Obra ¦ 02/2017 – 03/2019').map((job) =>
        job.slice(0, 3),
      ),
    ).toEqual([['Jefe de Obra', 'Obras y Dragados del Sur, S.A.', 'Bilbao']]);
  });

  test('is a long employer and a town that no list knows, written as names are', () => {
    const house = 'Wharfedale and Aire Valley Co-operative Pharmacies Limited';
    const jobs = [
      `Pharmacist ¦ 2019 – 2021\n${house}, Otley\nRan a busy branch.`,
      'Cook ¦ 2015 – 2018\nKantine Nord\nCooked for a busy hall with three helpers, every day, and planned the shifts',
    ];
    expect(read(jobs.join('\n\n')).map((job) => job.slice(0, 2))).toEqual([
      ['Pharmacist', house],
      ['Cook', 'Kantine Nord'],
    ]);
  });

  test('is an employer whose name is longer than its line', () => {
    const lines = linesFrom(
      'Cook ¦ 2019 – 2021\nKantine Cooperative of the Northern Harbours and the Western Isles\nLimited\nBread and soup for all.',
    ).map((line, at) => ({
      ...line,
      room: at === 1 ? 5 : 200,
      box: { x: 0, y: at * 12, width: 300, height: 12 },
    }));
    expect(jobsOf(lines).map(({ company, texts }) => [company?.text, texts[0]?.text])).toEqual([
      [
        'Kantine Cooperative of the Northern Harbours and the Western Isles Limited',
        'Bread and soup for all.',
      ],
    ]);
  });

  test('is one name where the file calls both of its lines one heading', () => {
    const lines = linesFrom('Cook of the harbour and\nof the isles\nKantine Nord\n2019 – 2021').map(
      (line, at) => ({
        ...line,
        ...(at < 2 && { heading: 3 }),
        cells: line.cells.map((cell) => ({ ...cell, block: Math.max(at, 1) })),
        box: { x: 0, y: at * 12, width: 90, height: 12 },
      }),
    );
    expect(jobsOf(lines)[0]?.position?.text).toBe('Cook of the harbour and of the isles');
  });

  test('has its dates below all that is said', () => {
    const text = `# Cook, Kantine Nord
Bread and soup for the whole of the harbour.
* Baked the bread.
Oslo, 2019 – 2021
# Waiter, Kantine Hotel
Served what the cook had made at night.
Solund, 2015 – 2018`;
    const jobs = jobsOf(linesFrom(text));
    expect(
      jobs.map(({ position, company, place, period, bullets }) => [
        ...[position, company, place].map((piece) => piece?.text),
        ...[period?.startDate, bullets.length],
      ]),
    ).toEqual([
      ['Cook', 'Kantine Nord', 'Oslo', '2019', 1],
      ['Waiter', 'Kantine Hotel', 'Solund', '2015', 0],
    ]);
  });

  test('stands in one long line with its dates in brackets', () => {
    const line =
      'Ayudante de Jefe de Obra, Agrupación Temporal de Empresas Puentes y Viaductos del Norte Lote 7, Gijón (abr. 2006 – nov. 2010)';
    expect(read(`${line}\nTopografía.`).map((job) => job.slice(0, 3))).toEqual([
      [
        'Ayudante de Jefe de Obra',
        'Agrupación Temporal de Empresas Puentes y Viaductos del Norte Lote 7',
        'Gijón',
      ],
    ]);
  });

  test('is a house in bold above several positions, each beside its dates', () => {
    const text = `# Harbour Foundry
2019 – 2021 ¦ Planner (Oslo)
Planned the casting.
2015 – 2018 ¦ Trainee (Oslo)

# Cask Works
2010 – 2014 ¦ Cooper (Bergen)`;
    const lines = linesFrom(text).map((line, at) => ({
      ...line,
      gapAbove: line.text.endsWith('s') || at === 0 ? 1 : line.gapAbove,
    }));
    expect(
      jobsOf(lines).map((job) => [job.position?.text, job.company?.text, job.place?.text]),
    ).toEqual([
      ['Planner', 'Harbour Foundry', 'Oslo'],
      ['Trainee', 'Harbour Foundry', 'Oslo'],
      ['Cooper', 'Cask Works', 'Bergen'],
    ]);
  });

  test('goes on in the line below a comma, also below its dates', () => {
    const lines = linesFrom(
      '2019 – 2021 ¦ Monteur\nErzgebirgische Wärme- und Haustechnik Vogt GmbH & Co. KG,\nAnnaberg-Buchholz\nBaut Heizungen ein.',
    ).map((line) => ({
      ...line,
      room: 100,
      box: { x: 0, y: line.id * 12, width: 90, height: 12 },
    }));
    expect(jobsOf(lines)).toMatchObject([
      { position: { text: 'Monteur' }, place: { text: 'Annaberg-Buchholz' } },
    ]);
  });

  test.each(['Polar Lines and Harbour Boats –', 'Polar Lines — Cook of'])(
    'goes on below a sign or a word that joins: %s',
    (text) => {
      const lines = linesFrom(`# ${text}\n# Sea Kitchens\n2019 – 2021`).map((line) => ({
        ...line,
        room: 200,
        box: { x: 0, y: line.id * 12, width: 90, height: 12 },
      }));
      const [job] = jobsOf(lines);
      const names = [job?.company?.text, job?.position?.text].join('|');
      expect(names).toContain(text.endsWith('of') ? 'Cook of Sea Kitchens' : 'Sea Kitchens');
      expect(names).toContain(
        text.endsWith('of') ? 'Polar Lines' : 'Polar Lines and Harbour Boats',
      );
    },
  );

  test('has items that go on below their glyph, however much room is beside them', () => {
    const lines = linesFrom(
      'Cook, Polar Lines ¦ 2019 – 2021\nFed the crew.\n* Baked bread for\nthree hundred\nPeople\n* Sold it',
    ).map((line, at) => {
      const x = at < 2 ? 50 : 64;
      return {
        ...line,
        room: at > 1 ? 300 : line.room,
        box: { x, y: at * 12, width: 90, height: 12 },
      };
    });
    expect(jobsOf(lines)[0]?.bullets.map(({ text }) => text)).toEqual([
      'Baked bread for three hundred People',
      'Sold it',
    ]);
  });

  test('is to be looked at when no word tells position from employer', () => {
    expect(read('Zeta, Omega ¦ 2019 – 2021')).toEqual([['Zeta', 'Omega', undefined, false]]);
  });

  test('goes on where its dates stand on the next page', () => {
    const lines = linesFrom('Sint Lucas Hospital\nNurse\n2019 – 2021').map((line, at) =>
      at === 2 ? { ...line, page: 1, flow: 1 } : line,
    );
    expect(jobsOf(lines)).toMatchObject([
      { company: { text: 'Sint Lucas Hospital' }, position: { text: 'Nurse' } },
    ]);
  });

  test('has the employer above it only where it follows that one in time, and is named', () => {
    const under = (line: string) =>
      read(`Ward lead, Sint Lucas Hospital ¦ 04/2013 – 09/2018\n\n${line}`)[1]?.slice(0, 2);
    expect(under('Nurse ¦ 09/2010 – 03/2013')).toEqual(['Nurse', 'Sint Lucas Hospital']);
    expect(under('Nurse ¦ 2010 – 2013')).toEqual(['Nurse', 'Sint Lucas Hospital']);
    expect(under('Deputy ¦ 06/2016 – 12/2017')).toEqual(['Deputy', 'Sint Lucas Hospital']);
    expect(under('Elternzeit ¦ 01/2012 – 12/2012')).toEqual(['Elternzeit', undefined]);
    expect(under('Arbeitssuchend ¦ 10/2012 – 03/2013')).toEqual(['Arbeitssuchend', undefined]);
    expect(under('Travels ¦ 2008 – 2010')).toEqual(['Travels', undefined]);
  });

  const charite = 'Charité – Universitätsmedizin Berlin';
  test.each([
    [`Assistenzarzt ¦ 2019 – 2021\n${charite}`, 'Assistenzarzt', charite],
    [`${charite} ¦ 2019 – 2021\nAssistenzarzt`, 'Assistenzarzt', charite],
    [`Assistenzarzt – ${charite} ¦ 2019 – 2021`, 'Assistenzarzt', charite],
    [`Assistenzarzt, ${charite} ¦ 2019 – 2021`, 'Assistenzarzt', charite],
    [`2019 – 2021 ¦ ${charite}\nAssistenzarzt`, 'Assistenzarzt', charite],
    ['Nurse ¦ 2019 – 2021\nZeta - Omega Clinic', 'Nurse', 'Zeta - Omega Clinic'],
    ['Pflegerin – Klinikum Nord ¦ 2019 – 2021', 'Pflegerin', 'Klinikum Nord'],
    ['Zeta – Omega GmbH ¦ 2019 – 2021', 'Zeta', 'Omega GmbH'],
    ['Hotel Manager – Hotel Alba ¦ 2019 – 2021', 'Hotel Manager', 'Hotel Alba'],
  ])('parts no employer at a dash within its name: %s', (text, ...names) => {
    expect(read(text)[0]?.slice(0, 2)).toEqual(names);
  });
});
