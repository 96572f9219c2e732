import { describe, expect, test } from '@jest/globals';
import { linesFrom, linked } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import type { StyledLine } from './styled-line.types.ts';

describe('ways to reach a person', () => {
  test('are found below a heading that says "About"', () => {
    const lines = linesFrom(
      '# Ana Ruiz\n# About\nMadrid, Spain\nana@ruiz.example\n+34 600 123 456',
    );
    expect(readLines(lines).cv.personal_info).toMatchObject({
      email: 'ana@ruiz.example',
      phone: '+34 600 123 456',
      location: 'Madrid, Spain',
      summary: '',
    });
  });

  test('are known by the name of their site, and a site of one’s own by its bare address', () => {
    const lines = linesFrom(
      '# Ana Ruiz\n# Contact\nana@ruiz.example\nhttps://board.example.org/people/ana | https://linkedin.example.org/in/ana | https://github.example.org/ana | https://ruiz.example.net',
    );
    expect(readLines(lines).cv.personal_info).toMatchObject({
      linkedIn: 'https://linkedin.example.org/in/ana',
      github: 'https://github.example.org/ana',
      website: 'https://ruiz.example.net',
    });
  });

  test('are no title behind a comma', () => {
    const lines = linesFrom(
      '# Ana Ruiz\nLead Technologist, R.T.(R)\nana@ruiz.example\nMonterrey, N.L.',
    );
    expect(readLines(lines).cv.personal_info).toMatchObject({
      title: 'Lead Technologist, R.T.(R)',
      location: 'Monterrey, N.L.',
    });
  });

  test('are whole where the address of a link is, and the text is broken', () => {
    const [name, one, other] = linesFrom('# Ana Ruiz\nana.ruiz@example.c\nom');
    const href = 'mailto:ana.ruiz@example.com';
    const lines = [name, one && linked(one, href), other && linked(other, href)];
    const { cv } = readLines(lines.filter((line) => line !== undefined));
    expect(cv.personal_info?.email).toBe('ana.ruiz@example.com');
  });

  test('may hold a stroke within a number, and one between two of them', () => {
    const phoneIn = (text: string) => readLines(linesFrom(`# Ana Ruiz\n${text}`)).cv.personal_info;
    expect(phoneIn('0664 / 123 45 67')?.phone).toBe('0664 / 123 45 67');
    expect(phoneIn('Graz, Österreich / 0664 123 45 67 / ana@ruiz.example')).toMatchObject({
      phone: '0664 123 45 67',
      email: 'ana@ruiz.example',
    });
  });

  test('go by what is printed where a link joins its address with what follows', () => {
    const [name, line] = linesFrom('# Ana Ruiz\nana@ruiz.example ¦ Split');
    const href = (target: string) =>
      readLines([name, line && linked(line, target)].filter((one) => one !== undefined)).cv
        .personal_info?.email;
    expect(href('mailto:ana@ruiz.exampleSplit')).toBe('ana@ruiz.example');
    expect(href('mailto:ana@ruiz.example|0176 84985236|Split')).toBe('ana@ruiz.example');
  });

  test('may be a house of a site of profiles', () => {
    const { cv } = readLines(linesFrom('# Ana Ruiz\npages.github.com ¦ ana@ruiz.example'));
    expect(cv.personal_info).toMatchObject({ github: '', website: 'pages.github.com' });
  });

  test('below github.io are a site of one’s own', () => {
    const { cv } = readLines(
      linesFrom('# Ana Ruiz\nhttps://aruiz.github.io ¦ https://github.com/aruiz'),
    );
    expect(cv.personal_info).toMatchObject({
      github: 'https://github.com/aruiz',
      website: 'https://aruiz.github.io',
    });
  });

  test.each([
    'Geboren ¦ 15.07.1993\nTelefon ¦ 0176 84985236',
    'Data de nascimento: 12 / 02 / 1997\nTelefone: 41 98454-6193',
    '1993-07-15\n+49 176 84985236',
    '2019 - 2023\n0176 84985236',
  ])('are no days and no years: %j', (text) => {
    const phone = readLines(linesFrom(`# Ana Ruiz\n${text}`)).cv.personal_info?.phone;
    expect(phone).toMatch(/84985236|98454-6193/);
  });

  test('are called mobile, and that is no town', () => {
    const { cv } = readLines(
      linesFrom('# Ana Ruiz ¦ Email: ana@ruiz.example\nruiz.example ¦ Mobile: +1-123-555-7890'),
    );
    expect(cv.personal_info).toMatchObject({ phone: '+1-123-555-7890' });
    expect(cv.personal_info?.location ?? '').toBe('');
  });
});

