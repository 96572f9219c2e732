import type { AddedRequirement, TailoringReport } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, Meter } from '@sastre/shared-ui';
import { useState } from 'react';
import { RequirementChip } from './requirement-chip.view.tsx';
import styles from './requirements.module.css';
import type { AddFailure } from '../review.types.ts';
import { isAddable, readRows } from '../changes/rows.rules.ts';
import { ranBy } from '../engine.rules.ts';

const ROWS = {
  shown: 'review.requirements.shown',
  unsaid: 'review.requirements.unsaid',
  'without-level': 'review.requirements.withoutLevel',
  'not-yours': 'review.requirements.notYours',
} as const;
const HELP = {
  shown: 'review.requirements.shownHelp',
  unsaid: 'review.requirements.unsaidHelp',
  'without-level': 'review.requirements.withoutLevelHelp',
  'not-yours': 'review.requirements.notYoursHelp',
} as const;

/** What adding needs to know and to tell. */
export interface Adding {
  /** Ids of requirements that are being added or wait for it. */
  under: readonly string[];
  failure: AddFailure | undefined;
  onAdd: (requirement: AddedRequirement) => void;
}

interface Props {
  report: TailoringReport;
  cvId: string;
  adding: Adding;
}

/** What the job asks for, as chips in rows, and how much of it can honestly be reached. One chip is open at a time. */
export function Requirements({ report, cvId, adding }: Props) {
  const t = useT();
  const [open, setOpen] = useState<string>();
  const { rows, shown, supported, total } = readRows(report.requirements);
  const sum = t('review.requirements.coverage', { shown, supported, total });
  return (
    <section className={styles.section}>
      <h2>{t('review.requirements.title')}</h2>
      {total === 0 ? (
        <p className={styles.help}>
          {t(
            ranBy(report) === 'none' ? 'review.requirements.noEngine' : 'review.requirements.none',
          )}
        </p>
      ) : (
        <>
          <p className={styles.help}>{sum}</p>
          <Meter used={shown} limit={total} label={sum} of="share" />
          <Card padded={false}>
            {rows.map(({ row, requirements }) => (
              <section key={row} className={styles.row}>
                <h3>
                  {t(ROWS[row])} <span className={styles.count}>{requirements.length}</span>
                </h3>
                <p className={styles.quiet}>
                  {t(requirements.length === 0 ? 'review.requirements.empty' : HELP[row])}
                  {requirements.some(isAddable) && ` ${t('review.requirements.plusHelp')}`}
                </p>
                {requirements.length > 0 && (
                  <ul className={styles.chips}>
                    {requirements.map((one) => (
                      <RequirementChip
                        key={one.id}
                        requirement={one}
                        facts={report.facts}
                        cvId={cvId}
                        isOpen={open === one.id}
                        onToggle={(isOpen) => setOpen(isOpen ? one.id : undefined)}
                        adding={adding}
                      />
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </Card>
        </>
      )}
    </section>
  );
}
