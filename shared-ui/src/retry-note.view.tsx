import type { ReactNode, Ref } from 'react';
import { Button } from './button.view.tsx';
import { Note } from './note.view.tsx';

export interface RetryNoteProps {
  /** What did not work. */
  children: ReactNode;
  /** The button's words. */
  retry: string;
  onRetry: () => void;
  /** True while it is tried again. */
  busy?: boolean;
  button?: Ref<HTMLButtonElement> | undefined;
}

/** What could not be loaded or kept, announced at once, and the button that tries again. */
export function RetryNote({ children, retry, onRetry, busy = false, button }: RetryNoteProps) {
  return (
    <Note tone="error">
      {children}{' '}
      <Button ref={button} variant="text" size="s" busy={busy} onClick={onRetry}>
        {retry}
      </Button>
    </Note>
  );
}
