import { expect, test } from '@jest/globals';
import {
  defaultSectionEntry,
  withLevel,
  type Section,
  type SectionEntry,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { mergeDraft, toDraft, type CvDraft } from '@sastre/shared-cv-form/rules';
import { translator } from '../../locales/translator.fixture.ts';
import { differenceRows, toRows } from './rows.rules.ts';
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
    ...[row.label, whole(row.mine), whole(row.theirs)].map((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
    row.outcome,
  ]);
};
const texts = (...sides: Parameters<typeof rows>) => rows(...sides).map((row) => row.slice(0, 3));
const secondLine = 'Full-Stack Engineer, Lumen Health · 2017–2021';
const entry = (part: Partial<SectionEntry>): SectionEntry => ({ ...defaultSectionEntry, ...part });
const section = (
  id: string,
  kind: Section['kind'],
  entries: SectionEntry[],
  title = '',
): Section => ({ id, kind, title, entries });

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
    [`Experience · Chief, ${first.company} · 2021 · Position`, 'Chief', first.position, 'mine'],
    [`Experience · Chief, ${first.company} · 2021 · Currently working here`, 'No', 'Yes', 'mine'],
    [`Experience · ${secondLine} · Start date`, 'Sep 2017', 'Jan 2018', 'theirs'],
    ['Experience · Lead, New · 2017–2021', 'Not there', 'Lead, New · 2017–2021', 'theirs'],
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
      `Experience · ${first.position}, ${first.company} · 2021–Present · Key achievements`,
      expect.stringContaining('Mine'),
      expect.stringContaining('Theirs'),
      'both',
    ],
    [`Experience · ${secondLine}`, 'Not there', secondLine, 'mine'],
  ]);
});

test('texts that differ in their markup alone are shown as they are stored', () => {
  const bold = { ...first, description: first.description.replaceAll('**', '') };
  const [row] = rows({ work_experience: [bold, second] }, {});
  expect(row?.[2]).toContain('**settlement**');
});

test('what is only escaped otherwise is no difference of a version; other markup is', () => {
  const labels = (mine: string, theirs: string) =>
    differenceRows(
      { ...base, coverLetter: mine },
      { ...base, coverLetter: theirs },
      translator,
      'en',
    ).map(({ label }) => label);
  expect(labels('**Zug**, 28\\. November', '**Zug**, 28. November')).toEqual([]);
  expect(labels('**Zug**, 28. November', 'Zug, 28. November')).toEqual(['Cover Letter']);
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

test('a section without a heading of its own is named by its kind, and told with what stands in it', () => {
  const sastre = entry({ id: '1', name: 'Sastre 🧵', startDate: '2024-01', current: true });
  const projects = section('p', 'projects', [sastre, entry({ id: '2', organisation: 'ESA' })]);
  const talks = section('t', 'custom', [], 'Talks');
  expect(texts({ sections: [projects] }, { sections: [talks] })).toEqual([
    ['Projects', 'Projects\nSastre 🧵 · 2024–Present\nESA', 'Not there'],
    ['Talks', 'Not there', 'Talks'],
  ]);
});

test('the order of sections is told by their names, of the same kind by what stands in them', () => {
  const [one, two, three] = [
    section('a', 'projects', [entry({ id: '1', name: 'Loom' })]),
    section('b', 'projects', [entry({ id: '1', name: 'Kiln' })]),
    section('c', 'awards', []),
  ];
  expect(texts({ sections: [one, two, three] }, { sections: [three, two, one] })).toEqual([
    [
      'More sections · Order',
      '1. Projects · Loom\n2. Projects · Kiln\n3. Awards',
      '1. Awards\n2. Projects · Kiln\n3. Projects · Loom',
    ],
  ]);
});

test('an entry of a section is told by its own words, by its number where it has none', () => {
  const interest = entry({ id: '1', highlights: ['Chess', 'Rowing'] });
  const blank = entry({ id: '2' });
  const before = section('i', 'interests', [interest, blank]);
  const after = section('i', 'interests', [{ ...interest, place: 'Vigo' }]);
  expect(texts({ sections: [before] }, { sections: [after] })).toEqual([
    ['Interests · Chess, Rowing · Place', 'Empty', 'Vigo'],
    ['Interests · Interest 2', 'Empty', 'Not there'],
  ]);
  const turned = section('i', 'interests', [blank, interest]);
  expect(texts({ sections: [before] }, { sections: [turned] })).toEqual([
    ['Interests · Order', '1. Chess, Rowing\n2. Empty', '1. Empty\n2. Chess, Rowing'],
  ]);
});

test('jobs without a position and a company have their numbers', () => {
  const blank = { ...first, position: '', company: ' ' };
  expect(
    rows({ work_experience: [second, blank] }, { work_experience: [second] }).map(
      ([label]) => label,
    ),
  ).toEqual(['Experience 2']);
});
