import { beforeEach, expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fake, playBrowser, show, shown, twoColumns } from './export-pdf.fixture.tsx';

beforeEach(playBrowser);
globalThis.reportError = () => undefined;

const button = () => screen.findByRole('button', { name: 'Show what machines see' });
const view = () => screen.findByRole('region', { name: 'What machines see' });
const LINES = [
  ['Ana María', 'ana@example.com', 'Work Experience', 'Lead Mar 2018 – Present', 'Harbour, Bonn'],
  ['Skills', 'SQL, Python'],
];

/** The field by what it is called. */
async function field(term: string): Promise<string | null | undefined> {
  const terms = within(await view()).getAllByRole('term');
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

test('shows the lines that are read out of the PDF, and the fields in them, beside the sheet', async () => {
  const shell = fake();
  shell.api.state.pdfPages = LINES;
  const { api } = show(shell);
  await shown();
  await userEvent.click(await button());
  const text = await screen.findByRole('region', { name: 'Text as read' });
  expect(text.textContent).toBe(LINES.map((lines) => lines.join('\n')).join(''));
  expect(await field('Name')).toBe('Ana María');
  expect(await field('Email')).toBe('ana@example.com');
  expect(await field('Phone')).toBe('not found');
  expect(await field('Jobs (1)')).toBe('Lead · Harbour · Mar 2018 – Present');
  expect(await field('Education')).toBe('not found');
  expect(await field('Skills (2)')).toBe('SQL · Python');
  expect(api.callsOf('readPdf').map(({ input }) => input.body)).toEqual([
    { html: renderCv(sampleCv(), 'en'), docTitle: 'Ana María Fernández- CV', pictureId: '' },
  ]);
  expect(api.callsOf('saveCv')).toEqual([]);
});

test('takes the focus, and gives it back to its button when it is closed', async () => {
  show();
  await shown();
  await userEvent.click(await button());
  expect((await button()).getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('What machines see');
  await userEvent.click(screen.getByRole('button', { name: 'Close what machines see' }));
  expect(screen.queryByRole('region', { name: 'What machines see' })).toBeNull();
  expect(document.activeElement).toBe(await button());
});

test('Escape closes it, from within, from its button and from no field at all; a field has it for itself', async () => {
  show();
  await shown();
  for (const from of ['within', 'button', 'nowhere']) {
    await userEvent.click(await button());
    if (from === 'button') (await button()).focus();
    if (from === 'nowhere') (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'What machines see' })).toBeNull();
    expect(document.activeElement).toBe(await button());
  }
  await userEvent.click(await button());
  screen.getByRole('button', { name: 'Other formats' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(await view()).toBeTruthy();
});

test('says when the CV has been changed since, and reads it again', async () => {
  const { api } = show();
  await shown();
  await userEvent.click(await button());
  await screen.findByRole('region', { name: 'Text as read' });
  expect(screen.queryByText(/^You have changed the CV/)).toBeNull();
  await twoColumns();
  await screen.findByText('You have changed the CV since it was read.');
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByRole('region', { name: 'Text as read' });
  expect(screen.queryByText(/^You have changed the CV/)).toBeNull();
  expect(api.callsOf('readPdf')).toHaveLength(2);
});

test('says why nothing can be read, and reads it at another try', async () => {
  const shell = fake();
  shell.api.failNext('readPdf', 'pdf-busy', { retryAfter: 5 });
  show(shell);
  await shown();
  await userEvent.click(await button());
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again in 5 seconds/);
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByRole('region', { name: 'Text as read' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a word that the sheet breaks at the end of a line is shown whole', async () => {
  const pdfOptions = { ...defaultTailored.pdfOptions, hyphenation: true };
  const shell = fake({ ...sampleCv(), tailored: { ...defaultTailored, pdfOptions } });
  shell.api.state.pdfPages = [['Skills', 'SQL, adminis-', 'tration']];
  show(shell);
  await shown();
  await userEvent.click(await button());
  const text = await screen.findByRole('region', { name: 'Text as read' });
  expect(text.textContent).toBe('Skills\nSQL, administration');
  expect(await field('Skills (2)')).toBe('SQL · administration');
});

test('finds jobs under a heading that its person renamed', async () => {
  const cv = sampleCv();
  const sectionTitles = { ...cv.sectionTitles, workExperience: 'Ships and quays' };
  const shell = fake({ ...cv, sectionTitles });
  shell.api.state.pdfPages = [
    ['Ana María', 'Ships and quays', 'Lead Mar 2018 – Present', 'Harbour'],
  ];
  show(shell);
  await shown();
  await userEvent.click(await button());
  expect(await field('Jobs (1)')).toBe('Lead · Harbour · Mar 2018 – Present');
});
