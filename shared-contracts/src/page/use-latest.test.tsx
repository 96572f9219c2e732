import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';

test('what is made once finds the value of the last rendering', () => {
  const { result, rerender } = renderHook(
    ({ value }) => {
      const latest = useLatest(value);
      return useState(() => () => latest.current)[0];
    },
    { initialProps: { value: 'a' } },
  );
  const read = result.current;
  expect(read()).toBe('a');
  rerender({ value: 'b' });
  expect(result.current).toBe(read);
  expect(read()).toBe('b');
});

test('effects of the same rendering find its value; what is written stays until the next one', () => {
  const seen: string[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => {
      const latest = useLatest(value);
      useLayoutEffect(() => {
        seen.push(latest.current);
      });
      return latest;
    },
    { initialProps: { value: 'a' } },
  );
  rerender({ value: 'b' });
  expect(seen).toEqual(['a', 'b']);
  result.current.current = 'written';
  expect(result.current.current).toBe('written');
  rerender({ value: 'c' });
  expect(result.current.current).toBe('c');
});
