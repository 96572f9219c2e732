import { useT } from '@sastre/shared-contracts/shell';
import { Note, RetryNote } from '@sastre/shared-ui';
import type { ExportContext } from './export.machine.ts';
import { saveFailureText } from './failure-text.ts';

interface SaveNotesProps extends Pick<ExportContext, 'error' | 'notice'> {
  onRetry: () => void;
}

/** What the user should know about his changes: that they could not be saved, or what came from elsewhere. */
export function SaveNotes({ error, notice, onRetry }: SaveNotesProps) {
  const t = useT();
  return (
    <>
      {error !== undefined && (
        <RetryNote retry={t('retry')} onRetry={onRetry}>
          {saveFailureText(error, t)}
        </RetryNote>
      )}
      <div role="status">
        {notice !== undefined && (
          <Note tone="info">
            {notice === 'elsewhere' ? t('notice.elsewhere') : t('notice.restored')}
          </Note>
        )}
      </div>
    </>
  );
}
