import { Icon } from '@sastre/shared-ui';
import styles from './plans.module.css';

/** What a plan holds. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature, index) => (
        <li key={index}>
          <Icon name="check" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
