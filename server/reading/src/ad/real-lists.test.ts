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

test('the last sentence of a paragraph may lead up to the list below it', () => {
  expect(
    askedIn(
      'We keep forty hives on a hill. You would be responsible for the following:\n\n- Feed the bees\n- Label the jars\n- Paint the hives',
    ),
  ).toEqual(['must Feed the bees', 'must Label the jars', 'must Paint the hives']);
});

test('what the house gives, under a heading of its own, is not asked for', () => {
  expect(askedIn('Requirements:\n- SQL\n\nCompany Offerings\n- Honey for all\n- A hat')).toEqual([
    'must SQL',
  ]);
});

test('labels among the values of a form ask for nothing', () => {
  expect(
    askedIn(
      'Requisitos\n\n- Estudios mínimos\n- Licenciatura en apicultura\n- Experiencia mínima\n- 2 años',
    ),
  ).toEqual(['must Licenciatura en apicultura', 'must 2 años']);
});

describe('several sentences in one point of a list', () => {
  test.each([
    [
      'Duties:\n- Feeds the bees in spring. Weighs all hives weekly.\n- Paints hives\n- Labels jars\n- Cleans boots',
      [
        'must Feeds the bees in spring',
        'must Weighs all hives weekly',
        'must Paints hives',
        'must Labels jars',
        'must Cleans boots',
      ],
    ],
    [
      'Your tasks:\n- Feed the bees. Must be able to lift full crates.\n- Paint hives',
      ['must Feed the bees', 'must lift full crates', 'must Paint hives'],
    ],
  ])('%s', (ad, expected) => {
    expect(askedIn(ad)).toEqual(expected);
  });
});

describe('whom a sentence looks for, and what it says of them', () => {
  test.each([
    ['We need an individual who is comfortable with Rust.', ['must Rust']],
    ['The ideal candidate has also been exposed to SQL.', ['must SQL']],
    [
      'Below the hill\n\nWhat we look for\n\nYou will lead our bee walks.',
      ['must lead our bee walks'],
    ],
  ])('%s', (ad, expected) => {
    expect(askedIn(ad)).toEqual(expected);
  });
});

test('a list of German nouns that tell of work holds tasks below whatever heading', () => {
  expect(
    askedIn(
      'Am Ofen\n\n- Enge Abstimmung mit dem Lager\n- Sicherstellung höchster Reinheit\n- Planung und Zeichnung von Öfen',
    ),
  ).toEqual([
    'must Enge Abstimmung mit dem Lager',
    'must Sicherstellung höchster Reinheit',
    'must Planung und Zeichnung von Öfen',
  ]);
});

test('a language in a case, before the word for language', () => {
  expect(askedIn('Anforderungen\n- Deutsche Muttersprache\n- Gespür')).toEqual([
    'must Deutsche Muttersprache',
    'must Gespür',
  ]);
});

describe('with whom somebody works, and abilities of one thing, are not parted', () => {
  test.each([
    [
      'Requirements\n- Ability to work with beekeepers, grocers and their guests\n- SQL',
      [/beekeepers, grocers and their guests/, /SQL/],
    ],
    [
      'Requisitos\n- Habilidad y disposición para el trato con abejas\n- SQL',
      [/disposición para el trato con abejas/, /SQL/],
    ],
  ])('%s', (ad, expected) => {
    const asked = askedIn(ad);
    expect(asked).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(asked[at]).toMatch(one));
  });
});

describe('lists that have lost their signs', () => {
  test.each([
    [
      'Skills required:\nThe successful keeper must:\nhave the ability to lift crates full of honey all day\nbe calm among angry bees and angry customers\npossess good time management skills',
      [/lift crates/, /calm among/, /angry customers/, /time management/],
    ],
    [
      'Für diesen schönen Posten bringen Sie bitte folgendes mit:\n\nEine Ausbildung als Imker\n\nSie haben Geduld mit Bienen\n\nSie mögen Honig',
      [/Ausbildung als Imker/, /Geduld mit Bienen/, /Honig/],
    ],
    [
      'Serás una pieza clave del colmenar. Tus funciones incluirán:\n\nPesar las colmenas.\nPintar las cajas.\nLavar los frascos.',
      [/Pesar las colmenas/, /Pintar las cajas/, /Lavar los frascos/],
    ],
    [
      `SE NECESITA APICULTOR/A PARA LAS SIGUIENTES FUNCIONES Y TAREAS: - Pesado de colmenas en primavera y en otoño. - Pintado de cajas para todo el valle. - Lavado de frascos de miel. - Reparto de la miel por los mercados. REQUISITOS DEL PUESTO: - Manejo de Excel. - Carné de conducir: Tipo B`,
      [/colmenas/, /cajas/, /frascos/, /Reparto/, /Excel/, /Carné de conducir/],
    ],
  ])('%s', (ad, expected) => {
    const asked = askedIn(ad);
    expect(asked).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(asked[at]).toMatch(one));
  });
});
