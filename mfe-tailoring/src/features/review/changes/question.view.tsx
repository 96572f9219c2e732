import { useT } from '@sastre/shared-contracts/shell';
import { useId } from 'react';
import { ChangeCard, type ChangeProps } from './change-card.view.tsx';
import { editStateOf } from './changes.rules.ts';
import { Choices } from './choices.view.tsx';
import { reasonOf } from '../codes.rules.ts';
import { Grounds } from '../requirements/grounds.view.tsx';
import { phrasesIn } from './marks.rules.ts';
import { ObstacleNote } from './obstacle.view.tsx';
import { OwnWordView } from '../adopt/own-word.view.tsx';
import { Proposal } from './proposal.view.tsx';
import styles from '../review.module.css';
import { usePlaceName } from '../use-place-name.ts';
import { useQuoted } from '../requirements/use-quoted.ts';

const STATE_TEXTS = {
  waiting: 'review.question.waiting',
  offered: 'review.question.waiting',
  applied: 'review.editState.applied',
  accepted: 'review.question.accepted',
  rejected: 'review.question.rejected',
  aside: 'review.editState.aside',
} as const;

interface Props extends ChangeProps {
  /** The main CV says the same already. */
  isInMain: boolean;
}

/** One text that the CV does not prove: only the user knows whether it is true. */
export function QuestionView(props: Props) {
  const { change, pending, isUndecided, cvId, isInMain, onDecide } = props;
  const t = useT();
  const id = useId();
  const quoted = useQuoted();
  const name = usePlaceName()(change.place);
  const { edit, words, obstacle, reworded, translatedTo, keepsLanguage } = change;
  const phrases = phrasesIn(reworded ?? String(change.after), words);
  // What it was reworded from stands above.
  const facts = change.facts.filter((fact) => fact.id !== edit.path);
  const isInNoLetter = obstacle === 'letterRejected' && edit.status === 'applied';
  const editState = isInNoLetter ? 'rejected' : editStateOf(edit);
  const asks = translatedTo === undefined || reworded !== undefined ? 'question' : 'translation';
  const reason = t(`review.refused.${reasonOf(edit.reason)}`);
  const isInDoubt = edit.reason?.endsWith('-contradicts') === true;
  // What a comparison keeps back may differ by its wording alone: only the user can tell.
  const why = [
    phrases.length > 0 && t(`review.${asks}.words`, { words: quoted(phrases) }),
    isInDoubt ? t('review.question.doubt', { reason }) : phrases.length === 0 && reason,
  ];
  return (
    <ChangeCard
      titleId={`${id}-title`}
      {...{ name, pending }}
      editState={t(STATE_TEXTS[editState])}
    >
      <Proposal change={change} />
      <div className={styles.question}>
        <p id={`${id}-question`}>
          <b>{t(`review.${asks}.ask`)}</b>{' '}
          {editState !== 'accepted' && why.filter(Boolean).join(' ')}
        </p>
        {editState !== 'accepted' && reworded !== undefined && (
          <p>{t('review.question.translated')}</p>
        )}
        {editState !== 'accepted' && keepsLanguage && <p>{t('review.question.untranslated')}</p>}
        {obstacle === undefined && (
          <Choices
            {...{ change, pending, onDecide }}
            labelledBy={`${id}-question`}
            applied={{
              text: t(`review.${asks}.yes`),
              label: t(`review.${asks}.yesNamed`, { name }),
            }}
            rejected={{
              text: t(`review.${asks}.no`),
              label: t(`review.${asks}.noNamed`, { name }),
            }}
          />
        )}
        <ObstacleNote change={change} isUndecided={isUndecided} cvId={cvId} />
        {editState === 'accepted' && edit.confirmed !== undefined && pending === undefined && (
          <OwnWordView {...{ change, phrases, isInMain }} at={edit.confirmed.at} />
        )}
      </div>
      <Grounds facts={facts} requirements={change.requirements} withoutNone />
    </ChangeCard>
  );
}
