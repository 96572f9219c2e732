import { useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import type { LayoutProps } from './layout.rules.ts';
import styles from './sections.module.css';

const ORDERS = ['stored', 'newest', 'oldest'] as const;

/** How jobs are sorted in the CV; what is stored keeps its own order. */
export function WorkOrder({ cv, onChange }: LayoutProps) {
  const t = useT();
  const choose = (value: string) => {
    const workOrder = ORDERS.find((order) => order === value);
    if (workOrder === undefined) return;
    onChange({ tailored: { workOrder: workOrder === 'stored' ? undefined : workOrder } });
  };
  return (
    <span className={styles['order']}>
      <select
        value={cv.tailored?.workOrder ?? 'stored'}
        aria-label={t('panel.sections.order.label')}
        onChange={(event) => choose(event.target.value)}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`panel.sections.order.${order}`)}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
}
