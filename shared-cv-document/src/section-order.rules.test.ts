import { describe, expect, test } from '@jest/globals';
import { defaultTailored, type AnySectionKey, type SectionKey } from '@sastre/shared-contracts/api';
import { columnsOf, letterPlace, shownSections, sidebarSections } from './section-order.rules.ts';

test('stored keys come first, once each, unknown ones never; what is missing follows in the default order', () => {
  const sectionOrder = ['skills', 'hobbies', 'cover-letter', 'education', 'skills'] as SectionKey[];
  expect(shownSections({ sectionOrder, hiddenSections: ['languages'] })).toEqual([
    'skills',
    'education',
    'personalInfo',
    'summary',
    'workExperience',
  ]);
});

test('added sections stand where they were put, in the column that they were put into', () => {
  const lists = {
    pdfOptions: defaultTailored.pdfOptions,
    sectionOrder: ['summary', 'skills'] as SectionKey[],
    hiddenSections: ['personalInfo', 'workExperience', 'education'] as SectionKey[],
    addedOrder: ['section:b', 'summary', 'section:a', 'skills'] as AnySectionKey[],
    addedHidden: ['section:b' as const],
    addedLeft: ['section:a' as const],
  };
  const keys = shownSections(lists, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(keys).toEqual(['summary', 'section:a', 'skills', 'languages', 'section:c']);
  expect(columnsOf(keys, sidebarSections(lists))).toEqual([
    { column: 'side', keys: ['section:a', 'skills', 'languages'] },
    { column: 'wide', keys: ['summary', 'section:c'] },
  ]);
});

test('a few short interests stand in the sidebar until somebody chooses what does', () => {
  const { pdfOptions } = defaultTailored;
  const blank = { organisation: '', place: '', url: '', description: '', highlights: [] };
  const dates = { startDate: '', endDate: '', current: false };
  const interest = (name: string) => ({ ...blank, ...dates, id: name, name });
  const section = (names: string[], kind: 'interests' | 'awards' = 'interests') => ({
    id: 'a',
    kind,
    entries: names.map(interest),
  });
  const holds = (one: ReturnType<typeof section>, chosen = {}) =>
    sidebarSections({ pdfOptions, ...chosen }, [one]).includes('section:a');
  expect(holds(section(['Chess', 'Sailing in winter']))).toBe(true);
  expect(holds(section(['Chess'], 'awards'))).toBe(false);
  expect(holds(section(['Chess, and all that one can read of it']))).toBe(false);
  expect(holds(section([...'ABCDEFG']))).toBe(false);
  expect(holds(section(['Chess']), { addedLeft: [] })).toBe(false);
  expect(holds(section(['Chess']), { leftColumnSections: ['skills'] })).toBe(false);
});

describe('columns', () => {
  const keys = ['personalInfo', 'summary', 'skills', 'languages'] as const;
  test('are the default ones when none were chosen', () => {
    expect(columnsOf(keys)).toEqual([
      { column: 'side', keys: ['personalInfo', 'skills', 'languages'] },
      { column: 'wide', keys: ['summary'] },
    ]);
  });
  test('are read from the one with the name, wherever it is drawn', () => {
    expect(columnsOf(keys, ['skills'])).toEqual([
      { column: 'wide', keys: ['personalInfo', 'summary', 'languages'] },
      { column: 'side', keys: ['skills'] },
    ]);
  });
  test('begin on the left when no name is shown', () => {
    expect(columnsOf(['summary', 'skills'], ['skills']).map(({ column }) => column)).toEqual([
      'side',
      'wide',
    ]);
  });
  test.each([[[]], [[...keys]]])('become one wide column when either is empty: %j', (left) => {
    expect(columnsOf(keys, left)).toEqual([{ column: 'wide', keys: [...keys] }]);
  });
  test('of nothing are one empty column', () => {
    expect(columnsOf([])).toEqual([{ column: 'wide', keys: [] }]);
  });
});

test.each([
  [{ coverLetter: 'Dear you' }, 'after'],
  [{ coverLetter: 'Dear you', coverLetterOnTop: true }, 'before'],
  [{ coverLetter: ' \n', coverLetterOnTop: true }, 'none'],
  [{ coverLetter: 'Dear you', hiddenSections: ['cover-letter' as const] }, 'none'],
])('a letter of %j stands %s', (changes, place) => {
  expect(letterPlace({ ...defaultTailored, ...changes })).toBe(place);
});
