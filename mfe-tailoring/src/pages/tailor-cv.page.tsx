import { DashboardLink } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card, EmptyState, Icon, PageHead, RetryNote } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import { toRequest } from '../features/tailoring/actions.rules.ts';
import { TailorActions } from '../features/tailoring/tailor-actions.view.tsx';
import { TailorChoices } from '../features/tailoring/tailor-choices.view.tsx';
import { TailorFailure } from '../features/tailoring/tailor-failure.view.tsx';
import { TailorFormView } from '../features/tailoring/tailor-form.view.tsx';
import { TailorProgress } from '../features/tailoring/tailor-progress.view.tsx';
import styles from '../features/tailoring/tailor.module.css';
import { useTailorCheck } from '../features/tailoring/use-tailor-check.ts';
import { useTailorForm } from '../features/tailoring/use-tailor-form.ts';
import { useTailoring } from '../features/tailoring/use-tailoring.ts';

/** /tailor-cv: cut a copy of the main CV to a job description. */
export function TailorCvPage() {
  const t = useT();
  const { form, change, drop } = useTailorForm();
  const [state, send] = useTailoring(drop);
  const check = useTailorCheck(form);
  const { usage, progress, failure, error, job, request } = state.context;

  if (state.hasTag('noCv')) {
    return (
      <Frame>
        <EmptyState
          title={t('noCv')}
          help={t('noCvHelp')}
          action={
            <Link to={paths.dashboard()} className={buttonClass('filled')}>
              {t('goToDashboard')}
            </Link>
          }
        />
      </Frame>
    );
  }
  const locked = state.hasTag('busy');
  const fields = { form, locked, onChange: change };
  return (
    <Frame>
      <div className={styles.notes}>
        {state.hasTag('checkFailed') && (
          <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
            {messageOf(error, t('checkFailed'))}
          </RetryNote>
        )}
        {failure !== undefined && (
          <TailorFailure
            failure={failure}
            error={error}
            progress={progress}
            check={check}
            onCheckAgain={() => send({ type: 'checkAgain' })}
            onUseRules={() => {
              const again = request ?? toRequest(form, job?.useAi ?? true);
              send({ type: 'tailor', request: { ...again, engine: 'rules' } });
            }}
          />
        )}
      </div>
      <div className={styles.columns}>
        <TailorFormView {...fields} found={check?.company} />
        <Card as="aside" padded={false} className={styles.side} aria-label={t('choices')}>
          <TailorChoices {...fields} check={locked ? undefined : check} />
          {locked ? (
            <TailorProgress form={form} useAi={job?.useAi} progress={progress} />
          ) : (
            <TailorActions
              form={form}
              usage={usage}
              checking={state.hasTag('checking')}
              check={check}
              onTailor={(useAi, isFree) =>
                send({ type: 'tailor', request: toRequest(form, useAi), isFree })
              }
            />
          )}
        </Card>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <PageHead
        title={t('tailor.title')}
        subtitle={t('tailor.subtitle')}
        back={<DashboardLink icon={<Icon name="left" />} />}
      />
      {children}
    </>
  );
}
