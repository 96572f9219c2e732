import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Loading, Skeleton } from '@sastre/shared-ui';
import { Elements, useStripe } from '@stripe/react-stripe-js';
import { useFocusKept } from '../failure/use-focus-kept.ts';
import { PlanFeatures } from '../plans/plan-features.view.tsx';
import { PlanPrice } from '../plans/plan-price.view.tsx';
import { CheckoutFailure } from './checkout-failure.view.tsx';
import styles from './checkout.module.css';
import { CheckoutTerms } from './terms.view.tsx';
import { useCheckout } from './use-checkout.ts';

/** The chosen plan and the button that leads to the provider's page. Keyed by the plan. */
export function CheckoutView({ planId }: { planId: string | undefined }) {
  const t = useT();
  const [state, send] = useCheckout(planId);
  const { plan, replaced, provider, failure } = state.context;
  const refused = state.hasTag('refused');
  return (
    <Elements stripe={provider ?? null}>
      <Card as="section" className={styles.checkout} aria-label={t('checkout.chosen')}>
        {plan === undefined && state.hasTag('loading') && (
          <Loading text={t('checkout.loading')}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
            <Skeleton shape="button" />
          </Loading>
        )}
        {plan !== undefined && (
          <div className={styles.plan}>
            <h2 className={styles.name}>{plan.name}</h2>
            <PlanPrice plan={plan} />
            <p className={styles.quiet}>{plan.description}</p>
            <PlanFeatures features={plan.features} />
            {replaced && <p>{t('checkout.replaces', { plan: replaced.name })}</p>}
            <CheckoutTerms />
          </div>
        )}
        {failure !== undefined && <CheckoutFailure failure={failure} />}
        {plan !== undefined && !refused && (
          <PayButton
            busy={state.hasTag('busy') || state.hasTag('loading')}
            onPay={(isReady) => send({ type: 'pay', isReady })}
          />
        )}
      </Card>
    </Elements>
  );
}

function PayButton({ busy, onPay }: { busy: boolean; onPay: (isReady: boolean) => void }) {
  const t = useT();
  const button = useFocusKept();
  const isReady = useStripe() !== null;
  return (
    <>
      <Button
        ref={button}
        variant="filled"
        size="l"
        block
        busy={busy}
        onClick={() => onPay(isReady)}
      >
        {t('checkout.pay')}
      </Button>
      <p className={styles.quiet}>{t('checkout.note')}</p>
    </>
  );
}
