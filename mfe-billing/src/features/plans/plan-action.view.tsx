import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, Skeleton } from '@sastre/shared-ui';
import type { PlanAction } from './plan-action.rules.ts';
import styles from './plans.module.css';

interface Props {
  planId: string;
  action: PlanAction | undefined;
  waiting: boolean;
  /** Stands out: one in a view. */
  isNext: boolean;
}

/** The one button of a plan; its room is kept while it is unknown which one it is. */
export function PlanActionButton({ planId, action, waiting, isNext }: Props) {
  const t = useT();
  if (action === undefined) {
    return waiting ? <Skeleton shape="button" className={styles.waiting} /> : null;
  }
  if (action === 'better') {
    return (
      <Button variant="outline" block disabled>
        {t('action.better')}
      </Button>
    );
  }
  const isKept = action === 'keep';
  return (
    <Link
      to={isKept ? paths.dashboard() : paths.checkout(planId)}
      className={buttonClass(isNext ? 'filled' : 'outline')}
    >
      {t(`action.${action}`)}
    </Link>
  );
}
