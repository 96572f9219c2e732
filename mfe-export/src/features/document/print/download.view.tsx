import { DashboardLink } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, cx, Icon, Note } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import { bringIntoView } from '../bring-into-view.ts';
import styles from '../export.module.css';
import type { ExportContext } from '../export.machine.ts';
import { failureText } from '../failure-text.ts';
import { Proof } from './proof.view.tsx';

interface DownloadProps extends Pick<ExportContext, 'failure' | 'printed'> {
  printing: boolean;
  onDownload: () => void;
}

/** Under the preview: Download, the way back, and what became of the last download. */
export function Download({ printing, printed, failure, onDownload }: DownloadProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // In most windows it comes below the last line in sight, and the new tab has drawn the eye away.
  useEffect(() => {
    if (printed !== undefined) bringIntoView(outcome.current, place.current);
  }, [printed]);
  return (
    <div ref={place} className={styles.download}>
      {failure !== undefined && <Note tone="error">{failureText(failure, t)}</Note>}
      <Button variant="filled" block busy={printing} onClick={onDownload}>
        <Icon name="download" />
        {t('download')}
      </Button>
      <DashboardLink className={cx(buttonClass('outline'), styles.block)} />
      <div ref={outcome} role="status" className={styles.printed}>
        {printed !== undefined && (
          <>
            <a href={printed.url} download={printed.fileName}>
              {printed.fileName}
            </a>
            {printed.report !== undefined && <Proof report={printed.report} />}
          </>
        )}
      </div>
    </div>
  );
}
