import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  /** Its name, which nobody sees: what it does, and to what, such as "Remove TypeScript". */
  label: string;
  /** `danger` for what removes. */
  tone?: 'plain' | 'danger';
  /** Nothing to do at present: ignores clicks, but keeps the focus. */
  idle?: boolean;
}

/** Class of an icon button, for what else looks like one. */
export const iconButtonClass = (): string => cx(styles.button);

/** A button of 32 by 32 px that shows an icon alone; `type` is `button` unless said. */
export function IconButton(props: IconButtonProps) {
  const { label, tone, idle = false, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(iconButtonClass(), tone === 'danger' && styles.danger, className)}
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
    />
  );
}
