import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The value of the last rendering, for what is made once and called later. Who writes to it is believed until the next
 * rendering.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
