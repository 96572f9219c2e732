import { expect, test } from '@jest/globals';
import { defaultPersonalInfo, defaultSkill } from '@sastre/shared-contracts/api';
import { emptyCv, sampleCv } from '@sastre/shared-contracts/testing';
import { beginReview, holdsAnything, modeOver } from './begin.rules.ts';
import { sampleReading } from './reading.fixture.ts';

const edited = { ...emptyCv(), updated_at: '2030-01-01T00:00:00.000Z' };
const blank = { ...edited, personal_info: defaultPersonalInfo };

test('a CV that nobody edited, or that is blank, holds nothing', () => {
  expect(holdsAnything(emptyCv())).toBe(false);
  expect(holdsAnything(blank)).toBe(false);
  expect(holdsAnything(sampleCv())).toBe(true);
  expect(holdsAnything({ ...blank, skills: [{ ...defaultSkill, id: '1' }] })).toBe(true);
  expect(holdsAnything({ ...blank, extra: { pets: 2 } })).toBe(true);
});

test('what is there is not replaced unless that was chosen', () => {
  expect(modeOver(sampleCv(), undefined)).toBe('add');
  expect(modeOver(sampleCv(), 'replace')).toBe('replace');
  expect(modeOver(emptyCv(), 'fill')).toBe('replace');
});

test('the account’s name and email stay where the file has none, and where nobody wrote others', () => {
  const nameless = sampleReading({ cv: {} });
  const account = { ...defaultPersonalInfo, fullName: 'Ines', email: 'i@example.org' };
  const stored = { cv: { ...emptyCv(), personal_info: account }, etag: undefined };
  const info = (cv = stored.cv, reading = nameless) =>
    beginReview(reading, '', { cv, etag: undefined }).review.cv.personal_info;
  expect(info()).toMatchObject({ fullName: 'Ines', email: 'i@example.org' });
  expect(info(stored.cv, sampleReading()).fullName).toBe('Ines Costa');
  expect(info(sampleCv()).fullName).toBe('');
});

test('what is the account’s is looked at', () => {
  const account = { ...defaultPersonalInfo, fullName: 'Ines', email: 'i@example.org' };
  const cv = { ...emptyCv(), personal_info: account };
  const doubtsOf = (said: object) => {
    const personal_info = { ...defaultPersonalInfo, ...said };
    const reading = sampleReading({ cv: { personal_info }, doubts: [] });
    return beginReview(reading, '', { cv, etag: undefined }).review.doubts;
  };
  expect(doubtsOf({})).toEqual(['personal_info.fullName', 'personal_info.email']);
  expect(doubtsOf({ fullName: 'Ada' })).toEqual(['personal_info.email']);
  expect(doubtsOf({ fullName: 'Ada', email: 'a@b.example' })).toEqual([]);
});

test('what only repeats a field is not asked for a place', () => {
  const personal_info = {
    ...defaultPersonalInfo,
    linkedIn: 'linkedin.com/in/ines',
    email: 'i@b.example',
  };
  const block = (text: string, id: number) => ({ id, text, lines: [id] });
  const unplaced = [
    block('https://www.linkedin.com/in/ines/\nmailto:I@b.example', 1),
    block('https://www.linkedin.com/in/ines\nRowing club', 2),
    block('https://ines.example', 3),
  ];
  const reading = sampleReading({ cv: { personal_info }, unplaced });
  expect(beginReview(reading, '', undefined).loose.map(({ block: { id } }) => id)).toEqual([2, 3]);
});

test('entries keep their ids where these tell them apart, and get one where not', () => {
  const skills = ['', 'a', 'a', 'import-1', ''].map((id) => ({ ...defaultSkill, id }));
  const { cv } = beginReview(sampleReading({ cv: { skills } }), '', undefined).review;
  const ids = cv.skills.map(({ id }) => id);
  expect(ids).toEqual(['import-2', 'a', 'import-3', 'import-1', 'import-5']);
});
