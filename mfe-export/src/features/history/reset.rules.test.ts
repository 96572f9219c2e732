import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { applyChange } from '../panel/layout.rules.ts';
import { resetLayout } from './reset.rules.ts';

const CHANGED: Partial<PdfOptions> = {
  primaryColorOverride: '#112233',
  includeEmail: false,
  includeGithub: false,
  dateFormat: 'long',
  fontSize: 9,
  pageBreakBefore: ['skills'],
};
const KEPT: Partial<PdfOptions> = {
  template: 'two-column-1',
  paper: 'Letter',
  pictureId: 'p1',
  letterApart: true,
};
const reset = (cv: Cv) => applyChange(cv, resetLayout(cv) ?? {});

test('order, columns, what is left out, colours, type and options are the template’s again', () => {
  const copy = sampleTailoredCv();
  const changed = applyChange(copy, {
    tailored: {
      sectionOrder: ['skills'],
      hiddenSections: ['summary'],
      leftColumnSections: [],
      addedOrder: ['section:a'],
      addedHidden: ['section:a'],
      addedLeft: ['section:a'],
      coverLetterOnTop: true,
      workOrder: 'oldest',
      foldedBullets: ['x'],
    },
    pdfOptions: { ...CHANGED, ...KEPT },
  });
  const { tailored, ...content } = reset(changed);
  expect(tailored).toEqual({
    ...copy.tailored,
    sectionOrder: [],
    hiddenSections: [],
    coverLetterOnTop: false,
    pdfOptions: { ...defaultTailored.pdfOptions, ...KEPT },
  });
  expect(content).toEqual({ ...copy, tailored: undefined });
});

test('a layout that is the template’s has nothing to reset, whatever is kept', () => {
  expect(resetLayout(sampleCv())).toBeUndefined();
  const kept = applyChange(sampleCv(), { pdfOptions: KEPT, language: 'fr' });
  expect(resetLayout(kept)).toBeUndefined();
});

test('what is not known here stays', () => {
  const cv = applyChange(sampleCv(), { pdfOptions: { ...CHANGED, ofANewerServer: 1 } as object });
  expect(reset(cv).tailored?.pdfOptions).toHaveProperty('ofANewerServer', 1);
});
