import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPanel } from '../editor-panel.fixture.tsx';
import { applyChange } from '../layout.rules.ts';

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dates' });
const options = () => [...choice().options].map(({ textContent }) => textContent);

test('each way to write a date is shown as it looks in the language of the CV', async () => {
  showPanel(sampleCv({ language: 'de', detected: {} }));
  expect(options()).toEqual(['2018', '09/2018', 'Sept. 2018', 'September 2018']);
  const language = screen.getByRole('combobox', { name: 'Language of the CV' });
  await userEvent.selectOptions(language, 'English');
  expect(options()).toEqual(['2018', '09/2018', 'Sep 2018', 'September 2018']);
  expect(choice().value).toBe('short');
});

test('a chosen way is one change; the usual one is none that is stored', async () => {
  const { changes } = showPanel(sampleCv({ language: 'en' }));
  await userEvent.selectOptions(choice(), 'September 2018');
  await userEvent.selectOptions(choice(), 'Sep 2018');
  expect(changes).toEqual([
    { pdfOptions: { dateFormat: 'long' } },
    { pdfOptions: { dateFormat: undefined } },
  ]);
});

test('ways that read alike are one', () => {
  showPanel(applyChange(sampleCv({ language: 'ja' }), { pdfOptions: { dateFormat: 'long' } }));
  expect(options()).toEqual(['2018', '2018/09', '2018年9月']);
  expect(choice().selectedOptions[0]?.textContent).toBe('2018年9月');
});
