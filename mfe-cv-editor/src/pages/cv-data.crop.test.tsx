import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { choosePicture } from '@sastre/shared-contracts/cv';
import {
  createFakeApi,
  fakeShell,
  playDialogs,
  sampleCv,
  samplePictureFile,
} from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const EDIT = '/cv-data?edit=true&tab=pictures';
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const cancel = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' });
const stage = () => screen.findByRole('application', { name: 'The part that is kept' });
const draw = jest.fn<(...args: unknown[]) => void>();
/** What jsdom lacks of a browser: a picture of 400 × 200 pixels, and a canvas that says what was drawn. */
const canvas = HTMLCanvasElement.prototype;
const image = HTMLImageElement.prototype;

beforeEach(() => {
  playDialogs();
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
  image.decode = () => Promise.resolve();
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(400);
  jest.spyOn(image, 'naturalHeight', 'get').mockReturnValue(200);
  jest.spyOn(canvas, 'getContext').mockReturnValue({ drawImage: draw } as never);
  jest
    .spyOn(canvas, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['cut'], { type })));
});
afterEach(() => {
  jest.restoreAllMocks();
  draw.mockReset();
  Reflect.deleteProperty(image, 'decode');
});

/** The form with `count` pictures; the CV shows the first. */
async function open(count = 0, url = EDIT) {
  const api = createFakeApi({ cv: sampleCv(), pictures: count });
  const [first] = api.state.pictures.keys();
  if (first !== undefined && api.state.mainCv) {
    const { cv } = api.state.mainCv;
    api.state.mainCv.cv = { ...cv, ...choosePicture(cv, first) };
  }
  const fake = fakeShell({ api, messages, url });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await waitFor(() => expect(screen.queryByText('Loading your pictures…')).toBeNull());
  return { api, fake };
}
async function give(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText(/^Upload a picture/);
  await waitFor(() => expect(screen.queryByText('Loading your pictures…')).toBeNull());
  await userEvent.upload(input, files);
}
/** An event of a pointer, which jsdom does not have. */
function point(
  area: HTMLElement,
  type: string,
  at: { pointerId: number; clientX?: number; clientY?: number },
) {
  const event = new MouseEvent(type, { bubbles: true, ...at });
  fireEvent(area, Object.assign(event, { pointerId: at.pointerId }));
}
/** Left, top and side of what was drawn last. */
const cut = () => draw.mock.calls.at(-1)?.slice(1, 4);

test('a photo is moved and zoomed by keys, which is announced, and only what is kept is uploaded', async () => {
  const { api } = await open();
  await give(samplePictureFile({ name: 'me.jpg', type: 'image/jpeg' }));
  const area = await stage();
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(api.callsOf('uploadPicture')).toEqual([]);
  expect((await stage()).getAttribute('aria-describedby')).not.toBe('');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(
    screen.getByText('Middle at 55 % from the left, 50 % from the top. Zoom 100 %.'),
  ).toBeTruthy();
  await userEvent.keyboard('+');
  expect(screen.getByText(/Zoom 110 %/)).toBeTruthy();
  await userEvent.keyboard('-');
  await userEvent.click(button('Use this part'));
  expect(await heading('Your Pictures (1)')).toBeTruthy();
  expect(cut()?.map((number) => Math.round(Number(number)))).toEqual([120, 0, 200]);
  expect(canvas.toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', expect.anything());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Picture 1' }).checked).toBe(true);
});

test('the whole of it is taken as it is, and Cancel takes nothing', async () => {
  const { api } = await open();
  const file = samplePictureFile();
  await give(file);
  await stage();
  await userEvent.click(cancel());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf('uploadPicture')).toEqual([]);
  await give(file);
  await stage();
  await userEvent.click(button('Use the whole picture'));
  await heading('Your Pictures (1)');
  expect(draw).not.toHaveBeenCalled();
  const [call] = api.callsOf('uploadPicture');
  expect((call?.input.body as FormData).get('picture')).toBe(file);
});

