import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import type { Refused } from '../importing/importing.types.ts';

/** Why nothing was read, where it fails, and what can be done. */
export function Refusal({ refused: { refusal, at } }: { refused: Refused }) {
  const t = useT();
  return (
    <Note tone="error">
      <p>{t(`refused.${refusal}`)}</p>
      {at !== undefined && <p>{t('refused.at', at)}</p>}
      {/* Its own sentence says what to do. */}
      {refusal !== 'picture-pdf' && <p>{t(`refused.next.${refusal}`)}</p>}
    </Note>
  );
}
