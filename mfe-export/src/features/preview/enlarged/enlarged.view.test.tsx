import { beforeEach, expect, test } from '@jest/globals';
import { fakeShell, playDialogs, sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../../../locales/en.json' with { type: 'json' };
import { Enlarged } from './enlarged.view.tsx';

beforeEach(playDialogs);

const content = { rendered: renderCv(sampleCv(), 'en'), pictureUrl: undefined };

function Opener({ pages, page }: { pages: number; page: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Enlarged {...{ content, pages, page }} paper="Letter" onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** jsdom lays nothing out: the box is 800 pixels high and its pages 1,000 each. */
async function open(pages = 3, page = 0) {
  render(<Opener pages={pages} page={page} />, { wrapper: fakeShell({ messages }).Wrapper });
  const size = (name: string, value: number) =>
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
  size('clientHeight', 800);
  size('scrollHeight', 1_000 * pages);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const box = screen.getByRole('region', { name: 'Pages of the CV' });
  const scroll = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  return { box, scroll };
}
const percent = () => screen.getByText(/^\d+%$/).textContent;
const drawn = () => document.querySelectorAll('iframe').length;
const button = (name: string) => screen.getByRole('button', { name });

test('opens a dialog that has the focus, with every page as a picture, and gives the focus back', async () => {
  const { box } = await open();
  const dialog = screen.getByRole('dialog', { name: 'Pages of the CV' });
  expect(dialog.contains(box)).toBe(true);
  expect(document.activeElement).toBe(box);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
  ]);
  await userEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Open'));
});

test('what the browser closes, as by Escape, is closed', async () => {
  await open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(await screen.findByRole('button', { name: 'Open' })).toBe(document.activeElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('buttons and keys enlarge by steps, and say how large; at an end they do nothing', async () => {
  await open();
  expect(percent()).toBe('100%');
  await userEvent.click(button('Larger'));
  expect(percent()).toBe('125%');
  await userEvent.keyboard('{Control>}-{/Control}{Control>}-{/Control}');
  expect(percent()).toBe('75%');
  await userEvent.keyboard('{Meta>}0{/Meta}');
  expect(percent()).toBe('100%');
  for (let times = 0; times < 6; times += 1) await userEvent.keyboard('{Control>}={/Control}');
  expect(percent()).toBe('200%');
  expect(button('Larger').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Back to the original size'));
  expect(percent()).toBe('100%');
});

test('the wheel with Ctrl enlarges the pages and not the site; alone it scrolls', async () => {
  const { box } = await open();
  const isUsed = (init: WheelEventInit) => !fireEvent.wheel(box, { deltaY: -100, ...init });
  expect(isUsed({})).toBe(false);
  expect(percent()).toBe('100%');
  expect(isUsed({ ctrlKey: true })).toBe(true);
  expect(percent()).toBe('125%');
  expect(isUsed({ metaKey: true, deltaY: 100 })).toBe(true);
  expect(percent()).toBe('100%');
});

test('two fingers enlarge by how far they part; one does not, nor does a mouse', async () => {
  const { box } = await open();
  const finger = (name: string, pointerId: number, clientX: number, pointerType = 'touch') => {
    const event = new Event(`pointer${name}`, { bubbles: true });
    fireEvent(box, Object.assign(event, { pointerId, pointerType, clientX, clientY: 0 }));
  };
  finger('down', 1, 100);
  finger('move', 1, 300);
  finger('down', 9, 0, 'mouse');
  finger('move', 9, 200, 'mouse');
  expect(percent()).toBe('100%');
  finger('down', 2, 400);
  finger('move', 2, 450);
  expect(percent()).toBe('150%');
  finger('up', 2, 450);
  finger('move', 1, 0);
  expect(percent()).toBe('150%');
});

test('says which page is read, draws what is near it, and goes by keys to the ends', async () => {
  const { box, scroll } = await open(9);
  const page = () => screen.getByText(/^Page \d of 9$/).textContent;
  expect(page()).toBe('Page 1 of 9');
  expect(drawn()).toBe(3);
  await userEvent.keyboard('{End}');
  expect(box.scrollTop).toBe(9_000);
  scroll(8_200);
  expect(page()).toBe('Page 9 of 9');
  expect(drawn()).toBe(6);
  button('Larger').focus();
  await userEvent.keyboard('{PageUp}');
  expect(box.scrollTop).toBe(8_200 - 720);
  await userEvent.keyboard('{Home}');
  scroll(0);
  expect(page()).toBe('Page 1 of 9');
});

test('begins at the page that the preview shows', async () => {
  const { box } = await open(4, 2);
  expect(box.scrollTop).toBe(2_000);
});
