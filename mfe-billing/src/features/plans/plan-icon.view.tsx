import { Icon } from '@sastre/shared-ui';
import { useState } from 'react';
import styles from './plans.module.css';

/** A plan's configured picture, or a plain one when it cannot be shown. */
export function PlanIcon({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.icon}>
      {broken === url ? (
        <Icon name="plan" size={20} />
      ) : (
        <img src={url} alt="" width="26" height="26" onError={() => setBroken(url)} />
      )}
    </span>
  );
}
