import { expect, jest, test } from '@jest/globals';
import { defaultPdfOptions, defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import {
  createFakeApi,
  fakeShell,
  playDialogs,
  sampleCv,
  sampleUser,
} from '@sastre/shared-contracts/testing';
import type { CvSheetProps } from '@sastre/shared-contracts/shell';
import { contentArea, templateOf } from '@sastre/shared-cv-document';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/en.json' with { type: 'json' };
import { CvSheet } from './cv-sheet.view.tsx';

/** From a sheet to the next: 230 mm. */
const STEP = (230 * 96) / 25.4;
const TEXT = contentArea({ ...templateOf('single-column-1'), paper: 'A4' }, 'one').width;

interface Given extends Pick<CvSheetProps, 'onLayout'> {
  cv?: Cv;
  second?: string[];
}
/** jsdom lays nothing out: two pages, and on the second one what a test says. */
async function open({ cv = sampleCv(), second = [] as string[], onLayout }: Given = {}) {
  playDialogs();
  globalThis.URL.createObjectURL = () => 'blob:picture';
  globalThis.URL.revokeObjectURL = () => undefined;
  const api = createFakeApi({ user: sampleUser, now: () => 0, cv: sampleCv(), pictures: 1 });
  const onPick = jest.fn<(field: string) => void>();
  const { Wrapper, clock } = fakeShell({ messages, api });
  const given = { cv, onPick, onLayout };
  const view = render(<CvSheet {...given} field={undefined} />, { wrapper: Wrapper });
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the CV');
  const inside = frame.contentDocument as Document;
  inside.open();
  inside.write('<!doctype html><html><head></head><body></body></html>');
  Object.defineProperty(inside, 'fonts', { value: { status: 'loaded' } });
  const window = inside.defaultView as Window & typeof globalThis;
  Object.defineProperty(window.Element.prototype, 'scrollWidth', { get: () => TEXT + STEP });
  const rects = (at: Element | null) => {
    const place = at?.closest('[data-at]')?.getAttribute('data-at') ?? '';
    return [{ left: second.includes(place) ? STEP : 0 }] as unknown as DOMRectList;
  };
  window.Element.prototype.getClientRects = function () {
    return rects(this);
  };
  window.Range.prototype.getClientRects = function () {
    return rects(this.startContainer.parentElement);
  };
  fireEvent.load(frame);
  await settled();
  return {
    frame,
    inside,
    onPick,
    standStill: () => act(() => clock.advance(1_000)),
    pictureId: [...api.state.pictures.keys()][0] ?? '',
    show: async (next: Cv, field?: string) => {
      view.rerender(<CvSheet cv={next} field={field} onPick={onPick} />);
      await settled();
    },
  };
}
/** Pictures and fonts are looked for. */
const settled = () => act(async () => undefined);
const page = () => screen.getByText(/^Page \d+ of \d+$/).textContent;
const at = (inside: Document, path: string) => inside.querySelector(`[data-at="${path}"]`);
const marks = (inside: Document) => inside.getElementById('sheet-marks')?.textContent ?? '';
const titled = (title: string): Cv => {
  const cv = sampleCv();
  return { ...cv, personal_info: { ...cv.personal_info, title } };
};

test('follows what is typed', async () => {
  const { inside, show } = await open();
  expect(inside.querySelector('h1')?.textContent).toBe('Ana María Fernández');
  await show(titled('Captain'), 'personal_info.title');
  expect(at(inside, 'personal_info.title')?.textContent).toBe('Captain');
});

test('marks the field in which one writes, and nothing once it is left', async () => {
  const { inside, show } = await open();
  await show(sampleCv(), 'work_experience.1.endDate');
  expect(marks(inside)).toContain('[data-at="work_experience.1.startDate"]{');
  await show(sampleCv(), 'work_experience.1.achievements.0');
  expect(marks(inside)).toContain('[data-at="work_experience.1.achievements.0"]{');
  expect(marks(inside)).not.toContain('startDate');
  await show(sampleCv(), undefined);
  expect(marks(inside)).not.toContain('[data-at="');
});

test('a field that is not on the sheet is not marked', async () => {
  const { inside, show } = await open();
  await show(sampleCv(), 'education.1.gpa');
  expect(marks(inside)).not.toContain('[data-at="');
});

test('a click on a line leads to its field, one beside all lines nowhere', async () => {
  const { inside, onPick } = await open();
  fireEvent.click(at(inside, 'work_experience.0.company') as Element);
  fireEvent.click(inside.querySelector('strong') as Element);
  fireEvent.click(inside.body);
  expect(onPick.mock.calls.flat()).toEqual([
    'work_experience.0.company',
    'work_experience.0.description',
  ]);
});

test('who selects text on the sheet stays where they are', async () => {
  const { inside, onPick } = await open();
  const company = at(inside, 'work_experience.0.company') as Element;
  inside.getSelection()?.selectAllChildren(company);
  fireEvent.click(company);
  expect(onPick).not.toHaveBeenCalled();
});

test('no line leads away, and none is a tab stop', async () => {
  const { inside } = await open();
  expect(at(inside, 'personal_info.email')?.textContent).toContain('ana.fernandez@example.com');
  expect(inside.querySelector('[href]')).toBeNull();
});

test('shows the page of a field that is begun, and of what stands near one that is empty', async () => {
  const second = ['education.1.degree', 'work_experience.1', 'work_experience.1.company'];
  const { show } = await open({ second });
  expect(page()).toBe('Page 1 of 2');
  await show(sampleCv(), 'education.1.degree');
  expect(page()).toBe('Page 2 of 2');
  await show(sampleCv(), 'personal_info.fullName');
  expect(page()).toBe('Page 1 of 2');
  const cv = sampleCv();
  const blank = cv.work_experience.map((job) => ({ ...job, location: '' }));
  await show({ ...cv, work_experience: blank }, 'work_experience.1.location');
  expect(page()).toBe('Page 2 of 2');
});

test('who has turned the page is led back by the next key', async () => {
  const { show } = await open();
  await show(titled('Captain'), 'personal_info.title');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(page()).toBe('Page 2 of 2');
  await show(titled('Captain '), 'personal_info.title');
  expect(page()).toBe('Page 2 of 2');
  await show(titled('Captains'), 'personal_info.title');
  expect(page()).toBe('Page 1 of 2');
});

test('keys turn pages on the sheet; others are heard around it', async () => {
  const { frame, inside } = await open();
  const heard: string[] = [];
  const hear = (event: KeyboardEvent) => {
    heard.push(`${event.target === frame} ${event.ctrlKey} ${event.key}`);
    event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  fireEvent.keyDown(inside.body, { key: 'PageDown' });
  expect([page(), heard]).toEqual(['Page 2 of 2', []]);
  const goesOn = fireEvent.keyDown(inside.body, { key: 's', ctrlKey: true });
  expect(heard).toEqual(['true true s']);
  // What is handled out there does not do what the browser would do here.
  expect(goesOn).toBe(false);
  document.removeEventListener('keydown', hear);
});

test('has the picture of the CV once it is there, and none that cannot be had', async () => {
  const { inside, show, pictureId } = await open();
  const withPicture = (id: string): Cv => ({
    ...sampleCv(),
    tailored: { ...defaultTailored, pdfOptions: { ...defaultPdfOptions, pictureId: id } },
  });
  await show(withPicture('no-such-picture'));
  expect(inside.querySelector('img')).toBeNull();
  await show(withPicture(pictureId));
  expect(inside.querySelector('img')?.src).toBe('blob:picture');
});

test('can be enlarged', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('tries to fit the CV to fewer pages where the page keeps how it is laid out, and only there', async () => {
  // Here it always has two pages.
  const tried = () => screen.queryByText(/do not bring it down to one page/);
  await (await open()).standStill();
  expect(tried()).toBeNull();
  cleanup();
  await (await open({ onLayout: () => undefined })).standStill();
  expect(tried()).toBeTruthy();
});
