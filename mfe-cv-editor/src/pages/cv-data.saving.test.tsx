import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const place = () =>
  within(screen.getByRole('region', { name: 'Education 1' })).getByRole('textbox', {
    name: /^Location/,
  });
const keys = (pressed: string) => userEvent.keyboard(pressed);

async function edit(cv = sampleCv(), tab = 'personal') {
  const api = createFakeApi({ cv });
  const fake = fakeShell({ api, messages, url: `/cv-data?edit=true&tab=${tab}` });
  const view = render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  return { ...fake, ...view, stored: () => api.state.mainCv?.cv };
}
const network = () => new ApiError({ endpoint: 'saveCv', status: 0, code: 'network', message: '' });
const imported = () => {
  const [course] = sampleCv().education;
  const education = ['1', '2', '3'].map((id) => ({ ...course!, id, location: '' }));
  return sampleCv({ education });
};

test('the bar leads to the PDF, after a save where there is something to save', async () => {
  const { stored, log } = await edit();
  const went = () => log.navigations.filter(({ kind }) => kind === 'go').map(({ to }) => to);
  await userEvent.click(button('View as PDF'));
  expect(went()).toEqual(['/export-pdf']);
  type(/^Title/, 'Principal');
  await userEvent.click(button('View as PDF'));
  await waitFor(() => expect(went()).toHaveLength(2));
  expect(stored()?.personal_info.title).toBe('Principal');
  type(/^Full name/, '');
  await userEvent.click(button('View as PDF'));
  expect(screen.getByRole('alert').textContent).toBe('Not saved: one field needs attention');
  expect(went()).toHaveLength(2);
});

describe('a refused save', () => {
  test('says in the bar how much is missing, with a link to each, and marks the tabs', async () => {
    const { stored } = await edit();
    type(/^Full name/, '');
    type(/^Email/, 'nobody');
    await userEvent.click(screen.getByRole('tab', { name: 'Education' }));
    fireEvent.change(place(), { target: { value: '' } });
    await userEvent.click(button('Save CV'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Not saved: 3 fields need attention');
    expect(document.activeElement).toBe(field(/^Full name/));
    const links = within(screen.getByRole('list', { name: /^Not saved/ })).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Full name',
      'Email',
      'Education 1 · Location',
    ]);
    expect(screen.getByRole('tab', { name: 'Personal (not complete)' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Education (not complete)' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Skills' })).toBeTruthy();
    // The first of them has the focus at once, and the links lead to the others.
    await userEvent.click(button('Education 1 · Location'));
    expect(document.activeElement).toBe(place());
    expect(screen.getByText('Enter the location')).toBeTruthy();
    fireEvent.change(place(), { target: { value: 'Madrid' } });
    expect(screen.getByRole('alert').textContent).toBe('Not saved: 2 fields need attention');
    await userEvent.click(button('Full name'));
    await userEvent.click(button('Hide'));
    expect(screen.queryByRole('button', { name: 'Email' })).toBeNull();
    type(/^Full name/, 'Ana');
    type(/^Email/, 'ana@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Save CV'));
    await waitFor(() => expect(stored()?.personal_info.fullName).toBe('Ana'));
  });

  test('is one line of the bar where a lot is missing, until it is asked for more', async () => {
    await edit();
    type(/^Full name/, '');
    type(/^Email/, 'nobody');
    await userEvent.click(screen.getByRole('tab', { name: 'Education' }));
    for (const name of [/^Location/, /^Degree/])
      fireEvent.change(screen.getAllByRole('textbox', { name })[0] as Element, {
        target: { value: '' },
      });
    await userEvent.click(button('Save CV'));
    expect(screen.getByRole('alert').textContent).toBe('Not saved: 4 fields need attention');
    expect(screen.queryByRole('list', { name: /^Not saved/ })).toBeNull();
    await userEvent.click(button('Show'));
    const list = within(screen.getByRole('list', { name: /^Not saved/ }));
    expect(list.getAllByRole('button')).toHaveLength(4);
  });

  test('is none for what an entry lacked before: that is a notice, and the star stays', async () => {
    const { stored } = await edit(imported());
    type(/^Title/, 'Principal');
    await userEvent.click(button('Save CV'));
    await waitFor(() => expect(stored()?.personal_info.title).toBe('Principal'));
  });

  test('the notice stands where it is missing and leads there; what is typed beside it is saved without it', async () => {
    const { stored } = await edit(imported(), 'education');
    expect(screen.getByText(/^Location is missing in 3 entries:/)).toBeTruthy();
    expect(
      screen.getByText(
        'An entry that came without it can be saved as it is; a new entry needs it.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Enter the location')).toBeNull();
    await userEvent.click(button('Education 2'));
    const second = within(screen.getByRole('region', { name: 'Education 2' }));
    expect(document.activeElement).toBe(second.getByRole('textbox', { name: /^Location/ }));
    fireEvent.change(second.getByRole('textbox', { name: /^Field/ }), {
      target: { value: 'Mathematics' },
    });
    expect(screen.getByText(/^Location is missing in 3 entries:/)).toBeTruthy();
    const degree = second.getByRole('textbox', { name: /^Degree/ });
    const was = (degree as HTMLInputElement).value;
    fireEvent.change(degree, { target: { value: '' } });
    await userEvent.click(button('Save CV'));
    expect(screen.getByRole('alert').textContent).toBe('Not saved: one field needs attention');
    expect(document.activeElement).toBe(degree);
    fireEvent.change(degree, { target: { value: was } });
    await userEvent.click(button('Save CV'));
    await waitFor(() => expect(stored()?.education[1]?.field).toBe('Mathematics'));
    expect(stored()?.education[1]?.location).toBe('');
  });
});

