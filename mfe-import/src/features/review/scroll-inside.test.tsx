import { afterEach, expect, jest, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import messages from '../../locales/en.json' with { type: 'json' };
import { scrollInside } from './scroll-inside.ts';
import { SourceLines } from './source-lines.view.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

/** A thing at a height of the screen. */
function thing(top: number, bottom: number, name = 'div'): Element {
  const element = document.createElement(name);
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
  return element;
}

test.each([
  { what: 'is seen', top: 120, bottom: 140, scrolled: 50 },
  { what: 'lies above', top: 80, bottom: 100, scrolled: 30 },
  { what: 'lies below', top: 310, bottom: 330, scrolled: 80 },
  { what: 'is higher than the box', top: 250, bottom: 900, scrolled: 200 },
])('what $what', ({ top, bottom, scrolled }) => {
  const box = thing(100, 300);
  box.scrollTop = 50;
  scrollInside(box, thing(top, bottom));
  expect(box.scrollTop).toBe(scrolled);
});

test('a line that is marked scrolls its own box, never the page', () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const [top, bottom] = this.tagName === 'MARK' ? [500, 520] : [100, 300];
    return { top, bottom } as DOMRect;
  });
  const { Wrapper } = fakeShell({ messages });
  const lines = [0, 1].map((id) => ({ id, page: 0, text: `Line ${id}` }));
  render(<SourceLines lines={lines} marked={new Set([1])} />, { wrapper: Wrapper });
  expect(screen.getByRole('list').scrollTop).toBe(220);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
