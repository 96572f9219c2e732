import { useT } from '@sastre/shared-contracts/shell';
import { Card } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import type { Change } from './changes.rules.ts';
import type { Decision } from '../review.types.ts';
import styles from '../review.module.css';

/** What is known of a change and asked about it, proven or not. */
export interface ChangeProps {
  change: Change;
  /** What is decided and not stored yet. */
  pending: Decision['status'] | undefined;
  /** The server could not take the last decision on it. */
  isUndecided: boolean;
  cvId: string;
  onDecide: (status: Decision['status']) => void;
}

interface Props extends Pick<ChangeProps, 'pending'> {
  /** Id of the title. */
  titleId: string;
  /** Where it stands in the CV. */
  name: string;
  /** What became of it. */
  editState: string;
  children: ReactNode;
}

/** The card of one change, headed by where it stands and what became of it. */
export function ChangeCard({ titleId, name, editState, pending, children }: Props) {
  const t = useT();
  return (
    <Card as="li" className={styles.change} aria-labelledby={titleId}>
      <div className={styles.changeHead}>
        <h3 id={titleId}>{name}</h3>
        <p className={styles.quiet}>{pending === undefined ? editState : t('review.saving')}</p>
      </div>
      {children}
    </Card>
  );
}
