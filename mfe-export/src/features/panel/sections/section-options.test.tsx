import { expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import userEvent from '@testing-library/user-event';
import { card, showPanel } from '../editor-panel.fixture.tsx';
import { ADDED } from './section-list.fixture.ts';

const button = (section: string) =>
  card(section).getByRole('button', { name: `Options: ${section}` });
const open = (section: string) => userEvent.click(button(section));
const box = (section: string, name: string) =>
  card(section).getByRole<HTMLInputElement>('checkbox', { name });

test('the options of a section are opened and closed by their button', async () => {
  showPanel(sampleTailoredCv());
  expect(button('Skills').getAttribute('aria-expanded')).toBe('false');
  await open('Skills');
  expect(button('Skills').getAttribute('aria-expanded')).toBe('true');
  const shown = document.getElementById(button('Skills').getAttribute('aria-controls') ?? '');
  expect(shown?.getAttribute('aria-label')).toBe('Options: Skills');
  await open('Skills');
  expect(card('Skills').queryByRole('checkbox', { name: 'Show levels' })).toBeNull();
});

test('levels are shown or left out; nobody who chose none has to leave them out', async () => {
  const cv = sampleCv();
  const { changes } = showPanel({
    ...cv,
    skills: cv.skills.map((skill) => ({ ...skill, level: 'Intermediate' })),
  });
  for (const section of ['Skills', 'Languages']) await open(section);
  expect(box('Skills', 'Show levels').checked).toBe(false);
  expect(box('Languages', 'Show levels').checked).toBe(true);
  for (const section of ['Skills', 'Languages']) await userEvent.click(box(section, 'Show levels'));
  expect(changes).toEqual([
    { pdfOptions: { skillLevels: true } },
    { pdfOptions: { languageLevels: false } },
  ]);
});

test('a section is renamed; without a heading of its own it has that of its language', async () => {
  const { changes, now } = showPanel(sampleCv({ language: 'de' }));
  await open('Skills');
  const heading = card('Skills').getByRole<HTMLInputElement>('textbox', { name: 'Heading' });
  expect(heading.placeholder).toBe('Kenntnisse');
  await userEvent.type(heading, 'Ja');
  expect(changes).toEqual([
    { sectionTitles: { skills: 'J' } },
    { sectionTitles: { skills: 'Ja' } },
  ]);
  expect(now.cv.sectionTitles.skills).toBe('Ja');
  expect(now.cv).not.toHaveProperty('tailored');
});

test('contact details have a heading only if they are given one, the letter has none to give', async () => {
  const { coverLetter } = sampleTailoredCv().tailored ?? {};
  expect(coverLetter).not.toBe('');
  showPanel(sampleTailoredCv());
  await open('Personal information');
  const heading = card('Personal information').getByRole<HTMLInputElement>('textbox');
  expect(heading.placeholder).toBe('');
  expect(card('Cover letter').queryByRole('button', { name: /^Options/ })).toBeNull();
});

test('a section begins a new page, unless it is the first', async () => {
  const { changes } = showPanel(sampleCv());
  await open('Personal information');
  await open('Education');
  const name = 'Begin on a new page';
  expect(card('Personal information').queryByRole('checkbox', { name })).toBeNull();
  await userEvent.click(box('Education', name));
  expect(box('Education', name).checked).toBe(true);
  await userEvent.click(box('Education', name));
  expect(changes).toEqual([
    { pdfOptions: { pageBreakBefore: ['education'] } },
    { pdfOptions: { pageBreakBefore: undefined } },
  ]);
});

test('an added section begins a new page, too', async () => {
  const { changes } = showPanel({ ...sampleCv(), sections: ADDED });
  await open('Things I built');
  await userEvent.click(box('Things I built', 'Begin on a new page'));
  const [key] = changes[0]?.pdfOptions?.pageBreakBefore ?? [];
  expect(key).toMatch(/^section:/);
  expect(box('Things I built', 'Begin on a new page').checked).toBe(true);
});

test('skills are laid out in another way, and in the usual one again', async () => {
  const { changes } = showPanel(sampleCv());
  await open('Skills');
  const choice = card('Skills').getByRole<HTMLSelectElement>('combobox', { name: 'Arranged' });
  expect(choice.selectedOptions[0]?.textContent).toBe('By level');
  for (const way of ['One a line', 'One after the other', 'By level'])
    await userEvent.selectOptions(choice, way);
  expect(changes.map(({ pdfOptions }) => pdfOptions)).toEqual([
    { skillLayout: 'lines' },
    { skillLayout: 'inline' },
    { skillLayout: undefined },
  ]);
});

test('bullets that the CV leaves out are listed, and shown again one by one without losing the focus', async () => {
  const cv = sampleCv();
  const [first = '', second = ''] = cv.work_experience[0]?.achievements ?? [];
  const tailored = { ...defaultTailored, foldedBullets: [first, second] };
  const { changes } = showPanel({ ...cv, tailored });
  const show = (text: string) =>
    card('Work experience').getByRole('button', { name: `Show again: ${text}` });
  await userEvent.click(show(first));
  expect(document.activeElement).toBe(show(second));
  await userEvent.click(show(second));
  expect(changes).toEqual([
    { tailored: { foldedBullets: [second] } },
    { tailored: { foldedBullets: undefined } },
  ]);
  expect(card('Work experience').queryByText('Left out of the CV')).toBeNull();
  const toggle = card('Work experience').getByRole('button', { name: 'Show: Work experience' });
  expect(document.activeElement).toBe(toggle);
});
