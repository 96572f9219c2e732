import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card } from '@sastre/shared-ui';
import { ChangeView } from './change.view.tsx';
import { readChanges } from './changes.rules.ts';
import { EngineReport } from './engine-report.view.tsx';
import { Refused } from './refused.view.tsx';
import { Requirements } from './requirements.view.tsx';
import type { Decision, Reviewed, Trouble } from './review.machine.ts';
import styles from './review.module.css';
import { TroubleNote } from './trouble.view.tsx';

interface Props {
  reviewed: Reviewed;
  /** Decided and not stored yet. */
  pending: readonly Decision[];
  undecided: readonly string[];
  trouble: Trouble | undefined;
  onDecide: (decisions: readonly Decision[]) => void;
}

/** Every change of a tailored copy, and what the job asks for. */
export function Review({ reviewed: { cv }, pending, undecided, trouble, onDecide }: Props) {
  const t = useT();
  const report = cv.tailored?.report;
  if (report === undefined) return null;
  const { decidable, refused } = readChanges(cv, report);
  const decideAll = (status: Decision['status']) =>
    onDecide(
      decidable
        .filter(({ edit, isEdited }) => edit.status !== status && !isEdited)
        .map(({ edit }) => ({ edit: edit.id, status })),
    );
  return (
    <div className={styles['review']}>
      <EngineReport {...report} />
      {trouble !== undefined && <TroubleNote trouble={trouble} />}
      <section className={styles['section']}>
        <div className={styles['head']}>
          <h2>{t('review.changes', { number: decidable.length })}</h2>
          {decidable.length > 1 && (
            <div className={styles['choices']}>
              <Button size="s" onClick={() => decideAll('applied')}>
                {t('review.acceptAll')}
              </Button>
              <Button size="s" onClick={() => decideAll('rejected')}>
                {t('review.rejectAll')}
              </Button>
            </div>
          )}
        </div>
        {decidable.length === 0 ? (
          <Card>
            <p>
              <b>{t('review.none')}</b>
            </p>
            <p className={styles['quiet']}>{t('review.noneHelp')}</p>
          </Card>
        ) : (
          <ul className={styles['changes']}>
            {decidable.map((change) => (
              <ChangeView
                key={change.edit.id}
                change={change}
                pending={pending.findLast(({ edit }) => edit === change.edit.id)?.status}
                isUndecided={undecided.includes(change.edit.id)}
                cvId={cv._id}
                onDecide={(status) => onDecide([{ edit: change.edit.id, status }])}
              />
            ))}
          </ul>
        )}
      </section>
      <Refused changes={refused} />
      <Requirements report={report} />
    </div>
  );
}
