import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPanel } from '../editor-panel.fixture.tsx';

const choice = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the CV' });
const chosen = () => choice().selectedOptions[0]?.textContent;

test('shows what is detected, and every language by its own name', () => {
  showPanel(sampleCv({ detected: { cv: 'de' } }));
  expect(chosen()).toBe('Deutsch (detected)');
  const options = [...choice().options].map(({ lang, textContent }) => [lang, textContent]);
  for (const option of [
    ['de', 'Deutsch'],
    ['ja', '日本語'],
    ['ar', 'العربية'],
  ])
    expect(options).toContainEqual(option);
});

test('a chosen language is one change; that the text is in another one is said, and can be taken back', async () => {
  const { changes, now } = showPanel(sampleCv({ detected: { cv: 'de' } }));
  await userEvent.selectOptions(choice(), '日本語');
  expect(changes).toEqual([{ language: 'ja' }]);
  expect(now.cv).toMatchObject({ language: 'ja' });
  expect(now.cv).not.toHaveProperty('tailored');
  const said = document.getElementById(choice().getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('The text of this CV seems to be in another language: Deutsch.');
  await userEvent.selectOptions(choice(), 'Deutsch (detected)');
  expect(changes.at(-1)).toEqual({ language: 'auto' });
  expect(screen.queryByText(/seems to be in another language/)).toBeNull();
});

test('where nothing tells the language, nothing is said to be detected', () => {
  showPanel(sampleCv({ language: 'fr', detected: {} }));
  expect(chosen()).toBe('Français');
  expect(screen.queryByRole('option', { name: /detected/ })).toBeNull();
});

test('a language without words of ours is named, with what headings are in instead', async () => {
  showPanel(sampleCv({ detected: { cv: 'sr' } }));
  const said = () =>
    document.getElementById(choice().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said()).toMatch(/^The text seems to be in Serbian, for which there are no headings/);
  expect(said()).toContain('They are in this language: English.');
  await userEvent.selectOptions(choice(), 'Hrvatski');
  expect(said()).toContain('They are in this language: Hrvatski.');
});

test('where the text does not tell its language, that is said, and what headings are in until one is chosen', async () => {
  showPanel(sampleCv({ detected: {}, language: 'auto-de' }));
  const said = () =>
    document.getElementById(choice().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said()).toMatch(/does not tell its language.*: Deutsch\./);
  await userEvent.selectOptions(choice(), 'Polski');
  expect(said()).toBe('Headings, dates and levels are in this language.');
});
