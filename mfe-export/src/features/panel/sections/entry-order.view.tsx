import type { AnySectionKey, Tailored } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import type { LayoutProps } from '../layout.rules.ts';
import styles from './sections.module.css';

/** Sections whose entries can be sorted, and where the choice is kept. */
const KEYS = { workExperience: 'workOrder', education: 'educationOrder' } as const;
export type SortedSection = keyof typeof KEYS;

interface Props extends Pick<LayoutProps, 'onChange'> {
  section: SortedSection;
  order: EntryOrder;
}
export type EntryOrder = Tailored[(typeof KEYS)[SortedSection]];

const ORDERS = ['stored', 'newest', 'oldest'] as const;

export function isSorted(section: AnySectionKey): section is SortedSection {
  return section in KEYS;
}

/** How the entries of a section are sorted in a layout. */
export function orderOf(section: AnySectionKey, tailored: Tailored): EntryOrder {
  return isSorted(section) ? tailored[KEYS[section]] : undefined;
}

/** How jobs or courses are sorted in the CV; what is stored keeps its own order. */
export function EntryOrderMenu({ section, order, onChange }: Props) {
  const t = useT();
  const choose = (value: string) => {
    const chosen = ORDERS.find((each) => each === value);
    if (chosen === undefined) return;
    onChange({ tailored: { [KEYS[section]]: chosen === 'stored' ? undefined : chosen } });
  };
  return (
    <span className={styles.order}>
      <select
        value={order ?? 'stored'}
        aria-label={t(`panel.sections.order.label.${section}`)}
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
