import { describe, expect, test } from '@jest/globals';
import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { cvInBrief, type PersonInBrief } from '@sastre/reading/testing';
import { createRulesEngine } from '../rules/rules-engine.ts';
import { tailorWith } from '../testing/tailor-with.ts';
import { writeLetter } from './letter.rules.ts';

const cvOf = (changes: Partial<PersonInBrief>): CvContent =>
  cvInBrief({
    head: ['Ada Mole', 'Shop Assistant', 'Selby', ''],
    ...changes,
  });
const clerk = (...achievements: string[]): PersonInBrief['work'][number] => ({
  as: ['Shop Assistant', 'Gantry Stores', '2020-01'],
  achievements,
});
const job = `Stock Assistant
Harbour Depot, Hull

Tasks
- Keep the stock list of the branch
- Negotiate with hauliers

Requirements
- Excel, SAP and Tableau
- Retail`;

async function write(cv: CvContent, text = job, translateTo?: Language) {
  let plan = '';
  const engine = createRulesEngine();
  const wanted = { companyName: 'Harbour Depot', jobDescription: text };
  const { content, report } = await tailorWith(
    cv,
    wanted,
    { translateTo },
    {
      ...engine,
      async writeLetter(task, signal) {
        const letter = writeLetter(task, () => true);
        plan = typeof letter === 'string' ? letter : letter.plan;
        return engine.writeLetter(task, signal);
      },
    },
  );
  return { plan, notes: report.notes, letter: content.tailored?.coverLetter ?? '' };
}

const list = 'Built a stock list in Excel for 14 shelves';
const history: PersonInBrief['work'] = [
  { as: ['Packer', 'Mill Parcels', '2012-01 2014-12'], achievements: [] },
  { as: ['Driver', 'Moor Haulage', '2008-03 2011-12'], achievements: [] },
];

describe('the form of a letter', () => {
  test.each<[string, Partial<PersonInBrief>]>([
    ['no-work', { studies: [['Selby College', 'Diploma', 'Retail', '2020-09 2023-06']] }],
    [
      'few-fits',
      {
        head: ['Ada Mole', 'Diver', '', ''],
        work: [{ as: ['Diver', 'Reef', '2019-01'], achievements: [] }],
      },
    ],
    [
      'by-place',
      {
        head: ['Ada Mole', 'Nurse', '', ''],
        work: [{ as: ['Nurse', 'Fen Care', '2019-01'], achievements: [list] }],
        skills: ['SAP'],
      },
    ],
    [
      'several-skills',
      { work: [clerk('Kept the keys of the depot')], skills: ['Excel', 'SAP', 'Tableau'] },
    ],
    ['by-place', { work: [clerk('Kept the keys of the depot'), ...history], skills: ['Excel'] }],
    ['by-place', { work: [clerk('Kept the keys of the depot')], skills: ['Excel'] }],
  ])('is %s by what there is to say', async (plan, changes) => {
    expect(await write(cvOf(changes))).toMatchObject({
      plan,
      notes: [],
      letter: expect.stringContaining('Harbour Depot'),
    });
  });

  test('is told, not left to nothing, when the CV has neither work nor studies nor skills', async () => {
    expect(await write(cvOf({}))).toEqual({
      plan: 'nothing-to-tell',
      letter: '',
      notes: expect.arrayContaining(['nothing-to-tell']),
    });
  });

  test('says why when nothing of what could be told may stand', () => {
    const cv = cvOf({ work: [clerk(list)] });
    const task = {
      main: cv,
      facts: [],
      requirements: [],
      jobText: job,
      companyName: 'Harbour Depot',
      position: 'Stock Assistant',
      now: new Date('2026-11-21T12:00:00Z'),
    };
    const languages = { cvLanguage: 'en', letterLanguage: 'en', translateTo: undefined } as const;
    expect(writeLetter({ ...task, ...languages }, () => false)).toBe('letter-not-proven');
  });
});

test('two jobs at one company stay two: each deed is told with its own position', async () => {
  const work: PersonInBrief['work'] = [
    {
      as: ['Stock Assistant', 'Initech', '2019-01 2022-05'],
      achievements: ['Opened a new branch with 12 people'],
    },
    { as: ['Trainee', 'Initech', '2015-01 2017-06'], achievements: [list] },
  ];
  const { letter } = await write(cvOf({ work }));
  expect(letter).not.toMatch(/same job|there I|There I/);
  expect(letter).toMatch(/was a Trainee there. As a Trainee I built a stock list/);
  expect(letter).toMatch(/as a Stock Assistant. In this role I opened a new branch with 12 people/);
});

