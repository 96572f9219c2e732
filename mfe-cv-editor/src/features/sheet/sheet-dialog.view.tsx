import { useT, type CapabilityState } from '@sastre/shared-contracts/shell';
import { Dialog, Icon, IconButton, Loading } from '@sastre/shared-ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetDialogProps {
  state: CapabilityState;
  /** Shown instead of what could not be loaded. */
  failure: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The sheet where there is no room beside the form: it rises from below. */
export function SheetDialog({ state, failure, onClose, children }: SheetDialogProps) {
  const t = useT();
  const title = useId();
  // The browser hears Escape only outside of the sheet's own document, which passes its keys on.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target instanceof HTMLIFrameElement) onClose();
  };
  return (
    <Dialog labelledBy={title} place="below" onClose={onClose}>
      <div className={styles.dialog} onKeyDown={onKeyDown}>
        <div className={styles.top}>
          <h2 id={title} className={styles.title}>
            {t('sheet.title')}
          </h2>
          <IconButton label={t('sheet.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {state === 'failed' && failure}
        {state === 'ready' && children}
        {(state === 'loading' || state === 'idle') && <Loading text={t('sheet.loading')} />}
      </div>
    </Dialog>
  );
}
