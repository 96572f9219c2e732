import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog.view.tsx';

beforeEach(() => {
  // As browsers do, which jsdom does not.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

function show(place?: 'side' | 'below') {
  const onClose = jest.fn();
  render(
    <Dialog labelledBy="title" place={place} onClose={onClose}>
      <h2 id="title">Versions</h2>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Versions' }) };
}

test('is open as long as it is there, and says when it is closed', () => {
  const { dialog, onClose } = show();
  expect(dialog.hasAttribute('open')).toBe(true);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  (dialog as HTMLDialogElement).close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['side', 'below'] as const)(
  'a click beside one %s closes it, and one inside does not',
  (place) => {
    const { dialog, onClose } = show(place);
    fireEvent.click(screen.getByText('Versions'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
