import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import type { Refused } from '../importing/importing.types.ts';

/** Why nothing was read, where it fails, and what can be done. */
export function Refusal({ refused: { refusal, at } }: { refused: Refused }) {
  const t = useT();
  const locale = useLocale();
  const isLong = refusal === 'too-long';
  const number = Number(at?.value ?? 0).toLocaleString(locale);
  return (
    <Note tone="error">
      <p>{t(`refused.${refusal}`, isLong ? { number } : {})}</p>
      {at !== undefined && !isLong && <p>{t('refused.at', at)}</p>}
      {/* Its own sentence says what to do. */}
      {refusal !== 'picture-pdf' && <p>{t(`refused.next.${refusal}`)}</p>}
    </Note>
  );
}
