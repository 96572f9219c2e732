import { endpoints } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, EmptyState, Loading, Note, PageHead } from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { tailoredListMachine } from '../features/tailored-list/tailored-list.machine.ts';
import styles from '../features/tailored-list/tailored-list.module.css';
import { TailoredList } from '../features/tailored-list/tailored-list.view.tsx';

/** /tailored-cvs: every tailored copy, newest first. */
export function TailoredCvsPage() {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(
    () =>
      tailoredListMachine.provide({
        actors: {
          load: fromPromise(
            async () => (await shell.http.call(endpoints.listTailoredCvs, {})).data,
          ),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine);
  const { items } = state.context;

  useEffect(() => {
    const changed = () => send({ type: 'changed' });
    const releases = [
      shell.events.on('cv.tailored', changed),
      shell.events.on('cv.deleted', changed),
    ];
    return () => releases.forEach((release) => release());
  }, [shell, send]);

  return (
    <>
      <PageHead
        title={t('list.title')}
        actions={
          <div className={styles['actions']}>
            <Link to={paths.dashboard()} className={buttonClass('outline')}>
              {t('backToDashboard')}
            </Link>
            <Link to={paths.tailorCv()} className={buttonClass('filled')}>
              {t('list.tailor')}
            </Link>
          </div>
        }
      />
      {state.hasTag('loading') && <Loading text={t('list.loading')} />}
      {state.hasTag('failed') && (
        <Note tone="error">
          {t('list.failed')}{' '}
          <Button variant="text" size="s" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </Button>
        </Note>
      )}
      {state.matches('ready') && items.length === 0 && <EmptyState title={t('list.empty')} />}
      {state.matches('ready') && items.length > 0 && <TailoredList items={items} />}
    </>
  );
}
