import { describe, expect, test } from '@jest/globals';
import type { CvContent, Edit } from '@sastre/shared-contracts/api';
import { applyProposals } from '../../apply.rules.ts';
import { people } from '@sastre/reading/testing';
import { measureCopy, type Judge } from './copy.measure.ts';

const main: CvContent = {
  ...people.analystCv,
  work_experience: people.analystCv.work_experience.slice(0, 1).map((entry) => ({
    ...entry,
    ...{ id: 'w1', description: 'Reports for sales.' },
    achievements: ['Built dashboards for 12 shops', 'Trained two colleagues in SQL'],
  })),
};
const FIRST = 'work[w1].achievements[0]';
const proven: Judge = () => ({ answer: 'proven' });
const clean = { lost: [], unproven: [], unexplained: [], echoed: [], isChanged: false };

const edit = (changes: Partial<Edit>): Edit => ({
  ...{ id: 'e1', path: FIRST, op: 'rewrite', before: 'Built dashboards for 12 shops' },
  ...{ after: '', because: [], for: [], status: 'applied', ...changes },
});
/** The copy of `main` with other achievements, and the edits that it says it has. */
const measured = (
  achievements: readonly string[],
  edits: readonly Edit[],
  { judge = proven, ...parts }: Partial<CvContent> & { judge?: Judge } = {},
) => {
  const work_experience = main.work_experience.map((entry) => ({
    ...entry,
    achievements: [...achievements],
  }));
  const content = { ...structuredClone(main), work_experience, ...parts };
  return measureCopy(main, { content, report: { edits: [...edits] } }, judge);
};
const [built, trained] = ['Built dashboards for 12 shops', 'Trained two colleagues in SQL'];

describe('a copy is sound', () => {
  test('untouched, in another order, and with a rewrite that tells of the same', () => {
    expect(measured([built, trained], [])).toEqual(clean);
    expect(measured([trained, built], [])).toEqual(clean);
    const after = 'Built sales dashboards for 12 shops';
    expect(measured([trained, after], [edit({ after })])).toEqual(clean);
  });

  test('with a translation of what the original or its rewrite says', () => {
    const after = 'Construí paneles para 12 tiendas';
    expect(measured([after, trained], [edit({ after, source: built })])).toEqual(clean);
  });

  test('with an entry that an edit hides, as it is applied', () => {
    const [entry] = main.work_experience;
    if (entry === undefined) throw new Error('The fixture has no job.');
    const two = { ...main, work_experience: [entry, { ...entry, id: 'w2' }] };
    const hide = edit({ path: 'work[w2]', op: 'hide' });
    const report = { edits: [hide] };
    expect(measureCopy(two, { content: main, report }, proven)).toEqual(clean);
    expect(measureCopy(two, { content: main, report: { edits: [] } }, proven)).toMatchObject({
      lost: [expect.stringContaining('gone'), expect.stringContaining('gone')],
      isChanged: true,
    });
  });
});

describe('an achievement is lost', () => {
  test.each([
    ['is gone', [trained], []],
    ['is empty', ['', trained], [edit({ after: ' ' })]],
    ['stands in another’s words', [trained, trained], [edit({ after: trained })]],
    ['tells of something else', ['The first one', trained], [edit({ after: 'The first one' })]],
    [
      'was changed by an edit that was not applied',
      ['Other', trained],
      [edit({ after: 'Other', status: 'unproven' })],
    ],
    [
      'is a translation of something else',
      ['El primero', trained],
      [edit({ after: 'El primero', source: 'The first one' })],
    ],
  ])('that %s', (_how, achievements, edits) => {
    const { lost } = measured(achievements, edits);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost[0]).toContain(`${FIRST}: `);
  });

  test('or there is one too many', () => {
    expect(measured([built, trained, 'Won a prize'], []).lost).toEqual([
      'work[w1].achievements: one more: Won a prize',
    ]);
  });
});

test('the judge is asked of each applied text, and of no other', () => {
  const after = 'Built dashboards for shops';
  const asked: string[] = [];
  const judge: Judge = ({ path }) => {
    asked.push(path);
    return { answer: 'unproven', why: 'words-not-in-facts' };
  };
  const edits = [
    edit({ after }),
    edit({ path: 'personal_info.summary', after: 'No', status: 'unproven' }),
    edit({ path: 'skills', op: 'reorder', after: 'SQL' }),
  ];
  expect(measured([after, trained], edits, { judge }).unproven).toEqual([
    `unproven (words-not-in-facts): ${FIRST}: ${after}`,
  ]);
  expect(asked).toEqual([FIRST]);
});

test('texts that changed without an applied edit, and other closed parts, are found', () => {
  const personal_info = { ...main.personal_info, summary: 'The best analyst.' };
  const found = measured([built, trained], [], { personal_info });
  expect(found).toEqual({
    ...clean,
    unexplained: ['personal_info.summary: The best analyst.'],
  });
  const said = edit({ path: 'personal_info.summary', after: 'The best analyst.' });
  expect(measured([built, trained], [said], { personal_info })).toEqual(clean);
  const renamed = { ...main.personal_info, fullName: 'Somebody Else' };
  expect(measured([built, trained], [], { personal_info: renamed }).isChanged).toBe(true);
});

test('what the model copies from the example in its prompt is found in any line', () => {
  const after = 'Dear team,\n\nfirst paragraph.\n\nYours';
  const letter = edit({ path: 'coverLetter', op: 'set', before: '', after });
  expect(measured([built, trained], [letter]).echoed).toEqual(['coverLetter: first paragraph.']);
});

test('what the product itself applies is sound', () => {
  const gate: Parameters<typeof applyProposals>[3] = {
    judge: () => ({ answer: 'proven', unproven: [], sentences: [] }),
    judgeLetter: () => [],
    judgeTranslation: () => ({ answer: 'proven', unproven: [], sentences: [] }),
  };
  const proposals = [
    { path: FIRST, op: 'rewrite' as const, value: 'Built 12 dashboards', because: [], for: [] },
    {
      path: 'work[w1].achievements',
      op: 'reorder' as const,
      value: ['work[w1].achievements[1]', FIRST],
      ...{ because: [], for: [] },
    },
  ];
  const { copy, edits } = applyProposals(main, [], proposals, gate);
  expect(edits.map(({ status }) => status)).toEqual(['applied', 'applied']);
  expect(measureCopy(main, { content: copy, report: { edits } }, proven)).toEqual(clean);
});
