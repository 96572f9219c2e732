import { Toast } from '@sastre/shared-ui';
import { useSyncExternalStore } from 'react';
import type { Toasts } from '../services/toasts.ts';
import styles from './frame.module.css';

/** The region is always there: a screen reader announces what changes inside it. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const text = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <div role="status" className={styles.toasts}>
      {text !== '' && <Toast>{text}</Toast>}
    </div>
  );
}
