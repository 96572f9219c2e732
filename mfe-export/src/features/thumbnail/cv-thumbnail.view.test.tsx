import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { defaultPdfOptions, defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, sampleCv, sampleUser } from '@sastre/shared-contracts/testing';
import { act, fireEvent, render } from '@testing-library/react';
import messages from '../../locales/en.json' with { type: 'json' };
import { CvThumbnail } from './cv-thumbnail.view.tsx';

const settled = () => act(async () => undefined);

/** jsdom loads neither frames nor fonts: a test says when they are there. */
async function open(change: (pictureId: string) => Partial<Cv> = () => ({})) {
  globalThis.URL.createObjectURL = () => 'blob:picture';
  globalThis.URL.revokeObjectURL = () => undefined;
  const api = createFakeApi({ user: sampleUser, now: () => 0, cv: sampleCv(), pictures: 1 });
  const [pictureId = ''] = api.state.pictures.keys();
  const onShown = jest.fn();
  const { Wrapper, clock } = fakeShell({ messages, api });
  const cv = { ...sampleCv(), ...change(pictureId) };
  const { container, unmount } = render(<CvThumbnail {...{ cv, onShown }} />, { wrapper: Wrapper });
  await settled();
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  const inside = frame.contentDocument as Document;
  inside.open();
  inside.write('<!doctype html><html><head></head><body></body></html>');
  const fonts = Promise.withResolvers<void>();
  Object.defineProperty(inside, 'fonts', { value: { status: 'loading', ready: fonts.promise } });
  const load = async () => {
    fireEvent.load(frame);
    await settled();
  };
  const arrive = async () => {
    fonts.resolve();
    await settled();
  };
  const root = container.firstElementChild as HTMLElement;
  return { root, frame, inside, onShown, load, arrive, clock, unmount };
}
const layout = (change: Partial<typeof defaultPdfOptions>): Partial<Cv> => ({
  tailored: { ...defaultTailored, pdfOptions: { ...defaultPdfOptions, ...change } },
});

test('draws the CV as it is printed, and is seen once its fonts are there', async () => {
  const { root, inside, onShown, load, arrive } = await open();
  await load();
  expect(inside.querySelector('h1')?.textContent).toBe('Ana María Fernández');
  expect([root.className.includes('coming'), onShown.mock.calls.length]).toEqual([true, 0]);
  await arrive();
  expect([root.className.includes('coming'), onShown.mock.calls.length]).toEqual([false, 1]);
});

test('is decoration: not read aloud, not to be clicked, and no tab stop in it', async () => {
  const { root, frame, inside, load } = await open();
  await load();
  expect(root.getAttribute('aria-hidden')).toBe('true');
  expect([frame.tabIndex, frame.hasAttribute('inert')]).toEqual([-1, true]);
  expect(inside.body.textContent).toContain('ana.fernandez@example.com');
  expect(inside.querySelector('[href]')).toBeNull();
});

test('has the size of its paper, and the picture of the CV', async () => {
  const { root, inside, load } = await open((pictureId) => layout({ pictureId, paper: 'Letter' }));
  await load();
  const [x, y] = ['--paper-x', '--paper-y'].map((name) => root.style.getPropertyValue(name));
  expect(Number(y) / Number(x)).toBeCloseTo(11 / 8.5);
  expect(inside.querySelector('img')?.src).toBe('blob:picture');
});

test('a picture that cannot be had leaves no gap in it', async () => {
  const { inside, load } = await open(() => layout({ pictureId: 'no-such-picture' }));
  await load();
  expect(inside.querySelector('img')).toBeNull();
});

describe('a dashboard that is left', () => {
  const withMove = () =>
    Object.assign(ShadowRoot.prototype, {
      moveBefore(this: ShadowRoot, node: Node, child: Node | null) {
        this.insertBefore(node, child);
      },
    });
  afterEach(() => {
    delete (ShadowRoot.prototype as { moveBefore?: unknown }).moveBefore;
  });

  test('takes its page along without ending the document in it, which ends once the next page is drawn', async () => {
    withMove();
    const { frame, clock, unmount } = await open();
    unmount();
    expect(document.querySelector('iframe')).toBeNull();
    expect(frame.isConnected).toBe(true);
    expect(frame.getRootNode()).toBeInstanceOf(ShadowRoot);
    expect(document.body.lastElementChild?.matches('[hidden]')).toBe(true);
    await clock.advance(500);
    expect(frame.isConnected).toBe(false);
    expect(document.querySelector('[hidden]')).toBeNull();
  });

  test('ends it at once in a browser that cannot move it', async () => {
    const { frame, unmount } = await open();
    unmount();
    expect(frame.isConnected).toBe(false);
    expect(document.querySelector('[hidden]')).toBeNull();
  });
});
