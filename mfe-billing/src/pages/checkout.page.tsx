import { paths } from '@sastre/shared-contracts/routes';
import { Link, useQuery, useT } from '@sastre/shared-contracts/shell';
import { Icon, Loading, PageHead } from '@sastre/shared-ui';
import { lazy, Suspense } from 'react';
import styles from '../features/checkout/checkout.module.css';

// The provider's code, which no other page needs, comes with it.
const CheckoutView = lazy(async () => ({
  default: (await import('../features/checkout/checkout.view.tsx')).CheckoutView,
}));

/** /checkout?planId=: the chosen plan, and the way to the provider's page. */
export function CheckoutPage() {
  const t = useT();
  const planId = useQuery().get('planId') || undefined;
  return (
    <>
      <div className={styles.title}>
        <PageHead
          title={t('checkout.title')}
          back={
            <Link to={paths.plans()}>
              <Icon name="left" />
              {t('checkout.back')}
            </Link>
          }
        />
      </div>
      <Suspense fallback={<Loading text={t('checkout.loading')} />}>
        <CheckoutView key={planId} planId={planId} />
      </Suspense>
    </>
  );
}
