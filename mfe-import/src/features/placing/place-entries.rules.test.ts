import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  defaultSkill,
  defaultWorkExperience,
  sectionSchema,
} from '@sastre/shared-contracts/api';
import { wordsOf } from '@sastre/shared-cv-reader';
import { readLines, textLines } from '@sastre/shared-cv-reader/lines';
import { countUnplaced, fateOf, placeAsEntries, putBack, type Placed } from './placing.rules.ts';
import { ENTRY_TARGETS, type EntryTarget } from './placing.types.ts';
import { textToSplit } from './split-block.rules.ts';

const job = (id: string, startDate: string) => ({
  ...defaultWorkExperience,
  id,
  company: 'Arup',
  position: 'Engineer',
  startDate,
});
function waiting(text: string): Placed {
  return {
    review: {
      cv: { ...defaultCvContent, work_experience: [job('1', '2021-01'), job('2', '2010-01')] },
      doubts: ['work_experience[1].company'],
      origins: { 'work_experience[1].company': [3] },
    },
    loose: [{ block: { id: 7, text, lines: [8, 9] } }],
  };
}
/** As the page does it: the reader has the block alone. */
function made(placed: Placed, target: EntryTarget): Placed {
  const [{ block } = { block: { id: 0, text: '', lines: [] } }] = placed.loose;
  const split = readLines(textLines(textToSplit(block, target)));
  return placeAsEntries(placed, block.id, target, split);
}

const JOB = 'Baker, Bread & Co\nMarch 2015 - May 2018\n• Ran the night shift\n• Trained six people';

test('the reader tells a new job into its fields, at its place by date', () => {
  const { review, loose } = made(waiting(JOB), 'job');
  expect(review.cv.work_experience.map(({ startDate }) => startDate)).toEqual([
    '2021-01',
    '2015-03',
    '2010-01',
  ]);
  expect(review.cv.work_experience[1]).toMatchObject({
    position: 'Baker',
    company: 'Bread & Co',
    endDate: '2018-05',
    achievements: ['Ran the night shift', 'Trained six people'],
  });
  expect(loose[0]?.fate).toMatchObject({ type: 'placed', target: 'job', into: 'work_experience' });
});

test('what was said of other entries goes with them, and the new one is of the lines of the block', () => {
  const { review } = made(waiting(JOB), 'job');
  expect(review.doubts).toContain('work_experience[2].company');
  expect(review.origins).toMatchObject({
    'work_experience[2].company': [3],
    'work_experience[1].company': [8, 9],
    'work_experience[1].achievements[1]': [8, 9],
  });
});

test('what the block does not say of a new entry keeps nothing back', () => {
  const { review } = placeAsEntries(waiting('Freelance'), 7, 'job', undefined);
  expect(review.lacks).toEqual(['work_experience[2].company', 'work_experience[2].startDate']);
});

test('without a reader the first line is the title, items are achievements, the rest is text', () => {
  const text = 'Baker\nBread for the town\n- Ran the night shift\n* Trained six people';
  const { cv } = placeAsEntries(waiting(text), 7, 'job', undefined).review;
  expect(cv.work_experience.at(-1)).toMatchObject({
    position: 'Baker',
    description: 'Bread for the town',
    achievements: ['Ran the night shift', 'Trained six people'],
  });
});

test('projects stand in their section, one after the other, and can be saved', () => {
  const first = made(waiting('Town clock\nRebuilt the clock of a town hall.'), 'projects');
  const second = {
    ...first,
    loose: [...first.loose, { block: { id: 8, text: 'Bell', lines: [] } }],
  };
  const { sections = [] } = placeAsEntries(second, 8, 'projects', undefined).review.cv;
  expect(sections.map(({ kind, entries }) => [kind, entries.map(({ name }) => name)])).toEqual([
    ['projects', ['Town clock', 'Bell']],
  ]);
  expect(sections.every((one) => sectionSchema.safeParse(one).success)).toBe(true);
});

test('a skill that is there is not put there twice', () => {
  const skills = [{ ...defaultSkill, id: 's', name: 'baking' }];
  const start = waiting('Baking, Cycling');
  const review = { ...start.review, cv: { ...start.review.cv, skills } };
  const { cv } = made({ ...start, review }, 'skills').review;
  expect(cv.skills.map(({ name }) => name)).toEqual(['baking', 'Cycling']);
});

test.each([true, false])('a name alone gets no level that nobody has told (read: %s)', (isRead) => {
  const put = (text: string, target: 'skills' | 'languages') => {
    const start = waiting(text);
    const { cv } = (isRead ? made(start, target) : placeAsEntries(start, 7, target, undefined))
      .review;
    return [...cv.skills, ...cv.language_skills].map(({ noLevel }) => noLevel);
  };
  expect(put('Obersorbisch', 'languages')).toEqual([true]);
  expect(put('Sailing', 'skills')).toEqual([true]);
});

test.each(ENTRY_TARGETS)('%s: no word is lost, and undone all is as it was', (target) => {
  for (const text of [
    JOB,
    'Rowing club',
    'Top of the year\nUniversity of Leeds\nirgendwas, 2011',
  ]) {
    const start = waiting(text);
    const placed = made(start, target);
    const put = JSON.stringify(placed.loose[0]?.fate).toLowerCase();
    // Dates are told in another form.
    const words = wordsOf(text).filter((word) => !/^(?:march|may|20\d\d)$/.test(word));
    expect(words.filter((word) => !put.includes(word))).toEqual([]);
    const undone = putBack(placed, 7);
    expect(undone.loose).toEqual(start.loose);
    expect({ ...undone.review.cv, sections: [] }).toEqual({ ...start.review.cv, sections: [] });
    expect(undone.review.cv.sections ?? []).toEqual([]);
    expect(undone.review.doubts).toEqual(start.review.doubts);
  }
});

test('a new entry that was edited stays when it is undone, and the block waits again', () => {
  const placed = made(waiting(JOB), 'job');
  const work_experience = placed.review.cv.work_experience.map((one) => ({
    ...one,
    location: 'Leeds',
  }));
  const review = { ...placed.review, cv: { ...placed.review.cv, work_experience } };
  const undone = putBack({ ...placed, review }, 7);
  expect(undone.review.cv.work_experience).toHaveLength(3);
  expect(countUnplaced(undone.loose, undone.review.cv)).toBe(1);
});

test('a block waits again when its entry is removed in the form', () => {
  const { review, loose } = made(waiting(JOB), 'job');
  const removed = { ...review.cv, work_experience: review.cv.work_experience.toSpliced(1, 1) };
  expect(countUnplaced(loose, review.cv)).toBe(0);
  expect(countUnplaced(loose, removed)).toBe(1);
  expect(fateOf(loose[0]!, removed)).toBeUndefined();
  const again = made({ review: { ...review, cv: removed }, loose }, 'job');
  expect(again.review.cv.work_experience[1]?.company).toBe('Bread & Co');
});
