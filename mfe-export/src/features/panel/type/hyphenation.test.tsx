import { expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetLayout } from '../../history/reset.rules.ts';
import { showPanel } from '../editor-panel.fixture.tsx';
import { applyChange, inverseOf } from '../layout.rules.ts';

const show = (language: string) =>
  showPanel({ ...sampleCv(), language, tailored: defaultTailored });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hyphenate words' });

test('words are broken on request, with a word of warning, and whole again', async () => {
  const { changes, now } = show('de');
  expect(box().checked).toBe(false);
  expect(
    screen.getByText('Some programs read a word that is broken at the end of a line as two.'),
  ).toBeTruthy();
  await userEvent.click(box());
  expect(box().checked).toBe(true);
  expect(now.cv.tailored?.pdfOptions.hyphenation).toBe(true);
  const reset = applyChange(now.cv, resetLayout(now.cv) ?? {});
  expect(reset.tailored?.pdfOptions.hyphenation).toBeUndefined();
  await userEvent.click(box());
  expect(changes).toEqual([
    { pdfOptions: { hyphenation: true } },
    { pdfOptions: { hyphenation: undefined } },
  ]);
  expect(now.cv.tailored?.pdfOptions).not.toHaveProperty('hyphenation');
});

test('the change is taken back as any other', () => {
  const cv = { ...sampleCv(), tailored: defaultTailored };
  const change = { pdfOptions: { hyphenation: true } };
  expect(applyChange(applyChange(cv, change), inverseOf(cv, change))).toEqual(cv);
});

test('in a language whose words cannot be broken the box is off and says so', async () => {
  show('cs');
  expect(box().disabled).toBe(true);
  expect(screen.getByText('Not available in the language of this CV.')).toBeTruthy();
});
