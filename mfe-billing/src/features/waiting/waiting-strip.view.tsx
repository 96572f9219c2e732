import { mayUseAi, type ActiveSubscription } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card } from '@sastre/shared-ui';
import styles from '../saved/saved.module.css';

interface Props {
  /** Absent: what is left of it is not known. */
  subscription: ActiveSubscription | undefined;
}

/** Above the plans, for whom the limits sent there: why, as long as it is so, and the way back to the job description. */
export function WaitingStrip({ subscription }: Props) {
  const t = useT();
  const isSpent = subscription !== undefined && !mayUseAi(subscription);
  return (
    <Card as="section" className={styles.strip} aria-labelledby="waiting">
      <div className={styles.words}>
        <h2 id="waiting" className={styles.title}>
          {t(isSpent ? 'waiting.spent' : 'waiting.title')}
        </h2>
        <p className={styles.text}>{t(isSpent ? 'waiting.choose' : 'waiting.text')}</p>
        <Link to={paths.tailorCv()} className={buttonClass('outline')}>
          {t('waiting.back')}
        </Link>
      </div>
    </Card>
  );
}
