import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { cx } from '@sastre/shared-ui';
import styles from './onboarding.module.css';

/** The five-part bar. */
export function Steps({ step }: { step: number }) {
  const t = useT();
  return (
    <ol className={styles.steps} aria-label={t('onboarding.progress')}>
      {ONBOARDING_STEPS.map((name, index) => (
        <li
          key={name}
          className={cx(styles.step, index < step && styles.done, index === step && styles.now)}
          aria-current={index === step ? 'step' : undefined}
        >
          <span>{t(`step.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}
