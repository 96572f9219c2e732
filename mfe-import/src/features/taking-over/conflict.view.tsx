import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, Note } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import styles from './taking-over.module.css';

/** The CV was changed elsewhere meanwhile. Takes the focus when it comes up. */
export function Conflict({ onOver }: { onOver: () => void }) {
  const t = useT();
  const id = useId();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <section ref={note} tabIndex={-1} className={styles.conflict} aria-labelledby={id}>
      <Note tone="warn">
        <h2 id={id} className={styles.title}>
          {t('conflict.title')}
        </h2>
        <p role="alert">{t('conflict.text')}</p>
        <p>{t('conflict.explain')}</p>
        <div className={styles.actions}>
          <Button size="s" onClick={onOver}>
            {t('conflict.over')}
          </Button>
          <Link to={paths.cvData()} className={buttonClass('outline', 's')}>
            {t('conflict.open')}
          </Link>
        </div>
      </Note>
    </section>
  );
}
