import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass } from '@sastre/shared-ui';
import { Outcome } from '../features/payment/outcome.view.tsx';

/** /checkout-cancel: nothing was paid. */
export function CheckoutCancelPage() {
  const t = useT();
  return (
    <Outcome
      tone="plain"
      title={t('payment.cancelled')}
      text={t('payment.noCharges')}
      actions={
        <>
          <Link to={paths.plans()} className={buttonClass('filled')}>
            {t('payment.plans')}
          </Link>
          <Link to={paths.dashboard()} className={buttonClass('outline')}>
            {t('payment.home')}
          </Link>
        </>
      }
    />
  );
}
