import type { TailoringReport } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import { notesOf } from './codes.rules.ts';
import { ranBy, remainingNotes } from './engine.rules.ts';

const RAN = {
  none: 'engine.none',
  rules: 'engine.rulesRan',
  model: 'engine.modelRan',
  modelAndWord: 'engine.modelRanOwnWord',
} as const;

/** Which engine ran, whose word its texts stand on, and what it could not do. */
export function EngineReport({ report }: { report: TailoringReport }) {
  const t = useT();
  return (
    <Note tone="info">
      <p>{t(RAN[ranBy(report)])}</p>
      {notesOf(remainingNotes(report)).map((note) => (
        <p key={note}>{t(`review.notes.${note}`)}</p>
      ))}
    </Note>
  );
}