test('dragging the picture to the right shows more of its left', async () => {
  await open();
  await give(samplePictureFile());
  const area = await stage();
  area.setPointerCapture = jest.fn();
  jest.spyOn(area, 'getBoundingClientRect').mockReturnValue({ width: 100 } as DOMRect);
  point(area, 'pointerdown', { pointerId: 1, clientX: 50, clientY: 50 });
  point(area, 'pointermove', { pointerId: 1, clientX: 75, clientY: 50 });
  point(area, 'pointerup', { pointerId: 1 });
  point(area, 'pointermove', { pointerId: 1, clientX: 0, clientY: 50 });
  await userEvent.click(button('Use this part'));
  await heading('Your Pictures (1)');
  expect(cut()).toEqual([50, 0, 200]);
});

test('two fingers and the slider zoom', async () => {
  await open();
  await give(samplePictureFile());
  const area = await stage();
  area.setPointerCapture = jest.fn();
  point(area, 'pointerdown', { pointerId: 1, clientX: 40, clientY: 0 });
  point(area, 'pointerdown', { pointerId: 2, clientX: 60, clientY: 0 });
  point(area, 'pointermove', { pointerId: 2, clientX: 80, clientY: 0 });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
  expect(slider.value).toBe('200');
  fireEvent.change(slider, { target: { value: '400' } });
  await userEvent.click(button('Use this part'));
  await heading('Your Pictures (1)');
  expect(cut()).toEqual([175, 75, 50]);
});

test('a stored photo is cropped into another one, which Undo takes back', async () => {
  const { api } = await open(1);
  await heading('Your Pictures (1)');
  await userEvent.click(button('Crop Picture 1'));
  await stage();
  expect(screen.queryByRole('button', { name: 'Use the whole picture' })).toBeNull();
  expect(screen.getByText('The current picture stays in your list.')).toBeTruthy();
  await userEvent.click(button('Use this part'));
  await heading('Your Pictures (2)');
  const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label');
  expect(chosen()).toBe('Picture 2');
  expect(api.state.pictures.size).toBe(2);
  // Cropped anew it is the whole of what it was made from, where it was.
  await userEvent.click(button('Crop Picture 2'));
  await stage();
  expect(api.callsOf('getPicture').length).toBeGreaterThan(0);
  await userEvent.click(cancel());
  // Below the dialog nothing is undone by its keys.
  await userEvent.click(button('Crop Picture 2'));
  fireEvent.keyDown(await stage(), { key: 'z', ctrlKey: true });
  expect(chosen()).toBe('Picture 2');
  fireEvent.click(cancel());
  await userEvent.click(button('Undo'));
  expect(chosen()).toBe('Picture 1');
});

test('what the browser cannot draw goes to the server as it is, as do several files', async () => {
  image.decode = () => Promise.reject(new Error('no picture'));
  const { api } = await open();
  await give(samplePictureFile());
  await heading('Your Pictures (1)');
  image.decode = () => Promise.resolve();
  await give(samplePictureFile(), samplePictureFile());
  await heading('Your Pictures (3)');
  expect(api.callsOf('uploadPicture')).toHaveLength(3);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a stored picture that cannot be opened is said', async () => {
  const { api } = await open(1);
  await heading('Your Pictures (1)');
  api.failNext('getPicture', 'not-found');
  await userEvent.click(button('Crop Picture 1'));
  expect((await screen.findByRole('alert')).textContent).toBe('Picture 1 cannot be shown');
});

test('to read there is nothing to crop: an upload is no choice there', async () => {
  await open(1, '/cv-data?tab=pictures');
  await heading('Your Pictures (1)');
  expect(screen.queryByRole('button', { name: /^Crop/ })).toBeNull();
  await give(samplePictureFile());
  await heading('Your Pictures (2)');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog says in what shape the template shows the photo', async () => {
  await open();
  await give(samplePictureFile());
  expect((await stage()).nextElementSibling?.textContent).toContain(
    'Your template shows a square.',
  );
});

test('a part that could not be made is said, and can be tried again', async () => {
  const { api } = await open();
  await give(samplePictureFile());
  await stage();
  jest.spyOn(canvas, 'toBlob').mockImplementationOnce((done) => done(null));
  await userEvent.click(button('Use this part'));
  expect(await screen.findByText(/^The picture could not be cropped/)).toBeTruthy();
  expect(api.callsOf('uploadPicture')).toEqual([]);
  await userEvent.click(button('Use this part'));
  await heading('Your Pictures (1)');
});
