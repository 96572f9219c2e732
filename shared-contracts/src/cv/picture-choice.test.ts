import { expect, test } from '@jest/globals';
import { defaultTailored } from '../api/index.ts';
import { sampleCv } from '../testing/index.ts';
import { choosePicture, profilePictureUrl } from './picture-choice.ts';

test('a chosen picture stands in the layout and in the personal info alike, and goes from both', () => {
  const cv = sampleCv();
  const chosen = choosePicture(cv, 'p1');
  expect(chosen.tailored.pdfOptions.pictureId).toBe('p1');
  expect(chosen.personal_info.profilePictureUrl).toBe(profilePictureUrl('p1'));
  const none = choosePicture({ ...cv, ...chosen }, '');
  expect(none.tailored.pdfOptions.pictureId).toBe('');
  expect(none.personal_info).toEqual({ ...cv.personal_info, profilePictureUrl: '' });
});

test('a layout that was there stays', () => {
  const tailored = { ...defaultTailored, coverLetter: 'Dear team' };
  expect(choosePicture({ ...sampleCv(), tailored }, 'p1').tailored).toEqual({
    ...tailored,
    pdfOptions: { ...tailored.pdfOptions, pictureId: 'p1' },
  });
});
