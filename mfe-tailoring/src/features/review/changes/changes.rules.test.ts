import { expect, test } from '@jest/globals';
import type { Edit } from '@sastre/shared-contracts/api';
import { sampleReviewedCv } from '@sastre/shared-contracts/testing';
import {
  placeOf,
  readChanges,
  editStateOf,
  tabOf,
  tabOfMain,
  tabOfPlace,
} from './changes.rules.ts';

const facts = new Map(
  [
    { id: 'work[7].position', text: 'Analyst' },
    { id: 'work[7].company', text: 'Costa Clinics' },
    { id: 'sections[s].entries[e].name', text: 'Tide tables' },
  ].map((fact) => [fact.id, fact]),
);
const text = { before: 'x', after: 'y', because: [], for: [] };

test.each([
  ['personal_info.summary', { part: 'summary', entry: '', number: 0 }],
  ['skills', { part: 'skills', entry: '', number: 0 }],
  ['coverLetter', { part: 'coverLetter', entry: '', number: 0 }],
  ['work[7]', { part: 'entry', entry: 'Analyst, Costa Clinics', number: 0 }],
  ['work[7].description', { part: 'description', entry: 'Analyst, Costa Clinics', number: 0 }],
  ['work[7].achievements', { part: 'achievements', entry: 'Analyst, Costa Clinics', number: 0 }],
  ['work[7].achievements[1]', { part: 'achievement', entry: 'Analyst, Costa Clinics', number: 2 }],
  ['work[8].description', { part: 'description', entry: '', number: 0 }],
  [
    'sections[s].entries[e].description',
    { part: 'description', entry: 'Tide tables', number: 0, isAdded: true },
  ],
  [
    'sections[s].entries[e].highlights',
    { part: 'highlights', entry: 'Tide tables', number: 0, isAdded: true },
  ],
  [
    'sections[s].entries[e].highlights[2]',
    { part: 'highlight', entry: 'Tide tables', number: 3, isAdded: true },
  ],
  ['education[1].degree', { part: 'other', entry: '', number: 0 }],
])('%s has its place', (path, place) => {
  expect(placeOf(path, facts)).toEqual(place);
});

const cv = sampleReviewedCv();
const report = cv.tailored?.report;
if (report === undefined) throw new Error('no report');
const base = { ...text, path: 'personal_info.summary', op: 'rewrite' } as const;
const readEdits = (...edits: (Partial<Edit> & Pick<Edit, 'status'>)[]) =>
  readChanges(cv, {
    ...report,
    edits: edits.map((edit, at) => ({ ...base, id: `e${at + 1}`, ...edit })),
  });

test('what asks is apart from what is proven and stays there once it is answered', () => {
  const word = { by: 'u1', at: '2026-11-22T10:00:00Z', words: ['y'] };
  const { questions, decidable, refused } = readEdits(
    { status: 'applied' },
    { status: 'unproven', unproven: ['y'] },
    { status: 'refused', unproven: ['y'] },
    { status: 'rejected', unproven: ['y'] },
    { status: 'applied', confirmed: word },
    { status: 'rejected' },
    { status: 'unproven' },
  );
  const ids = (changes: typeof questions) => changes.map(({ edit }) => edit.id).join(' ');
  expect([questions, decidable, refused].map(ids)).toEqual(['e2 e4 e5 e7', 'e1 e6', 'e3']);
});

test.each([
  [{ status: 'unproven' }, 'waiting'],
  [{ status: 'applied' }, 'applied'],
  [{ status: 'applied', accepted: false }, 'applied'],
  [{ status: 'applied', accepted: true }, 'accepted'],
  [{ status: 'applied', confirmed: { by: '', at: '', words: [] } }, 'accepted'],
  [{ status: 'rejected', accepted: true }, 'rejected'],
  [{ status: 'rejected', reason: 'offered' }, 'offered'],
] as const)('%j is %s', (edit, editState) => {
  expect(editStateOf({ ...base, id: 'e1', ...edit } as Edit)).toBe(editState);
});

test('sentences of the letter are counted; words in doubt have no markup', () => {
  const sentence = { path: 'coverLetter', op: 'insert', status: 'unproven' } as const;
  const { questions } = readEdits(sentence, {
    ...sentence,
    unproven: ['**ledgers** of', ' '],
    place: { paragraph: 1, follows: 'x' },
  });
  expect(questions.map(({ place }) => place)).toEqual([
    { part: 'sentence', entry: '', number: 1 },
    { part: 'sentence', entry: '', number: 2 },
  ]);
  expect(questions[1]?.words).toEqual(['ledgers of']);
  const confirmed = { by: 'u1', at: '2026-11-22T10:00:00Z', words: ['ledgers'] };
  expect(readEdits({ status: 'applied', confirmed }).questions[0]?.words).toEqual(['ledgers']);
});

test('a place belongs to a tab of the copy and of the main CV', () => {
  const parts = ['summary', 'skills', 'coverLetter', 'sentence', 'achievement'] as const;
  expect(parts.map((part) => tabOfPlace({ part }))).toEqual([
    'personal',
    'skills',
    'coverLetter',
    'coverLetter',
    'experience',
  ]);
  expect(parts.map((part) => tabOfMain({ part }))).toEqual([
    'personal',
    'skills',
    'experience',
    'experience',
    'experience',
  ]);
});

test('a requirement that is not yours belongs to a tab of the main CV', () => {
  const tabs = (['tool', 'skill', 'language', 'degree', 'years', 'duty'] as const).map((kind) =>
    tabOf({ kind }),
  );
  expect(tabs).toEqual(['skills', 'skills', 'skills', 'education', 'experience', 'experience']);
});

test('a text of a section that was added is changed in the tab of these sections', () => {
  expect(tabOfPlace({ part: 'description', isAdded: true })).toBe('more');
  expect(tabOfMain({ part: 'highlight', isAdded: true })).toBe('more');
});