test('a job that fits little gets a short plain letter without a list', async () => {
  const { letter } = await write(
    cvOf({
      work: [{ as: ['Diver', 'Reef Works', '2019-01'], achievements: ['Welded 30 pipes'] }],
      head: ['Ada Mole', 'Diver', '', ''],
      skills: ['Welding', 'React', 'Excel'],
    }),
    'Legal Assistant\nRequirements\n- Deeds\n- Land register',
  );
  expect(letter).not.toMatch(/Welding|React|Excel|advertisement mentions/);
});

test('what the job names and the CV does not say in the same words is not listed', async () => {
  const { letter } = await write(
    cvOf({
      work: [clerk(list)],
      skills: ['C#', 'JavaScript', 'SQL Server', 'GitHub Copilot', 'Power BI'],
    }),
    'Shop Assistant\nRequirements\n- Work with the C-suite\n- SQL, Next.js, BI and GitHub Actions\n- Excel',
  );
  expect(letter).not.toMatch(/C#|JavaScript|SQL|GitHub|Power BI|Next/);
  expect(letter).toContain('I built a stock list in Excel');
  expect(letter).not.toMatch(/advertisement|mention/);
});

test('titles and degrees of another language are marked as titles', async () => {
  const cv = cvOf({
    head: ['Rosa Gil', 'Propietaria', 'Lugo', ''],
    summary:
      'Propietaria de una tienda que abre todos los días y conoce a sus clientes por el nombre.',
    work: [
      {
        as: ['Propietaria', 'Fusivo LLC', '2009-08'],
        achievements: ['Lideró un equipo de 6 personas en la tienda'],
      },
    ],
    studies: [['Universidad X', 'Licenciatura', 'Derecho', '2000-10 2005-07']],
  });
  const { letter } = await write(cv, job, 'en');
  expect(letter).toContain('as *Propietaria*');
  expect(letter).toContain('(*Licenciatura, Derecho*)');
  // No sentence of another language stands in it.
  expect(letter).not.toMatch(/equipo|My CV says/);
});

test('names with signs, markup and marks of direction are written clean, and the letter passes', async () => {
  const cv = cvOf({
    head: ['Lía Peña', 'Desarrolladora I+D', '', ''],
    summary: 'Desarrolladora de sensores que prefiere probar las cosas antes de hablar de ellas.',
    work: [
      {
        as: ['Desarrolladora I+D', 'Acme+Co', '2020-01'],
        achievements: ['Desarrollé un sensor en C++ para 3 clientes'],
      },
    ],
  });
  const text =
    'Descripción del Puesto: Desarrolladora Web\n\nRequisitos\n- Experiencia con C++ en la empresa';
  const wanted = {
    companyName: '<b>Nor**th**wind</b> [x](http://a.example)\u202e',
    jobDescription: text,
  };
  const { content, report } = await tailorWith(cv, wanted);
  expect(report.refused).toBe(0);
  expect(content.tailored?.coverLetter).toContain('puesto de desarrolladora Web en Northwind x');
  expect(content.tailored?.coverLetter).toContain('como desarrolladora I+D');
});

test('the person’s own words are said, not quoted, and not those written for another job', async () => {
  const own = 'Clerk who counts everything twice and trusts no spreadsheet of others.';
  const { letter } = await write(
    cvOf({ summary: `I am looking for a role in sales at a bank. ${own}`, work: [clerk(list)] }),
  );
  expect(letter).toContain(
    'I am a clerk who counts everything twice and trusts no spreadsheet of others.',
  );
  expect(letter).not.toContain('bank');
});

test('whoever looks for a client has no post of its own: the position is not said to be there', async () => {
  const cv = cvOf({ work: [clerk(list)] });
  const ad = 'Our client in Hull is looking for a stock assistant.\n\n';
  const { letter } = await write(cv, `${job.replace('Harbour Depot, Hull', '')}\n\n${ad}`);
  expect(letter).toContain('I would like to apply for the position of Stock Assistant.');
  expect(letter).not.toContain('Stock Assistant at Harbour Depot');
});
