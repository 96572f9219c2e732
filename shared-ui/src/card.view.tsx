import type { AriaAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './card.module.css';

export interface CardProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-busy'
> {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  className?: string;
  id?: string;
  /** Inner space; off for cards made of rows. */
  padded?: boolean;
}

/** A white sheet on the canvas. */
export function Card({ as: Tag = 'div', className, padded = true, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, padded && styles.padded, className)} />;
}