test('a title that a narrow column wraps is whole where the file says so', () => {
  const [name, ...title] = linesFrom(
    '# Ana Ruiz\nStaff Engineer,\nDistributed Systems\nMadrid, Spain',
  );
  const told = title.map((line, at) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, block: at < 2 ? 1 : 2 })),
  }));
  const titleOf = (lines: StyledLine[]) => readLines(lines).cv.personal_info?.title;
  expect(name && titleOf([name, ...told])).toBe('Staff Engineer, Distributed Systems');
  expect(name && titleOf([name, ...title])).toBe('Staff Engineer');
});

test.each([
  ['Ana Ruiz – Lead Engineer', 'Ana Ruiz', 'Lead Engineer'],
  ['Ana Ruiz, Ingeniera de montes', 'Ana Ruiz', 'Ingeniera de montes'],
  ['Ana Ruiz-Orrey | Konditormeisterin', 'Ana Ruiz-Orrey', 'Konditormeisterin'],
])('name and title can stand in one line: %s', (text, fullName, title) => {
  const { cv } = readLines(linesFrom(`# ${text}\nana@ruiz.example`));
  expect(cv.personal_info).toMatchObject({ fullName, title });
});

describe('where a person lives', () => {
  const personIn = (text: string) => readLines(linesFrom(text)).cv.personal_info;

  test.each([
    'Mytholmroyd, West Riding • +44 7700 900111 • a@ruiz.example',
    'Home: Mytholmroyd, West Riding ¦ Cell: +44 7700 900111',
    'Mytholmroyd, West Riding\n+44 7700 900111',
  ])('is told of a town that no list knows by what stands beside it: %s', (text) => {
    expect(personIn(`# Ana Ruiz\nTeacher\n${text}`)).toMatchObject({
      title: 'Teacher',
      location: 'Mytholmroyd, West Riding',
      phone: '+44 7700 900111',
    });
  });

  test('is told where commas part all ways to reach the person', () => {
    expect(
      personIn(
        '# Ana Ruiz\nTeacher\nTruro, Nova Scotia, (902) 555-0111, ana@ruiz.example, ruiz.example.ca',
      ),
    ).toMatchObject({
      location: 'Truro, Nova Scotia',
      email: 'ana@ruiz.example',
      website: 'ruiz.example.ca',
    });
  });

  test('is no line of names far from them', () => {
    expect(
      personIn('# Ana Ruiz\nTeacher\nCalm, Patient\nReliable\nana@ruiz.example')?.location,
    ).toBe('');
  });
});

test('ways to reach a person stand beside the name and the title', () => {
  const { cv } = readLines(
    linesFrom('# Ana Ruiz ¦ Tél. : 06 39 98 00 11\nComptable ¦ Courriel : ana@ruiz.example'),
  );
  expect(cv.personal_info).toMatchObject({
    fullName: 'Ana Ruiz',
    title: 'Comptable',
    phone: '06 39 98 00 11',
    email: 'ana@ruiz.example',
  });
});

test.each(['Name: Jörn Vogt\nBeruf: Dachdecker', 'Name ¦ Jörn Vogt\nBeruf ¦ Dachdecker'])(
  'a form says name and trade behind their labels: %s',
  (text) => {
    const { cv } = readLines(
      linesFrom(`# Lebenslauf\n# Persönliche Daten\n${text}\nTelefon: 0371 555 01 20`),
    );
    expect(cv.personal_info).toMatchObject({ fullName: 'Jörn Vogt', title: 'Dachdecker' });
  },
);

test('labels part ways to reach a person where nothing else does', () => {
  const { cv } = readLines(
    linesFrom('# Ana Ruiz\nTeacher\nHome: Truro, Nova Scotia Cell: (902) 555-0111'),
  );
  expect(cv.personal_info).toMatchObject({
    location: 'Truro, Nova Scotia',
    phone: '(902) 555-0111',
  });
});

test('what a person is stands below the name, whatever ways to reach them stand at the right between', () => {
  const lines = linesFrom(
    '# Ana Ruiz ¦ Madrid, Spain\nruiz.example\nHead cook ¦ +34 600 123 456',
  ).map((line, at) =>
    at === 1 ? { ...line, cells: line.cells.map((cell) => ({ ...cell, x: 400 })) } : line,
  );
  expect(readLines(lines).cv.personal_info).toMatchObject({
    title: 'Head cook',
    website: 'ruiz.example',
  });
});

