import type { ActiveSubscription } from '@sastre/shared-contracts/api';
import { formatDay, useLocale } from '@sastre/shared-contracts/page';
import { messageOf, useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import styles from './plans.module.css';
import { statusSentence } from './subscription-status.rules.ts';
import { usePortal } from './use-portal.ts';

interface Props {
  subscription: ActiveSubscription;
  /** Absent when the plan is not offered any more, or not known yet. */
  planName: string | undefined;
}

/** Which plan, from when to when, in which state, and the way to the bills. */
export function Subscription({ subscription, planName }: Props) {
  const t = useT();
  const locale = useLocale();
  const { startDate, endDate } = subscription.activeSubscription;
  const day = (date: string) => formatDay(date, locale);
  const sentence = statusSentence(subscription.activeSubscription);
  const said = sentence && t(`status.${sentence.key}`, { at: day(sentence.at) });
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{t('current')}</p>
      {planName !== undefined && (
        <p className={styles.big}>
          <strong>{planName}</strong>
        </p>
      )}
      <p className={styles.small}>
        {endDate === null
          ? t('since', { start: day(startDate) })
          : t('period', { start: day(startDate), end: day(endDate) })}
      </p>
      {sentence?.key === 'renews' && <p className={styles.small}>{said}</p>}
      {sentence !== undefined && sentence.key !== 'renews' && <Note tone="warn">{said}</Note>}
      {subscription.canManageBilling && <ManageBilling />}
    </div>
  );
}

function ManageBilling() {
  const t = useT();
  const [portal, send] = usePortal();
  return (
    <>
      <div>
        <Button
          variant="outline"
          size="s"
          busy={portal.hasTag('busy')}
          onClick={() => send({ type: 'open' })}
        >
          {t('manage')}
        </Button>
      </div>
      {portal.hasTag('failed') && (
        <Note tone="error">{messageOf(portal.context.error, t('manageFailed'))}</Note>
      )}
    </>
  );
}
