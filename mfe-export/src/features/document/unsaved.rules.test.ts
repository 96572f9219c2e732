import { describe, expect, test } from '@jest/globals';
import { cvPatchSchema, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv, sampleReviewedCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { applyChange, type LayoutChange } from '../panel/layout.rules.ts';
import { isSameCv, layoutPatch, mergeChanges, readEntry, toEntry } from './unsaved.rules.ts';

const CHANGES: readonly LayoutChange[] = [
  { tailored: { hiddenSections: ['skills'] } },
  { tailored: { hiddenSections: [], workOrder: 'newest' } },
  { tailored: { workOrder: undefined } },
  { tailored: { leftColumnSections: [], coverLetterOnTop: true } },
  { pdfOptions: { template: 'two-column-1' } },
  { pdfOptions: { primaryColorOverride: '#112233', includeEmail: false } },
  { pdfOptions: { dateFormat: 'long', includeGithub: false, fontSize: 10.5 } },
  { pdfOptions: { dateFormat: undefined, includeGithub: undefined } },
  { pictureId: 'p1' },
  { pictureId: '' },
  { sectionTitles: { skills: 'What I know' } },
  { sectionTitles: { skills: '', summary: 'About me' }, tailored: { workOrder: 'oldest' } },
  { language: 'fr' },
  { language: 'auto' },
];
/** What a change takes away has to be there. */
const chosen = applyChange(sampleCv(), {
  tailored: { workOrder: 'newest' },
  pdfOptions: { dateFormat: 'year', includeGithub: false },
});
const COUNT = 300 * Number(process.env['SOAK'] ?? 1);

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const some = (next: (below: number) => number) =>
  Array.from({ length: 1 + next(6) }, () => CHANGES[next(CHANGES.length)] as LayoutChange);

describe('changes', () => {
  test('merged into one do what they do one after the other, also after the journal', () => {
    const next = numbers(6);
    for (let round = 0; round < COUNT; round += 1) {
      const changes = some(next);
      const cv = [sampleCv(), sampleTailoredCv(), chosen][next(3)] as Cv;
      const after = changes.reduce(applyChange, cv);
      const merged = changes.reduce<LayoutChange | undefined>(mergeChanges, undefined);
      expect(applyChange(cv, merged ?? {})).toEqual(after);
      const kept: unknown = JSON.parse(JSON.stringify(toEntry(merged ?? {})));
      expect(applyChange(cv, readEntry(kept) ?? {})).toEqual(after);
    }
  });

  test.each([undefined, null, 'text', [], {}, { tailored: 1 }, { pictureId: 7 }])(
    'are none in an entry like %j',
    (stored) => expect(readEntry(stored)).toBeUndefined(),
  );
});

describe('the patch', () => {
  test('has the language where it changed', () => {
    const cv = sampleCv({ language: 'auto' });
    const chosen = applyChange(cv, { language: 'fr' });
    expect(layoutPatch(cv, chosen)).toMatchObject({ language: 'fr' });
    expect(cvPatchSchema.safeParse(layoutPatch(cv, chosen)).success).toBe(true);
    expect(layoutPatch(chosen, chosen)).not.toHaveProperty('language');
  });

  test('has the headings where they changed, without a layout that nobody made', () => {
    const cv = sampleCv();
    const named = applyChange(cv, { sectionTitles: { skills: 'What I know' } });
    expect(layoutPatch(cv, named)).toEqual({
      sectionTitles: { ...cv.sectionTitles, skills: 'What I know' },
    });
    expect(cvPatchSchema.safeParse(layoutPatch(cv, named)).success).toBe(true);
    expect(layoutPatch(named, named)).not.toHaveProperty('sectionTitles');
  });

  test('has the layout alone, with the job’s id and without the report', () => {
    const cv = sampleReviewedCv();
    const next = applyChange(cv, { pdfOptions: { template: 'two-column-1' } });
    const patch = layoutPatch(cv, next);
    expect(Object.keys(patch)).toEqual(['tailored']);
    expect(patch.tailored).not.toHaveProperty('report');
    const job = cv.tailored?.jobDescription_id;
    expect(patch.tailored?.jobDescription_id).toBe(typeof job === 'object' ? job._id : '');
    expect(cvPatchSchema.safeParse(patch).success).toBe(true);
  });

  test('has the personal info as well when the picture was changed', () => {
    const cv = sampleCv();
    const next = applyChange(cv, { pictureId: 'p1' });
    expect(layoutPatch(cv, next).personal_info).toEqual(next.personal_info);
  });
});

test('CVs are the same whatever their dates, their report and the order of their keys', () => {
  const cv = sampleReviewedCv();
  const { tailored, ...content } = cv;
  const { report: _report, ...layout } = tailored ?? {};
  const other = { tailored: layout, ...content, updated_at: 'later' } as Cv;
  expect(isSameCv(cv, other)).toBe(true);
  expect(isSameCv(cv, { ...cv, skills: cv.skills.slice(1) })).toBe(false);
  expect(isSameCv(cv, applyChange(cv, { pdfOptions: { paper: 'Letter' } }))).toBe(false);
});
