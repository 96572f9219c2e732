import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, EmptyState, Loading, Note, PageHead } from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { TailoringRequest } from '@sastre/shared-contracts/api';
import { emptyForm, toRequest, type TailorForm } from '../features/tailoring/actions.rules.ts';
import { TailorActions } from '../features/tailoring/tailor-actions.view.tsx';
import { TailorFormView } from '../features/tailoring/tailor-form.view.tsx';
import { TailorProgress } from '../features/tailoring/tailor-progress.view.tsx';
import {
  check,
  forgetJob,
  keepForm,
  poll,
  readForm,
  start,
} from '../features/tailoring/tailor.effects.ts';
import { tailorMachine } from '../features/tailoring/tailor.machine.ts';
import styles from '../features/tailoring/tailor.module.css';

/** /tailor-cv: cut a copy of the main CV to a job description. */
export function TailorCvPage() {
  const t = useT();
  const shell = useShell();
  const [form, setForm] = useState<TailorForm>(emptyForm);
  const touched = useRef(false);
  const machine = useMemo(
    () =>
      tailorMachine.provide({
        actors: {
          check: fromPromise(() => check(shell)),
          start: fromPromise(({ input }: { input: TailoringRequest }) => start(shell, input)),
          poll: fromPromise(({ input }: { input: { bullId: string } }) =>
            poll(shell, input.bullId),
          ),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine);
  const { usage, progress, failure, checkError } = state.context;
  const cvId = state.output?.cvId;
  const limited = state.hasTag('limited');

  useEffect(() => {
    void readForm(shell).then((stored) => {
      if (stored !== undefined && !touched.current) setForm(stored);
    });
  }, [shell]);
  useEffect(() => {
    if (cvId === undefined) return;
    void forgetJob(shell, { andForm: true });
    shell.events.emit('cv.tailored', { cvId });
    shell.nav.go(paths.exportPdf(cvId));
  }, [cvId, shell]);
  useEffect(() => {
    if (!limited) return;
    shell.dialogs.alert(t('limits'));
    shell.nav.go(paths.plans());
  }, [limited, shell, t]);
  useEffect(() => {
    if (failure === undefined) return;
    if (failure !== 'status') void forgetJob(shell, { andForm: false });
    shell.dialogs.alert(t('failedAlert'));
  }, [failure, shell, t]);

  const change = (next: TailorForm) => {
    touched.current = true;
    setForm(next);
    void keepForm(shell, next);
  };
  if (state.hasTag('noCv')) {
    return (
      <>
        <PageHead title={t('tailor.title')} />
        <EmptyState
          title={t('noCv')}
          action={
            <Link to={paths.dashboard()} className={buttonClass('outline')}>
              {t('goToDashboard')}
            </Link>
          }
        />
      </>
    );
  }
  const busy = state.hasTag('busy');
  return (
    <>
      <PageHead title={t('tailor.title')} subtitle={t('tailor.subtitle')} />
      {state.hasTag('checkFailed') && (
        <Note tone="error">
          {messageOf(checkError, t('checkFailed'))}{' '}
          <Button variant="text" size="s" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </Button>
        </Note>
      )}
      {failure !== undefined && <Note tone="error">{t(`failure.${failure}`)}</Note>}
      <div className={styles['columns']}>
        <TailorFormView form={form} locked={busy} onChange={change} />
        <div className={styles['side']}>
          {state.hasTag('checking') && <Loading text={t('checking')} />}
          {busy && <TailorProgress progress={progress} />}
          {state.hasTag('editable') && (
            <TailorActions
              form={form}
              usage={usage}
              onTailor={(useAi) => send({ type: 'tailor', request: toRequest(form, useAi) })}
            />
          )}
        </div>
      </div>
    </>
  );
}
