import { expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';

const listed = (must: readonly string[], nice: readonly string[] = []) =>
  askedIn(
    `Analyst\n\nRequirements:\n${must.map((one) => `- ${one}`).join('\n')}\n\nNice to have:\n${nice
      .map((one) => `- ${one}`)
      .join('\n')}`,
  );

test('a choice that holds what is asked for alone is no second requirement', () => {
  for (const points of [
    ['Power BI', 'Power BI or Tableau'],
    ['Power BI or Tableau', 'Power BI'],
    ['Power BI or Tableau', 'Power BI', 'Tableau or Power BI or Looker'],
  ])
    expect(listed(points)).toEqual(['must Power BI']);
});

test('a must goes before what is nice to have', () => {
  expect(listed(['Power BI or Tableau'], ['Power BI'])).toEqual(['must Power BI or Tableau']);
  expect(listed(['Power BI'], ['Power BI or Tableau'])).toEqual(['must Power BI']);
  expect(listed(['Tableau', 'SQL'], ['Power BI or Tableau', 'SQL'])).toEqual([
    'must Tableau',
    'must SQL',
  ]);
});

test('a smaller choice stands for the larger one', () => {
  expect(listed(['Java, Go or Python', 'Java or Go'])).toEqual(['must Java or Go']);
});

test('a plural, a bracket or a capital makes no second requirement', () => {
  expect(listed(['Sales reports', 'sales report (weekly)', 'Sales Reports'])).toEqual([
    'must Sales reports',
  ]);
});

test('what is more than a name of the choice stays', () => {
  expect(listed(['US GAAP', 'GAAP'])).toHaveLength(2);
  expect(listed(['AWS', 'AWS or Azure certification'])).toHaveLength(2);
  expect(listed(['Power BI or Tableau', 'Looker or Qlik'])).toHaveLength(2);
});

test.each([
  ['a BI tool (Looker, Tableau or Power BI)'],
  ['Data visualisation tools such as Looker or Tableau'],
  ['BI-Werkzeuge (Looker, Tableau, Power BI)'],
  ['Herramientas de visualización (Looker, Tableau)'],
])('a choice within a kind that it names is asked for beside one of them: %s', (choice) => {
  const text = `Analyst\n\nYour tasks\n- Build dashboards in Looker\n\nRequirements\n- ${choice}\n- SQL`;
  expect(askedIn(text)).toEqual(['must Looker', expect.stringContaining('Tableau'), 'must SQL']);
});
