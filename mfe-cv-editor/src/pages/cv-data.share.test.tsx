import { beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const write = jest.fn<(text: string) => Promise<void>>();
const field = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Share link of Picture 1' });

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
  write.mockReset().mockResolvedValue(undefined);
});

async function share() {
  const api = createFakeApi({ cv: sampleCv(), pictures: 1 });
  const fake = fakeShell({ api, messages, url: '/cv-data?tab=pictures' });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  const user = userEvent.setup();
  // After the setup, which brings a clipboard of its own.
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { fake, api, press };
}
const linkOf = ({ state }: ReturnType<typeof createFakeApi>) => [...state.shareLinks.keys()].at(-1);

test('the signed link is copied, selected to be seen, and said to live 15 minutes', async () => {
  const { api, press } = await share();
  await press('Share link of Picture 1');
  const input = await field();
  expect(input.value).toContain(linkOf(api));
  expect(input.readOnly).toBe(true);
  expect(document.activeElement).toBe(input);
  expect(input.selectionEnd).toBe(input.value.length);
  expect(write.mock.calls).toEqual([[input.value]]);
  expect(await screen.findByText('The link is copied.')).toBeTruthy();
  expect(screen.getByText(/works for 15 minutes/)).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('where the browser copies nothing, the link is there to be copied by hand or by the button', async () => {
  write.mockRejectedValueOnce(new Error('not allowed'));
  const { press } = await share();
  await press('Share link of Picture 1');
  expect(await screen.findByText('The link is selected, ready to be copied.')).toBeTruthy();
  await press('Copy link');
  expect(await screen.findByText('The link is copied.')).toBeTruthy();
});

test('after its 15 minutes the link is gone and another can be had', async () => {
  const { fake, api, press } = await share();
  await press('Share link of Picture 1');
  const first = (await field()).value;
  await fake.clock.advance(15 * 60_000);
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Get a new link');
  expect((await field()).value).not.toBe(first);
  expect(api.callsOf('sharePicture')).toHaveLength(2);
});

test('a link that could not be made says so; one of a deleted picture goes with it', async () => {
  const { api, press } = await share();
  api.failNext('sharePicture', new Error('down'));
  await press('Share link of Picture 1');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The link could not be created.',
  );
  await press('Get a new link');
  await field();
  await press('Delete Picture 1');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});
