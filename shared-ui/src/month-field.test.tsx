import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MonthField, type MonthFieldProps } from './month-field.view.tsx';

const given: string[] = [];
function Form({ start, ...props }: { start: string } & Partial<MonthFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MonthField
        label="Start date"
        language="en"
        texts={{ month: 'Month', year: 'Year', incomplete: 'Enter a year' }}
        value={value}
        onChange={(next) => {
          given.push(next);
          setValue(next);
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue('2010-01')}>
        {'Cancel'}
      </button>
    </>
  );
}

function show(props: Parameters<typeof Form>[0]) {
  given.length = 0;
  render(<Form {...props} />);
  return {
    month: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }),
    year: screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }),
  };
}
const set = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });

test('is a group of month and year named by its label', () => {
  const { month, year } = show({ start: '2021-03', required: true });
  expect(screen.getByRole('group', { name: 'Start date' }).contains(month)).toBe(true);
  expect([month.value, month.selectedOptions[0]?.textContent, year.value, year.required]).toEqual([
    '03',
    'March',
    '2021',
    true,
  ]);
});

test('empty, its two boxes say what belongs into each', () => {
  const { month, year } = show({ start: '' });
  expect([month.selectedOptions[0]?.textContent, year.placeholder]).toEqual(['Month', 'Year']);
});

test('gives a date with the whole year, and before it what was begun', () => {
  const { month, year } = show({ start: '' });
  set(month, '09');
  expect([given, month.value]).toEqual([['-09'], '09']);
  for (const typed of ['2', '20', '201', '2017']) set(year, typed);
  expect(given).toEqual(['-09', '2-09', '20-09', '201-09', '2017-09']);
  set(month, '');
  set(year, '');
  expect(given.slice(5)).toEqual(['2017', '']);
});

test('takes a month and year as they are written elsewhere, at the latest when it is left', () => {
  const { month, year } = show({ start: '' });
  set(year, '03/2021');
  expect([month.value, year.value, given]).toEqual(['03', '2021', ['2021-03']]);
  set(year, 'August 2019');
  expect([month.value, year.value]).toEqual(['08', '2019']);
  set(year, '2018-7');
  expect([month.value, year.value]).toEqual(['08', '2018-7']);
  fireEvent.blur(year);
  expect([month.value, year.value, given.at(-1)]).toEqual(['07', '2018', '2018-07']);
});

test('what was begun is there again', () => {
  const { month, year } = show({ start: '20-03' });
  expect([month.value, year.value]).toEqual(['03', '20']);
});

test('a day stays until something is edited', () => {
  const { month, year } = show({ start: '2021-03-15' });
  fireEvent.focus(year);
  fireEvent.blur(year);
  expect(given).toEqual([]);
  set(month, '04');
  expect(given).toEqual(['2021-04']);
});

test('says what is missing when it is left without a whole year', () => {
  const { year } = show({ start: '' });
  fireEvent.focus(year);
  set(year, '20');
  expect(screen.queryByText('Enter a year')).toBeNull();
  fireEvent.blur(year);
  const id = year.getAttribute('aria-describedby') ?? '';
  expect([document.getElementById(id)?.textContent, year.getAttribute('aria-invalid')]).toEqual([
    'Enter a year',
    'true',
  ]);
});

test('a value from outside replaces what was typed', () => {
  const { month, year } = show({ start: '2021-03' });
  set(year, '20');
  fireEvent.click(screen.getByText('Cancel'));
  expect([month.value, year.value]).toEqual(['01', '2010']);
});

test('can be disabled as a whole', () => {
  const { month } = show({ start: '', disabled: true });
  expect(month.closest('fieldset')?.disabled).toBe(true);
});
