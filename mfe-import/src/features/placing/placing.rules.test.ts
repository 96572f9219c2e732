import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  defaultWorkExperience,
  LIMITS,
  sectionSchema,
} from '@sastre/shared-contracts/api';
import { drop, hindranceOf, place, putBack, type Placed } from './placing.rules.ts';

const block = { id: 3, text: 'Rowing club\nTreasurer since 2019', lines: [7, 8] };
const start: Placed = {
  review: {
    cv: {
      ...defaultCvContent,
      personal_info: { ...defaultCvContent.personal_info, summary: 'Builds bridges.' },
      work_experience: [
        { ...defaultWorkExperience, id: '1', company: 'Arup' },
        { ...defaultWorkExperience, id: '2', company: 'Ramboll' },
      ],
    },
    doubts: [],
    origins: { 'personal_info.summary': [2] },
  },
  loose: [{ block }, { block: { id: 4, text: 'Page 1', lines: [9] } }],
};

test('a block goes behind what stands in the summary, which is of its lines then as well', () => {
  const { review, loose } = place(start, 3, 'summary');
  expect(review.cv.personal_info.summary).toBe(`Builds bridges.\n\n${block.text}`);
  expect(review.origins['personal_info.summary']).toEqual([2, 7, 8]);
  expect(loose.map(({ fate }) => fate?.type)).toEqual(['placed', undefined]);
});

test('the last job is the first of the list', () => {
  const { cv } = place(start, 3, 'last-job').review;
  expect(cv.work_experience.map(({ description }) => description)).toEqual([block.text, '']);
});

test('a new section takes its first line as a name, and is one that can be saved', () => {
  const { cv } = place(start, 3, 'section').review;
  const [section] = cv.sections ?? [];
  expect(section?.entries[0]).toMatchObject({
    name: 'Rowing club',
    description: 'Treasurer since 2019',
  });
  expect(sectionSchema.safeParse(section).success).toBe(true);
});

test.each(['summary', 'last-job', 'section'] as const)('%s: undone, all is as it was', (target) => {
  const undone = putBack(place(start, 3, target), 3);
  expect(undone.loose).toEqual(start.loose);
  expect({ ...undone.review.cv, sections: undone.review.cv.sections ?? [] }).toEqual({
    ...start.review.cv,
    sections: [],
  });
  expect(undone.review.origins['personal_info.summary']).toEqual([2]);
});

test('what was edited since stays where it is, and the block waits again', () => {
  const placed = place(start, 3, 'summary');
  const personal_info = { ...placed.review.cv.personal_info, summary: 'Treasurer of a club.' };
  const review = { ...placed.review, cv: { ...placed.review.cv, personal_info } };
  const undone = putBack({ ...placed, review }, 3);
  expect(undone.review.cv.personal_info.summary).toBe('Treasurer of a club.');
  expect(undone.loose).toEqual(start.loose);
});

test('blocks that are put in a new section one by one stand in one, whatever it is called by then', () => {
  const first = place(start, 3, 'section');
  const sections = (first.review.cv.sections ?? []).map((one) => ({ ...one, title: 'Clubs' }));
  const titled = { ...first, review: { ...first.review, cv: { ...first.review.cv, sections } } };
  const both = place(titled, 4, 'section');
  const told = (placed: Placed) =>
    placed.review.cv.sections?.map(({ title, entries }) => [
      title,
      ...entries.map(({ name, description }) => name || description),
    ]);
  expect(told(both)).toEqual([['Clubs', 'Rowing club', 'Page 1']]);
  expect(told(putBack(both, 3))).toEqual([['Clubs', 'Page 1']]);
  expect(told(place(putBack(both, 3), 3, 'section'))).toEqual([['Clubs', 'Page 1', 'Rowing club']]);
});

test('an entry that was edited stays, and the block can make another one', () => {
  const placed = place(start, 3, 'section');
  const sections = (placed.review.cv.sections ?? []).map((one) => ({
    ...one,
    entries: one.entries.map((entry) => ({ ...entry, name: 'Rowers' })),
  }));
  const edited = { ...placed, review: { ...placed.review, cv: { ...placed.review.cv, sections } } };
  const again = place(putBack(edited, 3), 3, 'section');
  expect(again.review.cv.sections?.map(({ entries }) => entries.map(({ name }) => name))).toEqual([
    ['Rowers', 'Rowing club'],
  ]);
  const ids = again.review.cv.sections?.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
});

test('what is dropped is in no field, and comes back', () => {
  const dropped = drop(start, 4);
  expect(dropped.review).toBe(start.review);
  expect(dropped.loose[1]?.fate).toEqual({ type: 'dropped' });
  expect(putBack(dropped, 4).loose).toEqual(start.loose);
});

test('a block is placed once, and one that nobody knows nowhere', () => {
  const placed = place(start, 3, 'summary');
  expect(place(placed, 3, 'last-job')).toBe(placed);
  expect(drop(placed, 3)).toBe(placed);
  expect(place(start, 99, 'summary')).toBe(start);
});

test('nothing goes where it has no room', () => {
  const { review } = start;
  const cv = {
    ...review.cv,
    personal_info: { ...review.cv.personal_info, summary: 'x'.repeat(LIMITS.textLength) },
    work_experience: [],
    sections: Array.from({ length: LIMITS.addedSections }, (_none, at) => ({
      id: `${at}`,
      kind: 'custom' as const,
      title: '',
      entries: [],
    })),
  };
  const full = { ...start, review: { ...review, cv } };
  for (const target of ['summary', 'last-job', 'section'] as const) {
    expect(hindranceOf(full.review, block, target)).toBeDefined();
    expect(place(full, 3, target)).toBe(full);
  }
});

const link = { id: 5, text: 'GitHub: github.com/x', lines: [11] };
const named: Placed = { ...start, loose: [{ block: link }] };

test('what names a field goes into it without its label, and is taken back', () => {
  const placed = place(named, 5, 'field');
  expect(placed.review.cv.personal_info.github).toBe('github.com/x');
  expect(placed.review.origins['personal_info.github']).toEqual([11]);
  const undone = putBack(placed, 5);
  expect(undone.review.cv.personal_info.github).toBe('');
  expect(undone.loose).toEqual(named.loose);
});

test('a field that is filled is not written over, and one that is not named takes nothing', () => {
  const personal_info = { ...start.review.cv.personal_info, github: 'github.com/other' };
  const review = { ...start.review, cv: { ...start.review.cv, personal_info } };
  expect(hindranceOf(review, link, 'field')).toBe('filled');
  expect(place({ ...named, review }, 5, 'field').review).toBe(review);
  expect(hindranceOf(start.review, block, 'field')).toBe('filled');
});