test('a long name is whole, with its particles, and with the hyphen where it is broken', () => {
  const nameOf = (text: string) => readLines(linesFrom(text)).cv.personal_info?.fullName;
  expect(nameOf('# María del Carmen de la Peña Ibáñez\nNotary clerk')).toBe(
    'María del Carmen de la Peña Ibáñez',
  );
  const lines = linesFrom('# Jean-Baptiste Lefèvre-\n# Dufrêne\nChef de cuisine');
  const boxed = lines.map((line) => ({ ...line, box: { x: 0, y: 0, width: 1, height: 1 } }));
  expect(readLines(boxed).cv.personal_info?.fullName).toBe('Jean-Baptiste Lefèvre-Dufrêne');
});

test('a profile elsewhere is no site of one’s own', () => {
  const head =
    '# Ana Ruiz\nhttps://stackoverflow.com/users/4/ana ¦ https://orcid.org/0000-0001 ¦ https://ana.example.org';
  expect(readLines(linesFrom(head)).cv.personal_info?.website).toBe('https://ana.example.org');
});

describe('the name and the title', () => {
  const read = (text: string) => readLines(linesFrom(text)).cv.personal_info;

  test.each(['22 years old', 'Aged 41', '35 Jahre alt', '28 ans'])('are no age: %s', (age) => {
    expect(read(`# Ana Ruiz\n${age}\nana@ruiz.example`)?.title).toBe('');
    expect(read(`# Ana Ruiz\n${age}\nDesigner\nana@ruiz.example`)?.title).toBe('Designer');
  });

  test('are not the name anew', () => {
    const text = '# Lopez Ruiz ¦ Ana Lopez Ruiz\nana@ruiz.example';
    expect(read(text)?.title).toBe('');
  });

  test('are not what the document is called', () => {
    expect(read('# One-page CV\nAna Ruiz / ana@ruiz.example / 0151 2345678')).toMatchObject({
      ...{ fullName: 'Ana Ruiz', title: '', email: 'ana@ruiz.example', phone: '0151 2345678' },
    });
  });

  test('are no label that goes on in the line below, and a dash can stand before the name', () => {
    expect(read('# – Ana Ruiz\nWeaver\nAreas of ¦ Looms\n# Skills\nDyes')).toMatchObject({
      ...{ fullName: 'Ana Ruiz', title: 'Weaver' },
    });
    expect(read('Areas de ¦ Telares\nAna Ruiz\nana@ruiz.example')?.fullName).toBe('Ana Ruiz');
  });

  test('go on in a line below where they end in the middle', () => {
    const text = '# Ana Ruiz\nWeaver of Carpets | Student of\nTextiles\n\nana@ruiz.example';
    expect(read(text)?.title).toBe('Weaver of Carpets | Student of Textiles');
    const full = linesFrom(text.replace('Textiles', 'Software')).map((line) => ({
      ...line,
      room: 0,
    }));
    expect(readLines(full).cv.personal_info?.title).toMatch(/Student of Software$/);
    expect(read(text.replace(' | Student of', ''))?.title).toBe('Weaver of Carpets');
  });
});

test('a single word that is by far the largest is a name, and one that is little larger is none', () => {
  const read = (size: number, word: string) =>
    readLines(
      linesFrom(`${word}\nStudent of ropes\n+49 176 84985236\n# Skills\nSplicing`).map((line, at) =>
        at > 0
          ? line
          : {
              ...line,
              cells: line.cells.map((cell) => ({
                ...cell,
                runs: cell.runs.map((run) => ({ ...run, size })),
              })),
            },
      ),
    ).cv.personal_info?.fullName ?? '';
  expect(read(52, 'Adaya')).toBe('Adaya');
  expect(read(18, 'Adaya')).not.toBe('Adaya');
  expect(read(52, 'Engineer')).not.toBe('Engineer');
});

test.each([
  ['Kirkby Lonsdale,', 'Cumbria, United Kingdom'],
  ['Mühlfeldstraße 16, 04109', 'Leipzig-Schleußig, Deutschland'],
])('a place that a narrow column wraps is one: %s %s', (above, below) => {
  const lines = linesFrom(`# Ana Ruiz\nana@ruiz.example\n${above}\n${below}\n# Skills\nLathe`);
  const inBlock = lines.map((line) =>
    line.id === 2 || line.id === 3
      ? { ...line, cells: line.cells.map((cell) => ({ ...cell, block: 7 })) }
      : line,
  );
  expect(readLines(inBlock).cv.personal_info?.location).toBe(`${above} ${below}`);
});
