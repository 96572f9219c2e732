import { describe, expect, test } from '@jest/globals';
import type { CvContent } from '@sastre/shared-contracts/api';
import { person, type PersonInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const analyst: Partial<PersonInBrief> = {
  head: ['Cleo Park', 'Data Analyst', 'Leeds', ''],
  work: [
    {
      as: ['Data Analyst', 'Lantern Foods', '2021-01'],
      achievements: [
        'Managed a P&L of £2m',
        'Led the team that looks after the roadmap of the branch',
        'Rebuilt the weekly report with dbt and SQL',
      ],
    },
  ],
  skills: ['P&L management', 'Team leadership', 'Kommunikation', 'Tableau', 'SQL', 'dbt'],
};
const job = `Analytics Engineer
Lumen, York

What you will do
- Own and manage the roadmap for the Data Team
- Scale the data pipeline to manage costs
- Complete other duties as defined by the management team

Requirements
- SQL and dbt
- Tableau`;

const cvOf = (changes: Partial<PersonInBrief>): CvContent =>
  person({
    key: 'one',
    job: '',
    head: ['Ada Mole', 'Analyst', 'Selby', ''],
    ...{ summary: '', work: [], studies: [], skills: [], languages: {} },
    ...changes,
  }).cv;
const tailored = async (changes: Partial<PersonInBrief>, jobDescription = job) =>
  tailorWith(
    cvOf(changes),
    { companyName: 'Lumen', jobDescription },
    { includeCoverLetter: false },
  );

describe('an order', () => {
  test('raises what the job names, and nothing for a stem of manage or team', async () => {
    const { content } = await tailored(analyst);
    const names = content.skills.map(({ name }) => name);
    expect(names.slice(0, 3).toSorted()).toEqual(['SQL', 'Tableau', 'dbt']);
    expect(names.slice(3)).toEqual(['P&L management', 'Team leadership', 'Kommunikation']);
    expect(content.work_experience[0]?.achievements[0]).toMatch(/dbt and SQL/);
  });

  test('is left alone by a job that names next to nothing of the CV', async () => {
    const controller =
      'Financial Controller\n\nRequirements\n- Performance of the group\n- IFRS\n- Tax law';
    const { report } = await tailored(
      {
        ...analyst,
        work: [
          {
            as: ['Web Developer', 'Lantern', '2021-01'],
            achievements: ['Built 14 pages', 'Improved the performance of the shop by 20%'],
          },
        ],
      },
      controller,
    );
    expect(report.edits).toEqual([]);
  });
});

describe('a summary', () => {
  const orderOf = async (summary: string) =>
    (await tailored({ ...analyst, summary })).content.personal_info.summary;

  test('begins with the sentence that names what the job asks for, every sentence kept', async () => {
    const [first, second] = [
      'Analyst with a calm voice on the phone.',
      'Years of reports in SQL and Tableau.',
    ];
    expect(await orderOf(`${first} ${second}`)).toBe(`${second} ${first}`);
  });

  test.each([
    'I ran restaurants for years. Now I build data models with dbt and SQL.',
    'Analyst with SQL and dbt. I sing in a choir on Sundays.',
    'I sing in a choir. There I count the **tickets** with SQL.',
    'Analyst of sales data. dbt, SQL',
    'Analyst with a calm voice on the phone. I built reports in SQL and Tableau.',
  ])(
    'stays as it is when a sentence leans on another, tells of oneself before who one is, or there is nothing to gain: %s',
    async (summary) => {
      expect(await orderOf(summary)).toBe(summary);
    },
  );
});

describe('a CV of more than two pages', () => {
  const bullets = (what: string, count = 16) =>
    Array.from(
      { length: count },
      (_none, at) =>
        `Counted ${at + 20} boxes of ${what} in the hall by the river, every week of the year, with a colleague of the night shift`,
    );
  const long: Partial<PersonInBrief> = {
    ...analyst,
    work: [
      ...(analyst.work ?? []),
      { as: ['Packer', 'Mill Parcels', '2014-01 2018-12'], achievements: bullets('apples') },
      { as: ['Porter', 'Moor Hotel', '2010-01 2013-12'], achievements: bullets('pears') },
      { as: ['Waiter', 'Fen Inn', '2006-01 2009-12'], achievements: bullets('plums') },
    ],
  };
  const hidden = async (changes: Partial<PersonInBrief>) =>
    (await tailored(changes)).report.edits
      .filter(({ op }) => op === 'hide')
      .map(({ before }) => before);

  test('has its oldest entries folded away, as many as are too much', async () => {
    expect(await hidden(long)).toEqual(['Waiter, Fen Inn']);
  });

  test('keeps an old entry that the job asks for, and all before it', async () => {
    const [first, second, third, last] = long.work ?? [];
    if (!first || !second || !third || !last) throw new Error('There are four.');
    const asked = {
      ...last,
      achievements: [...last.achievements, 'Kept the bookings in SQL and Tableau'],
    };
    expect(await hidden({ ...long, work: [first, second, third, asked] })).toEqual([]);
  });

  test('keeps what ended within three years, and a short CV whole', async () => {
    const recent = (long.work ?? []).map((entry, at) =>
      at === 0
        ? entry
        : {
            ...entry,
            as: [entry.as[0], entry.as[1], '2018-05 2019-06'] as [string, string, string],
          },
    );
    expect(await hidden({ ...long, work: recent })).toEqual([]);
    expect(await hidden({ ...long, work: (long.work ?? []).slice(0, 2) })).toEqual([]);
  });
});

test('a bullet that answers a duty stands above one that answers what is nice to have', async () => {
  const { content } = await tailored(
    {
      work: [
        {
          as: ['Senior Staff Nurse', 'Moor Hospital', '2017-09'],
          achievements: [
            'Link nurse for tissue viability; fewer pressure ulcers',
            'Take charge of the unit on night shifts with up to 14 nurses',
          ],
        },
      ],
    },
    `Night nurse\n\nYour duties\n- Take charge of the unit at night\n- Mentor nurses and students
\nDesirable\n- Experience in tissue viability or wound care`,
  );
  expect(content.work_experience[0]?.achievements[0]).toMatch(/^Take charge/);
});
