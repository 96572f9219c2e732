import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  samplePictureFile,
} from '@sastre/shared-contracts/testing';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const EDIT = '/cv-data?edit=true&tab=pictures';
const logged = jest.fn();
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const picker = async () => {
  await screen.findByLabelText(/^Upload a picture/);
  // While they load the same stands there unseen, for its height.
  await waitFor(() => expect(screen.queryByText('Loading your pictures…')).toBeNull());
  return screen.getByLabelText<HTMLInputElement>(/^Upload a picture/);
};
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
  globalThis.reportError = logged;
});
afterEach(() => void logged.mockReset());

/** The page with `count` pictures; the CV shows the one at `chosen`. */
function open(url: string, count = 0, chosen?: number) {
  const api = createFakeApi({ cv: sampleCv(), pictures: count });
  const ids = [...api.state.pictures.keys()];
  if (chosen !== undefined && api.state.mainCv) {
    const { cv } = api.state.mainCv;
    api.state.mainCv.cv = { ...cv, ...choosePicture(cv, ids[chosen] ?? 'gone') };
  }
  const fake = fakeShell({ api, messages, url });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  return { fake, api, ids, stored: () => api.state.mainCv?.cv };
}
const save = async () => userEvent.click(button('Save CV'));

test('an empty tab says so and how to change it; what is accepted stands there', async () => {
  open('/cv-data?tab=pictures');
  expect(await screen.findByText('No pictures uploaded yet')).toBeTruthy();
  expect(screen.getByText('Max 5MB')).toBeTruthy();
  const input = await picker();
  expect(input.accept).toBe('.png,.jpg,.jpeg,.gif,.webp');
  // One box to upload, and no second way into it.
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(1);
});

test('the first upload becomes the photo, and a save stores it in both places', async () => {
  const { fake, api, stored } = open(EDIT);
  await userEvent.upload(await picker(), samplePictureFile());
  expect(await heading('Your Pictures (1)')).toBeTruthy();
  expect(radio('Picture 1').checked).toBe(true);
  expect(screen.getByText('Picture 1 is uploaded')).toBeTruthy();
  const [id] = api.state.pictures.keys();
  await userEvent.upload(await picker(), samplePictureFile());
  await heading('Your Pictures (2)');
  expect(radio('Picture 1').checked).toBe(true);
  await save();
  await waitFor(() => expect(fake.log.toasts).toEqual(['CV saved successfully!']));
  expect(stored()?.tailored?.pdfOptions.pictureId).toBe(id);
  expect(stored()?.personal_info.profilePictureUrl).toBe(`/api/user/me/picture/${id}`);
});

test('another picture or none can be chosen; after No picture an upload is not chosen by itself', async () => {
  const { stored, ids } = open(EDIT, 2, 0);
  await heading('Your Pictures (2)');
  const group = screen.getByRole('radiogroup', { name: 'Photo in this CV' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(radio('Picture 2'));
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await userEvent.click(radio('No picture'));
  await userEvent.upload(await picker(), samplePictureFile());
  await heading('Your Pictures (3)');
  expect(radio('No picture').checked).toBe(true);
  await userEvent.click(radio('Picture 2'));
  await save();
  await waitFor(() => expect(stored()?.tailored?.pdfOptions.pictureId).toBe(ids[1]));
});

test('to read, the photo of the CV is marked and nothing can be chosen', async () => {
  open('/cv-data?tab=pictures', 2, 1);
  await heading('Your Pictures (2)');
  expect(screen.queryByRole('radio')).toBeNull();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).not.toContain('Photo in this CV');
  expect(second?.textContent).toContain('Photo in this CV');
});

test('a delete asks first, says when the photo goes with it, and then the CV has none', async () => {
  const { fake, api } = open(EDIT, 2, 0);
  await heading('Your Pictures (2)');
  fake.answerConfirm(false);
  await userEvent.click(button('Delete Picture 2'));
  expect(api.callsOf('deletePicture')).toEqual([]);
  fake.answerConfirm(true);
  await userEvent.click(button('Delete Picture 1'));
  expect(await heading('Your Pictures (1)')).toBeTruthy();
  expect(fake.log.confirms).toEqual([
    'Delete Picture 2? You can bring it back for 30 days.',
    'Delete Picture 1? It is the photo in this CV. You can bring it back for 30 days.',
  ]);
  expect(radio('No picture').checked).toBe(true);
  expect(document.activeElement?.textContent).toBe('Your Pictures (1)');
  await userEvent.click(button('Delete Picture 1'));
  await screen.findByText('No pictures uploaded yet');
  expect(document.activeElement).toBe(await picker());
  expect(screen.getByText('Picture 1 is deleted. You can bring it back for 30 days.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Recently deleted' }).getAttribute('href')).toBe(
    '/recently-deleted',
  );
});

