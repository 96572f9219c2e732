import { isTailored } from '@sastre/shared-contracts/api';
import { ChangedElsewhere } from '@sastre/shared-contracts/cv';
import { paths } from '@sastre/shared-contracts/routes';
import {
  isApiError,
  Link,
  messageOf,
  useLanguage,
  useQuery,
  useShell,
  useT,
} from '@sastre/shared-contracts/shell';
import type { OpenedTab } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, cx, Icon, Loading, Note, PageHead, Spinner } from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { loadCv, printCv, saveCv, shownCv } from '../features/document/export.effects.ts';
import { exportMachine, type LoadedCv } from '../features/document/export.machine.ts';
import styles from '../features/document/export.module.css';
import { ReviewLink } from '../features/document/review-link.view.tsx';
import { TailoredFor } from '../features/document/tailored-for.view.tsx';
import { Preview } from '../features/preview/preview.view.tsx';
import { renderCv } from '../renderer/render-cv.ts';

/** /export-pdf: what will be printed, and Download. Keyed by CV, so that another `cvId` starts anew. */
export function ExportPdfPage() {
  const cvId = useQuery().get('cvId') ?? undefined;
  return <ExportPdf key={cvId ?? 'main'} cvId={cvId} />;
}

function ExportPdf({ cvId }: { cvId: string | undefined }) {
  const t = useT();
  const shell = useShell();
  const language = useLanguage();
  const tab = useRef<OpenedTab | undefined>(undefined);
  const now = useRef(language);
  now.current = language;
  const machine = useMemo(
    () =>
      exportMachine.provide({
        actors: {
          load: fromPromise(({ input }: { input: { cvId: string | undefined } }) =>
            loadCv(shell, input.cvId),
          ),
          save: fromPromise(({ input }: { input: LoadedCv }) => saveCv(shell, input)),
          print: fromPromise(({ input }: { input: LoadedCv }) =>
            printCv(shell, input, now.current, tab.current),
          ),
        },
        actions: { giveUp: () => tab.current?.close() },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine, { input: { cvId } });
  const { loaded, printed, error } = state.context;
  const pictureUrl = loaded?.pictureUrl;
  useEffect(() => {
    if (pictureUrl === undefined) return undefined;
    return () => URL.revokeObjectURL(pictureUrl);
  }, [pictureUrl]);
  const rendered = useMemo(
    () => (loaded ? renderCv(shownCv(loaded), language) : ''),
    [loaded, language],
  );

  if (state.hasTag('loading')) return <Loading text={t('loading')} />;
  if (state.hasTag('unavailable') || loaded === undefined) {
    return (
      <>
        <PageHead title={t('title')} />
        <Note tone="error">{t('unavailable')}</Note>
        <div className={styles['actions']}>
          <Link to={paths.dashboard()} className={buttonClass('outline')}>
            {t('goBack')}
          </Link>
        </div>
      </>
    );
  }
  const printing = state.hasTag('printing');
  const download = () => {
    tab.current = shell.nav.openTab();
    send({ type: 'download' });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<ReviewLink cv={loaded.cv} />}
      />
      <div className={cx(styles['columns'], isTailored(loaded.cv) && styles['withPanel'])}>
        {isTailored(loaded.cv) && <TailoredFor tailored={loaded.cv.tailored} />}
        <div className={styles['side']}>
          {printing ? (
            <div className={styles['spinner']}>
              <Spinner label={t('generating')} />
            </div>
          ) : (
            <Preview rendered={rendered} pictureUrl={pictureUrl} />
          )}
          {error !== undefined && <Note tone="error">{failure(error, t)}</Note>}
          <div className={styles['actions']}>
            <Button variant="filled" busy={printing} onClick={download}>
              <Icon name="download" />
              {t('download')}
            </Button>
            <Link to={paths.dashboard()} className={buttonClass('outline')}>
              {t('backToDashboard')}
            </Link>
          </div>
          {printed !== undefined && (
            <p className={styles['actions']}>
              <a href={printed.url} download={printed.fileName}>
                {printed.fileName}
              </a>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function failure(error: unknown, t: (key: string) => string): string {
  if (error instanceof ChangedElsewhere) return t('changedElsewhere');
  return isApiError(error) ? messageOf(error, t('failed')) : t('failed');
}
