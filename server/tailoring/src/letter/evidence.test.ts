import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const letterOf = async (work: [since: string, ...achievements: string[]][]) => {
  const cv = cvInBrief({
    head: ['Ada Mole', 'Data Engineer', 'Leeds', ''],
    work: work.map(([dates, ...achievements], at) => ({
      as: ['Data Engineer', `Mill ${'ABC'[at]}`, dates],
      achievements,
    })),
  });
  const jobDescription = 'Data Engineer\n\nRequirements\n- Airflow\n- Snowflake';
  const posting = { companyName: 'Moorland', jobDescription };
  const { content } = await tailorWith(cv, posting);
  return content.tailored?.coverLetter ?? '';
};
/** The first deed that a letter tells. */
const first = (letter: string) =>
  /I ((?:moved|worked with|reduced|wrote) [^.]*)\./.exec(letter)?.[1] ?? '';

test('what answers the job is told of each place, the newest place first', async () => {
  const letter = await letterOf([
    ['2020-01', 'Worked with Airflow and Snowflake in the data team'],
    ['2015-01 2019-12', 'Moved 40 pipelines to Airflow'],
  ]);
  expect(first(letter)).toContain('worked with Airflow');
  expect(letter).toContain('40 pipelines');
});

test('a result counts as a number does', async () => {
  const letter = await letterOf([
    [
      '2020-01',
      'Wrote pipelines in Airflow for the data team',
      'Reduced the run time of the Airflow jobs',
    ],
  ]);
  const at = [/[Rr]educed the run time/, /[Ww]r(?:ote|iting) pipelines/].map((deed) =>
    letter.search(deed),
  );
  expect(at[0]).toBeGreaterThan(0);
  expect(at[1] === -1 || at[0]! < at[1]!).toBe(true);
});

test('of equals the newest', async () => {
  const letter = await letterOf([
    ['2020-01', 'Moved 12 pipelines to Airflow'],
    ['2015-01 2019-12', 'Moved 40 pipelines to Airflow'],
  ]);
  expect(first(letter)).toContain('12 pipelines');
});

test('no bullet stands twice', async () => {
  const same = 'Moved 12 pipelines to Airflow';
  const letter = await letterOf([
    ['2020-01', same],
    ['2015-01 2019-12', same],
  ]);
  expect(letter.split('12 pipelines')).toHaveLength(2);
});
