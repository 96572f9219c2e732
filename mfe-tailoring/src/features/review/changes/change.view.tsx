import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import { useId } from 'react';
import type { LetterAsk } from '../codes.rules.ts';
import { ChangeCard, type ChangeProps } from './change-card.view.tsx';
import { editStateOf } from './changes.rules.ts';
import { Choices } from './choices.view.tsx';
import { Grounds } from '../requirements/grounds.view.tsx';
import { MovedItems } from './moved.view.tsx';
import { ObstacleNote } from './obstacle.view.tsx';
import { Proposal } from './proposal.view.tsx';
import { Sides } from './sides.view.tsx';
import { usePlaceName } from '../use-place-name.ts';

const STATE_TEXTS = {
  waiting: 'review.question.waiting',
  offered: 'review.editState.offered',
  applied: 'review.editState.applied',
  accepted: 'review.editState.accepted',
  rejected: 'review.editState.rejected',
  aside: 'review.editState.aside',
  rejectedLetter: 'review.editState.rejectedLetter',
} as const;

/** One change that the CV proves, to accept or reject; `asks`: what the job wants a letter to tell that it does not. */
export function ChangeView(props: ChangeProps & { asks?: readonly LetterAsk[] }) {
  const { change, pending, isUndecided, cvId, onDecide, asks = [] } = props;
  const t = useT();
  const titleId = useId();
  const name = usePlaceName()(change.place);
  const { edit, before, after } = change;
  const state = editStateOf(edit);
  // Where there was no letter, no original stays.
  const isNoLetter = state === 'rejected' && edit.path === 'coverLetter' && edit.before === '';
  // What is shown below is no more what the copy says.
  const isEdited = change.obstacle === 'edited';
  const text = isEdited
    ? 'review.editState.edited'
    : STATE_TEXTS[isNoLetter ? 'rejectedLetter' : state];
  const obstacle = <ObstacleNote change={change} isUndecided={isUndecided} cvId={cvId} />;
  return (
    <ChangeCard {...{ titleId, name, pending }} editState={t(text)}>
      {isEdited && obstacle}
      {change.translatedTo !== undefined ? (
        <Proposal change={change} />
      ) : typeof before === 'string' || typeof after === 'string' ? (
        <Sides before={String(before)} after={String(after)} />
      ) : (
        <MovedItems before={before} after={after} order={edit.order} />
      )}
      {edit.op === 'hide' && change.facts.length === 0 ? (
        <p>{t('review.whyLeftOut')}</p>
      ) : (
        <Grounds facts={change.facts} requirements={change.requirements} />
      )}
      {asks.map((ask) => (
        <Note key={ask} tone="info">
          {t(`review.letterAsks.${ask}`)}
        </Note>
      ))}
      {!isEdited && obstacle}
      {change.obstacle === undefined && (
        <Choices
          {...{ change, pending, onDecide }}
          labelledBy={titleId}
          applied={{ text: t('review.accept'), label: t('review.acceptNamed', { name }) }}
          rejected={{ text: t('review.reject'), label: t('review.rejectNamed', { name }) }}
        />
      )}
    </ChangeCard>
  );
}
