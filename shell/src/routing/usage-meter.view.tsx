import { UNLIMITED } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Meter } from '@sastre/shared-ui';
import styles from './usage-meter.module.css';
import { useUsageFacts } from './usage.context.tsx';

/** The plan and its AI use of today. The space is reserved; what is not known yet, or cannot be known, stays hidden. */
export function UsageMeter() {
  const t = useT();
  const { use, plans } = useUsageFacts();

  if (use === undefined) return <span className={styles.space} />;
  const { todaysConsumptions: used, dailyRateLimit: limit, activeSubscription } = use;
  const plan = plans.find(({ _id }) => _id === activeSubscription.planId)?.name;
  const unlimited = limit === UNLIMITED;
  // What is seen, whole: a narrow screen shows a part of it, and speech input says what it sees.
  const amount = unlimited ? t('meter.noLimit') : `${used}${t('meter.limit', { limit })}`;
  const label = [plan, t('meter.today'), amount].filter((part) => part !== undefined).join(' ');
  return (
    <Link to={paths.plans()} className={styles.meter} aria-label={label}>
      {plan !== undefined && <span className={styles.plan}>{`${plan} `}</span>}
      <span>
        <span className={styles.words}>{t('meter.today')} </span>
        <b>{unlimited ? <NoLimit text={t('meter.noLimit')} /> : used}</b>
        {!unlimited && t('meter.limit', { limit })}
      </span>
      {!unlimited && (
        <span className={styles.bar} aria-hidden="true">
          <Meter used={used} limit={limit} label={label} />
        </span>
      )}
    </Link>
  );
}

const NO_LIMIT = '∞';

/** A word, and its sign where the header has no room for it in every language. */
function NoLimit({ text }: { text: string }) {
  return (
    <>
      <span className={styles.whole}>{text}</span>
      <span className={styles.sign} aria-hidden="true">
        {NO_LIMIT}
      </span>
    </>
  );
}
