import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const read = (text: string) => readRequirements(readJobText(text));
const terms = (text: string) => read(text).map(({ term, need }) => `${need} ${term}`);

describe('what is not asked for', () => {
  test.each([
    ['You do not need to know PHP.'],
    ['No German required.'],
    ['A degree is not necessary.'],
    ['Ein Studium ist nicht erforderlich.'],
    ['PHP musst du nicht können.'],
    ['Englischkenntnisse werden nicht vorausgesetzt.'],
    ['No hace falta saber PHP.'],
    ['El inglés no se requiere.'],
    ['Nor do we ask for Kotlin.'],
    ['Go-Kenntnisse werden NICHT erwartet.'],
    ['VBA is on its way out here.'],
    ['Se requiere cubrir una vacante.'],
  ])('%s', (sentence) => {
    expect(terms(`Requirements\n- SQL\n\n${sentence}`)).toEqual(['must SQL']);
  });

  test('a section of what nobody needs, and points that are crossed out', () => {
    expect(terms("Your profile\n- Excel\n\nYOU DON'T NEED\n- HGV licence\n❌ SAP")).toEqual([
      'must Excel',
    ]);
  });

  test('benefits until the next heading, and what the company tells of itself', () => {
    const text = `Our platform has an API for Shopify and our VP likes Rust.

What we offer
- 30 days of holiday and a MacBook
You will love our PTO policy and the AWS training.
- Courses in Spanish

Requirements
- Kotlin`;
    expect(terms(text)).toEqual(['must Kotlin']);
  });

  test('bullets about pay make a section of benefits whatever its heading', () => {
    const text = `Das erwartet dich
- 30 Tage Urlaub
- JobRad und Linux-Notebook
- Kantine

Dein Profil
- Java`;
    expect(terms(text)).toEqual(['must Java']);
  });
});

describe('must and nice', () => {
  test.each([
    ['It would be great if you had worked with Snowflake.', 'nice Snowflake'],
    ['Hilfreich sind Kenntnisse in Kafka.', 'nice Kafka'],
    ['Se valorará conocer Terraform.', 'nice Terraform'],
    ['Jira is appreciated but not required.', 'nice Jira'],
    ['Docker is a must.', 'must Docker'],
    ['Kenntnisse in Docker sind zwingend erforderlich.', 'must Docker'],
  ])('%s', (sentence, term) => {
    expect(terms(`About us\nWe make tea.\n\nAnything else\n${sentence}`)).toEqual([term]);
  });

  test('only what "ideally" is said of', () => {
    expect(terms('Requirements\n- Python, ideally with pandas')).toEqual([
      'must Python',
      'nice pandas',
    ]);
  });

  test('a question heads its paragraph, and what may stay at home is not asked for', () => {
    const text = `What would you do? After a week you take over the archive, and you mentor two trainees.

What you can leave at home: a law degree. Rust, which we buried. Your English should be at C1.`;
    expect(terms(text)).toEqual([
      'must After a week you take over the archive',
      'must mentor two trainees',
      'must English',
    ]);
  });

  test('headings within a line', () => {
    expect(terms('Must have - React. \nNice to have: Vue, Svelte')).toEqual([
      'must React',
      'nice Vue',
      'nice Svelte',
    ]);
  });

  test('"About you:" opens a section, and lines without their signs are points', () => {
    expect(terms('About you:\nExperience with React\nKnowledge of GraphQL\nGit')).toEqual([
      'must React',
      'must GraphQL',
      'must Git',
    ]);
  });
});

