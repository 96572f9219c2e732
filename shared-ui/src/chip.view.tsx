import type { ReactNode } from 'react';
import { Icon } from './icon.view.tsx';
import { IconButton } from './icon-button.view.tsx';
import { cx } from './cx.ts';
import styles from './chip.module.css';

export interface ChipProps {
  label: ReactNode;
  onRemove?: () => void;
  /** Name of the remove button, e.g. "Remove TypeScript". Without it there is no button. */
  removeLabel?: string;
}

/** One word of a set, removable if asked for. */
export function Chip({ label, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={cx(styles.chip, onRemove && styles.removable)}>
      {label}
      {onRemove && removeLabel && (
        <IconButton tone="danger" label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={14} />
        </IconButton>
      )}
    </span>
  );
}

/** A small mark beside a text: `primary` for what is current, `mark` for what was tailored. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'primary' | 'mark';
  children: ReactNode;
}) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>;
}
