import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { useFocusKept } from './use-focus-kept.ts';

/** What could not be loaded, and the button that tries again. */
export function FailureNote(props: { text: string; busy: boolean; onRetry: () => void }) {
  const t = useT();
  const button = useFocusKept();
  return (
    <Note tone="error">
      {props.text}{' '}
      <Button ref={button} variant="text" size="s" busy={props.busy} onClick={props.onRetry}>
        {t('retry')}
      </Button>
    </Note>
  );
}