test('a text that is too long holds the save, is marked and says by how much', async () => {
  const { api } = await edit();
  const summary = field(/^Professional summary/);
  fireEvent.change(summary, { target: { value: 'a'.repeat(51_299) } });
  await userEvent.click(button('Save CV'));
  expect(api.callsOf('saveCv')).toEqual([]);
  expect(document.activeElement).toBe(summary);
  expect(summary.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^51,299 of at most 20,000 characters/)).toBeTruthy();
});

test('a field that the server names is marked and has the focus; changed, it is not any more', async () => {
  const { api } = await edit();
  const errors = [{ path: 'personal_info.phone', message: 'Invalid' }];
  api.failNext('saveCv', 'invalid-input', { errors });
  type(/^Title/, 'Principal');
  await userEvent.click(button('Save CV'));
  expect(await screen.findByText('This cannot be saved as it is. Change it')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Phone/));
  type(/^Phone/, '+49 30 1234');
  expect(screen.queryByText('This cannot be saved as it is. Change it')).toBeNull();
});

test.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}'])(
  '%s saves, also in a text, where the typing then goes on',
  async (pressed) => {
    const { stored, log, clock } = await edit();
    type(/^Title/, 'Principal');
    field(/^Title/).focus();
    await keys(pressed);
    await waitFor(() => expect(stored()?.personal_info.title).toBe('Principal'));
    expect(log.toasts).toEqual(['CV saved successfully!']);
    await clock.advance(1_000);
    expect(log.navigations).toEqual([]);
    expect(document.activeElement).toBe(field(/^Title/));
  },
);

test('after a save the toast offers the PDF of this CV', async () => {
  const { log } = await edit();
  await userEvent.click(button('Save CV'));
  await waitFor(() =>
    expect(log.toastActions).toEqual([{ label: 'View as PDF', to: '/export-pdf' }]),
  );
});

test('what is unsaved is guarded as kept on this device', async () => {
  const { log } = await edit();
  expect(log.guards.map((guard) => [guard(), guard.kept])).toEqual([[false, true]]);
  type(/^Title/, 'Principal');
  expect(log.guards[0]?.()).toBe(true);
});

describe('while the server cannot be reached', () => {
  test('the message says that the words are kept, and the save goes through by itself', async () => {
    const { api, shell, log, clock, stored } = await edit();
    api.failNext('saveCv', network());
    type(/^Title/, 'Principal');
    await userEvent.click(button('Save CV'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to save CV');
    expect(alert.textContent).toContain('What you typed is kept on this device');
    expect(screen.getByText(/^Not saved yet\. It will be saved automatically/)).toBeTruthy();
    expect(field(/^Title/).closest('[inert]')).toBeNull();
    await act(async () => shell.events.emit('connection.restored', {}));
    await waitFor(() => expect(stored()?.personal_info.title).toBe('Principal'));
    expect(api.callsOf('saveCv').map(({ options }) => options.ifMatch)).toEqual([
      expect.stringMatching(/-1"$/),
      expect.stringMatching(/-1"$/),
    ]);
    await clock.advance(700);
    expect(log.toasts).toEqual(['CV saved successfully!']);
    expect(log.navigations).toEqual([{ kind: 'back', to: '' }]);
  });

  test('typing goes on; what is typed by then is saved, and nobody is led away', async () => {
    const { api, clock, log, stored } = await edit();
    api.failNext('saveCv', network());
    type(/^Title/, 'Principal');
    await userEvent.click(button('Save CV'));
    await screen.findByRole('alert');
    type(/^Phone/, '123');
    await clock.advance(2_000);
    await waitFor(() => expect(stored()?.personal_info).toMatchObject({ phone: '123' }));
    await clock.advance(10_000);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log.navigations).toEqual([]);
    expect(field(/^Phone/).value).toBe('123');
  });

  test('it can be tried by hand, and meets another version as any save does', async () => {
    const { api } = await edit();
    api.failNext('saveCv', network());
    type(/^Title/, 'Mine');
    await userEvent.click(button('Save CV'));
    await screen.findByRole('alert');
    const main = api.state.mainCv;
    if (main === undefined) throw new Error('no CV is stored');
    main.cv = { ...main.cv, personal_info: { ...main.cv.personal_info, title: 'Theirs' } };
    main.version += 1;
    await userEvent.click(button('Try now'));
    expect(await screen.findByRole('region', { name: 'Changed elsewhere' })).toBeTruthy();
    expect(field(/^Title/).value).toBe('Mine');
  });
});

test('a session that ended is no loss: the message says so, and after the sign-in it is saved', async () => {
  const before = await edit();
  before.api.state.signedIn = false;
  type(/^Title/, 'Principal');
  await userEvent.click(button('Save CV'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'What you typed is kept on this device. Sign in again and it will be saved.',
  );
  await before.clock.advance(300);
  before.unmount();
  before.api.state.signedIn = true;
  render(<CvDataPage />, { wrapper: before.Wrapper });
  await waitFor(() => expect(before.stored()?.personal_info.title).toBe('Principal'));
  await before.clock.advance(10_000);
  expect(before.log.toasts).toEqual(['CV saved successfully!']);
  expect(before.log.navigations).toEqual([]);
});
