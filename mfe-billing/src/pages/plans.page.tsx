import { endpoints } from '@sastre/shared-contracts/api';
import { messageOf, useLanguage, useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Loading, Note, PageHead } from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { PlanCard } from '../features/plans/plan-card.view.tsx';
import { plansMachine } from '../features/plans/plans.machine.ts';
import styles from '../features/plans/plans.module.css';
import { Usage } from '../features/plans/usage.view.tsx';

/** /plans: the plans, which one is current, and how much of it is used. */
export function PlansPage() {
  const t = useT();
  const shell = useShell();
  const language = useLanguage();
  const machine = useMemo(
    () =>
      plansMachine.provide({
        actors: {
          loadPlans: fromPromise(async ({ input }: { input: { language: string } }) => {
            return (
              await shell.http.call(endpoints.listPlans, { query: { language: input.language } })
            ).data;
          }),
          loadSubscription: fromPromise(
            async () => (await shell.http.call(endpoints.activeSubscription, {})).data,
          ),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine, { input: { language } });
  const { plans, subscription, plansError, subscriptionError } = state.context;

  useEffect(() => {
    if (language !== state.context.language) send({ type: 'language', language });
  }, [language, send, state.context.language]);
  useEffect(
    () => shell.events.on('subscription.changed', () => send({ type: 'subscriptionChanged' })),
    [shell, send],
  );

  const failed = plansError !== undefined || subscriptionError !== undefined;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles['page']}>
        {subscriptionError !== undefined && (
          <Note tone="error">{messageOf(subscriptionError, t('subscriptionFailed'))}</Note>
        )}
        {subscription !== undefined && <Usage subscription={subscription} />}
        {plansError !== undefined && (
          <Note tone="error">{messageOf(plansError, t('plansFailed'))}</Note>
        )}
        {state.hasTag('loadingPlans') && plans.length === 0 && <Loading text={t('loading')} />}
        {failed && (
          <div>
            <Button variant="outline" onClick={() => send({ type: 'retry' })}>
              {t('retry')}
            </Button>
          </div>
        )}
        <ul className={styles['grid']}>
          {plans.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              current={plan._id === subscription?.activeSubscription.planId}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
