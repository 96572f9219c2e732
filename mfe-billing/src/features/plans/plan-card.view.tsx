import type { Plan } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, cx, Tag } from '@sastre/shared-ui';
import { PlanActionButton } from './plan-action.view.tsx';
import type { PlanAction } from './plan-action.rules.ts';
import { PlanFeatures } from './plan-features.view.tsx';
import { PlanIcon } from './plan-icon.view.tsx';
import { PlanPrice } from './plan-price.view.tsx';
import styles from './plans.module.css';

interface Props {
  plan: Plan;
  /** Absent while it is unknown what the user has. */
  action: PlanAction | undefined;
  /** That is being found out. */
  waiting: boolean;
  /** Its button stands out. */
  isNext: boolean;
}

/** One plan: what it is, what it costs, what it holds, and what can be done about it. */
export function PlanCard({ plan, action, waiting, isNext }: Props) {
  const t = useT();
  const titleId = `plan-${plan._id}`;
  return (
    <Card
      as="li"
      className={cx(styles.plan, action === 'keep' && styles.current)}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <PlanIcon url={plan.iconUrl} />
        <h2 id={titleId} className={styles.name}>
          {plan.name}
        </h2>
        {action === 'keep' && <Tag tone="primary">{t('currentPlan')}</Tag>}
      </div>
      <PlanPrice plan={plan} />
      <p className={styles.quiet}>{plan.description}</p>
      <PlanFeatures features={plan.features} />
      <PlanActionButton planId={plan._id} action={action} waiting={waiting} isNext={isNext} />
    </Card>
  );
}
