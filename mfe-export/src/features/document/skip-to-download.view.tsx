import { useT } from '@sastre/shared-contracts/shell';
import type { RefObject } from 'react';
import styles from './export.module.css';

/** The first stop of the page: past the preview's own controls, seen while it has the focus. */
export function SkipToDownload({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const t = useT();
  return (
    <button type="button" className={styles.skip} onClick={() => button.current?.focus()}>
      {t('skipToDownload')}
    </button>
  );
}
