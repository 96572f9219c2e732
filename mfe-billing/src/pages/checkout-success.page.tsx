import { formatDay, useLocale } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useQuery, useT } from '@sastre/shared-contracts/shell';
import { buttonClass } from '@sastre/shared-ui';
import { Outcome } from '../features/payment/outcome.view.tsx';
import { useActivePlan } from '../features/payment/use-active-plan.ts';
import { usePayment } from '../features/payment/use-payment.ts';
import { useWaitingJob } from '../features/waiting/use-waiting-job.ts';

/** /checkout-success?subscription_id=: what became of the payment. */
export function CheckoutSuccessPage() {
  const subscriptionId = useQuery().get('subscription_id') || undefined;
  return <Payment key={subscriptionId} subscriptionId={subscriptionId} />;
}

function Payment({ subscriptionId }: { subscriptionId: string | undefined }) {
  const t = useT();
  const phase = usePayment(subscriptionId);
  const plan = useActivePlan(phase === 'succeeded');
  const isWaiting = useWaitingJob();
  const locale = useLocale();
  if (phase === 'verifying') return <Outcome tone="waiting" title={t('payment.verifying')} />;
  const home = (
    <Link
      to={paths.dashboard()}
      className={buttonClass(phase === 'slow' || isWaiting ? 'outline' : 'filled')}
    >
      {t('payment.home')}
    </Link>
  );
  if (phase === 'slow') {
    return (
      <Outcome
        tone="waiting"
        title={t('payment.verifying')}
        text={t('payment.slow')}
        actions={home}
      />
    );
  }
  if (phase === 'succeeded') {
    return (
      <Outcome
        tone="good"
        title={t('payment.succeeded')}
        text={
          plan === undefined
            ? t('payment.active')
            : t('payment.activePlan', {
                plan: plan.name,
                at: formatDay(plan.endDate, locale),
              })
        }
        actions={
          <>
            {isWaiting && (
              <Link to={paths.tailorCv()} className={buttonClass('filled')}>
                {t('waiting.back')}
              </Link>
            )}
            {home}
            <Link to={paths.plans()} className={buttonClass('outline')}>
              {t('payment.subscription')}
            </Link>
          </>
        }
      />
    );
  }
  return (
    <Outcome
      tone="bad"
      title={phase === 'failed' ? t('payment.failed') : t('payment.erred')}
      actions={
        <Link to={paths.plans()} className={buttonClass('filled')}>
          {t('payment.retry')}
        </Link>
      }
    />
  );
}
