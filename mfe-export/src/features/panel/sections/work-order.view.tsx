import type { Tailored } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import type { LayoutProps } from '../layout.rules.ts';
import styles from './sections.module.css';

interface Props extends Pick<LayoutProps, 'onChange'> {
  order: Tailored['workOrder'] | undefined;
}

const ORDERS = ['stored', 'newest', 'oldest'] as const;

/** How jobs are sorted in the CV; what is stored keeps its own order. */
export function WorkOrder({ order, onChange }: Props) {
  const t = useT();
  const choose = (value: string) => {
    const workOrder = ORDERS.find((each) => each === value);
    if (workOrder === undefined) return;
    onChange({ tailored: { workOrder: workOrder === 'stored' ? undefined : workOrder } });
  };
  return (
    <span className={styles.order}>
      <select
        value={order ?? 'stored'}
        aria-label={t('panel.sections.order.label')}
        onChange={(event) => choose(event.target.value)}
      >
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(`panel.sections.order.${each}`)}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
}
