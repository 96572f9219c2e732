import type { TailoringReport } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import { notesOf } from './changes.rules.ts';

const ENGINES = { rules: 'engine.rulesRan', 'openai-compatible': 'engine.modelRan' } as const;

/** Which engine ran, and what it could not do. */
export function EngineReport({ engine, notes }: Pick<TailoringReport, 'engine' | 'notes'>) {
  const t = useT();
  return (
    <Note tone="info">
      <p>{t(engine === null ? 'engine.none' : ENGINES[engine])}</p>
      {notesOf(notes).map((note) => (
        <p key={note}>{t(`review.notes.${note}`)}</p>
      ))}
    </Note>
  );
}
