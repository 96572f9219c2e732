import { useCallback } from 'react';
import { useLatest } from '@sastre/shared-contracts/page';

interface Props {
  text: string;
  /** The browser found a word of it on the page. */
  onFound: () => void;
}

/** What a part that is closed says: nobody sees it, but who looks for a word on the page finds it, and the part opens. */
export function FoundText({ text, onFound }: Props) {
  const found = useLatest(onFound);
  const hide = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const onMatch = () => found.current();
      // As an attribute: React knows it as a switch alone.
      element.setAttribute('hidden', 'until-found');
      element.addEventListener('beforematch', onMatch);
      return () => element.removeEventListener('beforematch', onMatch);
    },
    [found],
  );
  return <div ref={hide}>{text}</div>;
}
