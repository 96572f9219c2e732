import { describe, expect, test } from '@jest/globals';
import { defaultSectionEntry, type CvContent } from '../api/index.ts';
import { sampleCv } from '../testing/index.ts';
import {
  linesOf,
  putLines,
  readToldPath,
  toldEntries,
  toldEntryAt,
  toldTexts,
} from './told-entries.rules.ts';

const PROJECT = {
  ...defaultSectionEntry,
  id: 'p[1]',
  name: 'Tide tables',
  description: 'Predicts tides.',
  highlights: ['Used by two harbours', 'Runs offline'],
};

function cvWithProject(): CvContent {
  return {
    ...sampleCv(),
    sections: [
      { id: 's1', kind: 'projects', title: '', entries: [{ ...PROJECT }, { ...PROJECT, id: '' }] },
    ],
  };
}

describe('a path of an entry that can be told', () => {
  test.each([
    ['work[w1]', { entry: 'work[w1]', field: undefined, place: undefined }],
    ['work[w1].description', { entry: 'work[w1]', field: 'description', place: undefined }],
    ['work[#2].achievements', { entry: 'work[#2]', field: 'lines', place: undefined }],
    ['work[w1].achievements[12]', { entry: 'work[w1]', field: 'lines', place: 12 }],
    [
      'sections[s1].entries[e1].highlights[0]',
      { entry: 'sections[s1].entries[e1]', field: 'lines', place: 0 },
    ],
  ])('%s is read', (path, read) => {
    expect(readToldPath(path)).toEqual(read);
  });

  test.each([
    'work[w1].position',
    'work[w1].highlights[0]',
    'sections[s1].entries[e1].name',
    'sections[s1].entries[e1].achievements[0]',
    'sections[s1]',
    'education[e1].description',
    'personal_info.summary',
    'work[w1].achievements[x]',
  ])('%s is closed', (path) => {
    expect(readToldPath(path)).toBeUndefined();
  });
});

test('jobs come first, then what was added; each is found again by each of its paths', () => {
  const cv = cvWithProject();
  const told = toldEntries(cv);
  expect(told.map(({ kind }) => kind)).toEqual([
    ...cv.work_experience.map(() => 'work'),
    'added',
    'added',
  ]);
  for (const one of told)
    for (const [path] of toldTexts(one)) expect(toldEntryAt(cv, path)?.entry).toBe(one.entry);
  expect(told.slice(-2).map(({ path }) => path)).toEqual([
    'sections[s1].entries[p1]',
    'sections[s1].entries[#1]',
  ]);
});

test('lines are put into the entry itself, and nothing else of it changes', () => {
  const cv = cvWithProject();
  const told = toldEntryAt(cv, 'sections[s1].entries[p1]');
  if (told === undefined) throw new Error('The project is not there');
  putLines(told, linesOf(told).toReversed());
  expect(cv.sections?.[0]?.entries).toEqual([
    { ...PROJECT, highlights: ['Runs offline', 'Used by two harbours'] },
    { ...PROJECT, id: '' },
  ]);
});

test('a CV without sections has none, and an entry that is gone is not found', () => {
  const { sections: _none, ...cv } = cvWithProject();
  expect(toldEntries(cv).every(({ kind }) => kind === 'work')).toBe(true);
  expect(toldEntryAt(cv, 'sections[s1].entries[p1].description')).toBeUndefined();
});
