import type { Cv } from '@sastre/shared-contracts/api';
import { DashboardLink } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { templateOf } from '@sastre/shared-cv-document';
import { Button, buttonClass, cx, Icon, Note } from '@sastre/shared-ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { optionsOf, type LayoutChange } from '../../panel/layout.rules.ts';
import { FilesMenu } from '../../files/files-menu.view.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import styles from '../export.module.css';
import type { ExportContext } from '../export.machine.ts';
import { failureText } from '../failure-text.ts';
import { KeepChoice } from './keep-choice.view.tsx';
import { LetterChoice } from './letter-choice.view.tsx';
import { hasOwnLetter } from './letter-file.rules.ts';
import { Proof } from './proof.view.tsx';

interface DownloadProps extends Pick<ExportContext, 'failure' | 'printed'> {
  cv: Cv;
  printing: boolean;
  /** The main button, for who comes to it from elsewhere. */
  button: RefObject<HTMLButtonElement | null>;
  onDownload: () => void;
  onChange: (change: LayoutChange) => void;
  /** What else can be done, beside the way back. */
  children: ReactNode;
}

/** Under the preview: Download, the way back, and what became of the last download. */
export function Download(props: DownloadProps) {
  const { cv, printing, printed, failure, onDownload, onChange, children } = props;
  const t = useT();
  const isInColumns = templateOf(optionsOf(cv).template).columns === 'two';
  const place = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // In most windows it comes below the last line in sight, and the new tab has drawn the eye away.
  useEffect(() => {
    if (printed !== undefined) bringIntoView(outcome.current, place.current);
  }, [printed]);
  return (
    <div ref={place} className={styles.download}>
      {failure !== undefined && <Note tone="error">{failureText(failure, t)}</Note>}
      {cv.tailored !== undefined && hasOwnLetter(cv) && (
        <LetterChoice options={cv.tailored.pdfOptions} onChange={onChange} />
      )}
      <div className={styles.formats}>
        <Button ref={props.button} variant="filled" block busy={printing} onClick={onDownload}>
          <Icon name="download" />
          {t('download')}
        </Button>
        <FilesMenu cv={cv} printed={printed} />
      </div>
      <div className={styles.beside}>
        <DashboardLink className={cx(buttonClass('outline'), styles.block)} />
        {children}
      </div>
      <div ref={outcome} role="status" className={styles.printed}>
        {printed?.map(({ url, fileName, report }, index) => (
          <div key={url} className={styles.printedFile}>
            <a href={url} download={fileName}>
              {fileName}
            </a>
            {report !== undefined && (
              // A letter beside the CV comes behind it, and has one column.
              <Proof report={report} isInColumns={isInColumns && index === 0} />
            )}
          </div>
        ))}
      </div>
      <KeepChoice cv={cv} onChange={onChange} />
    </div>
  );
}
