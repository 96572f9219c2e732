/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { whenBack } from './when-back.ts';

function seen(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('runs once when the page is seen again, not as it goes out of sight', () => {
  const run = jest.fn();
  whenBack(run, window);
  seen('hidden');
  expect(run).not.toHaveBeenCalled();
  seen('visible');
  window.dispatchEvent(new Event('focus'));
  seen('visible');
  expect(run).toHaveBeenCalledTimes(1);
});

test('a window beside it gives the focus back', () => {
  const run = jest.fn();
  whenBack(run, window);
  window.dispatchEvent(new Event('focus'));
  seen('visible');
  expect(run).toHaveBeenCalledTimes(1);
});
