import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

/** A dialog with a field for files in it, and the button that opens it. */
function Door() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog labelledBy="title" onClose={() => setOpen(false)}>
          <h2 id="title">Versions</h2>
          <input type="file" aria-label="Photo" />
        </Dialog>
      )}
    </>
  );
}

test('what is pressed right behind Escape is not lost, though the browser tells of the end later', () => {
  render(<Door />);
  const open = screen.getByText('Open');
  fireEvent.click(open);
  const first = screen.getByRole('dialog');
  fireEvent(first, new Event('cancel', { cancelable: true }));
  fireEvent.click(open);
  const second = screen.getByRole('dialog');
  expect(second).not.toBe(first);
  fireEvent(first, new Event('close'));
  expect(screen.getByRole('dialog')).toBe(second);
});

test('a choice of files that is given up in it leaves it open', () => {
  render(<Door />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
