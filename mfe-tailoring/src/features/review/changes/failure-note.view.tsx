import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import type { DecisionFailure } from '../review.types.ts';

const TEXTS = {
  changed: 'review.changedElsewhere',
  refused: 'review.decisionRefused',
  failed: 'review.decisionFailed',
} as const;

/** Why a decision does not stand. */
export function FailureNote({ failure }: { failure: DecisionFailure }) {
  const t = useT();
  if (failure !== 'changed') return <Note tone="error">{t(TEXTS[failure])}</Note>;
  return (
    <Note tone="warn">
      <p role="alert">{t(TEXTS[failure])}</p>
    </Note>
  );
}
