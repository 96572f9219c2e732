import { isTailored, type Cv } from '@sastre/shared-contracts/api';
import { hasUnsavedWords } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkNote } from './link-note.view.tsx';

/** Words that wait in the editor are in no document: said before one is sent. `cv`: as it is stored. */
export function UnsavedNote({ cv }: { cv: Cv }) {
  const t = useT();
  const shell = useShell();
  const [isWaiting, setWaiting] = useState(false);
  const look = useEffectEvent(() => hasUnsavedWords(shell, cv));
  // Once: what is laid out here meanwhile is no word.
  useEffect(() => {
    let isOver = false;
    void look().then((found) => {
      if (!isOver) setWaiting(found);
    });
    return () => {
      isOver = true;
    };
  }, [cv._id]);
  if (!isWaiting) return null;
  const cvId = isTailored(cv) ? cv._id : undefined;
  return (
    <LinkNote tone="warn" to={paths.cvData({ edit: true, cvId })} label={t('unsaved.go')}>
      <p>{t('unsaved.text')}</p>
    </LinkNote>
  );
}
