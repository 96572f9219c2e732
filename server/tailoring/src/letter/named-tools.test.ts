import { describe, expect, test } from '@jest/globals';
import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { person } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const cvOf = (summary: string, changes: Partial<CvContent> = {}): CvContent => ({
  ...person({
    key: 'planner',
    job: '',
    head: ['Ada Mole', 'Supply Planner', '', ''],
    summary,
    work: [
      {
        as: ['Supply Planner', 'Halcyon Ltd', '2020-04'],
        achievements: ['Cut late orders from 14 to 6 per month'],
      },
    ],
    studies: [],
    skills: [],
    languages: {},
  }).cv,
  ...changes,
});

async function letterOf(cv: CvContent, translateTo?: Language) {
  const wanted = {
    companyName: 'Moorland Data',
    jobDescription: 'SQL Developer\n\nRequirements\n- SQL and Python\n- Reports for the board',
  };
  const { content, report } = await tailorWith(cv, wanted, { translateTo });
  expect(report.refused).toBe(0);
  return content.tailored?.coverLetter ?? '';
}

describe('tools that the job names and only the summary has', () => {
  test.each<[Language | undefined, string]>([
    [undefined, 'I work with SQL and Python.'],
    ['de', 'Ich arbeite mit SQL und Python.'],
    ['es', 'Trabajo con SQL y Python.'],
  ])('are told where its words say that they are used: %s', async (language, sentence) => {
    const cv = cvOf('Planner of medical supplies. Comfortable in SQL and Python.');
    expect(await letterOf(cv, language)).toContain(sentence);
  });

  test('are named where it says that they are known', async () => {
    const cv = cvOf('Planner of medical supplies. Knowledge of SQL and Python.');
    expect(await letterOf(cv)).toContain('My CV names SQL and Python among my skills.');
  });

  test.each([
    'Planner of supplies. Keen to learn SQL and Python.',
    'Planner of supplies. Comfortable without SQL or Python.',
    'Planner of supplies. Basic knowledge of SQL and Python.',
    'Planner of supplies. Leads a team that is fluent in SQL and Python.',
    'Planner of supplies. Recruiter of SQL and Python developers.',
  ])('are not where it says something else: %s', async (summary) => {
    expect(await letterOf(cvOf(summary))).not.toMatch(/I work with|My CV names/);
  });
});

test.each<[Language | undefined, string]>([
  [undefined, 'My CV names SQL and Python among my skills.'],
  ['de', 'Mein Lebenslauf nennt SQL und Python unter meinen Kenntnissen.'],
  ['es', 'Mi currículum nombra SQL y Python entre mis conocimientos.'],
])('an added section of skills is named as such: %s', async (language, sentence) => {
  const toolbox = {
    ...{ id: 's1', kind: 'custom', title: 'Toolbox' },
    entries: [
      {
        ...{ id: 't1', name: 'Data: SQL, Python', organisation: '', place: '', url: '' },
        ...{ startDate: '', endDate: '', current: false, description: '', highlights: [] },
      },
    ],
  } as const satisfies NonNullable<CvContent['sections']>[number];
  const sections = [
    { ...toolbox, entries: toolbox.entries.map((one) => ({ ...one, highlights: [] })) },
  ];
  expect(await letterOf(cvOf('', { sections }), language)).toContain(sentence);
});

test('what a deed has told is not told again', async () => {
  const cv = cvOf('Planner of medical supplies. Comfortable in SQL.');
  const [job] = cv.work_experience;
  const achievements = ['Built 14 reports in SQL'];
  const letter = await letterOf({ ...cv, work_experience: [{ ...job!, achievements }] });
  expect(letter.split('SQL').length).toBeGreaterThan(3);
  expect(letter).not.toContain('I work with');
});
