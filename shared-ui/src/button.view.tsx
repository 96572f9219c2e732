import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from './spinner.view.tsx';
import { cx } from './cx.ts';
import styles from './button.module.css';

/** `filled` once per view; `danger` for what destroys. */
export type ButtonVariant = 'filled' | 'outline' | 'text' | 'danger';
/** Heights of at least 32, 40 and 48 px. */
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  /** The full width of its container. */
  block?: boolean;
  /** With `danger`: the first of two clicks was made. */
  armed?: boolean;
}

/** Class of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'm'): string {
  return cx(styles.button, styles[variant], styles[size]);
}

/** A button; `type` is `button` unless said. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    busy = false,
    block,
    armed,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        buttonClass(variant, size),
        block && styles.block,
        armed && styles.armed,
        className,
      )}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && (
        <span className={styles.ring}>
          <Spinner />
        </span>
      )}
      {children}
    </button>
  );
}
