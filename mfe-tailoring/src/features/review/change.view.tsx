import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Icon, Note } from '@sastre/shared-ui';
import { useId } from 'react';
import { tabOfPlace, type Change } from './changes.rules.ts';
import { Grounds } from './grounds.view.tsx';
import type { Decision } from './review.machine.ts';
import styles from './review.module.css';
import { Sides } from './sides.view.tsx';
import { usePlaceName } from './use-place-name.ts';

interface Props {
  change: Change;
  /** What is decided and not stored yet. */
  pending: Decision['status'] | undefined;
  /** The server could not take the last decision on it. */
  isUndecided: boolean;
  cvId: string;
  onDecide: (status: Decision['status']) => void;
}

/** One change to accept or reject. */
export function ChangeView({ change, pending, isUndecided, cvId, onDecide }: Props) {
  const t = useT();
  const id = useId();
  const name = usePlaceName()(change.place);
  const status = pending ?? (change.edit.status === 'rejected' ? 'rejected' : 'applied');
  const choices = [
    { value: 'applied', text: t('review.accept'), label: t('review.acceptNamed', { name }) },
    { value: 'rejected', text: t('review.reject'), label: t('review.rejectNamed', { name }) },
  ] as const;
  return (
    <Card as="li" className={styles['change']} aria-labelledby={`${id}-title`}>
      <div className={styles['changeHead']}>
        <h3 id={`${id}-title`}>{name}</h3>
        <p className={styles['quiet']}>
          {pending !== undefined
            ? t('review.saving')
            : t(status === 'applied' ? 'review.accepted' : 'review.rejected')}
        </p>
      </div>
      <Sides before={change.before} after={change.after} />
      <Grounds facts={change.facts} requirements={change.requirements} />
      {(change.isEdited || isUndecided) && (
        <Note tone="warn">
          {t(change.isEdited ? 'review.edited' : 'review.undecided')}{' '}
          <Link
            to={paths.cvData({ cvId, edit: true, tab: tabOfPlace(change.place) })}
            aria-label={t('review.inCopyNamed', { name })}
          >
            {t('review.inCopy')}
          </Link>
        </Note>
      )}
      {!change.isEdited && (
        <div className={styles['choices']} role="group" aria-labelledby={`${id}-title`}>
          {choices.map(({ value, text, label }) => (
            <Button
              key={value}
              size="s"
              className={styles['choice']}
              aria-label={label}
              aria-pressed={status === value}
              onClick={() => {
                if (status !== value) onDecide(value);
              }}
            >
              {status === value && <Icon name={value === 'applied' ? 'check' : 'close'} />}
              {text}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
