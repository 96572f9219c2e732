import { describe, expect, test } from '@jest/globals';
import type { SectionKind } from '@sastre/shared-contracts/api';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Name, organisation and first date of each entry. */
function read(kind: SectionKind, text: string) {
  return addedOf(kind, linesFrom(text)).map(({ name, organisation, period }) =>
    [name?.text, organisation?.text, period?.startDate].map((value) => value ?? '').join(' | '),
  );
}

describe('a line each', () => {
  test.each([
    ['CPR Trainer, Red Cross, 2021', 'CPR Trainer | Red Cross | 2021'],
    ['2021 CPR Trainer – Red Cross', 'CPR Trainer | Red Cross | 2021'],
    ['CPR Trainer (Red Cross) · Mar 2021', 'CPR Trainer | Red Cross | 2021-03'],
    ['03/2021 Ersthelferin – Rotes Kreuz', 'Ersthelferin | Rotes Kreuz | 2021-03'],
    ['Socorrista, Cruz Roja, marzo de 2021', 'Socorrista | Cruz Roja | 2021-03'],
    ['CPR Trainer | Red Cross | issued May 2021', 'CPR Trainer | Red Cross | 2021-05'],
  ])('a certificate: %s', (line, entry) => {
    expect(read('certificates', line)).toEqual([entry]);
  });

  test('each of several is an entry, and a sentence below belongs to the one above', () => {
    const text = 'Gold Nib, Press Club, 2019\nFor the best report.\nSilver Nib, Press Club, 2017';
    expect(read('awards', text)).toEqual([
      'Gold Nib | Press Club | 2019',
      'Silver Nib | Press Club | 2017',
    ]);
    expect(addedOf('awards', linesFrom(text))[0]?.texts.map((piece) => piece.text)).toEqual([
      'For the best report.',
    ]);
  });

  test('lines of one paragraph that are broken where nothing wraps them are an entry each', () => {
    const lines = linesFrom('CPR Trainer, 2021\nGreen Belt, 2018').map((line, at) => ({
      ...line,
      room: 200,
      cells: line.cells.map((cell) => ({ ...cell, block: 1 })),
      box: { x: 0, y: at * 12, width: 90, height: 12 },
    }));
    expect(addedOf('certificates', lines).map(({ name }) => name?.text)).toEqual([
      'CPR Trainer',
      'Green Belt',
    ]);
  });

  test('interests in one look have the words below them in another', () => {
    const [first, second, ...more] = addedOf(
      'interests',
      linesFrom('# Music\nviola ¦ choir\n# Chess'),
    );
    expect(first?.bullets.map(({ text }) => text)).toEqual(['viola', 'choir']);
    expect([second?.name?.text, more]).toEqual(['Chess', []]);
  });

  test('a date is told apart from what happened on its day', () => {
    expect(read('certificates', 'First aid\nIssued on: Jan 01, 2024')).toEqual([
      'First aid |  | 2024-01',
    ]);
  });

  test('the number of a patent is neither its name nor its year', () => {
    expect(read('custom', 'DE 10 2018 004 321 – Folding oar (2020)')).toEqual([
      'Folding oar |  | 2020',
    ]);
  });

  test('a talk in quotes, with commas', () => {
    expect(read('custom', '"Maps, mostly", GeoDay, Oslo, 2022')).toEqual([
      'Maps, mostly | GeoDay | 2022',
    ]);
  });
});

describe('entries of several lines', () => {
  test('a project begins below the list of the one above, and has its address', () => {
    const text = 'Kestrel\nhttps://kestrel.example.org\n* Counts birds\nWren\n* Counts nests';
    const [first, second] = addedOf('projects', linesFrom(text));
    expect([first?.name?.text, first?.url?.text]).toEqual([
      'Kestrel',
      'https://kestrel.example.org',
    ]);
    expect([second?.name?.text, second?.bullets.map((piece) => piece.text)]).toEqual([
      'Wren',
      ['Counts nests'],
    ]);
  });

  test('what a project is stands behind its name', () => {
    const [first, second] = addedOf('projects', linesFrom('wren – nests counted\nkite: a kite'));
    expect([first?.name?.text, first?.texts[0]?.text]).toEqual(['wren', 'nests counted']);
    expect([second?.name?.text, second?.texts[0]?.text]).toEqual(['kite', 'a kite']);
  });

  test('volunteering that looks like jobs, one with more lines than the other', () => {
    const text =
      'Trustee, Food Bank\nJan 2020 – Present\n* Chair\n\nMentor\nGirls Who Build\n2016 – 2019';
    expect(read('volunteer', text)).toEqual([
      'Trustee | Food Bank | 2020-01',
      'Mentor | Girls Who Build | 2016',
    ]);
  });
});

