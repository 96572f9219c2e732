import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('headings of real ads', () => {
  test.each([
    ['Über diese Qualifikationen freuen wir uns:\n- Gesellenbrief', ['must Gesellenbrief']],
    [
      'Your tasks:\n- Plan routes\n- Answer calls\n\nApplication Development:\n- Build small tools',
      ['must Plan routes', 'must Answer calls', 'must Build small tools'],
    ],
    [
      'Dazu gehören:\n- Planen und Prüfen der Oracle-Anlagen\n- Programmieren von Skripten\n- Betreuen von Teststellungen',
      [
        'must Planen und Prüfen der Oracle-Anlagen',
        'must Programmieren von Skripten',
        'must Betreuen von Teststellungen',
      ],
    ],
    ['Requirements:\n- SQL\n\nSoft Skills\n- Tact', ['must SQL', 'must Tact']],
    [
      'Technical Skills (our focus)\n\nExpert SQL\n\nStrong Excel\n\nSome Python',
      ['must SQL', 'must Excel', 'must Python'],
    ],
    [
      'Hier bringen Sie sich ein:\n- Pflege der Öfen sowie deren Zubehör',
      ['must Pflege der Öfen sowie deren Zubehör'],
    ],
    ['Requirements:\n- SQL\n\nHiring steps:\n- Call with Ann\n- Two talks', ['must SQL']],
    ['Requirements:\n- SQL\n\nDisclaimer:\n- If kept, you may get more', ['must SQL']],
    ['Requisitos:\n-Manejo de Excel\n\nPrestaciones:\n-Vales\n-Auto', ['must Excel']],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('what every house says in its lists', () => {
  test.each([
    ['- Menschen mit einer Schwerbehinderung werden bevorzugt berücksichtigt.'],
    ['- Diese Stellenausschreibung bezieht sich auf einen Bereich in Ulm.'],
    ['- 2 und 3 SGB IX werden bei gleicher Eignung bevorzugt.'],
    ['- Expected hours: 35 to 45 per week'],
    ['- Art der Stelle: Vollzeit, Festanstellung'],
    ['- Horario de trabajo: lunes a viernes'],
    ['- Als Rechenzentrum der Stadt sind wir Betreiber vieler Netze.'],
    ['- All qualified applicants are considered without regard to age.'],
    ['- POSTÚLATE POR ESTE MEDIO o escribe'],
    ['- Best of luck'],
  ])('%s', (line) => {
    expect(askedIn(`Anforderungen:\n- Excel\n${line}`)).toEqual(['must Excel']);
  });
});

describe('what belongs together in a point', () => {
  test.each([
    ['Arbeit mit nationalen und internationalen Partnern', 1],
    ['Strukturierte, lösungsorientierte Arbeitsweise', 1],
    ['Eigeninitiative und Freude am Lernen', 2],
    ['Planen und Überwachen der Touren', 1],
    ['Arbeit mit sauberem, getestetem und wartbarem Werkzeug', 1],
    ['Fähigkeit zur schnellen Einarbeitung und zur zügigen Vorlage von Berichten', 1],
    ['Fähigkeit, Gruppen anzuleiten und klare Ziele zu setzen', 1],
    ['Fähigkeit, sich schnell und gründlich in neue Fächer einzuarbeiten', 1],
  ])('%s: %d', (point, count) => {
    expect(askedIn(`Ihr Profil:\n- ${point}\n- Sie sprechen gutes Deutsch`)).toHaveLength(
      count + 1,
    );
  });
  test.each([
    [
      'Ability to build, robustly test and improve tools',
      ['must build, robustly test and improve tools'],
    ],
    ['Ability to multi-task and work alone', ['must multi-task', 'must work alone']],
  ])('%s', (point, asked) => {
    expect(askedIn(`Requirements:\n- ${point}`)).toEqual(asked);
  });
  test('the noun of an article', () => {
    expect(askedIn('Requirements:\n- Ability to work in a fast-paced, loud kitchen')).toEqual([
      'must work in a fast-paced, loud kitchen',
    ]);
  });
});

test.each([
  [
    'What you do:\n- Do you love puzzles?\n- Plan routes for the night shift',
    ['must Plan routes for the night shift'],
  ],
  ['Sie haben Anspruch an sich selbst und uns?', []],
])('a question is no task: %s', (text, asked) => {
  expect(askedIn(text)).toEqual(asked);
});

describe('examples behind a requirement', () => {
  test.each([
    ['Content skills, including brochures, newsletters and posts', ['must Content skills']],
    [
      'Content skills, including WordPress and Canva',
      ['must Content skills', 'must WordPress', 'must Canva'],
    ],
  ])('%s', (point, asked) => {
    expect(askedIn(`Requirements:\n- ${point}`)).toEqual(asked);
  });
});

test('a list below the paragraph that follows the tasks may be what is asked', () => {
  const tasks = 'Ihre Aufgaben:\n- Planen der Touren\n- Betreuung der Fahrer\n- Prüfen der Wagen';
  const house =
    'Unser Haus verleiht seit vielen Jahren Wagen und wir freuen uns auf neue Leute in unserem Team.';
  const asked = '- Kenntnisse in Excel\n- Erfahrung mit Kunden\n- Idealerweise Kenntnisse in SQL';
  expect(askedIn(`${tasks}\n\n${house}\n\n${asked}`).slice(3)).toEqual([
    'must Excel',
    'must Kunden',
    'nice SQL',
  ]);
});

test('a deed that waits for its object is none', () => {
  const ad = 'Tasks:\n- Contribute to and promote good habits for queries, code review, and tests';
  expect(askedIn(ad)).not.toContain('must Contribute to');
});

test('a point that heads a paragraph asks for nothing', () => {
  expect(
    askedIn('Requirements:\n- Open culture:\nWe talk a lot.\n- Excel\n- Stark im Team:\nWe help.'),
  ).toEqual(['must Excel']);
});

describe('prose above the lists that it sums up', () => {
  const duties = 'Tasks:\n- Plan routes\n- Answer calls\n- Write offers\n- Keep files';
  const musts = 'Requirements:\n- Excel\n- SQL\n- Tact\n- Patience with drivers';
  test('tasks told before their list are not told twice', () => {
    expect(askedIn(`In this role you will plan the tours.\n\n${duties}`)).toHaveLength(4);
  });
  test('where no list follows, they are told', () => {
    expect(askedIn('In this role you will plan the tours.')).toEqual(['must plan the tours']);
  });
  test('what the opening wishes for is left to the list, unless it names a qualification', () => {
    expect(askedIn(`You have a big heart for drivers.\n\n${musts}`)).toHaveLength(4);
    expect(askedIn(`You need fluent Danish.\n\n${musts}`)).toHaveLength(5);
  });
  test('a question in the opening is no heading of what follows', () => {
    expect(askedIn('Sie sind ein Teamplayer? Dann kommen Sie zu Initech in Ulm.')).toEqual([]);
  });
});

describe('must or nice', () => {
  test.each([
    ['Begeisterungsfähigkeit', ['must Begeisterungsfähigkeit']],
    ['Wünschenswert ist außerdem Erfahrung in Excel', ['nice Excel']],
    ['Teamgeist und gutes Deutsch runden Ihr Profil ab', ['must Teamgeist', 'must Deutsch']],
    ['Mit Französisch begeisterst du uns', ['nice Französisch']],
    ['Knowledge of Excel is a strong advantage', ['nice Excel']],
    ['Using Excel is a nice addition but not a requirement', ['nice Using Excel']],
    ['Excel is a plus but not a hard requirement', ['nice Excel']],
    [
      '2 años como gerente, de preferencia con vehículo propio',
      ['must 2 años como gerente', 'nice vehículo propio'],
    ],
    ['Escolaridad: Licenciatura concluida', ['must Licenciatura concluida']],
  ])('%s', (point, asked) => {
    expect(askedIn(`Anforderungen:\n- ${point}`)).toEqual(asked);
  });
});
