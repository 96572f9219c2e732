import { expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../locales/en.ts';
import { OnboardingPage } from './onboarding.page.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const TITLE = 'Engineer and lead';

/** The last step of a CV with another title, after a Finish that found no line. */
async function finishWithoutLine() {
  const api = createFakeApi({ cv: sampleCv(), pictures: 1 });
  const fake = fakeShell({ api, messages, url: '/onboarding' });
  const view = render(<OnboardingPage />, { wrapper: fake.Wrapper });
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  fireEvent.change(title, { target: { value: TITLE } });
  for (let step = 1; step < 5; step += 1) fireEvent.click(button('Next'));
  await screen.findByRole('heading', { name: 'Your Pictures (1)' });
  api.failNext(
    'saveCv',
    new ApiError({ endpoint: 'saveCv', status: 0, code: 'network', message: '' }),
  );
  fireEvent.click(button('Finish'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'will be saved automatically as soon as the server can be reached',
  );
  return { api, fake, view, stored: () => api.state.mainCv?.cv };
}

test('Finish goes through by itself when the line is back, with all that was typed, and once', async () => {
  const { api, fake, stored } = await finishWithoutLine();
  // Meanwhile the form is open.
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 1' }));
  expect(stored()?.personal_info.title).toBe(sampleCv().personal_info.title);
  await act(async () => {
    fake.shell.events.emit('connection.restored', {});
    fake.shell.events.emit('connection.restored', {});
  });
  await waitFor(() => expect(fake.log.navigations).toMatchObject([{ to: '/plans' }]));
  expect(stored()?.personal_info.title).toBe(TITLE);
  expect(stored()?.tailored?.pdfOptions.pictureId).toBe([...api.state.pictures.keys()][0]);
  await fake.clock.advance(60_000);
  expect(api.callsOf('saveCv')).toHaveLength(2);
  expect(fake.log.navigations).toHaveLength(1);
});

test('it is tried again without the browser noticing anything, and by hand', async () => {
  const first = await finishWithoutLine();
  await act(() => first.fake.clock.advance(2_000));
  await waitFor(() => expect(first.fake.log.navigations).toMatchObject([{ to: '/plans' }]));
  first.view.unmount();
  const second = await finishWithoutLine();
  fireEvent.click(button('Try now'));
  await waitFor(() => expect(second.fake.log.navigations).toMatchObject([{ to: '/plans' }]));
});

test('after a reload it goes through, too', async () => {
  const { fake, view, stored } = await finishWithoutLine();
  await act(() => fake.clock.advance(300));
  view.unmount();
  render(<OnboardingPage />, { wrapper: fake.Wrapper });
  await waitFor(() => expect(fake.log.navigations).toMatchObject([{ to: '/plans' }]));
  expect(stored()?.personal_info.title).toBe(TITLE);
});
