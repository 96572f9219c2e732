import { useQuery, useT } from '@sastre/shared-contracts/shell';
import { Announcer, Button, PageHead } from '@sastre/shared-ui';
import type { LaidOutPages } from '@sastre/shared-cv-document';
import { useCallback, useRef, useState } from 'react';
import { Download } from '../features/document/print/download.view.tsx';
import { ExportSkeleton } from '../features/document/export-skeleton.view.tsx';
import styles from '../features/document/export.module.css';
import { SkipToDownload } from '../features/document/skip-to-download.view.tsx';
import { SaveNotes } from '../features/document/save-notes.view.tsx';
import { SaveStatus } from '../features/document/save-status.view.tsx';
import { companyOf } from '../features/document/company.rules.ts';
import { TailoredFor } from '../features/document/tailored-for.view.tsx';
import { UnsavedNote } from '../features/document/unsaved-note.view.tsx';
import { TailoredStrip } from '../features/document/tailored-strip.view.tsx';
import { Unavailable } from '../features/document/unavailable.view.tsx';
import { useExport } from '../features/document/use-export.ts';
import { useRendered } from '../features/document/use-rendered.ts';
import { Fit } from '../features/fit/fit.view.tsx';
import { HistoryBar } from '../features/history/history-bar.view.tsx';
import { useHistory } from '../features/history/use-history.ts';
import { MachineView } from '../features/machine/machine-view.view.tsx';
import { useReading } from '../features/machine/use-reading.ts';
import { EditorPanel } from '../features/panel/editor-panel.view.tsx';
import type { LayoutChange } from '../features/panel/layout.rules.ts';
import { usePictures } from '../features/pictures/use-pictures.ts';
import { Preview } from '../features/preview/preview.view.tsx';

/** /export-pdf: how the CV is laid out, what will be printed, and Download. Another `cvId` starts anew. */
export function ExportPdfPage() {
  const cvId = useQuery().get('cvId') ?? undefined;
  return (
    <Announcer>
      <ExportPdf key={cvId ?? 'main'} cvId={cvId} />
    </Announcer>
  );
}

function ExportPdf({ cvId }: { cvId: string | undefined }) {
  const t = useT();
  const { store, choices } = usePictures();
  const laidOut = useRef<LaidOutPages>({});
  const [pages, setPages] = useState(0);
  const { state, send, now, download } = useExport(cvId, store, laidOut);
  const { shown: cv, error, notice, saved, printed, failure } = state.context;
  const pictureUrl = store.url(cv?.tailored?.pdfOptions.pictureId ?? '');
  const { rendered, render } = useRendered(cv, pictureUrl !== undefined);
  const make = useCallback((made: LayoutChange) => send({ type: 'change', change: made }), [send]);
  const { change, go, onKey, canUndo, canRedo } = useHistory({ now, make });
  const retry = () => send({ type: 'retry' });
  const machines = useRef<HTMLButtonElement>(null);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const { state: reader, send: ask } = useReading(pictureUrl !== undefined, laidOut);
  const isRead = reader.hasTag('open');

  if (state.hasTag('loading')) return <ExportSkeleton />;
  if (cv === undefined) return <Unavailable error={error} onRetry={retry} />;
  const read = () => ask({ type: 'read', cv });
  const close = () => {
    ask({ type: 'close' });
    machines.current?.focus();
  };
  const printing = state.hasTag('printing');
  const keepLaidOut = (come: Required<LaidOutPages>) => {
    laidOut.current = come;
    setPages(come.pages);
  };
  const company = companyOf(cv);
  const settled = saved && error === undefined ? 'saved' : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.top}>
        <PageHead
          title={company === undefined ? t('title') : t('titleFor', { company })}
          actions={<SaveStatus status={state.hasTag('saving') ? 'saving' : settled} />}
        />
        <SkipToDownload button={downloadButton} />
        <div className={styles.notes}>
          <SaveNotes error={error} notice={notice} onRetry={retry} />
          <UnsavedNote cv={cv} />
          <TailoredStrip cv={cv} />
        </div>
      </div>
      <aside className={styles.side} aria-label={t('preview.title')}>
        <Preview {...{ rendered, pictureUrl, onKey }} busy={printing} onLaidOut={keepLaidOut}>
          {({ frame, ending }) => (
            <Fit cv={cv} stage={{ frame, render, pictureUrl }} ending={ending} onChange={change} />
          )}
        </Preview>
        <Download
          {...{ cv, printing, printed, failure }}
          button={downloadButton}
          onDownload={download}
          onChange={change}
        >
          <Button
            ref={machines}
            block
            aria-expanded={isRead}
            onClick={isRead ? close : read}
            onKeyDown={({ key }) => isRead && key === 'Escape' && close()}
          >
            {t('machine.open')}
          </Button>
        </Download>
      </aside>
      <div className={styles.panel}>
        {isRead && (
          <MachineView
            cv={cv}
            reading={reader.context.reading}
            busy={reader.hasTag('reading')}
            error={reader.context.error}
            onRead={read}
            onClose={close}
          />
        )}
        <HistoryBar {...{ cv, canUndo, canRedo }} onGo={go} onChange={change} />
        <EditorPanel cv={cv} pages={pages} pictures={choices} onChange={change} />
        <TailoredFor job={cv.tailored?.jobDescription_id} date={cv.tailored?.tailoredDate} />
      </div>
    </div>
  );
}
