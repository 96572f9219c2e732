import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameForm } from './name-form.view.tsx';

afterEach(cleanup);

function show(part: { value?: string; busy?: boolean } = {}) {
  const acts = { onSend: jest.fn(), onCancel: jest.fn() };
  const texts = { send: 'Save', cancel: 'Cancel', blank: 'Enter a name' };
  render(<NameForm label="Name" maxLength={9} texts={texts} busy={false} {...part} {...acts} />);
  return { ...acts, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
}

test('has the focus and its words selected, and sends by Enter what is typed', async () => {
  const { field, onSend } = show({ value: 'Before' });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('Northlight{Enter}');
  expect(onSend).toHaveBeenCalledWith('Northligh');
});

test('blank it says what is missing and is not sent; Escape goes back', async () => {
  const { field, onSend, onCancel } = show();
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('while it is busy nothing is sent and nothing left', async () => {
  const { onSend, onCancel } = show({ value: 'Before', busy: true });
  await userEvent.keyboard('{Enter}{Escape}');
  expect(onSend).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
