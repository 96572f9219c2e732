import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SECTION_ORDER, defaultTailored, SECTION_KEYS } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { applyChange } from '../layout.rules.ts';
import { groupsOf } from './section-groups.rules.ts';
import { ADDED, at, cvWith, down, keys, LETTER, moved, up } from './section-list.fixture.ts';
import {
  chooseColumn,
  columnOf,
  editPath,
  includeSection,
  listedSections,
  moveSection,
  placeOf,
  sectionOrder,
} from './section-list.rules.ts';

describe('the order', () => {
  test('is the default one when none is stored, with the letter last', () => {
    expect(keys(cvWith())).toEqual(DEFAULT_SECTION_ORDER);
    expect(sectionOrder(defaultTailored)).toEqual(DEFAULT_SECTION_ORDER);
  });
  test('is the stored one, once each, then what it lacks', () => {
    expect(
      sectionOrder({ sectionOrder: ['skills', 'education', 'skills'], coverLetterOnTop: false }),
    ).toEqual([
      'skills',
      'education',
      'personalInfo',
      'summary',
      'workExperience',
      'languages',
      LETTER,
    ]);
  });
  test('has the letter first when it is on top, wherever it is stored', () => {
    expect(keys(cvWith({ coverLetterOnTop: true }))[0]).toBe(LETTER);
    expect(keys(cvWith({ sectionOrder: [LETTER, 'skills'] })).at(-1)).toBe(LETTER);
  });
  test('lists the letter only where there is one', () => {
    expect(keys(cvWith({ coverLetter: ' \n' }))).not.toContain(LETTER);
    expect(keys(sampleCv())).toEqual(DEFAULT_SECTION_ORDER.filter((key) => key !== LETTER));
  });
});

describe('moving', () => {
  test('swaps neighbours', () => {
    expect(keys(up(cvWith(), 'education')).slice(2, 4)).toEqual(['education', 'workExperience']);
    expect(keys(down(cvWith(), 'personalInfo')).slice(0, 2)).toEqual(['summary', 'personalInfo']);
  });
  test('ends at the ends, and at the letter', () => {
    const cv = cvWith();
    expect(moveSection(cv, 0, -1)).toBeUndefined();
    expect(moveSection(cv, at(cv, 'languages'), at(cv, LETTER))).toBeUndefined();
    const onTop = cvWith({ coverLetterOnTop: true });
    expect(moveSection(onTop, at(onTop, 'personalInfo'), 0)).toBeUndefined();
  });
  test('takes the letter to the other end: it is first or last', () => {
    const onTop = up(cvWith(), LETTER);
    expect(onTop.tailored?.coverLetterOnTop).toBe(true);
    expect(keys(onTop)[0]).toBe(LETTER);
    expect(moveSection(onTop, 0, 0)).toBeUndefined();
    const back = down(onTop, LETTER);
    expect(back.tailored?.coverLetterOnTop).toBe(false);
    expect(keys(back).at(-1)).toBe(LETTER);
  });
  test('with two columns lists the left one first and stays within a column', () => {
    const cv = cvWith({}, 'two-column-1');
    expect(keys(cv)).toEqual([
      'personalInfo',
      'skills',
      'languages',
      'summary',
      'workExperience',
      'education',
      LETTER,
    ]);
    expect(moveSection(cv, at(cv, 'languages'), at(cv, 'summary'))).toBeUndefined();
    expect(moveSection(cv, at(cv, 'summary'), at(cv, 'languages'))).toBeUndefined();
    expect(keys(up(cv, 'skills')).slice(0, 3)).toEqual(['skills', 'personalInfo', 'languages']);
  });
  test('in one column leaves the order of the other one alone', () => {
    const cv = up(cvWith({}, 'two-column-1'), 'skills');
    const right = cv.tailored?.sectionOrder.filter(
      (key) => columnOf(key, defaultTailored) !== 'left',
    );
    expect(right).toEqual(['summary', 'workExperience', 'education', LETTER]);
  });
});

