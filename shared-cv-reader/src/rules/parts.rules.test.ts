import { describe, expect, test } from '@jest/globals';
import { kindOf } from './heading-words.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { partsOf } from './parts.rules.ts';

describe('a heading', () => {
  test.each([
    ['Mes compétences', 'skills'],
    ['Education & Training', 'education'],
    ['S P R A C H E N', 'languages'],
    ['S PR A C H E N', 'languages'],
    ['ME I N E S PR A C H E N', 'languages'],
    ['Doświadczenie zawodowe', 'work'],
    ['Formação académica', 'education'],
    ['Esperienze lavorative', 'work'],
    ['Sé hacer', 'skills'],
    ['Lehre und Weiterbildung', 'education'],
  ])('is known by its words: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each(['Team training', 'Training and Development Manager', 'Head of Education'])(
    'is not what only has one of its words: %s',
    (text) => {
      expect(kindOf(text)).toBeUndefined();
    },
  );
});

describe('the name of a degree', () => {
  const kindsOf = (text: string) => partsOf(linesFrom(text)).map(({ kind }) => kind);

  test('right below the heading of an education, in another look, is the first one there', () => {
    const text = '# Ana Ruiz\n# Education\n**Certificate**\nPractice Management';
    expect(kindsOf(text)).toEqual(['head', 'education']);
  });

  test('is a heading where it looks like one', () => {
    expect(kindsOf('# Ana Ruiz\n# Education\n# Certificates\nFirst aid')).toEqual([
      'head',
      'education',
      'certificates',
    ]);
  });
});

describe('a sidebar before the name', () => {
  test('ends where the name stands', () => {
    const lines = linesFrom('# Skills\nSQL\n# Ana Ruiz\nEngineer').map((line, at) => ({
      ...line,
      flow: at < 2 ? 0 : 1,
      cells: line.cells.map((cell) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, size: at === 2 ? 24 : run.size })),
      })),
    }));
    expect(
      partsOf(lines).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)]),
    ).toEqual([
      ['skills', ['SQL']],
      ['head', ['Ana Ruiz', 'Engineer']],
    ]);
  });
});

test('a column whose one known heading has a look of its own teaches it to the others there', () => {
  const lines = linesFrom(
    '# Experience\nCook\n\n# Education\nCollege\n\n# Awards\nPrize\n\n## My drawer\nKnives\n\n## Languages\nIgbo',
  ).map((line, at) => {
    const isSmall = line.text.startsWith('## ');
    const text = line.text.replace(/^## /, '');
    const size = isSmall ? 12 : (line.cells[0]?.runs[0]?.size ?? 10);
    const runs = [{ text, size, bold: isSmall || size > 12, italic: false }];
    return { ...line, text, flow: at < 6 ? 1 : 2, cells: [{ text, runs }] };
  });
  expect(partsOf(lines).map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ['work', 'Experience'],
    ['education', 'Education'],
    ['awards', 'Awards'],
    ['other', 'My drawer'],
    ['languages', 'Languages'],
  ]);
});

test('what is bold and in capitals is a heading where its words sound like one, and else a name', () => {
  const bold = (text: string) => {
    const [line] = linesFrom(text);
    const cells = line?.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, bold: true })),
    }));
    return line && { ...line, cells: cells ?? [] };
  };
  const lines = [
    ...linesFrom('# Jonas Roth\nKontakt:\njonas@example.org'),
    bold('BERUFLICHER WEG'),
    ...linesFrom('Lokführer ¦ 2019 – 2021'),
    bold('EMMENTALER BAHNEN'),
  ].flatMap((line, id) => (line === undefined ? [] : [{ ...line, id }]));
  expect(partsOf(lines).map(({ kind, lines: own }) => [kind, own.length])).toEqual([
    ['head', 1],
    ['contact', 1],
    ['work', 2],
  ]);
});

test('an icon before a heading that is larger than the text is no mark of a list', () => {
  const lines = linesFrom(
    '# Ana Ruiz\n* EXPERIENCE\nNurse, Clinic ¦ 2019 – 2020\n* Skills of all kinds were learned on the ward, day and night\n* EDUCATION\nUniversity of Ulm ¦ 2012',
  );
  const large = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, size: /^E/.test(line.text) ? 13 : run.size })),
    })),
  }));
  expect(partsOf(large).map(({ kind, lines: own }) => [kind, own.length])).toEqual([
    ['head', 1],
    ['work', 2],
    ['education', 1],
  ]);
});

describe('a heading by its look', () => {
  const spaced = (text: string, gaps: Readonly<Record<string, number>>) =>
    partsOf(
      linesFrom(text).map((line) => ({
        ...line,
        gapAbove: gaps[line.text] ?? (line.gapAbove > 0 ? 2 : 0.4),
      })),
    ).map(({ kind, heading }) => [kind, heading?.text]);

  test('is no name in capitals that stands closer to its entry than headings do to theirs', () => {
    const gaps = { 'Rowers Ltd': 1.2, 'Kelp College': 1.2, Norwegian: 1.2 };
    expect(
      spaced(
        `Lena Roth

EXPERIENCE
Rowers Ltd
Cook · June 2018 – present
Cooks.

KELP
Waiter · June 2016 – May 2018
Waits.

EDUCATION
Kelp College

LANGUAGES
Norwegian`,
        gaps,
      ),
    ).toEqual([
      ['head', undefined],
      ['work', 'EXPERIENCE'],
      ['education', 'EDUCATION'],
      ['languages', 'LANGUAGES'],
    ]);
  });

  test('can be long, where it looks like the others and unlike the text', () => {
    const text = `# Lena Roth

# FORMATION
Kelp College

# LANGUES
Norvégien

# EXPERIENCE PROFESSIONNELLE DANS LA RESTAURATION
Cuisinière`;
    expect(spaced(text, {}).at(-1)).toEqual([
      'work',
      'EXPERIENCE PROFESSIONNELLE DANS LA RESTAURATION',
    ]);
  });
});

test.each([
  ['Centres d\u02bcintérêt', 'interests'],
  ['Academic Articles', 'publications'],
  ['Projetos Acadêmicos', 'projects'],
  ['Fellowships & Awards', 'awards'],
  ['Derzeitige Position', 'work'],
])('%s is a heading of %s', (heading, kind) => {
  expect(partsOf(linesFrom(`# Ana Ruiz\n\n# ${heading}\nOf the harbour, 2019`))[1]?.kind).toBe(
    kind,
  );
});

test('what is written in capitals everywhere is no heading for standing in the margin', () => {
  const lines = linesFrom(
    '# Kenntnisse\nFach ¦ Löten, Schweißen\nEDV ¦ Excel, SAP\n# Weiterbildung\nSchweißkurs, 2021',
  );
  expect(partsOf(lines).map(({ heading, lines: own }) => [heading?.text, own.length])).toEqual([
    ['Kenntnisse', 2],
    ['Weiterbildung', 1],
  ]);
});

test('a known heading that is wrapped has no subheading: another one in the look of all is one', () => {
  const heads =
    '# PUBLICATIONS\nKelp and cod\n# TALKS AND MEDIA\nHow to save a book\n# CERTIFICATES AND\n# LICENCES\nDiver';
  const parts = partsOf(
    linesFrom(`# Ana Ruiz\nRigger\n# EMPLOYMENT\nCook 2019\n${heads}`).map((line) => ({
      ...line,
      room: /AND$/u.test(line.text) ? 2 : 300,
      box: { x: 0, y: line.id * 20, width: 100, height: 16 },
    })),
  );
  expect(parts.map(({ heading }) => heading?.text)).toContain('TALKS AND MEDIA');
});