describe('one thing each', () => {
  test('a choice is one requirement with its alternatives', () => {
    const [first, second] = read('Requirements\n- Python or Go\n- Angular/React and TypeScript');
    expect(first).toMatchObject({ term: 'Python or Go', anyOf: ['Python', 'Go'] });
    expect(second).toMatchObject({ term: 'Angular/React', anyOf: ['Angular', 'React'] });
    expect(
      read(
        'Requirements\n- Experience with a BI tool (Looker, Tableau or Power BI)\n- SQL (PostgreSQL, MySQL)',
      ),
    ).toMatchObject([
      {
        term: 'BI tool (Looker, Tableau or Power BI)',
        anyOf: ['Looker', 'Tableau', 'Power BI'],
      },
      { term: 'SQL', anyOf: [] },
    ]);
  });

  test('GitHub in GitHub Actions is none of its own, and JavaScript is none in Next.js', () => {
    expect(terms('Requirements\n- GitHub Actions\n- Next.js')).toEqual([
      'must GitHub Actions',
      'must Next.js',
    ]);
  });

  test('nothing twice, and a must once is a must', () => {
    expect(terms('Nice to have\n- SQL\n\nRequirements\n- SQL\n- Solid SQL')).toEqual(['must SQL']);
  });

  test('a hard wrap within a point', () => {
    expect(terms('Your profile\n- Sound knowledge of pneumatics\n  and hydraulics')).toEqual([
      'must pneumatics',
      'must hydraulics',
    ]);
  });

  test('scores are no part of a term, and shouted headings are no tools', () => {
    expect(
      terms('MUST HAVE FOR ALL CANDIDATES\n- React 9/10\n- TypeScript – Crítico\n- CI/CD'),
    ).toEqual(['must React', 'must TypeScript', 'must CI/CD']);
  });

  test.each([
    ['Analytical and numerical skills', ['Analytical and numerical skills']],
    ['Knowledge of deal sourcing and execution', ['deal sourcing and execution']],
    ['Freude daran, Menschen zu helfen', ['Freude daran, Menschen zu helfen']],
    ['10 + years of experience in Java', ['10 + years of experience in Java']],
    ['Deutsch B1 reicht uns, Englisch ist nicht nötig', ['Deutsch']],
    ['React (at least 3 years with it)', ['React', '3 years with it']],
  ])('%s', (point, expected) => {
    expect(read(`Requirements\n- ${point}`).map(({ term }) => term)).toEqual(expected);
  });

  test('two columns are two lists', () => {
    expect(terms('Funciones\tRequisitos\nLlevar las cuentas\tSAP\nEmitir facturas\tExcel')).toEqual(
      ['must Llevar las cuentas', 'must Emitir facturas', 'must SAP', 'must Excel'],
    );
  });

  test('rows of a name and what is said of it', () => {
    expect(
      terms(
        'REQUISITOS\tPESO\nKotlin\t9/10 · Crítico\nRedis\t3/10 · Deseable\nMínimo 2 años con Kotlin\tCrítico',
      ),
    ).toEqual(['must Kotlin', 'nice Redis', 'must 2 años con Kotlin']);
    expect(
      terms(
        '--- SKILLS ---\n\nExcel ............ 5\nKafka ............ 1  bonus\nCOBOL ............ 0  not used',
      ),
    ).toEqual(['must Excel', 'nice Kafka']);
    expect(
      terms(
        '## Requirements\n\n| What | Detail |\n| --- | --- |\n| CRM | HubSpot |\n| Mail | Mailchimp |',
      ),
    ).toEqual(['must HubSpot', 'must Mailchimp']);
  });

  test('points in the middle of a line, without a heading', () => {
    expect(
      terms(
        "We are an inn. •Two years as a cook •Level B2 English •Driver's licence. Trial shift paid.",
      ),
    ).toEqual(['must Two years as a cook', 'must English', "must Driver's licence"]);
  });

  test('lettered points, numbered headings, and headings that ask', () => {
    expect(
      terms('3. What we ask\n\na) Excel,\nb) sound knowledge of customs law,\n(c) French'),
    ).toEqual(['must Excel', 'must customs law', 'must French']);
    expect(
      terms('❓ Who are you picturing?\nYou know SQL.\n\n❓ And the icing?\nTableau. Norwegian.'),
    ).toEqual(['must SQL', 'nice Tableau', 'nice Norwegian']);
  });

  test('a heading that goes on in its points', () => {
    expect(
      terms(
        "You'll be great at this job if you:\n- have built firmware for years (5 years or more)\n- know FreeRTOS inside out\n- are fluent in English",
      ),
    ).toEqual(['must 5 years or more', 'must FreeRTOS', 'must English']);
  });

  test('rows that say whether they are essential', () => {
    expect(
      terms('Person specification\n1\tFirst aid certificate\tE\tA\n2\tPatisserie\tD\tA, I'),
    ).toEqual(['must First aid certificate', 'nice Patisserie']);
  });

  test('a tool within a task that only says of what is said with it', () => {
    expect(terms('Your tasks\n- Run campaigns on Google Ads\n- Plan routes with Excel')).toEqual([
      'must Run campaigns on Google Ads',
      'must Excel',
    ]);
  });

  test('what is crossed out, and points to be ticked', () => {
    expect(terms('## Requirements\n\n- [ ] Java\n- [ ] ~~PHP~~\n- [x] SQL')).toEqual([
      'must Java',
      'must SQL',
    ]);
  });

  test('a list of deeds is one of tasks whatever its heading', () => {
    const text = 'The long version\n- Plan the tours\n- Load the vans\n- Answer the phone';
    expect(read(text).map(({ kind }) => kind)).toEqual(['duty', 'duty', 'duty']);
  });

  test('scripts and entities of a pasted page', () => {
    const text =
      '<script>track("Kubernetes")</script><h3>Anforderungen</h3><ul><li>Erfahrung mit&nbsp;K&uuml;hlketten</li><li>Excel</li></ul>';
    expect(terms(text)).toEqual(['must Kühlketten', 'must Excel']);
  });

  test('C of a C-suite or of a grade is no language', () => {
    expect(terms('Requirements\n- Presenting to the C-suite\n- Maths at grade 4 (C)')).toEqual([
      'must Presenting to the C-suite',
      'must Maths at grade 4 (C)',
    ]);
  });
});

