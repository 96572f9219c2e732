import { DashboardLink } from '@sastre/shared-contracts/page';
import { messageOf, useT } from '@sastre/shared-contracts/shell';
import { Icon, Loading, PageHead } from '@sastre/shared-ui';
import { FailureNote } from '../features/failure/failure-note.view.tsx';
import { currentPlan, nextPlan, planAction } from '../features/plans/plan-action.rules.ts';
import { PlanCard } from '../features/plans/plan-card.view.tsx';
import { GridSkeleton, UsageSkeleton } from '../features/plans/plans-skeleton.view.tsx';
import styles from '../features/plans/plans.module.css';
import { Subscription } from '../features/plans/subscription.view.tsx';
import { Usage } from '../features/plans/usage.view.tsx';
import { SavedStrip } from '../features/saved/saved-strip.view.tsx';
import { useSaved } from '../features/saved/use-saved.ts';
import { usePlans } from '../features/plans/use-plans.ts';
import { useWaitingJob } from '../features/waiting/use-waiting-job.ts';
import { WaitingStrip } from '../features/waiting/waiting-strip.view.tsx';

/** /plans: the plans, which one is current, and how much of it is used. */
export function PlansPage() {
  const t = useT();
  const [state, send] = usePlans();
  const isSaved = useSaved();
  const isWaiting = useWaitingJob();
  const { plans, subscription, plansError, subscriptionError } = state.context;
  const current = currentPlan(plans, subscription);
  const isFirstLoad = state.hasTag('loadingPlans') && plans.length === 0;
  const waiting = state.hasTag('loadingSubscription');
  const next = nextPlan(plans, current);
  const retry = () => send({ type: 'retry' });
  return (
    <>
      <PageHead title={t('title')} back={<DashboardLink icon={<Icon name="left" />} />} />
      <div className={styles.page}>
        {isSaved && <SavedStrip />}
        {isWaiting && <WaitingStrip subscription={subscription} />}
        {subscriptionError !== undefined && (
          <FailureNote
            text={messageOf(subscriptionError, t('subscriptionFailed'))}
            busy={waiting}
            onRetry={retry}
          />
        )}
        {subscription === undefined ? (
          waiting && !isFirstLoad && subscriptionError === undefined && <UsageSkeleton />
        ) : (
          <Usage subscription={subscription}>
            <Subscription subscription={subscription} planName={current?.name} />
          </Usage>
        )}
        {plansError !== undefined && (
          <FailureNote
            text={messageOf(plansError, t('plansFailed'))}
            busy={state.hasTag('loadingPlans')}
            onRetry={retry}
          />
        )}
        {isFirstLoad && plansError === undefined && (
          <Loading text={t('loading')}>
            {subscription === undefined && <UsageSkeleton />}
            <GridSkeleton />
          </Loading>
        )}
        {plans.length > 0 && (
          <ul className={styles.grid}>
            {plans.map((plan) => (
              <PlanCard
                key={plan._id}
                plan={plan}
                action={planAction(plan, current)}
                // Whoever has just finished has one way to go, the CV: no second button stands out.
                isNext={plan === next && !isSaved}
                waiting={waiting}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