test.each([
  'Lind, S. & Mora, P. (2021). Quiet rivers. Water Review, 14(2), 10–18.',
  'Lind, S.; Mora, P.: Quiet rivers. In: Water Review 58 (2021), S. 44–51.',
  'S. Lind, P. Mora, "Quiet rivers," Water Review, 2021.',
])('the title of a citation is its name: %s', (text) => {
  expect(read('publications', text)).toEqual(['Quiet rivers | Water Review | 2021']);
});

test('a publication with its date apart is read as a job is, not a line each', () => {
  const text =
    'Quiet rivers ¦ Jun 2018\nWater Review\nriver.example/quiet\nMeasurements of three winters.';
  const [entry, ...more] = addedOf('publications', linesFrom(text));
  expect([entry?.name?.text, entry?.organisation?.text, entry?.period?.startDate]).toEqual([
    'Quiet rivers',
    'Water Review',
    '2018-06',
  ]);
  expect(more).toEqual([]);
});

describe('referees', () => {
  test('in a line, or in some, each ends with how to reach them', () => {
    const text =
      'Ana Gil – Head, Rowan School – ana@example.org\nBo Lund\nTutor, Elm College\nbo@example.org\n+44 1632 960 101';
    expect(read('references', text)).toEqual([
      'Ana Gil | Rowan School | ',
      'Bo Lund | Elm College | ',
    ]);
    expect(addedOf('references', linesFrom(text))[1]?.texts.map((piece) => piece.text)).toEqual([
      'Tutor',
      'bo@example.org',
      '+44 1632 960 101',
    ]);
  });

  test.each([
    ['Ana Gil\nBodegas Sur S.A.\nDirectora general', 'Bodegas Sur S.A.', 'Directora general'],
    ['Ana Gil\nManaging Director\nKelp Works Ltd.', 'Kelp Works Ltd.', 'Managing Director'],
    ['Ana Gil\nKlinikum Hafen\nChefärztin', 'Klinikum Hafen', 'Chefärztin'],
  ])('what somebody is stands above or below the house: %s', (text, house, post) => {
    const [entry] = addedOf('references', linesFrom(text));
    expect([entry?.organisation?.text, entry?.texts[0]?.text]).toEqual([house, post]);
  });

  test('a firm below a heading ends no sentence with its form', () => {
    const [name, ...below] = linesFrom('Ana Gil\nBodegas Sur S.A.\nShe trained all of us.');
    const lines = [{ ...name, heading: 3 }, ...below] as StyledLine[];
    const [entry] = addedOf('references', lines);
    expect(entry?.organisation?.text).toBe('Bodegas Sur S.A.');
    expect(entry?.texts.map(({ text }) => text)).toEqual(['She trained all of us.']);
  });

  test('what they say is no organisation', () => {
    const [entry] = addedOf('references', linesFrom('Bo Lund\nFinds what others have missed.'));
    expect([entry?.organisation, entry?.texts[0]?.text]).toEqual([
      undefined,
      'Finds what others have missed.',
    ]);
  });

  test('nobody, where they are given on request', () => {
    expect(read('references', 'Available on request')).toEqual([]);
  });
});

test('a title in small letters beside its date names the entry where the file calls it a heading', () => {
  const title = 'Nights that teach: bedside coaching in the first hundred days';
  const [head, below] = linesFrom(`${title} ¦ Mar 2023\nJournal of Ward Education`);
  const lines = [{ ...head, heading: 3 }, below] as StyledLine[];
  const [entry] = addedOf('publications', lines);
  expect(entry?.name?.text).toBe(title);
  expect(entry?.organisation?.text).toBe('Journal of Ward Education');
});

test('an address in a line of its own is where an entry can be seen, whole where a link tells it', () => {
  const [head, below, text] = linesFrom(
    'Flow meter ¦ Mar 2023\nflow.example/meter\nA meter for small brooks.',
  );
  const linked = below && {
    ...below,
    cells: below.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, href: 'https://flow.example/meter' })),
    })),
  };
  const urlOf = (lines: unknown[]) => addedOf('projects', lines as StyledLine[])[0]?.url?.text;
  expect(urlOf([head, linked, text])).toBe('https://flow.example/meter');
  expect(urlOf([head, below, text])).toBe('flow.example/meter');
});

