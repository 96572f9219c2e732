import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Note } from '@sastre/shared-ui';
import type { Failure } from './checkout.types.ts';
import styles from './checkout.module.css';

/** Why it cannot go on, and the way back to the plans. */
export function CheckoutFailure({ failure: { kind, error } }: { failure: Failure }) {
  const t = useT();
  const own = kind === 'betterPlan' ? t('action.better') : t(`checkout.failure.${kind}`);
  // What the server or the provider says is the better text, where specification 8 asks for it.
  const says = ['plansFailed', 'redirect', 'purchase'].includes(kind);
  return (
    <div className={styles.failure}>
      <Note tone="error">{says ? messageOf(error, own) : own}</Note>
      <Link to={paths.plans()} className={buttonClass('outline')}>
        {t('retry')}
      </Link>
    </div>
  );
}
