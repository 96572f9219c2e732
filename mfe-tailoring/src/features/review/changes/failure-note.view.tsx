import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import type { DecisionFailure } from '../review.types.ts';

const TEXTS = {
  changed: 'review.changedElsewhere',
  refused: 'review.decisionRefused',
  failed: 'review.decisionFailed',
} as const;

/** It stands above all questions, and whoever answered one may be far below. */
function showIt(note: HTMLElement | null) {
  note?.scrollIntoView?.({ block: 'center' });
}

/** Why a decision does not stand; brought into view. */
export function FailureNote({ failure }: { failure: DecisionFailure }) {
  const t = useT();
  return (
    <div ref={showIt}>
      {failure === 'changed' ? (
        <Note tone="warn">
          <p role="alert">{t(TEXTS[failure])}</p>
        </Note>
      ) : (
        <Note tone="error">{t(TEXTS[failure])}</Note>
      )}
    </div>
  );
}
