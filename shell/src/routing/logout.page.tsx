import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Spinner } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './frame.module.css';

export function LogoutPage() {
  const { auth } = useShell();
  const t = useT();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void auth.logout();
  }, [auth]);
  return (
    <div className={styles.centre}>
      <Spinner size="l" label={t('logout.busy')} />
    </div>
  );
}
