import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Loading, Note, PAGE_TITLE_ID, PageHead } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import { ConflictNote } from '../features/cv-form/conflict-note.view.tsx';
import form from '../features/cv-form/form.module.css';
import { useShownErrors } from '../features/cv-form/use-shown-errors.ts';
import { validateStep } from '../features/cv-form/validation.rules.ts';
import { failureText } from '../features/cv-store/failure-text.ts';
import styles from '../features/onboarding/onboarding.module.css';
import { stepIsValid } from '../features/onboarding/onboarding.machine.ts';
import { StepForm } from '../features/onboarding/step-form.view.tsx';
import { Steps } from '../features/onboarding/steps.view.tsx';
import { useOnboarding } from '../features/onboarding/use-onboarding.ts';

/** /onboarding: the first CV in five steps. */
export function OnboardingPage() {
  const t = useT();
  const [state, send] = useOnboarding();
  const { step, draft, conflict, error } = state.context;
  const { shown, onBlur } = useShownErrors(draft ? validateStep(step, draft) : {});
  const seen = useRef(step);
  useEffect(() => {
    // Another step is another screen to whoever does not see it.
    if (draft === undefined || seen.current === step) return;
    seen.current = step;
    document.getElementById(PAGE_TITLE_ID)?.focus();
  }, [draft, step]);

  const title = t(`step.${ONBOARDING_STEPS[step] ?? 'personal'}`);
  if (state.hasTag('failed')) {
    return (
      <div className={styles['narrow']}>
        <PageHead title={title} />
        <Note tone="error">
          {failureText(error, 'fetch', t)}{' '}
          <Button variant="text" size="s" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </Button>
        </Note>
      </div>
    );
  }
  if (draft === undefined) return <Loading text={t('loading')} />;
  const saving = state.hasTag('saving');
  const last = step === ONBOARDING_STEPS.length - 1;
  const valid = stepIsValid({ step, draft });
  return (
    <div className={styles['narrow']}>
      <PageHead
        title={title}
        back={
          <p className={styles['count']}>
            {t('onboarding.count', { number: step + 1, total: ONBOARDING_STEPS.length })}
          </p>
        }
      />
      <Steps step={step} />
      <div onBlur={onBlur} inert={saving}>
        <StepForm
          step={step}
          draft={draft}
          errors={shown}
          onChange={(part) => send({ type: 'change', part })}
        />
      </div>
      <div className={form['bar']}>
        <Button disabled={step === 0 || saving} onClick={() => send({ type: 'back' })}>
          {t('back')}
        </Button>
        <p className={`${form['barText']} ${form['barEnd']}`} id="onboarding-reason">
          {valid ? '' : t('onboarding.reason')}
        </p>
        {last ? (
          <Button variant="filled" busy={saving} onClick={() => send({ type: 'finish' })}>
            {t('finish')}
          </Button>
        ) : (
          <Button
            variant="filled"
            disabled={!valid}
            aria-describedby="onboarding-reason"
            onClick={() => send({ type: 'next' })}
          >
            {t('next')}
          </Button>
        )}
      </div>
      {error !== undefined && <Note tone="error">{failureText(error, 'save', t)}</Note>}
      {conflict !== undefined && (
        <ConflictNote
          onKeepMine={() => send({ type: 'keepMine' })}
          onLoadTheirs={() => send({ type: 'loadTheirs' })}
        />
      )}
    </div>
  );
}
