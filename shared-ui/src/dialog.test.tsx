import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog.view.tsx';

// jsdom opens no dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

function open(place?: 'whole' | 'below') {
  const onClose = jest.fn();
  render(
    <Dialog labelledBy="title" place={place} onClose={onClose}>
      <h2 id="title">Pages</h2>
    </Dialog>,
  );
  return onClose;
}

test('is open under its title, and tells when the browser closes it', () => {
  const onClose = open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Pages' });
  expect(dialog.open).toBe(true);
  dialog.close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click beside a sheet from below closes it; one inside, or over the whole window, does not', () => {
  const onClose = open('below');
  fireEvent.click(screen.getByText('Pages'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  const stays = open('whole');
  fireEvent.click(screen.getByRole('dialog'));
  expect(stays).not.toHaveBeenCalled();
});
