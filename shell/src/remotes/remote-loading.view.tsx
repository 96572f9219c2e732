import { useT } from '@sastre/shared-contracts/shell';
import { Loading } from '@sastre/shared-ui';
import { useEffect, useState } from 'react';
import type { Clock } from '../services/clock.ts';
import styles from './remote.module.css';

/** After this somebody wonders whether anything still happens. */
const SLOW_MS = 5_000;

/** While a remote comes. */
export function RemoteLoading({ clock }: { clock: Pick<Clock, 'after'> }) {
  const t = useT();
  const [slow, setSlow] = useState(false);
  useEffect(() => clock.after(SLOW_MS, () => setSlow(true)), [clock]);
  return (
    <div className={styles.loading}>
      <Loading text={t(slow ? 'remote.slow' : 'remote.loading')} />
    </div>
  );
}
