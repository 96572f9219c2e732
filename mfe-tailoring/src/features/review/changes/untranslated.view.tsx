import type { Cv } from '@sastre/shared-contracts/api';
import { readUntranslated } from '@sastre/shared-contracts/cv';
import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';

const EXTENT = { all: 'review.translation.all', some: 'review.translation.some' } as const;

/** That a translated copy is in two languages, and how many translations wait; nothing where it is not. */
export function UntranslatedNote({ cv }: { cv: Cv }) {
  const t = useT();
  const left = readUntranslated(cv);
  if (left === undefined) return null;
  return (
    <Note tone="warn">
      <p>{t(EXTENT[left.extent])}</p>
      {left.waiting > 0 && <p>{t('review.translation.waiting', { number: left.waiting })}</p>}
    </Note>
  );
}
