import { expect, test } from '@jest/globals';
import { defaultSectionEntry, type CvContent, type Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const changer = (studies: [string, string, string, string][] = []) =>
  cvInBrief({
    head: ['Mara Quinn', 'Restaurant Manager', '', ''],
    work: [
      {
        as: ['Restaurant Manager', 'Blue Door Bistro', '2017-03'],
        achievements: [
          'Managed a team of 12 people',
          'Built a weekly sales report in Excel for three branches',
        ],
      },
      {
        as: ['Shift Supervisor', 'Harbour Grill', '2013-05 2017-02'],
        achievements: ['Planned the weekly rota for 14 waiters'],
      },
    ],
    studies: [['Leeds College', 'BA', 'Hospitality', '2012-09 2015-06'], ...studies],
    skills: ['Advanced Excel', 'SQL', 'Budgeting', 'Power BI', 'Tableau', 'Git'],
  });
const job = {
  companyName: 'Northlight',
  jobDescription:
    'Junior Data Analyst\n\nRequirements\n- SQL\n- Power BI\n- Tableau\n- Git\n- Excel\n- Google Data Analytics certificate',
};
const letterOf = async (cv: CvContent, translateTo?: Language) => {
  const { content, report } = await tailorWith(cv, job, translateTo ? { translateTo } : {});
  expect(report.refused).toBe(0);
  return content.tailored?.coverLetter ?? '';
};

test('every skill that the ad names and the CV lists is told, in one sentence', async () => {
  const letter = await letterOf(changer());
  expect(letter).toMatch(/SQL, Power BI, Tableau, Git and Excel/);
  expect(letter).not.toContain('Budgeting');
});

test('a skill is told by the tool in it that the ad names', async () => {
  const cv = changer();
  const letter = await letterOf({ ...cv, work_experience: cv.work_experience.slice(1) });
  expect(letter).toMatch(/SQL, Power BI, Tableau, Git and Excel/);
});

test('courses that show what the ad names are told beside the degree, several in one sentence', async () => {
  const letter = await letterOf(
    changer([
      ['DataCamp', 'Course in SQL for data analysts', '', '2025-01 2025-04'],
      ['Coursera', 'Google Data Analytics Certificate', '', '2025-02 2025-08'],
      ['Leeds Kitchen School', 'Course in pastry', '', '2019-01 2019-02'],
    ]),
  );
  expect(letter).toContain(
    'at DataCamp (Course in SQL for data analysts) and at Coursera (Google Data Analytics Certificate).',
  );
  expect(letter).not.toContain('pastry');
});

test.each<[Language | undefined, string]>([
  [undefined, 'My further training includes Google Data Analytics Certificate.'],
  ['de', 'An Weiterbildungen bringe ich *Google Data Analytics Certificate* mit.'],
])('certificates of a section of their own are named: %s', async (language, sentence) => {
  const entries = ['Google Data Analytics Certificate', 'Barista Level 2'].map((name, at) => ({
    ...defaultSectionEntry,
    id: `c${at}`,
    name,
  }));
  const sections = [{ id: 's1', kind: 'certificates' as const, title: '', entries }];
  expect(await letterOf({ ...changer(), sections }, language)).toContain(sentence);
});

test('a letter that would be short tells more of what was done', async () => {
  const letter = await letterOf(changer());
  expect(letter).toContain('managed a team of 12 people');
  expect(letter).toContain('planned the weekly rota for 14 waiters');
  expect(letter.split('\n\n').every((one) => one !== '')).toBe(true);
});
