import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';
import { countDeleted } from './list.effects.ts';
import styles from './tailored-list.module.css';

/** The way to what was deleted, with how much of it can be brought back as soon as that is known. */
export function DeletedLink() {
  const t = useT();
  const shell = useShell();
  const [number, setNumber] = useState<number>();
  useEffect(() => {
    let isHere = true;
    const count = () =>
      void countDeleted(shell).then(
        (found) => isHere && setNumber(found),
        () => undefined,
      );
    count();
    const release = shell.events.on('cv.deleted', count);
    return () => {
      isHere = false;
      release();
    };
  }, [shell]);
  return (
    <p className={styles.trash}>
      <Link to={paths.recentlyDeleted()}>
        {number === undefined ? t('list.trash') : t('list.trashCount', { number })}
      </Link>
    </p>
  );
}
