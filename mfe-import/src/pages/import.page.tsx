import { DashboardLink } from '@sastre/shared-contracts/page';
import { messageOf, useShell, useT } from '@sastre/shared-contracts/shell';
import {
  Card,
  Icon,
  Loading,
  PAGE_TITLE_ID,
  PageHead,
  RetryNote,
  Skeleton,
} from '@sastre/shared-ui';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { Choosing } from '../features/choosing/choosing.view.tsx';
import { Running } from '../features/choosing/running.view.tsx';
import { useImporting } from '../features/importing/use-importing.ts';
import { afterPaint } from './after-paint.ts';
import { loadedBefore } from './loaded-before.tsx';

// The form comes when a file is about to be chosen: who only looks at the page does not wait for it.
const { Part: ReviewScreen, prepare: prepareReview } = loadedBefore(
  async () => (await import('../features/review/review.view.tsx')).ReviewScreen,
);

/** /import: from a file to the main CV. */
export function ImportPage(): ReactElement {
  const t = useT();
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        back={<DashboardLink icon={<Icon name="left" />} />}
      />
      <Screen />
    </>
  );
}

function Screen() {
  const t = useT();
  const { clock } = useShell();
  const [state, send, warmReader] = useImporting();
  const { stored, kept, refused, job, progress, error } = state.context;
  const screen = state.hasTag('reading') ? 'reading' : state.hasTag('review') ? 'review' : 'choice';
  const seen = useRef(screen);
  useEffect(() => {
    // What had the focus is gone, and who does not see it is to hear that the screen is another one.
    if (seen.current === screen) return undefined;
    const wasReading = seen.current === 'reading';
    seen.current = screen;
    if (screen !== 'reading') document.getElementById(PAGE_TITLE_ID)?.focus();
    // The next file finds a reader that is ready, and so does a part that is told into fields.
    return wasReading ? afterPaint(clock, warmReader) : undefined;
  }, [screen, clock, warmReader]);

  useEffect(() => {
    // While the worker reads, the page has nothing else to do.
    if (screen === 'reading') prepareReview();
  }, [screen]);

  if (state.hasTag('failed')) {
    return (
      <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
        {messageOf(error, t('failure.fetch'))}
      </RetryNote>
    );
  }
  if (state.hasTag('reading')) {
    return <Running share={progress} onCancel={() => send({ type: 'cancel' })} />;
  }
  const waiting = (
    <Loading text={t('loading')}>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </Loading>
  );
  if (state.hasTag('review') && kept !== undefined && stored !== undefined) {
    return (
      <Suspense fallback={waiting}>
        <ReviewScreen
          context={{ ...state.context, kept, stored }}
          saving={state.hasTag('saving')}
          send={send}
        />
      </Suspense>
    );
  }
  if (!state.hasTag('choosing')) return waiting;
  const makeReady = () => {
    warmReader();
    prepareReview();
  };
  return (
    <Choosing
      {...{ refused, job }}
      onRead={(next) => send({ type: 'read', job: next })}
      onNear={makeReady}
    />
  );
}
