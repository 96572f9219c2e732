import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import type { Trouble } from '../review.machine.ts';

const TEXTS = {
  changed: 'review.changedElsewhere',
  refused: 'review.decisionRefused',
  failed: 'review.decisionFailed',
} as const;

/** Why a decision does not stand. */
export function TroubleNote({ trouble }: { trouble: Trouble }) {
  const t = useT();
  if (trouble !== 'changed') return <Note tone="error">{t(TEXTS[trouble])}</Note>;
  return (
    <Note tone="warn">
      <p role="alert">{t(TEXTS[trouble])}</p>
    </Note>
  );
}
