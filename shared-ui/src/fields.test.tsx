import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.view.tsx';
import { SelectField } from './select-field.view.tsx';
import { TextArea } from './text-area.view.tsx';
import { TextField } from './text-field.view.tsx';

const nothing = () => undefined;
function describedBy(control: HTMLElement): string | undefined {
  const id = control.getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? 'missing');
}

describe('text field', () => {
  test('is named by its label alone; the mark of a required field is seen, not read', () => {
    render(<TextField label="Company" value="" onChange={nothing} required />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Company' });
    expect(input.required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  test('is described by its hint, or by the error in its place', () => {
    const field = (error?: string) => (
      <TextField label="Website" value="" onChange={nothing} hint="With https" error={error} />
    );
    const { rerender } = render(field());
    const input = screen.getByRole('textbox');
    expect([describedBy(input), input.getAttribute('aria-invalid')]).toEqual(['With https', null]);
    rerender(field('Enter an address'));
    expect([describedBy(input), input.getAttribute('aria-invalid')]).toEqual([
      'Enter an address',
      'true',
    ]);
    expect(screen.queryByText('With https')).toBeNull();
  });

  test('gives the text, and its input to a ref', () => {
    const onChange = jest.fn();
    const ref: { current: HTMLInputElement | null } = { current: null };
    render(
      <TextField label="Email" type="email" value="" onChange={onChange} ref={ref} labelHidden />,
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), {
      target: { value: 'a@b.example' },
    });
    expect(onChange).toHaveBeenCalledWith('a@b.example');
    expect(ref.current?.type).toBe('email');
  });
});

test('a text area has the rows it was given', () => {
  const onChange = jest.fn();
  render(<TextArea label="Summary" value="" onChange={onChange} rows={6} error="Too long" />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
  fireEvent.change(area, { target: { value: 'Hello' } });
  expect([area.rows, describedBy(area)]).toEqual([6, 'Too long']);
  expect(onChange).toHaveBeenCalledWith('Hello');
});

test('a select gives the chosen value', () => {
  const onChange = jest.fn<(value: 'en' | 'de') => void>();
  const options = [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'Deutsch' },
  ] as const;
  render(
    <SelectField
      label="Language"
      value="en"
      onChange={onChange}
      options={options}
      hint="Of the CV"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Language' });
  fireEvent.change(select, { target: { value: 'de' } });
  expect(onChange).toHaveBeenCalledWith('de');
  expect(describedBy(select)).toBe('Of the CV');
});

test('a checkbox gives its new state and is described by its hint', () => {
  const onChange = jest.fn();
  render(<Checkbox label="Include" checked={false} onChange={onChange} hint="In the CV" />);
  const box = screen.getByRole('checkbox', { name: 'Include' });
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(true);
  expect(describedBy(box)).toBe('In the CV');
});