describe('kinds', () => {
  test.each([
    ['English at C1 level', 4],
    ['Fluent English', 4],
    ['Gute Englischkenntnisse (B2)', 3.5],
    ['Inglés', undefined],
    ['Deutsch als Muttersprache', 5],
  ])('%s is a language at level %s', (text, level) => {
    const [one] = read(`Requirements\n- ${text}`);
    expect(one?.kind).toBe('language');
    expect(one?.level).toBe(level);
  });

  test.each([
    ['at least three years of experience in logistics', '3'],
    ['5+ years with PostgreSQL', '5'],
    ['mindestens zwei Jahre Berufserfahrung', '2'],
    ['Al menos un año de experiencia en geriatría', '1'],
  ])('%s: years', (text, key) => {
    expect(read(`Requirements\n- ${text}`)).toMatchObject([{ kind: 'years', key }]);
  });

  test('a degree with a choice of fields is one', () => {
    expect(read('Requirements\n- A degree in nursing, social work or similar')).toMatchObject([
      { kind: 'degree', term: 'degree in nursing, social work or similar' },
    ]);
  });

  test('terms and quotes stand in the text as they are', () => {
    const jobText = readJobText(
      'Your tasks\n- You plan routes\n  for 40 lorries (chilled)\n\nYou bring\n- Solid **Excel**, French or Dutch',
    );
    for (const { term, quote } of readRequirements(jobText)) {
      expect(jobText).toContain(term);
      expect(jobText).toContain(quote);
    }
  });
});

test('points that were typed into the editor as text are read as the same points of a list', () => {
  const points = ['You must know SQL', 'Tableau or Power BI', 'Portuguese (B2) desirable'];
  const list = `What you bring\n\n${points.map((point) => `- ${point}`).join('\n')}`;
  const typed = `What you bring\n\n${points.map((point) => `\\- ${point}`).join('\\\n')}`;
  const numbered = `What you bring\n\n${points.map((point, at) => `${at + 1}\\. ${point}`).join('\\\n')}`;
  expect(read(list)).toHaveLength(3);
  expect(read(typed)).toEqual(read(list));
  expect(read(numbered)).toEqual(read(list));
});
