import { useT } from '@sastre/shared-contracts/shell';
import { RetryNote } from '@sastre/shared-ui';
import { useFocusKept } from './use-focus-kept.ts';

/** What could not be loaded, and the button that tries again. */
export function FailureNote(props: { text: string; busy: boolean; onRetry: () => void }) {
  const t = useT();
  const button = useFocusKept();
  return (
    <RetryNote button={button} busy={props.busy} retry={t('retry')} onRetry={props.onRetry}>
      {props.text}
    </RetryNote>
  );
}
