import { DashboardLink } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import {
  Announcer,
  buttonClass,
  Card,
  EmptyState,
  Loading,
  PageHead,
  RetryNote,
  Skeleton,
} from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { DeletedLink } from '../features/tailored-list/deleted-link.view.tsx';
import { listCopies, loadList } from '../features/tailored-list/list.effects.ts';
import { removalsOf } from '../features/tailored-list/removals.effects.ts';
import { Running } from '../features/tailored-list/running.view.tsx';
import { tailoredListMachine } from '../features/tailored-list/tailored-list.machine.ts';
import styles from '../features/tailored-list/tailored-list.module.css';
import { TailoredList } from '../features/tailored-list/tailored-list.view.tsx';
import { useRunning } from '../features/tailored-list/use-running.ts';

/** /tailored-cvs: every tailored copy. */
export function TailoredCvsPage() {
  const t = useT();
  const shell = useShell();
  const removals = removalsOf(shell);
  const machine = useMemo(
    () =>
      tailoredListMachine.provide({
        actors: {
          load: fromPromise(() => loadList(shell, removals)),
          reload: fromPromise(() => listCopies(shell)),
        },
      }),
    [removals, shell],
  );
  const [state, send] = useMachine(machine);
  const { items } = state.context;
  const [running, sendRunning] = useRunning();
  const job = (['inWork', 'failed', 'lost'] as const).find((tag) => running.hasTag(tag));

  // Whether one is in work is known a moment later.
  const isEmpty = items.length === 0 && job !== 'inWork' && !running.hasTag('finding');

  useEffect(() => {
    const changed = () => send({ type: 'changed' });
    const releases = [
      shell.events.on('cv.tailored', changed),
      shell.events.on('cv.deleted', changed),
    ];
    return () => releases.forEach((release) => release());
  }, [shell, send]);

  return (
    <Announcer>
      <PageHead
        title={t('list.title')}
        actions={
          <>
            <DashboardLink className={buttonClass('outline')} />
            <Link to={paths.tailorCv()} className={buttonClass('filled')}>
              {t('list.tailor')}
            </Link>
          </>
        }
      />
      {job !== undefined && (
        <Running
          companyName={running.context.job?.companyName ?? ''}
          state={job}
          progress={running.context.progress}
          onCheckAgain={() => sendRunning({ type: 'checkAgain' })}
        />
      )}
      {state.hasTag('loading') && (
        <Loading text={t('list.loading')}>
          <Card className={styles.skeleton}>
            <Skeleton lines={2} />
            <Skeleton lines={2} />
          </Card>
        </Loading>
      )}
      {state.hasTag('failed') && (
        <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
          {t('list.failed')}
        </RetryNote>
      )}
      {state.hasTag('ready') && isEmpty && (
        <EmptyState title={t('list.empty')} help={t('list.emptyHelp')} />
      )}
      {state.hasTag('ready') && items.length > 0 && (
        <TailoredList
          items={items}
          removals={removals}
          onRenamed={(id, companyName, updatedAt) =>
            send({ type: 'renamed', id, companyName, updatedAt })
          }
          onMarked={(id, marked) => send({ type: 'marked', id, ...marked })}
          onGone={(id) => send({ type: 'gone', id })}
        />
      )}
      {state.hasTag('ready') && <DeletedLink />}
    </Announcer>
  );
}
