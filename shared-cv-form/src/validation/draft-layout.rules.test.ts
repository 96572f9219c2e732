import { describe, expect, test } from '@jest/globals';
import { defaultPdfOptions, defaultTailored } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { laidOut, layoutBack, layoutOver } from './draft-layout.rules.ts';
import { toDraft, toPatch } from './draft.rules.ts';

const stored = {
  ...defaultTailored,
  pdfOptions: { ...defaultPdfOptions, fontSize: 10.5 },
  foldedBullets: ['Old'],
};
const cv = { ...sampleCv(), tailored: stored };

describe('changes beside the form', () => {
  test('come together, the last one of a kind counts', () => {
    const once = layoutOver(cv, undefined, { pdfOptions: { fontSize: 9, spacing: 0.8 } });
    const twice = layoutOver(cv, once, { pdfOptions: { fontSize: 9.5 }, foldedBullets: ['A'] });
    expect(twice).toEqual({ pdfOptions: { fontSize: 9.5, spacing: 0.8 }, foldedBullets: ['A'] });
  });

  test('that lead back to what is stored are none', () => {
    const before = layoutOver(cv, undefined, { pdfOptions: { fontSize: 9 }, foldedBullets: [] });
    expect(before).toEqual({ pdfOptions: { fontSize: 9 }, foldedBullets: [] });
    const back = { pdfOptions: { fontSize: 10.5 }, foldedBullets: ['Old'] };
    expect(layoutOver(cv, before, back)).toBeUndefined();
  });

  test('of a value that was left to the template are taken back by leaving it again', () => {
    const before = layoutOver(cv, undefined, { pdfOptions: { lineHeight: 1.3 } });
    expect(layoutOver(cv, before, { pdfOptions: { lineHeight: undefined } })).toBeUndefined();
  });
});

describe('what leads back to the layout before', () => {
  test('has what differs, and leaves to the template what it left', () => {
    const before = {
      ...defaultTailored,
      pdfOptions: { ...defaultPdfOptions, template: 'serif-1' },
    };
    const back = layoutBack(stored, before);
    expect(back).toEqual({
      pdfOptions: { template: 'serif-1', fontSize: undefined },
      foldedBullets: [],
    });
    expect(JSON.stringify(laidOut(stored, back).pdfOptions)).toBe(
      JSON.stringify({ ...stored.pdfOptions, template: 'serif-1', fontSize: undefined }),
    );
  });

  test('is nothing where only the photo is another one', () => {
    const photo = { ...stored, pdfOptions: { ...stored.pdfOptions, pictureId: 'p1' } };
    expect(layoutBack(stored, photo)).toBeUndefined();
  });
});

test('a layout without changes stays the same object', () => {
  expect(laidOut(stored, undefined)).toBe(stored);
  expect(laidOut(stored, { pdfOptions: { fontSize: 10.5 }, foldedBullets: ['Old'] })).toBe(stored);
});

test('what was laid out anew is saved with all of the layout, beside a letter and a picture', () => {
  const tailored = sampleTailoredCv();
  const draft = { ...toDraft(tailored), coverLetter: 'Changed', pictureId: 'p1' };
  const patch = toPatch({ ...draft, layout: { pdfOptions: { fontSize: 9 } } }, tailored);
  expect(patch.tailored).toEqual({
    ...tailored.tailored,
    coverLetter: 'Changed',
    pdfOptions: { ...tailored.tailored?.pdfOptions, pictureId: 'p1', fontSize: 9 },
  });
});

test('a save whose layout is stored by now sends none', () => {
  const draft = { ...toDraft(cv), layout: { pdfOptions: { fontSize: 10.5 } } };
  expect(toPatch(draft, cv)).not.toHaveProperty('tailored');
});
