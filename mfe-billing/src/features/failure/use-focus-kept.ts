import { PAGE_TITLE_ID } from '@sastre/shared-ui';
import { useLayoutEffect, useRef } from 'react';

/** For a button that goes when it has done its work: the focus that it has then goes to the page's title. */
export function useFocusKept() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement)
        document.getElementById(PAGE_TITLE_ID)?.focus();
    };
  }, []);
  return button;
}
