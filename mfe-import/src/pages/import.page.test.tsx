import { expect, test } from '@jest/globals';
import { endpoints } from '@sastre/shared-contracts/api';
import { createFakeApi, emptyCv, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { RefusedFile } from '@sastre/shared-cv-reader';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { importKey } from '../features/importing/journal.rules.ts';
import { sampleReading } from '../features/importing/reading.fixture.ts';
import messages from '../locales/en.ts';
import {
  complete,
  finish,
  main,
  paste,
  press,
  reader,
  review,
  show,
  withReader,
} from './import-page.fixture.tsx';
import { ImportPage } from './import.page.tsx';

withReader();

test('a text becomes the CV: looked through, a part put into a field, saved', async () => {
  const stage = show();
  await review();
  complete();
  const part = within(screen.getByRole('listitem', { name: 'Part 1' }));
  fireEvent.click(part.getByRole('button', { name: 'Summary' }));
  await finish();
  await waitFor(() => expect(stage.log.navigations).toEqual([{ kind: 'replace', to: '/cv-data' }]));
  const cv = await main(stage);
  expect(cv.personal_info).toMatchObject({
    fullName: 'Ines Costa',
    summary: 'Reads numbers.\n\nRowing club',
  });
  expect(stage.log.tracked).toEqual([
    { name: 'cv_imported', properties: { source: 'text', doubts: 2 } },
  ]);
  expect(stage.log.events).toEqual([{ name: 'cv.saved', payload: { cvId: cv._id } }]);
  expect(await stage.shell.drafts.read(importKey(stage.shell.auth.user.sub))).toBeUndefined();
});

test('what is open is said at Finish, and can be looked at or left so, in one step', async () => {
  const stage = show();
  await review();
  await press('Finish');
  expect(stage.log.navigations).toEqual([]);
  const look = screen.getByRole('button', { name: 'Check them' });
  expect(document.activeElement).toBe(look);
  const said = screen.getByText('Still open: Fields to check: 2 · Not placed: 2');
  expect(look.getAttribute('aria-describedby')).toBe(said.id);
  expect(screen.getByText('What is not placed does not appear in your CV.')).toBeTruthy();
  await press('Check them');
  expect(screen.queryByText(/^Still open/)).toBeNull();
  expect(document.activeElement?.closest('[data-field], input, textarea')).toBeTruthy();
  await press('Finish');
  await press('Finish anyway');
  await waitFor(() => expect(stage.log.navigations).toEqual([{ kind: 'replace', to: '/cv-data' }]));
  expect(stage.log.toastActions).toEqual([{ label: 'View as PDF', to: '/export-pdf' }]);
});

test('nothing is saved while a required field is blank: the form shows it', async () => {
  const stage = show();
  await review();
  fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: '' } });
  const bar = within(screen.getByRole('group', { name: 'Save the import' }));
  expect(bar.getByRole('status').textContent).toContain('Needed before you finish: 1');
  await finish();
  expect(screen.getByText('Enter your email')).toBeTruthy();
  expect(stage.log.navigations).toEqual([]);
});

test('what the file does not say is said beforehand, and the review is saved without it', async () => {
  const stage = show();
  await review();
  const bar = within(screen.getByRole('group', { name: 'Save the import' }));
  expect(bar.getByRole('status').textContent).toBe('Fields to check: 2 · Not in the file: 2');
  expect(screen.getByText('Start date is missing in 2 entries:')).toBeTruthy();
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
});

test('a refused file says why, and the pasted text is still there', async () => {
  reader.readFile = () => Promise.reject(new RefusedFile('picture-pdf'));
  show();
  await paste();
  expect((await screen.findByRole('alert')).textContent).toContain('picture of a page');
  expect((screen.getByLabelText('Text of your CV') as HTMLTextAreaElement).value).toBe('Ines');
});

test('a reading is cancelled', async () => {
  reader.readFile = () => new Promise(() => undefined);
  show();
  await paste();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
});

test('a reload brings the review back', async () => {
  const stage = show();
  await review();
  fireEvent.change(screen.getByRole('textbox', { name: /^Full name/ }), {
    target: { value: 'Inês Costa' },
  });
  stage.unmount();
  render(<ImportPage />, { wrapper: stage.Wrapper });
  const name = await screen.findByRole('textbox', { name: /^Full name/ });
  expect((name as HTMLInputElement).value).toBe('Inês Costa');
});

test('what is there stays unless it is to be replaced', async () => {
  const stage = show(sampleCv());
  await review();
  const radio = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement;
  expect(radio(/Add entries/).checked).toBe(true);
  fireEvent.click(radio(/Replace all/));
  complete();
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
  expect((await main(stage)).work_experience.map(({ company }) => company)).toEqual([
    'Costa Clinics',
    'Lund Town',
  ]);
  // The history tells it from an ordinary save.
  expect(stage.api.state.mainCv?.reason).toBe('import');
});

test('a failed save keeps the review and says so', async () => {
  const stage = show();
  await review();
  complete();
  stage.api.failNext('saveCv', 'unavailable');
  await finish();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Full name/ })).toBeTruthy();
  expect(stage.log.navigations).toEqual([]);
});

