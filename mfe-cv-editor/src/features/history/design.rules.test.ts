import { expect, test } from '@jest/globals';
import { defaultTailored, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { otherParts, wordsOf } from './design.rules.ts';

const options = (pdfOptions: Partial<Tailored['pdfOptions']>): Tailored => ({
  ...defaultTailored,
  pdfOptions: { ...defaultTailored.pdfOptions, ...pdfOptions },
});

test.each([
  ['nothing', {}, []],
  ['a photo, or how another template was left', { pictureId: 'p', templateTypes: {} }, []],
  ['a template and its sizes', { template: 'serif-1', fontSize: 9 }, ['template', 'type']],
  ['a colour', { primaryColorOverride: '#123456' }, ['colours']],
  ['dates', { dateFormat: 'numeric' as const }, ['shown']],
  ['a page break', { pageBreakBefore: ['skills' as const] }, ['sections']],
])('a design that differs by %s says so', (_what, changed, parts) => {
  expect(otherParts(defaultTailored, options(changed))).toEqual(parts);
  expect(otherParts(options(changed), defaultTailored)).toEqual(parts);
});

test('a design with other sections says so, a letter is none of it', () => {
  const hidden: Tailored = { ...defaultTailored, coverLetter: 'Dear', hiddenSections: ['skills'] };
  expect(otherParts(defaultTailored, hidden)).toEqual(['sections']);
});

test('the words of a version come without its design and photo', () => {
  const then = toDraft(sampleCv({ skills: [] }));
  const now = { ...toDraft(sampleCv()), pictureId: 'p1', layout: { foldedBullets: ['A'] } };
  expect(wordsOf(then, now)).toMatchObject({
    skills: [],
    pictureId: 'p1',
    layout: { foldedBullets: ['A'] },
  });
});
