import type { ToastAction } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, Toast } from '@sastre/shared-ui';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Toasts } from '../services/toasts.ts';
import styles from './frame.module.css';

/** The region is always there: a screen reader announces what changes inside it. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <div
      role="status"
      className={styles.toasts}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      {shown && (
        <Toast action={shown.action && <Offer action={shown.action} onDone={toasts.close} />}>
          {shown.text}
        </Toast>
      )}
    </div>
  );
}

/** What a toast offers; once taken it goes. */
function Offer({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('to' in action)
    return (
      <Link to={action.to} className={buttonClass('text', 's')} onClick={onDone}>
        {action.label}
      </Link>
    );
  const run = () => {
    onDone();
    action.run();
  };
  return (
    <Button variant="text" size="s" onClick={run}>
      {action.label}
    </Button>
  );
}
