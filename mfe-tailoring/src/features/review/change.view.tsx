import { useT } from '@sastre/shared-contracts/shell';
import { Card } from '@sastre/shared-ui';
import { useId } from 'react';
import { standingOf, type Change } from './changes.rules.ts';
import { Choices } from './choices.view.tsx';
import { Grounds } from './grounds.view.tsx';
import { MovedItems } from './moved.view.tsx';
import { ObstacleNote } from './obstacle.view.tsx';
import type { Decision } from './review.machine.ts';
import styles from './review.module.css';
import { Sides } from './sides.view.tsx';
import { usePlaceName } from './use-place-name.ts';

export interface ChangeProps {
  change: Change;
  /** What is decided and not stored yet. */
  pending: Decision['status'] | undefined;
  /** The server could not take the last decision on it. */
  isUndecided: boolean;
  cvId: string;
  onDecide: (status: Decision['status']) => void;
}

const CHOSEN = {
  waiting: undefined,
  offered: undefined,
  applied: undefined,
  accepted: 'applied',
  rejected: 'rejected',
} as const;
const STANDING = {
  waiting: 'review.question.waiting',
  offered: 'review.standing.offered',
  applied: 'review.standing.applied',
  accepted: 'review.standing.accepted',
  rejected: 'review.standing.rejected',
} as const;

/** One change that the CV proves, to accept or reject. */
export function ChangeView({ change, pending, isUndecided, cvId, onDecide }: ChangeProps) {
  const t = useT();
  const id = useId();
  const name = usePlaceName()(change.place);
  const { edit, before, after } = change;
  const standing = standingOf(edit);
  return (
    <Card as="li" className={styles['change']} aria-labelledby={`${id}-title`}>
      <div className={styles['changeHead']}>
        <h3 id={`${id}-title`}>{name}</h3>
        <p className={styles['quiet']}>
          {t(pending === undefined ? STANDING[standing] : 'review.saving')}
        </p>
      </div>
      {typeof before === 'string' || typeof after === 'string' ? (
        <Sides before={String(before)} after={String(after)} />
      ) : (
        <MovedItems before={before} after={after} order={edit.order} />
      )}
      <Grounds facts={change.facts} requirements={change.requirements} />
      <ObstacleNote change={change} isUndecided={isUndecided} cvId={cvId} />
      {change.obstacle === undefined && (
        <Choices
          labelledBy={`${id}-title`}
          chosen={pending ?? CHOSEN[standing]}
          options={[
            {
              value: 'applied',
              text: t('review.accept'),
              label: t('review.acceptNamed', { name }),
            },
            {
              value: 'rejected',
              text: t('review.reject'),
              label: t('review.rejectNamed', { name }),
            },
          ]}
          onChoose={onDecide}
        />
      )}
    </Card>
  );
}
