import { expect, test } from '@jest/globals';
import { defaultSectionEntry, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { adoptionOf, isAdoptable } from './adopt.rules.ts';

const main = sampleCv();
const [first, ...others] = main.work_experience;
if (first === undefined) throw new Error('no entry');
const path = `work[${first.id}]`;
const [one = '', two = ''] = first.achievements;

test('a summary, a description and an achievement take the place of what they replaced', () => {
  const { personal_info } = main;
  const summary = { path: 'personal_info.summary', before: ` ${personal_info.summary}\n` };
  expect(adoptionOf(main, { ...summary, after: 'New.' })).toEqual({
    personal_info: { ...personal_info, summary: 'New.' },
  });
  const description = { path: `${path}.description`, before: first.description, after: 'New.' };
  expect(adoptionOf(main, description)).toEqual({
    work_experience: [{ ...first, description: 'New.' }, ...others],
  });
  // It may have moved since.
  const achievement = { path: `${path}.achievements[0]`, before: two, after: 'New.' };
  expect(adoptionOf(main, achievement)).toEqual({
    work_experience: [{ ...first, achievements: [one, 'New.'] }, ...others],
  });
});

test.each([
  ['personal_info.summary', main.personal_info.summary],
  [`${path}.description`, first.description],
  [`${path}.achievements[0]`, two],
])('%s that is there already is left', (place, after) => {
  expect(adoptionOf(main, { path: place, before: 'gone', after })).toBe('there');
});

test.each([
  'personal_info.summary',
  `${path}.description`,
  `${path}.achievements[0]`,
  'work[x].description',
])('%s that was changed since is not touched', (place) => {
  expect(adoptionOf(main, { path: place, before: 'gone', after: 'New.' })).toBe('changed');
});

test('only a text with one place in the main CV, and in its language, can be taken over', () => {
  const rewrite = { op: 'rewrite', before: 'x', source: undefined } as const;
  const able = ['personal_info.summary', `${path}.description`, `${path}.achievements[1]`];
  expect(able.every((place) => isAdoptable({ ...rewrite, path: place }))).toBe(true);
  const unable = ['coverLetter', `${path}.achievements`, path, 'skills'];
  expect(unable.some((place) => isAdoptable({ ...rewrite, path: place }))).toBe(false);
  expect(isAdoptable({ op: 'insert', path: 'coverLetter', before: '' })).toBe(false);
  expect(isAdoptable({ ...rewrite, path: 'personal_info.summary', source: 'x' })).toBe(false);
});

test('of a rewording that was translated the rewording is taken over, in the main CV’s language', () => {
  const { personal_info } = main;
  const texts = { before: personal_info.summary, source: 'New.', after: 'Neu.' };
  const edit = { ...texts, op: 'rewrite', path: 'personal_info.summary' } as const;
  expect(isAdoptable(edit)).toBe(true);
  expect(adoptionOf(main, edit)).toEqual({ personal_info: { ...personal_info, summary: 'New.' } });
});

test('a highlight of a project takes the place of what it replaced, and nothing else of the sections changes', () => {
  const project = { ...defaultSectionEntry, id: 'p1', highlights: ['Ran it.', 'Built it.'] };
  const sections: Cv['sections'] = [
    { id: 's1', kind: 'projects', title: 'Own', entries: [project, { ...project, id: 'p2' }] },
  ];
  const edit = {
    path: 'sections[s1].entries[p1].highlights[1]',
    before: 'Built it.',
    after: 'Made it.',
  };
  expect(isAdoptable({ ...edit, op: 'rewrite' })).toBe(true);
  expect(adoptionOf({ ...main, sections }, edit)).toEqual({
    sections: [
      {
        ...sections[0],
        entries: [
          { ...project, highlights: ['Ran it.', 'Made it.'] },
          { ...project, id: 'p2' },
        ],
      },
    ],
  });
  expect(adoptionOf(main, edit)).toBe('changed');
});
