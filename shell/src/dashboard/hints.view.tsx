import type { Cv } from '@sastre/shared-contracts/api';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import { useId } from 'react';
import { hintPath, hintsOf } from './hints.rules.ts';
import styles from './hints.module.css';

/** What is missing in the CV, each with the way to it; nothing where nothing is. */
export function Hints({ cv }: { cv: Cv }) {
  const t = useT();
  const id = useId();
  const hints = hintsOf(cv);
  if (hints.length === 0) return null;
  return (
    <section className={styles.hints} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('hint.title')}
      </h2>
      <ul className={styles.list}>
        {hints.map((hint) => (
          <li key={hint}>
            <Link to={hintPath(hint)} className={styles.hint}>
              {t(`hint.${hint}`)}
              <Icon name="right" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
