import type { Cv } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass } from '@sastre/shared-ui';

/** The way to what was changed in a tailored copy; nothing when nothing was. */
export function ReviewLink({ cv: { _id, tailored } }: { cv: Cv }) {
  const t = useT();
  const edits = tailored?.report?.edits.filter(({ status }) => status !== 'refused') ?? [];
  if (edits.length === 0) return null;
  return (
    <Link to={paths.tailoredChanges(_id)} className={buttonClass('outline')}>
      {t('reviewChanges', { number: edits.length })}
    </Link>
  );
}
