import { Card, cx, Icon, PAGE_TITLE_ID, Spinner } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './outcome.module.css';

interface Props {
  tone: 'waiting' | 'good' | 'bad' | 'plain';
  title: string;
  text?: string | undefined;
  actions?: ReactNode;
}

/** How something went, in one card: the page's title, a line, and where to go from here. A change is announced. */
export function Outcome({ tone, title, text, actions }: Props) {
  return (
    <Card as="section" padded={false} className={styles.outcome}>
      <div className={styles.sign}>
        {tone === 'waiting' && <Spinner size="l" />}
        {(tone === 'good' || tone === 'bad') && (
          <span className={cx(styles.disc, styles[tone])}>
            <Icon name={tone === 'good' ? 'check' : 'warn'} size={20} />
          </span>
        )}
      </div>
      <div role="status">
        <h1 id={PAGE_TITLE_ID} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
