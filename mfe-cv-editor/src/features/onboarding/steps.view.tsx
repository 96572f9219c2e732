import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { cx } from '@sastre/shared-ui';
import styles from './onboarding.module.css';

interface Props {
  step: number;
  /** Whether a step can be gone to at once: all before it let the user go on. */
  isOpen: (step: number) => boolean;
  onGo: (step: number) => void;
}

/** The five-part bar, which leads to each step that can be gone to. */
export function Steps({ step, isOpen, onGo }: Props) {
  const t = useT();
  return (
    <ol className={styles.steps} aria-label={t('onboarding.progress')}>
      {ONBOARDING_STEPS.map((name, index) => (
        <li
          key={name}
          className={cx(styles.step, index < step && styles.done, index === step && styles.now)}
          aria-current={index === step ? 'step' : undefined}
        >
          {index === step ? (
            <span>{t(`step.${name}`)}</span>
          ) : (
            <button type="button" disabled={!isOpen(index)} onClick={() => onGo(index)}>
              <span>{t(`step.${name}`)}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
