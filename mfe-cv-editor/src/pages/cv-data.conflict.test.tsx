import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const key = `cv-editor.cv.${sampleCv()._id}`;
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open() {
  const api = createFakeApi({ cv: sampleCv() });
  const fake = fakeShell({ api, messages, url: '/cv-data?edit=true' });
  const view = render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  const stored = api.state.mainCv;
  if (stored === undefined) throw new Error('no CV is stored');
  return { fake, stored, ...view };
}

/** Mine and theirs: both changed the title, I the phone, they the location. */
async function openConflict() {
  const opened = await open();
  type(/^Title/, 'Mine');
  type(/^Phone/, '+34 611');
  opened.stored.version += 1;
  Object.assign(opened.stored.cv.personal_info, { title: 'Theirs', location: 'Lugo' });
  await click('Save CV');
  const note = await screen.findByRole('region', { name: 'Changed elsewhere' });
  return { ...opened, note };
}

test('a CV changed elsewhere: the note takes the focus, is announced, and says what differs', async () => {
  const { note } = await openConflict();
  expect(document.activeElement).toBe(note);
  expect(within(note).getByRole('alert').textContent).toContain('was changed elsewhere');
  expect(within(note).getByText('3 differences')).toBeTruthy();
  const rows = within(note).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Title “Keep mine” keeps your versionYour versionMineThe other versionTheirs',
    'Phone “Keep mine” keeps your versionYour version+34 611The other version+34 600 000 000',
    'Location The other version stays, whichever you chooseYour versionMadrid, SpainThe other versionLugo',
  ]);
  type(/^Phone/, '+34 600 000 000');
  expect(within(note).getAllByRole('listitem')).toHaveLength(2);
});

test('Keep mine saves my changes and theirs to what I left alone', async () => {
  const { fake, stored } = await openConflict();
  await click('Keep mine');
  await waitFor(() => expect(fake.log.toasts).toEqual(['CV saved successfully!']));
  const { title, phone, location } = stored.cv.personal_info;
  expect([title, phone, location]).toEqual(['Mine', '+34 611', 'Lugo']);
  expect(fake.log.confirms).toEqual([]);
});

test('Load the other version shows theirs, keeps nothing of what was typed, and puts the focus on the title', async () => {
  const { fake } = await openConflict();
  await fake.clock.advance(300);
  expect(await fake.shell.drafts.read(key)).toBeDefined();
  await click('Load the other version');
  expect(field(/^Title/)).toHaveProperty('value', 'Theirs');
  expect(field(/^Phone/)).toHaveProperty('value', '+34 600 000 000');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await fake.clock.advance(300);
  expect(await fake.shell.drafts.read(key)).toBeUndefined();
  expect(fake.log.confirms).toEqual([]);
});

test('Keep mine with something that they emptied goes to it', async () => {
  const { stored } = await open();
  type(/^Title/, 'Mine');
  stored.version += 1;
  stored.cv.personal_info.email = '';
  await click('Save CV');
  await click('Keep mine');
  expect(document.activeElement).toBe(field(/^Email/));
  expect(screen.getByText('Enter your email')).toBeTruthy();
  expect(field(/^Title/)).toHaveProperty('value', 'Mine');
});

test.each([
  ['goes', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    },
  ],
])('what was typed last is kept at once when the page %s', async (_name, leave) => {
  const { fake } = await open();
  type(/^Title/, 'Typed last');
  expect(await fake.shell.drafts.read(key)).toBeUndefined();
  leave();
  expect(await fake.shell.drafts.read(key)).toMatchObject({
    draft: { personal_info: { title: 'Typed last' } },
    base: { personal_info: { title: sampleCv().personal_info.title } },
  });
});
