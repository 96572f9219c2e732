/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { onRestoredPage } from './restored-page.ts';

const shown = (persisted: boolean) =>
  Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent;

test('a page that comes back from the memory of the browser is loaded again, a fresh one is not', () => {
  const reload = jest.fn();
  const release = onRestoredPage(reload, window);
  window.dispatchEvent(shown(false));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  expect(reload).toHaveBeenCalledTimes(1);
  release();
  window.dispatchEvent(shown(true));
  expect(reload).toHaveBeenCalledTimes(1);
});
