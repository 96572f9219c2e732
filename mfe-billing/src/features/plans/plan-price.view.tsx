import type { Plan } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { formatPrice } from './price.rules.ts';
import styles from './plans.module.css';

/** What a plan costs, and that it costs that each month. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const t = useT();
  const language = useLanguage();
  return (
    <p className={styles.price}>
      <span>{formatPrice(plan, language)}</span>
      {plan.priceCents > 0 && <span className={styles.period}>{t('perMonth')}</span>}
    </p>
  );
}
