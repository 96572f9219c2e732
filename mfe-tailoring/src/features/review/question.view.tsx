import { useT } from '@sastre/shared-contracts/shell';
import { Card } from '@sastre/shared-ui';
import { useId } from 'react';
import type { ChangeProps } from './change.view.tsx';
import { standingOf } from './changes.rules.ts';
import { Choices } from './choices.view.tsx';
import { reasonOf } from './codes.rules.ts';
import { Grounds } from './grounds.view.tsx';
import { ObstacleNote } from './obstacle.view.tsx';
import { OwnWordView } from './own-word.view.tsx';
import { Proposal } from './proposal.view.tsx';
import styles from './review.module.css';
import { usePlaceName } from './use-place-name.ts';
import { useQuoted } from './use-quoted.ts';

const ANSWERS = {
  waiting: undefined,
  offered: undefined,
  applied: undefined,
  accepted: 'applied',
  rejected: 'rejected',
} as const;
const STANDING = {
  waiting: 'review.question.waiting',
  offered: 'review.question.waiting',
  applied: 'review.standing.applied',
  accepted: 'review.question.accepted',
  rejected: 'review.question.rejected',
} as const;

/** One text that nothing in the CV contradicts and nothing proves: only the user knows whether it is true. */
export function QuestionView({ change, pending, isUndecided, cvId, onDecide }: ChangeProps) {
  const t = useT();
  const id = useId();
  const quoted = useQuoted();
  const name = usePlaceName()(change.place);
  const { edit, words, obstacle } = change;
  const standing = standingOf(edit);
  return (
    <Card as="li" className={styles['change']} aria-labelledby={`${id}-title`}>
      <div className={styles['changeHead']}>
        <h3 id={`${id}-title`}>{name}</h3>
        <p className={styles['quiet']}>
          {t(pending === undefined ? STANDING[standing] : 'review.saving')}
        </p>
      </div>
      <Proposal change={change} />
      <div className={styles['question']}>
        <p id={`${id}-question`}>
          <b>{t('review.question.ask')}</b>{' '}
          {words.length > 0
            ? t('review.question.words', { words: quoted(words) })
            : t(`review.refused.${reasonOf(edit.reason)}`)}
        </p>
        {obstacle === undefined && (
          <Choices
            labelledBy={`${id}-question`}
            chosen={pending ?? ANSWERS[standing]}
            options={[
              {
                value: 'applied',
                text: t('review.question.yes'),
                label: t('review.question.yesNamed', { name }),
              },
              {
                value: 'rejected',
                text: t('review.question.no'),
                label: t('review.question.noNamed', { name }),
              },
            ]}
            onChoose={onDecide}
          />
        )}
        <ObstacleNote change={change} isUndecided={isUndecided} cvId={cvId} />
        {standing === 'accepted' && edit.confirmed !== undefined && pending === undefined && (
          <OwnWordView change={change} ownWord={edit.confirmed} />
        )}
      </div>
      <Grounds facts={change.facts} requirements={change.requirements} withoutNone />
    </Card>
  );
}
