import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  samplePictureFile,
} from '@sastre/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { OnboardingPage } from './onboarding.page.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const picker = async () => {
  await screen.findByLabelText(/^Upload a picture/);
  // While they load the same stands there unseen, for its height.
  await waitFor(() => expect(screen.queryByText('Loading your pictures…')).toBeNull());
  return screen.getByLabelText(/^Upload a picture/);
};

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
});

/** The Profile Photo step of a CV that is complete otherwise. */
async function openPhoto() {
  const api = createFakeApi({ cv: sampleCv() });
  const fake = fakeShell({ api, messages, url: '/onboarding' });
  render(<OnboardingPage />, { wrapper: fake.Wrapper });
  await screen.findByText('Step 1 of 5');
  for (let step = 1; step < 5; step += 1) await userEvent.click(button('Next'));
  const photo = () => api.state.mainCv?.cv.tailored?.pdfOptions.pictureId;
  const finish = async () => {
    await userEvent.click(button('Finish'));
    await waitFor(() => expect(fake.log.navigations).toMatchObject([{ to: '/plans' }]));
  };
  return { api, fake, photo, finish };
}

test('the first upload is the photo of the CV that Finish saves', async () => {
  const { api, photo, finish } = await openPhoto();
  await userEvent.upload(await picker(), samplePictureFile());
  await screen.findByRole('heading', { name: 'Your Pictures (1)' });
  expect(radio('Picture 1').checked).toBe(true);
  await finish();
  const [id] = api.state.pictures.keys();
  expect(photo()).toBe(id);
  expect(api.state.mainCv?.cv.personal_info.profilePictureUrl).toBe(`/api/user/me/picture/${id}`);
});

test('it can be changed, also to none', async () => {
  const { photo, finish } = await openPhoto();
  const files = [samplePictureFile(), samplePictureFile()];
  await userEvent.upload(await picker(), files);
  await screen.findByRole('heading', { name: 'Your Pictures (2)' });
  await userEvent.click(radio('Picture 2'));
  await userEvent.click(radio('No picture'));
  await finish();
  expect(photo() ?? '').toBe('');
});

test('Finish waits for an upload and says why', async () => {
  const { api, photo, finish } = await openPhoto();
  const release = api.hold('uploadPicture');
  await userEvent.upload(await picker(), samplePictureFile());
  expect(button('Finish').disabled).toBe(true);
  expect(screen.getByText('Wait until the upload is finished')).toBeTruthy();
  release();
  await waitFor(() => expect(button('Finish').disabled).toBe(false));
  await finish();
  expect(photo()).not.toBe('');
});
