import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button, buttonClass } from './button.view.tsx';

test('a busy button says so, keeps the focus and takes no click', () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const ui = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        {'Save CV'}
      </Button>
    </form>
  );
  const { rerender } = render(ui(true));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save CV' });
  button.focus();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  onSubmit.mockImplementation((event) => (event as Event).preventDefault());
  rerender(ui(false));
  fireEvent.click(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

test('a button submits nothing unless it says so; a link may wear its class', () => {
  render(<Button aria-label="Remove">{'x'}</Button>);
  expect(screen.getByRole('button', { name: 'Remove' }).getAttribute('type')).toBe('button');
  expect(buttonClass('filled', 'l').split(' ')).toEqual(['button', 'filled', 'l']);
});