describe('dropping', () => {
  const cv = cvWith({}, 'two-column-1');
  test('on a section of the other column takes that column, between the sections shown there', () => {
    const next = moved(cv, 'skills', 3, at(cv, 'workExperience'));
    expect(groupsOf(listedSections(next)).map(({ rows }) => rows.map(({ key }) => key))).toEqual([
      ['personalInfo', 'languages'],
      ['summary', 'skills', 'workExperience', 'education'],
      [LETTER],
    ]);
    const back = moved(next, 'skills', 2, at(next, 'languages'));
    expect(keys(back)).toEqual([
      'personalInfo',
      'languages',
      'skills',
      'summary',
      'workExperience',
      'education',
      LETTER,
    ]);
  });
  test('at the border goes into the column of what it was dropped on', () => {
    const last = at(cv, 'languages');
    const same = placeOf(listedSections(cv), last, last, at(cv, 'summary'));
    expect(same).toBe(last);
    expect(moved(cv, 'languages', last, at(cv, 'summary')).tailored?.leftColumnSections).toEqual([
      'personalInfo',
      'skills',
    ]);
  });
  test('at the end of the other column puts it there', () => {
    const end = at(cv, 'education');
    expect(keys(moved(cv, 'skills', end, end)).slice(-2)).toEqual(['skills', LETTER]);
  });
  test('on itself, or the letter between sections, changes nothing there', () => {
    expect(placeOf(listedSections(cv), 2, 2, 2)).toBeUndefined();
    const letter = at(cv, LETTER);
    expect(placeOf(listedSections(cv), letter, 3, 3)).toBe(0);
  });
});

test('unchecking adds to the hidden sections once, checking takes it away', () => {
  const cv = cvWith({ hiddenSections: ['skills'] });
  const hidden = applyChange(cv, includeSection(cv, 'summary', false));
  expect(hidden.tailored?.hiddenSections).toEqual(['skills', 'summary']);
  expect(includeSection(hidden, 'summary', false).tailored?.hiddenSections).toEqual([
    'skills',
    'summary',
  ]);
  const back = applyChange(hidden, includeSection(hidden, 'skills', true));
  expect(back.tailored?.hiddenSections).toEqual(['summary']);
});

test('a section goes to the other column and back; its place in the order stays', () => {
  const cv = cvWith({}, 'two-column-1');
  const right = applyChange(cv, chooseColumn(cv, 'skills', 'right'));
  expect(right.tailored?.leftColumnSections).toEqual(['personalInfo', 'languages']);
  expect(right.tailored?.sectionOrder).toEqual(cv.tailored?.sectionOrder);
  const none = applyChange(right, { tailored: { leftColumnSections: [] } });
  expect(groupsOf(listedSections(none)).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['left', 0],
    ['right', 6],
    ['last', 1],
  ]);
  const left = applyChange(right, chooseColumn(right, 'skills', 'left'));
  expect(keys(left)).toEqual(keys(cv));
});

test('with the sidebar on the right its sections are in the right column, and what is moved is stored as the sidebar', () => {
  const cv = cvWith({}, 'two-column-right-1');
  const list = listedSections(cv);
  const inRight = (of: typeof list) =>
    of.filter(({ column }) => column === 'right').map(({ key }) => key);
  expect(inRight(list)).toEqual(['skills', 'languages']);
  const { tailored } = chooseColumn(cv, 'education', 'right');
  expect(tailored?.leftColumnSections).toEqual(['education', 'skills', 'languages']);
  expect(inRight(listedSections(applyChange(cv, { tailored: tailored! })))).toEqual([
    'education',
    'skills',
    'languages',
  ]);
});

test('an added section stands at the end of the CV, and goes where it is sent', () => {
  const cv = { ...cvWith({ hiddenSections: ['skills'] }), sections: ADDED.slice(0, 2) };
  expect(keys(cv).slice(-3)).toEqual(['section:a', 'section:b', LETTER]);
  const higher = up(up(cv, 'section:a'), 'section:a');
  expect(keys(higher).slice(-5)).toEqual(['section:a', 'skills', 'languages', 'section:b', LETTER]);
  expect(higher.tailored?.sectionOrder).not.toContain('section:a');
  const hidden = applyChange(higher, includeSection(higher, 'section:a', false));
  expect(hidden.tailored).toMatchObject({
    hiddenSections: ['skills'],
    addedHidden: ['section:a'],
  });
  const left = applyChange(hidden, chooseColumn(hidden, 'section:b', 'left'));
  expect(left.tailored).toMatchObject({
    leftColumnSections: ['personalInfo', 'skills', 'languages'],
    addedLeft: ['section:b'],
  });
  expect(editPath(left, 'section:b')).toBe('/cv-data?edit=true&tab=more');
});

test('Edit leads to the tab of the section; only a tailored copy is named', () => {
  const main = cvWith();
  expect(SECTION_KEYS.map((key) => editPath(main, key))).toEqual(
    ['coverLetter', 'personal', 'personal', 'skills', 'experience', 'education', 'skills'].map(
      (tab) => `/cv-data?edit=true&tab=${tab}`,
    ),
  );
  const copy = sampleTailoredCv();
  expect(editPath(copy, 'summary')).toBe(`/cv-data?edit=true&tab=personal&cvId=${copy._id}`);
});
