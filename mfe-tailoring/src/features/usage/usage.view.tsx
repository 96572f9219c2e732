import type { ActiveSubscription } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Meter } from '@sastre/shared-ui';
import { allowances, localMoment } from './usage.rules.ts';
import styles from './usage.module.css';

/** What was used today and this week, and when each starts again. */
export function UsageView({ usage }: { usage: ActiveSubscription }) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useShell();
  const limited = allowances(usage);
  if (limited.length === 0) return <p className={styles.quiet}>{t('usage.unlimited')}</p>;
  return (
    <ul className={styles.usage} aria-label={t('usage.title')}>
      {limited.map(({ key, used, limit, resetsAt }) => (
        <li key={key}>
          <p>{t(`usage.${key}`, { used, limit })}</p>
          <Meter used={used} limit={limit} label={t(`usage.${key}`, { used, limit })} />
          <p className={styles.quiet}>
            {t('usage.resets', { at: localMoment(resetsAt, clock.now(), locale) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
