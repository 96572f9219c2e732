import { describe, expect, test } from '@jest/globals';
import { isOfLabels } from '@sastre/shared-cv-words';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => readLines(linesFrom(`# Nandini Rao\n${text}`));

describe('what forms call ways to reach somebody', () => {
  test('is none of them, alone or in a row', () => {
    expect(isOfLabels('Email: Mobile')).toBe(true);
    expect(isOfLabels('M: E: W')).toBe(true);
    expect(isOfLabels('Mobile Bay')).toBe(false);
    expect(isOfLabels('C')).toBe(false);
  });

  test('stands before them in many words', () => {
    const { cv, unplaced } = read(
      'Contact No: +91 98450 11223\nEmail-ID : rao@post.example\nPermanent Address: 14, Lake Road, Mysuru',
    );
    expect(cv.personal_info).toMatchObject({
      ...{ phone: '+91 98450 11223', email: 'rao@post.example' },
      location: '14, Lake Road, Mysuru',
    });
    expect(unplaced).toEqual([]);
  });

  test('can be a letter', () => {
    const { cv, unplaced } = read('M: +49 431 123456 | E: rao@post.example | A: Kiel, Germany');
    expect(cv.personal_info).toMatchObject({ phone: '+49 431 123456', location: 'Kiel, Germany' });
    expect(unplaced).toEqual([]);
  });

  test('is no town, though one is called so', () => {
    const { cv } = read('Email: rao@post.example ¦ Mobile: +91 98450 11223');
    expect(cv.personal_info?.location).toBe('');
  });

  test('can stand in a row above them', () => {
    const { cv, unplaced } = read(
      'Botanist\nEMAIL ¦ MOBILE ¦ LOCATION\nrao@post.example ¦ +91 98450 11223 ¦ Mysuru, India',
    );
    expect(cv.personal_info?.location).toBe('Mysuru, India');
    expect(unplaced).toEqual([]);
  });

  test('is no title, and neither are the names of sites', () => {
    const { cv } = read('LinkedIn | GitHub | Behance\nrao@post.example');
    expect(cv.personal_info?.title).toBe('');
  });
});

test('addresses that stand in a row with spaces alone are one each', () => {
  const row = 'linkedin.com/in/ana-ruiz ruiz.example github.com/anaruiz';
  expect(
    readLines(linesFrom(`# Ana Ruiz\nana@ruiz.example\n${row}`)).cv.personal_info,
  ).toMatchObject({
    linkedIn: 'linkedin.com/in/ana-ruiz',
    website: 'ruiz.example',
    github: 'github.com/anaruiz',
  });
});

test.each(['Lives in: Corkbury, Ireland', 'Wohnt in: Wupperau', 'Vive en: Logroñuela'])(
  'what says where somebody lives is no part of the place: %s',
  (said) => {
    const { cv } = readLines(linesFrom(`# Ana Ruiz\nana@ruiz.example\n${said}`));
    expect(cv.personal_info?.location).toBe(said.split(': ')[1]);
  },
);
