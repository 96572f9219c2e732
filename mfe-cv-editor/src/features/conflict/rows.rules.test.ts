import { expect, test } from '@jest/globals';
import { withLevel } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { mergeDraft, toDraft, type CvDraft } from '@sastre/shared-cv-form/rules';
import { translator } from '../../locales/translator.fixture.ts';
import { toRows } from './rows.rules.ts';
import { shorten, type Shortened } from './shorten.rules.ts';

const base = toDraft(sampleCv());
const [first, second] = base.work_experience as [
  CvDraft['work_experience'][number],
  CvDraft['work_experience'][number],
];
const [ts, sql] = base.skills as [CvDraft['skills'][number], CvDraft['skills'][number]];

const whole = ({ before, changed, after }: Shortened) => before + changed + after;
const rows = (mine: Partial<CvDraft>, theirs: Partial<CvDraft>) => {
  const [my, their] = [
    { ...base, ...mine },
    { ...base, ...theirs },
  ];
  const choice = { mine: my, theirs: their, merged: mergeDraft(base, my, their) };
  return toRows(choice, translator, 'en').map((row) => [
    row.label,
    whole(row.mine),
    whole(row.theirs),
    row.outcome,
  ]);
};

test('every kind of difference is named, with both sides of it and what keeping mine gives', () => {
  const added = { ...second, id: '9', position: 'Lead', company: 'New' };
  expect(
    rows(
      {
        personal_info: { ...base.personal_info, title: 'Mine', phone: '' },
        work_experience: [{ ...first, position: 'Chief', current: false }, second],
        pictureId: 'p1',
        coverLetter: 'Dear **team**',
      },
      {
        personal_info: { ...base.personal_info, title: 'Theirs' },
        work_experience: [first, { ...second, startDate: '2018-01' }, added],
        sectionTitles: { ...base.sectionTitles, workExperience: 'Jobs' },
        skills: [sql, { ...ts, level: 'Advanced' }],
      },
    ),
  ).toEqual([
    ['Title', 'Mine', 'Theirs', 'mine'],
    ['Phone', 'Empty', '+34 600 000 000', 'mine'],
    ['Experience 1 · Position', 'Chief', 'Senior Product Engineer', 'mine'],
    ['Experience 1 · Currently working here', 'No', 'Yes', 'mine'],
    ['Experience 2 · Start date', 'Sep 2017', 'Jan 2018', 'theirs'],
    ['Experience 3', 'Not there', 'Lead · New', 'theirs'],
    ['Skills · TypeScript · Skill level', 'Expert', 'Advanced', 'theirs'],
    ['Skills · Order', '1. TypeScript\n2. PostgreSQL', '1. PostgreSQL\n2. TypeScript', 'theirs'],
    ['Heading in the CV: Work Experience', 'Empty', 'Jobs', 'theirs'],
    ['Cover Letter', 'Dear team', 'Empty', 'mine'],
    ['Photo in this CV', 'A picture', 'No picture', 'mine'],
  ]);
});

test('an entry removed on one side, and achievements changed on both, say what becomes of them', () => {
  const mine = { ...first, achievements: [...first.achievements, 'Mine'] };
  const theirs = { ...first, achievements: ['Theirs', ...first.achievements] };
  expect(rows({ work_experience: [mine] }, { work_experience: [theirs, second] })).toEqual([
    [
      'Experience 1 · Key achievements',
      expect.stringContaining('Mine'),
      expect.stringContaining('Theirs'),
      'both',
    ],
    ['Experience 2', 'Not there', 'Full-Stack Engineer · Lumen Health', 'mine'],
  ]);
});

test('texts that differ in their markup alone are shown as they are stored', () => {
  const bold = { ...first, description: first.description.replaceAll('**', '') };
  const [row] = rows({ work_experience: [bold, second] }, {});
  expect(row?.[2]).toContain('**settlement**');
});

test('the same on both sides is no row', () => {
  expect(rows({ skills: [] }, { skills: [] })).toEqual([]);
});

test('a long text is cut down to where it differs, words whole', () => {
  const text = 'one two three four five six seven eight nine ten '.repeat(20);
  const { mine, theirs } = shorten(`${text}red ${text}`, `${text}blue and green ${text}`);
  expect(mine.changed).toBe('red');
  expect(theirs.changed).toBe('blue and green');
  expect(mine.before).toMatch(/^… \w+ .* ten $/);
  expect(mine.after).toMatch(/^ one .* …$/);
  expect(whole(mine).length).toBeLessThan(100);
  const long = shorten('a'.repeat(1_000), '👍'.repeat(1_000));
  expect(long.mine.changed).toHaveLength(243);
  expect([...long.theirs.changed].every((letter) => ['👍', '…', ' '].includes(letter))).toBe(true);
});

test('a text that was only continued shows what was added', () => {
  const { mine, theirs } = shorten('One two', 'One two three');
  expect([mine.changed, theirs.changed]).toEqual(['', ' three']);
});

test('no level is named as a level is, also of an entry that only one side has', () => {
  const none = withLevel(ts, undefined);
  const go = withLevel({ ...sql, id: '77', name: 'Go' }, undefined);
  expect(rows({ skills: [none, sql] }, { skills: [ts, sql, go] })).toEqual([
    ['Skills · TypeScript · Skill level', 'No level', 'Expert', 'mine'],
    ['Skills · Go', 'Not there', 'Go', 'theirs'],
  ]);
});