test('a photo that is not there any more counts as none', async () => {
  open(EDIT, 1, 7);
  await heading('Your Pictures (1)');
  expect(radio('No picture').checked).toBe(true);
  await userEvent.upload(await picker(), samplePictureFile());
  await heading('Your Pictures (2)');
  expect(radio('Picture 2').checked).toBe(true);
});

test('several dropped files go one after the other, each refusal is named in place', async () => {
  const { api } = open(EDIT);
  const zone = (await picker()).closest('label') as HTMLElement;
  const files = [
    samplePictureFile({ name: 'one.png' }),
    new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }),
    samplePictureFile({ name: 'huge.png', bytes: LIMITS.pictureBytes + 1 }),
    samplePictureFile({ name: 'two.png' }),
  ];
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
  expect(await heading('Your Pictures (2)')).toBeTruthy();
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('cv.pdf: This file is not a picture of a supported type.');
  expect(alert).toContain('huge.png: The picture is larger than 5\u00a0MB.');
  expect(api.callsOf('uploadPicture')).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
});

test('an upload shows which file is under way, and goes on while another tab is open', async () => {
  const { api } = open(EDIT);
  const release = api.hold('uploadPicture');
  const files = ['one.png', 'two.png'].map((name) => samplePictureFile({ name }));
  await userEvent.upload(await picker(), files);
  expect(screen.getByText('Uploading one.png (1 of 2)')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
  release();
  await waitFor(() => expect(api.state.pictures.size).toBe(2));
  await userEvent.click(screen.getByRole('tab', { name: 'Pictures' }));
  expect(await heading('Your Pictures (2)')).toBeTruthy();
  expect(radio('Picture 1').checked).toBe(true);
});

test('a file dropped beside the zone does not take the page away; other drags are left alone', async () => {
  open('/cv-data?tab=skills');
  const beside = await screen.findByRole('tab', { name: 'Skills' });
  const drop = createEvent.drop(beside, { dataTransfer: { types: ['Files'], files: [] } });
  fireEvent(beside, drop);
  expect(drop.defaultPrevented).toBe(true);
  const text = createEvent.drop(beside, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(beside, text);
  expect(text.defaultPrevented).toBe(false);
});

test('with as many pictures as can be kept the zone says so and takes nothing', async () => {
  const { api } = open(EDIT, LIMITS.pictures);
  const input = await picker();
  expect(input.disabled).toBe(true);
  expect(screen.getByText(/^You have reached the maximum number of pictures/)).toBeTruthy();
  const zone = input.closest('label') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [samplePictureFile()] } });
  expect(api.callsOf('uploadPicture')).toEqual([]);
});

test('failures of the server are said in place and logged', async () => {
  const { api } = open(EDIT, 1);
  api.failNext('listPictures', new Error('down'));
  const alert = async () => (await screen.findByRole('alert')).textContent;
  expect(await alert()).toBe('Failed to load pictures. Please try again later.');
  await userEvent.click(button('Try again'));
  await heading('Your Pictures (1)');
  api.failNext('uploadPicture', new Error(''));
  await userEvent.upload(await picker(), samplePictureFile());
  expect(await alert()).toBe('portrait.png: The picture could not be uploaded. Try again.');
  api.failNext('deletePicture', new Error(''));
  await userEvent.click(button('Delete Picture 1'));
  await waitFor(async () => expect(await alert()).toContain('The picture could not be deleted.'));
  const texts = logged.mock.calls.map(([error]) => (error as Error).message.trim());
  expect(texts).toEqual([
    'Error loading pictures: down',
    'Error uploading picture:',
    'Error deleting picture:',
  ]);
});

test('a picture that cannot be shown has a placeholder and can still be deleted', async () => {
  const { api } = open('/cv-data?tab=pictures', 1);
  api.failNext('getPicture', 'not-found');
  expect(await screen.findByRole('img', { name: 'Picture 1 cannot be shown' })).toBeTruthy();
  await userEvent.click(button('Delete Picture 1'));
  expect(await screen.findByText('No pictures uploaded yet')).toBeTruthy();
});
