import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) =>
  readLines(linesFrom(`# Ines Vidal\n# Experience\n${text}`)).cv.work_experience;

test('below a house with its town the first item of the list can be the post', () => {
  const jobs = read(`Rigging Assistant, Kelp University. 05/2021 – Current.
* Helps the riggers of the yard.
Orrey Kitchens, Fargo, ND. 03/2016 – 04/2021.
* Carries what the kitchen cooks to those who ordered it.
Tamsin’s Boats, Boise, ID. 01/2014 – 02/2016.
* Yard Supervisor.
* Handled what customers said.`);
  expect(jobs).toMatchObject([
    { position: 'Rigging Assistant', company: 'Kelp University' },
    { position: '', company: 'Orrey Kitchens', location: 'Fargo, ND' },
    { position: 'Yard Supervisor', company: 'Tamsin’s Boats', location: 'Boise, ID' },
  ]);
  expect(jobs?.map(({ achievements }) => achievements?.length)).toEqual([1, 1, 1]);
});

test('a deed below a house is no post', () => {
  const jobs = read(`Tamsin’s Boats, Boise, ID. 01/2014 – 02/2016.
* Trained the manager of the yard, and two riggers.`);
  expect(jobs?.[0]?.achievements).toHaveLength(1);
});
