import { companyNameOf, type Cv } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card } from '@sastre/shared-ui';
import { asksOf } from './codes.rules.ts';
import { isInMain } from './adopt/adopt.rules.ts';
import { ChangeView } from './changes/change.view.tsx';
import { readChanges, editStateOf, type Change } from './changes/changes.rules.ts';
import { EngineReport } from './engine-report.view.tsx';
import { QuestionView } from './changes/question.view.tsx';
import { Refused } from './changes/refused.view.tsx';
import { Requirements, type Adding } from './requirements/requirements.view.tsx';
import { MainChanges } from '../main-changes/main-changes.view.tsx';
import type { Decision, Reviewed, DecisionFailure } from './review.types.ts';
import styles from './review.module.css';
import { FailureNote } from './changes/failure-note.view.tsx';
import { UntranslatedNote } from './changes/untranslated.view.tsx';

interface Props {
  reviewed: Reviewed;
  /** The main CV as it was when the copy was read, where it could be. */
  main: Cv | undefined;
  /** Decided and not stored yet. */
  pending: readonly Decision[];
  undecided: readonly string[];
  failure: DecisionFailure | undefined;
  adding: Adding;
  onDecide: (decisions: readonly Decision[]) => void;
  /** Something was taken over from the main CV. */
  onTaken: () => void;
}

/** What the job asks for, what the user is asked, and every change of a tailored copy. */
export function Review(props: Props) {
  const { reviewed, main, pending, undecided, failure, adding, onDecide, onTaken } = props;
  const { cv } = reviewed;
  const t = useT();
  const report = cv.tailored?.report;
  if (report === undefined) return null;
  const { questions, decidable, refused } = readChanges(cv, report);
  const waiting = questions.filter(({ edit }) => editStateOf(edit) === 'waiting').length;
  const partsOf = ({ edit }: Change) => ({
    pending: pending.findLast((one) => one.edit === edit.id)?.status,
    isUndecided: undecided.includes(edit.id),
    cvId: cv._id,
  });
  return (
    <div className={styles.review}>
      <div className={styles.notes}>
        <EngineReport report={report} />
        <UntranslatedNote cv={cv} />
        {failure !== undefined && <FailureNote failure={failure} />}
        <MainChanges cvId={cv._id} name={companyNameOf(cv)} onTaken={onTaken} />
      </div>
      {questions.length > 0 && (
        <section className={styles.section}>
          <h2>
            {waiting > 0
              ? t('review.question.title', { number: waiting })
              : t('review.question.allAnswered')}
          </h2>
          <p className={styles.help}>{t('review.question.help')}</p>
          <ul className={styles.changes}>
            {questions.map((change) => (
              <QuestionView
                key={change.edit.id}
                change={change}
                {...partsOf(change)}
                isInMain={isInMain(main, change.edit)}
                onDecide={(status) => onDecide([answerTo(change, status)])}
              />
            ))}
          </ul>
        </section>
      )}
      <Requirements report={report} cvId={cv._id} adding={adding} />
      {(decidable.length > 0 || questions.length === 0) && (
        <section className={styles.section}>
          <ChangesHead changes={decidable} onDecide={onDecide} />
          {decidable.length === 0 ? (
            <Card>
              <p>
                <b>{t('review.none')}</b>
              </p>
              <p className={styles.quiet}>{t('review.noneHelp')}</p>
            </Card>
          ) : (
            <ul className={styles.changes}>
              {decidable.map((change) => (
                <ChangeView
                  key={change.edit.id}
                  change={change}
                  {...partsOf(change)}
                  asks={change.edit.path === 'coverLetter' ? asksOf(report.letterAsks) : []}
                  onDecide={(status) => onDecide([{ edit: change.edit.id, status }])}
                />
              ))}
            </ul>
          )}
        </section>
      )}
      <Refused changes={refused} />
    </div>
  );
}

/** A yes is the user's own word for what is not proven. */
function answerTo({ edit }: Change, status: Decision['status']): Decision {
  return status === 'applied'
    ? { edit: edit.id, status, confirmed: true }
    : { edit: edit.id, status };
}

/** Deciding on all at once leaves out the questions, which nobody answers for the user, and what gave way to such an answer. */
function ChangesHead({
  changes,
  onDecide,
}: {
  changes: readonly Change[];
  onDecide: Props['onDecide'];
}) {
  const t = useT();
  const decideAll = (status: Decision['status'], editState: 'accepted' | 'rejected') =>
    onDecide(
      changes
        .filter(
          ({ edit, obstacle }) =>
            ![editState, 'aside'].includes(editStateOf(edit)) && obstacle === undefined,
        )
        .map(({ edit }) => ({ edit: edit.id, status })),
    );
  return (
    <div className={styles.head}>
      <h2>{t('review.changes', { number: changes.length })}</h2>
      {changes.length > 1 && (
        <div className={styles.choices}>
          <Button size="s" onClick={() => decideAll('applied', 'accepted')}>
            {t('review.acceptAll')}
          </Button>
          <Button size="s" onClick={() => decideAll('rejected', 'rejected')}>
            {t('review.rejectAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
