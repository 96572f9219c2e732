import { endpoints, UNLIMITED, type ActiveSubscription } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { Meter } from '@sastre/shared-ui';
import { useEffect, useState } from 'react';
import styles from './frame.module.css';

/** AI use of today. Its space is reserved; until it is known, and when it cannot be known, it stays hidden. */
export function UsageMeter() {
  const { http, events } = useShell();
  const t = useT();
  const [use, setUse] = useState<ActiveSubscription>();

  useEffect(() => {
    const controller = new AbortController();
    const load = () =>
      void http.call(endpoints.activeSubscription, {}, { signal: controller.signal }).then(
        ({ data }) => setUse(data),
        () => undefined,
      );
    load();
    const releases = [events.on('subscription.changed', load), events.on('cv.tailored', load)];
    return () => {
      controller.abort();
      for (const release of releases) release();
    };
  }, [http, events]);

  if (use === undefined) return <span className={styles.meterSpace} />;
  const { todaysConsumptions: used, dailyRateLimit: limit } = use;
  const unlimited = limit === UNLIMITED;
  const label = unlimited ? t('meter.unlimited', { used }) : t('meter.label', { used, limit });
  return (
    <Link to={paths.plans()} className={styles.meter} aria-label={label}>
      <span className={styles.wide}>{t('meter.today')}</span>
      {unlimited ? <b>{t('meter.noLimit')}</b> : <b>{t('meter.share', { used, limit })}</b>}
      {!unlimited && (
        <span className={styles.meterBar} aria-hidden="true">
          <Meter used={used} limit={limit} label={label} />
        </span>
      )}
    </Link>
  );
}
