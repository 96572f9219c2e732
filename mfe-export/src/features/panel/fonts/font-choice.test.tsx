import { expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPanel } from '../editor-panel.fixture.tsx';

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Fonts' });
const chosen = () => choice().selectedOptions[0]?.textContent;
const said = () =>
  document.getElementById(choice().getAttribute('aria-describedby') ?? '')?.textContent;

test('a CV is set in Source until another pair is chosen, which is one change', async () => {
  const { changes } = showPanel(sampleCv());
  expect(chosen()).toBe('Source Sans, headings in Source Serif');
  expect(said()).toBe('Clear and calm: the usual choice.');
  expect(choice().options).toHaveLength(6);
  await userEvent.selectOptions(choice(), 'EB Garamond');
  expect(changes).toEqual([{ pdfOptions: { fontPair: 'garamond' } }]);
  expect(chosen()).toBe('EB Garamond');
  expect(said()).toBe('A classic book typeface, for text and headings.');
});

test('a pair that is not known is shown as what it is set in', () => {
  const pdfOptions = { ...defaultTailored.pdfOptions, fontPair: 'papyrus' };
  showPanel({ ...sampleCv(), tailored: { ...defaultTailored, pdfOptions } });
  expect(chosen()).toBe('Source Sans, headings in Source Serif');
});
