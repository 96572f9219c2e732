import { formatPrice, type Plan } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import styles from './plans.module.css';

/** What a plan costs, and that it costs that each month. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const t = useT();
  const locale = useLocale();
  return (
    <p className={styles.price}>
      <span>{formatPrice(plan.priceCents, plan.currency, locale)}</span>
      {plan.priceCents > 0 && <span className={styles.period}>{t('perMonth')}</span>}
    </p>
  );
}
