import { UNLIMITED, type ActiveSubscription } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Card, Meter } from '@sastre/shared-ui';
import styles from './plans.module.css';

/** Dates of the subscription, and AI use today and this week. */
export function Usage({ subscription }: { subscription: ActiveSubscription }) {
  const t = useT();
  const language = useLanguage();
  const { startDate, endDate } = subscription.activeSubscription;
  const day = (date: string) => new Date(date).toLocaleDateString(language, { dateStyle: 'long' });
  const moment = (date: string) =>
    new Date(date).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const meters = [
    {
      key: 'today',
      used: subscription.todaysConsumptions,
      limit: subscription.dailyRateLimit,
      resets: subscription.dayResetsAt,
    },
    {
      key: 'week',
      used: subscription.thisWeeksConsumptions,
      limit: subscription.weeklyRateLimit,
      resets: subscription.weekResetsAt,
    },
  ];
  return (
    <Card className={styles['usage']}>
      <h2 className={styles['name']}>{t('current')}</h2>
      <p>
        {endDate === null
          ? t('since', { start: day(startDate) })
          : t('period', { start: day(startDate), end: day(endDate) })}
      </p>
      {meters.map(({ key, used, limit, resets }) => {
        const unlimited = limit === UNLIMITED;
        return (
          <div key={key}>
            <p className={styles['useRow']}>
              <span>{t(`use.${key}`)}</span>
              <strong>{unlimited ? t('unlimited', { used }) : t('of', { used, limit })}</strong>
            </p>
            <Meter used={used} limit={limit} label={t(`use.${key}`)} />
            {!unlimited && <p className={styles['quiet']}>{t('resets', { at: moment(resets) })}</p>}
          </div>
        );
      })}
    </Card>
  );
}
