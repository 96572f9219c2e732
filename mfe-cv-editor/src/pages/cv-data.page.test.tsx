import { expect, test } from '@jest/globals';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleTailoredCv,
  type FakeShell,
} from '@sastre/shared-contracts/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const copy = sampleTailoredCv();
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

function shellAt(url = '/cv-data', cv = sampleCv()): FakeShell {
  return fakeShell({ api: createFakeApi({ cv, tailored: [copy] }), messages, url });
}
function open(fake = shellAt()) {
  return { fake, ...render(<CvDataPage />, { wrapper: fake.Wrapper }) };
}
const stored = (fake: FakeShell) => fake.api.state.mainCv?.cv;

test('the main CV is there to read, tab by tab', async () => {
  const { personal_info } = sampleCv();
  open(
    shellAt('/cv-data', sampleCv({ personal_info: { ...personal_info, phone: '', summary: ' ' } })),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'My CV Data' })).toBeTruthy();
  expect(screen.getByText('Welcome, Ana María Fernández')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Dashboard' });
  expect(back.getAttribute('href')).toBe('/');
  expect(screen.getByText('Not provided')).toBeTruthy();
  expect(screen.getByText('No summary provided')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Personal',
    'Experience',
    'Education',
    'Skills',
    'More sections',
    'Pictures',
  ]);
  await tab('Experience');
  expect(screen.getByText('Mar 2021 – Present')).toBeTruthy();
  expect(screen.getByText('Kontora Payments · Madrid, Spain')).toBeTruthy();
  expect(screen.getByText('settlement').tagName).toBe('STRONG');
  expect(screen.getAllByRole('heading', { name: 'Key achievements' })).toHaveLength(2);
  await tab('Education');
  expect(screen.getByText('MSc in Computer Science')).toBeTruthy();
  expect(screen.getByText('Oct 2015 – Jul 2017')).toBeTruthy();
  expect(screen.getByText('Grade: 8.9')).toBeTruthy();
  await tab('Skills');
  expect(screen.getByText('TypeScript · Expert')).toBeTruthy();
});

test('empty lists say so', async () => {
  const lists = { work_experience: [], education: [], skills: [], language_skills: [] };
  open(shellAt('/cv-data?tab=experience', sampleCv(lists)));
  expect(await screen.findByText('No work experience added yet')).toBeTruthy();
  await tab('Education');
  expect(screen.getByText('No education added yet')).toBeTruthy();
  await tab('Skills');
  expect(screen.getByText('No skills added yet')).toBeTruthy();
});

test('an edit is saved, said, and the screen goes one step back after 700 ms', async () => {
  const { fake } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit CV' }));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Personal' }));
  type(/^Title/, 'Principal Engineer');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await userEvent.click(button('Save CV'));
  await waitFor(() => expect(fake.log.toasts).toEqual(['CV saved successfully!']));
  expect(stored(fake)?.personal_info.title).toBe('Principal Engineer');
  await fake.clock.advance(699);
  expect(fake.log.navigations).toEqual([]);
  await fake.clock.advance(1);
  expect(fake.log.navigations).toEqual([{ kind: 'back', to: '' }]);
  expect(await fake.shell.drafts.read(`cv-editor.cv.${stored(fake)?._id}`)).toBeUndefined();
});

test('a refused save shows the first missing field, on its tab and focused', async () => {
  const { fake } = open(shellAt('/cv-data?edit=true&tab=education'));
  const second = within(await screen.findByRole('region', { name: 'Education 2' }));
  fireEvent.change(second.getByRole('textbox', { name: /^Location/ }), { target: { value: '' } });
  await tab('Skills');
  await userEvent.click(button('Save CV'));
  expect(screen.getByText('Enter the location')).toBeTruthy();
  const location = within(screen.getByRole('region', { name: 'Education 2' }));
  expect(document.activeElement).toBe(location.getByRole('textbox', { name: /^Location/ }));
  expect(fake.api.callsOf('saveCv')).toEqual([]);
});

test('Cancel asks before changes go, then goes one step back', async () => {
  const { fake } = open(shellAt('/cv-data?edit=true'));
  await screen.findByRole('button', { name: 'Save CV' });
  type(/^Title/, 'Other');
  fake.answerConfirm(false);
  await userEvent.click(button('Cancel'));
  expect(field(/^Title/)).toHaveProperty('value', 'Other');
  fake.answerConfirm(true);
  await userEvent.click(button('Cancel'));
  expect(fake.log.confirms).toHaveLength(2);
  expect(fake.log.navigations).toEqual([{ kind: 'back', to: '' }]);
});

test('leaving with changes is guarded, without changes it is not', async () => {
  const { fake, unmount } = open(shellAt('/cv-data?edit=true'));
  await screen.findByRole('button', { name: 'Save CV' });
  await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  type(/^Title/, 'Other');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  expect(fake.log.navigations).toEqual([
    { kind: 'go', to: '/' },
    { kind: 'go', to: '/', guarded: true },
  ]);
  unmount();
  expect(fake.log.guards).toEqual([]);
});

