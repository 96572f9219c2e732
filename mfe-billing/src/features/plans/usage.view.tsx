import { UNLIMITED, type ActiveSubscription } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, Meter } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './plans.module.css';

interface Props {
  subscription: ActiveSubscription;
  /** What is said of the subscription itself. */
  children: ReactNode;
}

/** The box above the plans: the subscription, and AI use today and this week. */
export function Usage({ subscription, children }: Props) {
  const t = useT();
  return (
    <Card as="section" className={styles.usage} aria-label={t('current')}>
      {children}
      <Allowance
        label={t('use.today')}
        used={subscription.todaysConsumptions}
        limit={subscription.dailyRateLimit}
        resetsAt={subscription.dayResetsAt}
      />
      <Allowance
        label={t('use.week')}
        used={subscription.thisWeeksConsumptions}
        limit={subscription.weeklyRateLimit}
        resetsAt={subscription.weekResetsAt}
      />
    </Card>
  );
}

interface AllowanceProps {
  label: string;
  used: number;
  limit: number;
  resetsAt: string;
}

function Allowance({ label, used, limit, resetsAt }: AllowanceProps) {
  const t = useT();
  const locale = useLocale();
  const isLimited = limit !== UNLIMITED;
  const at = new Date(resetsAt).toLocaleString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{label}</p>
      <p className={styles.big}>
        <strong>{used}</strong> <span>{isLimited ? t('ofLimit', { limit }) : t('unlimited')}</span>
      </p>
      <Meter used={used} limit={limit} label={label} />
      {isLimited && <p className={styles.small}>{t('resets', { at })}</p>}
    </div>
  );
}
