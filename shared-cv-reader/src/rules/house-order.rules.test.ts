import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const volunteerIn = (jobs: string) => {
  const text = `# Ana Ruiz\n# Work Experience\n${jobs}\n# Volunteering\nLantern Hall\n2019 – 2021\nKeys and kettles`;
  const [section] = readLines(linesFrom(text)).cv.sections ?? [];
  return section?.entries.map(({ name, organisation }) => [name, organisation]);
};

test('what somebody did for a house stands behind it, where their jobs stand so', () => {
  const jobs = 'Brandt GmbH\n2012 – 2018\nNurse\n\nLund Ltd\n2008 – 2012\nAccountant';
  expect(volunteerIn(jobs)).toEqual([['Keys and kettles', 'Lantern Hall']]);
});

test('it stands before it, where their jobs stand so', () => {
  const jobs = 'Nurse\n2012 – 2018\nBrandt GmbH\n\nAccountant\n2008 – 2012\nLund Ltd';
  expect(volunteerIn(jobs)).toEqual([['Lantern Hall', 'Keys and kettles']]);
});
