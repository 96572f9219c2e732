import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';
import { countDeleted } from './list.effects.ts';
import styles from './tailored-list.module.css';

/**
 * The way to what was deleted, with how much of it can be brought back as soon as that is known. No "(0)": what can still be
 * undone in its row is not among it yet, and would be told to be gone.
 */
export function DeletedLink() {
  const t = useT();
  const shell = useShell();
  const [number, setNumber] = useState<number>();
  useEffect(() => {
    // What was asked for last is known best, whichever answer comes first.
    let turn = 0;
    const count = () => {
      const own = ++turn;
      void countDeleted(shell).then(
        (found) => own === turn && setNumber(found),
        () => undefined,
      );
    };
    count();
    const release = shell.events.on('cv.deleted', count);
    return () => {
      turn = -1;
      release();
    };
  }, [shell]);
  return (
    <p className={styles.trash}>
      <Link to={paths.recentlyDeleted()}>
        {number === undefined || number === 0 ? t('list.trash') : t('list.trashCount', { number })}
      </Link>
    </p>
  );
}
