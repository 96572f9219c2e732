import type { TailoringProgress } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card, Note, PAGE_TITLE_ID, ProgressBar, RetryNote } from '@sastre/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './tailored-list.module.css';

interface Props {
  /** Empty: it is not known. */
  companyName: string;
  state: 'inWork' | 'failed' | 'lost';
  progress: TailoringProgress | undefined;
  onCheckAgain: () => void;
}

/** The copy that is being made: how far it is and the way back to it; or that nothing came of it. */
export function Running({ companyName, state, progress, onCheckAgain }: Props) {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    // What had the focus goes with the row.
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById(PAGE_TITLE_ID)?.focus();
    };
  }, []);
  const of = companyName === '' ? '' : 'Named';
  return (
    <div ref={row} className={styles.running}>
      {state === 'failed' && (
        <Note tone="error">
          {t(`list.running.failed${of}`, { company: companyName })}{' '}
          <Link to={paths.tailorCv()}>{t('list.running.why')}</Link>
        </Note>
      )}
      {state === 'lost' && (
        <RetryNote retry={t('failure.checkAgain')} onRetry={onCheckAgain}>
          {t('failure.status')}. {t('failure.statusHelp')}
        </RetryNote>
      )}
      {state === 'inWork' && (
        <Card className={styles.inWork}>
          <div className={styles.texts}>
            <p className={styles.name} role="status">
              {t(`list.running.title${of}`, { company: companyName })}
            </p>
            <p className={styles.date}>{t(`stage.${progress?.stage ?? 'queued'}`)}</p>
          </div>
          <Link to={paths.tailorCv()} className={buttonClass('outline', 's')}>
            {t('list.running.open')}
          </Link>
          <div className={styles.bar}>
            <ProgressBar value={progress?.progress ?? 0} label={t('progress')} />
          </div>
        </Card>
      )}
    </div>
  );
}
