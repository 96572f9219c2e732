import type { Plan } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useLanguage, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card, cx } from '@sastre/shared-ui';
import styles from './plans.module.css';
import { formatPrice } from './price.rules.ts';

/** One plan. Only the current one has an action so far: keep using it. */
export function PlanCard({ plan, current }: { plan: Plan; current: boolean }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Card as="li" className={cx(styles['plan'], current && styles['current'])}>
      <img src={plan.iconUrl} alt="" width="40" height="40" />
      <h2 className={styles['name']}>{plan.name}</h2>
      <p className={styles['price']}>
        {t('pricePerMonth', { price: formatPrice(plan, language) })}
      </p>
      <p className={styles['quiet']}>{plan.description}</p>
      <ul className={styles['features']}>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {current && (
        <Link to={paths.dashboard()} className={buttonClass('outline')}>
          {t('keep')}
        </Link>
      )}
    </Card>
  );
}
