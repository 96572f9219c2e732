import { useT } from '@sastre/shared-contracts/shell';
import { Tag } from '@sastre/shared-ui';
import type { Change } from '../changes/changes.rules.ts';
import { FactList } from './fact-list.view.tsx';
import styles from '../review.module.css';

interface Props extends Pick<Change, 'facts' | 'requirements'> {
  /** That there is no fact is said elsewhere. */
  withoutNone?: boolean;
}

/** The facts that a change is based on, and the requirements that it covers. */
export function Grounds({ facts, requirements, withoutNone = false }: Props) {
  const t = useT();
  const hasFacts = facts.length > 0 || !withoutNone;
  if (!hasFacts && requirements.length === 0) return null;
  return (
    <dl className={styles.grounds}>
      {hasFacts && <FactList facts={facts} />}
      {requirements.length > 0 && (
        <div>
          <dt>{t('review.answers')}</dt>
          <dd className={styles.tags}>
            {requirements.map(({ id, term }) => (
              <Tag key={id} tone="primary">
                {term}
              </Tag>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
