import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import { useEffect, useState } from 'react';
import { pictureUrl } from './pictures.effects.ts';
import styles from './pictures.module.css';

/** One stored picture; a placeholder while there is none to show. */
export function Picture({ id, name }: { id: string; name: string }) {
  const t = useT();
  const shell = useShell();
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    pictureUrl(shell, id, stop.signal).then(
      (next) => {
        made = next;
        if (stop.signal.aborted) URL.revokeObjectURL(next);
        else setUrl(next);
      },
      () => setBroken(!stop.signal.aborted),
    );
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [shell, id]);
  if (url !== undefined && !broken) {
    return <img className={styles['image']} src={url} alt={name} onError={() => setBroken(true)} />;
  }
  const label = broken ? t('pictures.broken', { name }) : name;
  return (
    <span className={styles['placeholder']} role="img" aria-label={label}>
      <Icon name="picture" size={32} />
    </span>
  );
}
