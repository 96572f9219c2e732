import { expect, test } from '@jest/globals';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { shownCv } from './shown-cv.rules.ts';

test('nothing typed shows the CV as it is stored', () => {
  for (const cv of [sampleCv(), sampleTailoredCv()]) {
    const shown = shownCv(cv, toDraft(cv));
    expect({ ...shown, sections: cv.sections }).toEqual(cv);
  }
});

test('shows what is typed, with the layout of its own; blank rows keep the places of the others', () => {
  const cv = { ...sampleTailoredCv(), language: 'de' };
  const draft = toDraft(cv);
  const [job, ...jobs] = draft.work_experience;
  const typed = { ...job!, current: true, endDate: '2020-01', achievements: ['', 'Counted', ''] };
  const shown = shownCv(cv, { ...draft, work_experience: [typed, ...jobs] });
  expect(shown.work_experience[0]).toMatchObject({
    endDate: '',
    achievements: ['', 'Counted', ''],
  });
  expect(shown.tailored).toEqual(cv.tailored);
  expect(shown.language).toBe('de');
});

test('shows another picture and another letter before they are saved', () => {
  const cv = sampleTailoredCv();
  const draft = { ...toDraft(cv), coverLetter: 'Dear you,', pictureId: 'other' };
  expect(shownCv(cv, draft).tailored).toMatchObject({
    coverLetter: 'Dear you,',
    pdfOptions: { pictureId: 'other' },
  });
});