test('what was typed is back after a reload, until it is discarded', async () => {
  const { fake, unmount } = open(shellAt('/cv-data?edit=true'));
  await screen.findByRole('button', { name: 'Save CV' });
  type(/^Title/, 'Typed before');
  await fake.clock.advance(300);
  unmount();
  fake.setUrl('/cv-data');
  open(fake);
  expect(await screen.findByDisplayValue('Typed before')).toBeTruthy();
  expect(screen.getByText('What you typed before is back.')).toBeTruthy();
  await userEvent.click(button('Discard'));
  expect(screen.getByText('Senior Product Engineer')).toBeTruthy();
  expect(button('Edit CV')).toBeTruthy();
});

test('a CV changed elsewhere: Load the other version shows it', async () => {
  const { fake } = open(shellAt('/cv-data?edit=true'));
  await screen.findByRole('button', { name: 'Save CV' });
  type(/^Title/, 'Mine');
  const main = fake.api.state.mainCv;
  if (main === undefined) throw new Error('no CV is stored');
  main.version += 1;
  main.cv.personal_info.title = 'Theirs';
  await userEvent.click(button('Save CV'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load the other version' }));
  expect(field(/^Title/)).toHaveProperty('value', 'Theirs');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(main.cv.personal_info.title).toBe('Theirs');
});

test('a failed save without a message of its own says the fallback and keeps what was typed', async () => {
  const { fake } = open(shellAt('/cv-data?edit=true'));
  await screen.findByRole('button', { name: 'Save CV' });
  type(/^Title/, 'Mine');
  fake.api.failNext('saveCv', new Error(''));
  await userEvent.click(button('Save CV'));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save CV');
  expect(field(/^Title/)).toHaveProperty('value', 'Mine');
});

test('a tailored copy opens to edit, says what it is, and its letter is there', async () => {
  const { fake } = open(shellAt(`/cv-data?cvId=${copy._id}&tab=coverLetter`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tailored CV Data' })).toBeTruthy();
  expect(screen.getByText('Changes made here do not affect your main CV.')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Cover Letter' })).toBeTruthy();
  await tab('Personal');
  type(/^Title/, 'Cut to fit');
  await userEvent.click(button('Save CV'));
  await waitFor(() => expect(fake.log.toasts).toEqual(['CV saved successfully!']));
  expect(fake.api.state.tailored.get(copy._id)?.cv.personal_info.title).toBe('Cut to fit');
  expect(stored(fake)?.personal_info.title).toBe('Senior Product Engineer');
});

test('a tab that this CV does not have falls back to the first', async () => {
  open(shellAt('/cv-data?tab=coverLetter'));
  const first = await screen.findByRole('tab', { name: 'Personal' });
  expect(first.getAttribute('aria-selected')).toBe('true');
});

test('without a CV there is a way to the first one', async () => {
  open(fakeShell({ messages, url: '/cv-data' }));
  expect(await screen.findByText('No CV data')).toBeTruthy();
  const bring = screen.getByRole('link', { name: 'Import your CV' });
  expect(bring.getAttribute('href')).toBe('/import');
  const link = screen.getByRole('link', { name: 'Input your data' });
  expect(link.getAttribute('href')).toBe('/onboarding');
});

test('a CV that cannot be read says so and heals on Try again', async () => {
  const fake = shellAt();
  fake.api.failNext('getMainCv', new Error(''));
  open(fake);
  expect((await screen.findByRole('alert')).textContent).toContain('Error: Failed to fetch CV');
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Edit CV' })).toBeTruthy();
});

test('what is written is checked in the language of the CV, where it is known; labels stay in that of the screen', async () => {
  open(shellAt('/cv-data?edit=true', sampleCv({ language: 'de' })));
  await screen.findByRole('button', { name: 'Save CV' });
  expect(field(/Full name/).lang).toBe('de');
  expect(
    field(/Full name/)
      .closest('label, div')
      ?.closest('[lang]'),
  ).toBeNull();
  await tab('Experience');
  const description = screen.getAllByRole('textbox', { name: 'Description' })[0];
  expect(description?.lang).toBe('de');
  await tab('Skills');
  expect(screen.getByText('TypeScript').lang).toBe('de');
  cleanup();
  open(shellAt('/cv-data?edit=true', sampleCv({ language: 'auto', detected: {} })));
  await screen.findByRole('button', { name: 'Save CV' });
  expect(field(/Full name/).hasAttribute('lang')).toBe(false);
});

test('a letter is checked in its own language, which may be another than its CV’s', async () => {
  const tailored = [{ ...copy, detected: { cv: 'en', letter: 'de' } }];
  const url = `/cv-data?cvId=${copy._id}&tab=coverLetter`;
  open(fakeShell({ api: createFakeApi({ cv: sampleCv(), tailored }), messages, url }));
  expect((await screen.findByRole('textbox', { name: 'Cover Letter' })).lang).toBe('de');
  await tab('Personal');
  expect(field(/^Title/).lang).toBe('en');
});
