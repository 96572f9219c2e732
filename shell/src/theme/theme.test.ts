/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { THEME_COLOURS } from './theme-colours.ts';
import { createThemeSwitch } from './theme.ts';

beforeEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.head.innerHTML = `
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="#fff">
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#000">`;
});

function setUp(cookie?: string) {
  const kept = { cookie };
  const theme = createThemeSwitch({
    page: document,
    readCookie: () => kept.cookie,
    writeCookie: (next) => (kept.cookie = next),
    removeCookie: () => (kept.cookie = undefined),
  });
  return { theme, kept };
}
const shown = () => ({
  mark: document.documentElement.getAttribute('data-theme'),
  scheme: document.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
  media: [...document.querySelectorAll('meta[name=theme-color]')].map((meta) =>
    meta.getAttribute('media'),
  ),
});
const SYSTEM = {
  mark: null,
  scheme: 'light dark',
  media: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
};

describe('the theme', () => {
  test.each([undefined, 'purple', ''])('follows the system with the cookie %p', (cookie) => {
    const { theme } = setUp(cookie);
    expect(theme.current()).toBe('system');
    expect(shown()).toEqual(SYSTEM);
  });

  test('is the stored one, whatever document was restored', () => {
    const { theme } = setUp('dark');
    expect(theme.current()).toBe('dark');
    expect(shown()).toEqual({ mark: 'dark', scheme: 'dark', media: ['not all', 'all'] });
  });

  test('changes at once, is kept, and is told', () => {
    const { theme, kept } = setUp();
    const listener = jest.fn();
    const release = theme.subscribe(listener);
    theme.choose('light');
    expect(kept.cookie).toBe('light');
    expect(shown()).toEqual({ mark: 'light', scheme: 'light', media: ['all', 'not all'] });
    theme.choose('system');
    expect(kept.cookie).toBeUndefined();
    expect(shown()).toEqual(SYSTEM);
    expect(listener).toHaveBeenCalledTimes(2);
    release();
    theme.choose('dark');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

test('the browser’s frame has the colour of the canvas', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../shared-ui/src/tokens.css'),
    'utf8',
  );
  const canvases = [...tokens.matchAll(/--canvas: (#\w+);/g)].map(([, colour]) => colour);
  expect(canvases[0]).toBe(THEME_COLOURS.light);
  expect(new Set(canvases.slice(1))).toEqual(new Set([THEME_COLOURS.dark]));
});