test('a CV that was changed elsewhere is asked about, and saved over when that is said', async () => {
  const stage = show(sampleCv());
  await review();
  const { _id: id } = await main(stage);
  const skills = [{ id: '9', name: 'Knots', level: 'Expert' as const }];
  await stage.shell.http.call(endpoints.saveCv, { params: { id }, body: { skills } });
  complete();
  await finish();
  const note = await screen.findByRole('region', { name: 'Changed elsewhere' });
  expect((await main(stage)).work_experience).toEqual(sampleCv().work_experience);
  await act(async () =>
    fireEvent.click(within(note).getByRole('button', { name: 'Save over the newer CV' })),
  );
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
  const saved = await main(stage);
  expect(saved.skills).toMatchObject(skills);
  expect(saved.work_experience.map(({ company }) => company)).toContain('Lund Town');
});

test('F8 goes to the next doubt, whose lines are marked in the file', async () => {
  show();
  await review();
  fireEvent.keyDown(document.body, { key: 'F8' });
  const focused = document.activeElement as HTMLInputElement;
  expect(focused.name).toBe('personal_info.summary');
  expect(screen.getByText('Reads numbers.', { selector: 'mark' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
    'work_experience.0.startDate',
  );
});

test('F8 goes on to what is not placed, behind the doubts and where there are none', async () => {
  const stage = show();
  await review();
  const key = () => fireEvent.keyDown(document.body, { key: 'F8' });
  for (let times = 0; times < 3; times += 1) key();
  expect(document.activeElement?.textContent).toBe('Not placed');
  key();
  expect((document.activeElement as HTMLInputElement).name).toBe('personal_info.summary');
  stage.unmount();
  reader.readFile = async () => ({ ...sampleReading(), doubts: [] });
  show();
  await review();
  key();
  expect(document.activeElement?.textContent).toBe('Not placed');
  const unplaced = screen.getByRole('button', { name: /^Not placed: 2/ });
  expect(unplaced.getAttribute('aria-keyshortcuts')).toBe('F8');
});

test('a file that looks like another person’s is said to, above all and at the choice', async () => {
  show(sampleCv());
  await review();
  const said = screen.getAllByText(/another person’s CV/);
  expect(said).toHaveLength(2);
  const [above, below] = said;
  const tabs = screen.getByRole('tablist');
  expect(above!.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(below!.closest('section')?.textContent).toContain('Add entries');
  const email = screen.getByRole('textbox', { name: /^Email/ });
  fireEvent.change(email, { target: { value: sampleCv().personal_info.email } });
  await waitFor(() => expect(screen.queryByText(/another person’s CV/)).toBeNull());
});

test('a file that is no CV is said to be none, and nothing is vouched for', async () => {
  reader.readFile = async () => ({ ...sampleReading(), doubts: [], isNoCv: true });
  show();
  await review();
  expect(screen.getAllByText(/This does not look like a CV/).length).toBeGreaterThan(1);
  expect(screen.queryByText('Nothing to check')).toBeNull();
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveProperty('disabled', false);
});

test('another file is chosen at once where nothing was changed, and asked about when a part was placed', async () => {
  const { answerConfirm } = show(sampleCv());
  await review();
  answerConfirm(false);
  await press('Choose another file');
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
  await review();
  fireEvent.click(screen.getAllByRole('button', { name: 'Leave out' })[0]!);
  await press('Choose another file');
  expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy();
});

test('Finish says what it will do with the CV that is there', async () => {
  show(sampleCv());
  await review();
  const said = () => {
    const by = screen.getByRole('button', { name: 'Finish' }).getAttribute('aria-describedby');
    return document.getElementById(by ?? '')?.textContent;
  };
  expect(said()).toBe('Adds to your CV');
  fireEvent.click(screen.getByRole('radio', { name: /Fill what is empty/ }));
  expect(said()).toBe('Fills what is empty in your CV');
  fireEvent.click(screen.getByRole('radio', { name: /Replace all/ }));
  expect(said()).toBe('Replaces your CV');
});

test('Finish says nothing of a CV where there is none', async () => {
  show();
  await review();
  expect(
    screen.getByRole('button', { name: 'Finish' }).getAttribute('aria-describedby'),
  ).toBeNull();
});

test('another file is chosen once that is agreed to', async () => {
  const { answerConfirm } = show();
  await review();
  fireEvent.change(screen.getByRole('textbox', { name: /^Full name/ }), {
    target: { value: 'Inês Costa' },
  });
  answerConfirm(false);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy();
  answerConfirm(true);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
});

test('a CV that cannot be read is asked for again', async () => {
  const api = createFakeApi({ cv: emptyCv() });
  api.failNext('getMainCv', 'unavailable');
  render(<ImportPage />, { wrapper: fakeShell({ messages, api }).Wrapper });
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
});

test('what was read is checked in its own language, whatever the screen’s is', async () => {
  const reading = sampleReading();
  const text = 'Leitung der Station und Planung für die Dienste im Haus, mit der Einarbeitung';
  reader.readFile = async () => ({ ...reading, lines: [{ id: 0, text, page: 0 }] });
  show();
  await paste();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect(title.lang).toBe('de');
  expect(title.closest('label, div')?.closest('[lang]')).toBeNull();
});
