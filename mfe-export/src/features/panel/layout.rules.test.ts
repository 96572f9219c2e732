import { expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { profilePictureUrl } from '@sastre/shared-contracts/cv';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { applyChange, isTwoColumn } from './layout.rules.ts';

test('a CV without a layout starts from the default one', () => {
  const cv = sampleCv();
  expect(applyChange(cv, { pdfOptions: { paper: 'Letter' } })).toEqual({
    ...cv,
    tailored: {
      ...defaultTailored,
      pdfOptions: { ...defaultTailored.pdfOptions, paper: 'Letter' },
    },
  });
  expect(cv.tailored).toBeUndefined();
});

test('what a change does not name stays, also what is not known here', () => {
  const copy = sampleTailoredCv();
  const cv = { ...copy, tailored: { ...copy.tailored, ofANewerServer: 1 } } as typeof copy;
  const changed = applyChange(cv, { tailored: { coverLetterOnTop: true } });
  expect(changed).toEqual({ ...cv, tailored: { ...cv.tailored, coverLetterOnTop: true } });
});

test('what a change leaves alone stays the same object, so that nothing is drawn anew for it', () => {
  const cv = sampleTailoredCv();
  const moved = applyChange(cv, { tailored: { coverLetterOnTop: true } });
  expect(moved.tailored?.pdfOptions).toBe(cv.tailored?.pdfOptions);
  expect(moved.work_experience).toBe(cv.work_experience);
  const coloured = applyChange(moved, { pdfOptions: { paper: 'Letter' } });
  expect(coloured.tailored?.hiddenSections).toBe(moved.tailored?.hiddenSections);
  expect(coloured.tailored?.jobDescription_id).toBe(cv.tailored?.jobDescription_id);
});

test('a key that is undefined in a change goes', () => {
  const sorted = applyChange(sampleCv(), { tailored: { workOrder: 'oldest' } });
  expect(sorted.tailored?.workOrder).toBe('oldest');
  const back = applyChange(sorted, { tailored: { workOrder: undefined } });
  expect('workOrder' in (back.tailored ?? {})).toBe(false);
  const long = applyChange(sampleCv(), { pdfOptions: { dateFormat: 'long' } });
  expect(long.tailored?.pdfOptions.dateFormat).toBe('long');
  const short = applyChange(long, { pdfOptions: { dateFormat: undefined } });
  expect(short.tailored?.pdfOptions).not.toHaveProperty('dateFormat');
});

test('a picture is chosen in the layout and in the personal info alike', () => {
  const chosen = applyChange(sampleCv(), { pictureId: 'p1', pdfOptions: { paper: 'Letter' } });
  expect(chosen.tailored?.pdfOptions).toMatchObject({ pictureId: 'p1', paper: 'Letter' });
  expect(chosen.personal_info.profilePictureUrl).toBe(profilePictureUrl('p1'));
  const none = applyChange(chosen, { pictureId: '' });
  expect(none.tailored?.pdfOptions.pictureId).toBe('');
  expect(none.personal_info).toEqual(sampleCv().personal_info);
});

test('a change without a picture leaves the person alone', () => {
  const cv = sampleCv();
  expect(applyChange(cv, { pdfOptions: { paper: 'Letter' } }).personal_info).toBe(cv.personal_info);
});

test('any template whose name starts with two-column has two columns', () => {
  expect(
    ['two-column-1', 'two-columns', 'single-column-1', '', 'a-two-column'].map((template) =>
      isTwoColumn({ template }),
    ),
  ).toEqual([true, true, false, false, false]);
});