test('what stands behind an interest and a colon belongs to it', () => {
  const read = addedOf('interests', linesFrom('Mountains: Climbing, Skiing\nOld maps, Chess'));
  expect(read.map(({ name, bullets }) => [name?.text, ...bullets.map(({ text }) => text)])).toEqual(
    [['Mountains', 'Climbing', 'Skiing'], ['Old maps'], ['Chess']],
  );
});

test('names that the file calls headings are whole, and so is what stands below them', () => {
  const headed = (text: string) =>
    linesFrom(text).map((line, at) => (at === 0 ? { ...line, heading: 3 } : line));
  const [certificate] = addedOf(
    'certificates',
    headed('Solutions Architect - Professional at Scale ¦ Mar 2019\nGoogle / Coursera'),
  );
  expect([certificate?.name?.text, certificate?.organisation?.text]).toEqual([
    'Solutions Architect - Professional at Scale',
    'Google / Coursera',
  ]);
  const [referee] = addedOf(
    'references',
    headed('Priya Natarajan, Owner\nDaniel, who ran our busiest place, turns data into decisions.'),
  );
  expect([referee?.name?.text, referee?.organisation, referee?.texts.length]).toEqual([
    'Priya Natarajan, Owner',
    undefined,
    1,
  ]);
});

describe('a name', () => {
  test('in bold beside its dates is whole, whatever signs are in it', () => {
    const [line] = linesFrom('Driver of the Year, Central Division ¦ 2017');
    const bold = line && {
      ...line,
      cells: line.cells.map((cell, at) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, bold: at === 0 })),
      })),
    };
    expect(addedOf('awards', bold ? [bold] : []).map(({ name }) => name?.text)).toEqual([
      'Driver of the Year, Central Division',
    ]);
  });

  test('of what somebody did for a house stands before that of the house', () => {
    expect(read('volunteer', 'Red Cross Foundation, Team coordinator, 2021')).toEqual([
      'Team coordinator | Red Cross Foundation | 2021',
    ]);
  });

  test('of an interest goes before what belongs to it in brackets', () => {
    const text = 'Highlife music, Gardening (okra, garden eggs), Aston Villa';
    const read = addedOf('interests', linesFrom(text));
    expect(read.map(({ name, bullets }) => [name?.text, bullets.length])).toEqual([
      ['Highlife music', 0],
      ['Gardening', 2],
      ['Aston Villa', 0],
    ]);
  });
});

test('a name that the file itself calls one heading goes on below its date, however long', () => {
  const lines = linesFrom(
    'Advanced Life Support Provider and Instructor of ¦ May 2021\nthe Resuscitation Council of the Northern and Western Isles\nResuscitation Council\nFirst Aider ¦ 2019\nRed Cross',
  ).map((line) => ({
    ...line,
    ...([0, 1, 3].includes(line.id) && { heading: 3 }),
    cells: line.cells.map((cell, at) => ({ ...cell, block: at * 100 + Math.max(line.id, 1) })),
  }));
  expect(
    addedOf('certificates', lines).map(({ name, organisation, period }) => [
      name?.text,
      organisation?.text,
      period?.startDate,
    ]),
  ).toEqual([
    [
      'Advanced Life Support Provider and Instructor of the Resuscitation Council of the Northern and Western Isles',
      'Resuscitation Council',
      '2021-05',
    ],
    ['First Aider', 'Red Cross', '2019'],
  ]);
});

test.each([
  ['fr', 'Bénévole en maraude', 'Croix-Rouge de Tours'],
  ['de', 'Jugendgruppenleiterin', 'Freiwillige Feuerwehr Soest'],
  ['de, by its word', 'Ehrenamtliche', 'Tafel Soest'],
  ['es', 'Voluntaria', 'Banco de Alimentos de Soria'],
  ['it', 'Volontario', 'Croce Rossa'],
  ['en', 'Volunteer', 'Food Bank North'],
])('%s: what somebody did names the entry, the house is its organisation', (_, role, house) => {
  for (const lines of [
    `${role} ¦ 02/2016 – 12/2019\n${house}`,
    `${house} ¦ 02/2016 – 12/2019\n${role}`,
  ])
    for (const isHouseFirst of [true, false]) {
      const [entry] = addedOf('volunteer', linesFrom(lines), isHouseFirst);
      expect([entry?.name?.text, entry?.organisation?.text]).toEqual([role, house]);
    }
});
