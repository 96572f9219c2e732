import { useT } from '@sastre/shared-contracts/shell';
import { sectionName } from '@sastre/shared-cv-form/rules';
import type { TakenCounts } from '../taking/taking.types.ts';
import styles from './taking-over.module.css';

/** How much changes in which part. */
export function Changes({ changes }: { changes: readonly TakenCounts[] }) {
  const t = useT();
  const counts = ({ added, changed, removed }: TakenCounts) => [
    ...(added > 0 ? [t('taking.added', { count: added })] : []),
    ...(changed > 0 ? [t('taking.changed', { count: changed })] : []),
    ...(removed > 0 ? [t('taking.removed', { count: removed })] : []),
  ];
  return (
    <div role="status">
      <h3 className={styles.subtitle}>{t('taking.changes')}</h3>
      {changes.length === 0 ? (
        <p className={styles.help}>{t('taking.nothing')}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change.part}>
              {t(`taking.part.${change.part}`)}
              <span className={styles.help}>{counts(change).join(', ')}</span>
              {change.sections !== undefined && (
                <span className={styles.sections}>
                  {change.sections.map((section) => sectionName(section, t)).join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
