import { expect, jest, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { contentArea, renderCv, templateOf } from '@sastre/shared-cv-document';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/en.json' with { type: 'json' };
import type { ComponentProps } from 'react';
import { Preview } from './preview.view.tsx';

const PAGES = 3;
/** From a sheet to the next: 230 mm. */
const STEP = (230 * 96) / 25.4;
const TEXT = contentArea({ ...templateOf('single-column-1'), paper: 'A4' }, 'one').width;

/** jsdom lays nothing out and knows no fonts: three pages wide, and fonts that arrive when the test says so. */
function open(cv: Cv = sampleCv()) {
  let fontsArrive = () => undefined as void;
  const ready = new Promise<void>((resolve) => (fontsArrive = resolve));
  const fonts = { status: 'loading', ready };
  let wide = TEXT + (PAGES - 1) * STEP;
  const props = { rendered: renderCv(cv, 'en'), pictureUrl: undefined, busy: false };
  const view = render(<Preview {...props} />, { wrapper: fakeShell({ messages }).Wrapper });
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the CV');
  const scrolledTo = jest.fn();
  frame.scrollIntoView = scrolledTo;
  const inside = frame.contentDocument as Document;
  inside.open();
  inside.write('<!doctype html><html><head></head><body></body></html>');
  Object.defineProperty(inside, 'fonts', { value: fonts });
  const { prototype } = (inside.defaultView as Window & typeof globalThis).Element;
  Object.defineProperty(prototype, 'scrollWidth', { get: () => wide });
  fireEvent.load(frame);
  return {
    frame,
    inside,
    scrolledTo,
    show: (more: Partial<ComponentProps<typeof Preview>>) =>
      view.rerender(<Preview {...props} {...more} />),
    fontsArrive: async (pages: number) => {
      wide = TEXT + (pages - 1) * STEP;
      await act(async () => fontsArrive());
    },
  };
}
const page = () => screen.getByText(/^Page \d+ of \d+$/).textContent;
const shownPage = (inside: Document) => inside.body.style.getPropertyValue('--page');
const arrow = (name: string) => screen.getByRole('button', { name });

test('shows the document with its title and language', () => {
  const { inside } = open();
  expect(inside.title).toBe('Ana María Fernández- CV');
  expect(inside.documentElement.lang).toBe('en');
  expect(inside.querySelector('h1')?.textContent).toBe('Ana María Fernández');
});

test('keys that are pressed in the pages are heard outside of them', () => {
  const onKey = jest.fn();
  const { inside, show } = open();
  show({ onKey });
  fireEvent.keyDown(inside.body, { key: 'z', ctrlKey: true });
  expect(onKey.mock.calls).toMatchObject([[{ key: 'z', ctrlKey: true }]]);
});

test('the arrows turn the pages; at an end they do nothing', async () => {
  const { inside } = open();
  expect(page()).toBe('Page 1 of 3');
  expect(arrow('Previous page').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(arrow('Next page'));
  await userEvent.click(arrow('Next page'));
  await userEvent.click(arrow('Next page'));
  expect(page()).toBe('Page 3 of 3');
  expect(shownPage(inside)).toBe('2');
  expect(document.activeElement).toBe(arrow('Next page'));
  expect(arrow('Next page').getAttribute('aria-disabled')).toBe('true');
});

test('keys turn the pages, on the arrows and in the frame', async () => {
  const { inside, scrolledTo } = open();
  arrow('Next page').focus();
  await userEvent.keyboard('{End}');
  expect(page()).toBe('Page 3 of 3');
  await userEvent.keyboard('{PageUp}');
  expect(page()).toBe('Page 2 of 3');
  const isUsed = (key: string) => !fireEvent.keyDown(inside.body, { key });
  expect(isUsed('ArrowLeft')).toBe(true);
  expect(page()).toBe('Page 1 of 3');
  expect(isUsed('PageDown')).toBe(true);
  expect(page()).toBe('Page 2 of 3');
  expect(isUsed('Tab')).toBe(false);
  // Who turns pages within the frame sees their heads.
  expect(scrolledTo.mock.calls).toEqual(Array(2).fill([{ block: 'nearest' }]));
});

test('the focus on a link of another page shows that page', () => {
  const { inside } = open();
  const link = inside.querySelector('a') as HTMLElement;
  const left = STEP + 40;
  const rect = { left, right: left, top: 0, bottom: 0, width: 0, height: 0 } as DOMRect;
  link.getClientRects = () => [rect] as unknown as DOMRectList;
  act(() => link.focus());
  expect(page()).toBe('Page 2 of 3');
});

test('fonts that a change asks for may change the count once they are there', async () => {
  const { fontsArrive } = open();
  expect(page()).toBe('Page 1 of 3');
  await fontsArrive(2);
  expect(page()).toBe('Page 1 of 2');
});

test('a change goes into the same document, and the page stays where it was', async () => {
  const { frame, inside, show } = open();
  await userEvent.click(arrow('Next page'));
  show({ rendered: renderCv({ ...sampleCv(), skills: [] }, 'en') });
  expect(screen.getByTitle('Preview of the CV')).toBe(frame);
  expect(inside.body.textContent).not.toContain('TypeScript');
  expect(page()).toBe('Page 2 of 3');
});

test('behind the spinner the pages stay as they are', () => {
  const { frame, inside, show } = open();
  const article = inside.querySelector('h1');
  show({ busy: true });
  expect(screen.getByText('Generating the PDF')).toBeTruthy();
  expect(frame.getAttribute('aria-hidden')).toBe('true');
  show({ busy: false });
  expect(inside.querySelector('h1')).toBe(article);
});

test('a page with nothing on it says so', () => {
  const cv = sampleCv();
  const blank = Object.fromEntries(Object.keys(cv.personal_info).map((key) => [key, '']));
  open({
    ...cv,
    personal_info: blank as unknown as Cv['personal_info'],
    work_experience: [],
    education: [],
    skills: [],
    language_skills: [],
  });
  expect(screen.getByText('Nothing is shown: every section is hidden or empty.')).toBeTruthy();
});
