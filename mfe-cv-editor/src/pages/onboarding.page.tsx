import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { EndBar, focusField, useShownErrors } from '@sastre/shared-cv-form';
import { stepOf, validateStep } from '@sastre/shared-cv-form/rules';
import {
  Button,
  buttonClass,
  Card,
  ContentLanguage,
  cx,
  Icon,
  Loading,
  PAGE_TITLE_ID,
  PageHead,
  RetryNote,
  Skeleton,
} from '@sastre/shared-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConflictNote } from '../features/conflict/conflict-note.view.tsx';
import bar from '../features/cv-data/bar.module.css';
import { SaveNote } from '../features/cv-data/save-note.view.tsx';
import { useFormKeys } from '../features/cv-data/use-form-keys.ts';
import { choiceOf } from '../features/cv-store/editing.rules.ts';
import { cvLanguage, draftLanguage } from '../features/cv-store/cv-language.rules.ts';
import { failureText } from '../features/cv-store/failure-text.ts';
import { LackingNote } from '../features/missing/lacking-note.view.tsx';
import { MissingFields } from '../features/missing/missing-fields.view.tsx';
import styles from '../features/onboarding/onboarding.module.css';
import { canGoTo, lackingIn } from '../features/onboarding/onboarding.machine.ts';
import { StepForm } from '../features/onboarding/step-form.view.tsx';
import { Steps } from '../features/onboarding/steps.view.tsx';
import { useOnboarding } from '../features/onboarding/use-onboarding.ts';
import { storedTemplate } from '../features/pictures/picture-file.rules.ts';
import { PicturesProvider, usePictures } from '../features/pictures/pictures.context.tsx';
import { Beside } from '../features/sheet/beside.view.tsx';
import { PreviewButton } from '../features/sheet/preview-button.view.tsx';
import { shownCv } from '../features/sheet/shown-cv.rules.ts';

type Machine = ReturnType<typeof useOnboarding>;
const LAST = ONBOARDING_STEPS.length - 1;

/** /onboarding: the first CV in five steps. */
export function OnboardingPage() {
  const [state, send] = useOnboarding();
  const choose = (pictureId: string) => send({ type: 'change', part: { pictureId } });
  const { loaded, draft } = state.context;
  const language = cvLanguage(loaded?.cv) ?? (draft && draftLanguage(draft));
  return (
    <PicturesProvider
      pictureId={draft?.pictureId ?? ''}
      onChoose={choose}
      template={storedTemplate(loaded)}
    >
      <ContentLanguage value={language}>
        <Screen {...{ state, send }} />
      </ContentLanguage>
    </PicturesProvider>
  );
}

function Screen({ state, send }: { state: Machine[0]; send: Machine[1] }) {
  const t = useT();
  const uploading = usePictures().state.hasTag('uploading');
  const { step, loaded, draft, error } = state.context;
  const { shown, onBlur } = useShownErrors(draft ? validateStep(step, draft) : {}, draft);
  const form = useRef<HTMLDivElement>(null);
  const shell = useShell();
  useFormKeys({
    save: () => {
      const isLast = step === LAST;
      send({ type: isLast ? 'finish' : 'keep' });
      if (!isLast) shell.toast(t('onboarding.kept'));
    },
  });
  const seen = useRef(step);
  useEffect(() => {
    // Another step is another screen to whoever does not see it.
    if (draft === undefined || seen.current === step) return;
    seen.current = step;
    document.getElementById(PAGE_TITLE_ID)?.focus();
  }, [draft, step]);

  const [picked, setPicked] = useState<{ path: string }>();
  useEffect(() => {
    if (picked !== undefined && form.current !== null) focusField(form.current, picked.path);
  }, [picked]);
  const sheetCv = useMemo(
    () => (loaded && draft ? shownCv(loaded.cv, draft) : undefined),
    [loaded, draft],
  );
  // Each step on the way must let the user go on, as ever.
  const goTo = (to: number) => {
    for (let way = Math.abs(to - step); way > 0; way -= 1)
      send({ type: to > step ? 'next' : 'back' });
  };
  const pick = (path: string) => {
    goTo(stepOf(path) ?? step);
    setPicked({ path });
  };
  // A photo has its own pictures to look at.
  const isWritten = step < LAST;

  const title = t(`step.${ONBOARDING_STEPS[step] ?? 'personal'}`);
  if (state.hasTag('failed')) {
    return (
      <Beside cv={undefined} editing={false} onPick={pick} className={styles.narrow}>
        <PageHead title={title} />
        <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
          {failureText(error, 'fetch', t)}
        </RetryNote>
      </Beside>
    );
  }
  if (draft === undefined) {
    return (
      <Beside cv={undefined} editing onPick={pick} className={styles.narrow}>
        <Loading text={t('loading')}>
          <Skeleton shape="title" />
          <Card>
            <Skeleton shape="block" />
          </Card>
        </Loading>
      </Beside>
    );
  }
  const saving = state.hasTag('saving');
  const last = step === LAST;
  const missing = Object.keys(validateStep(step, draft));
  const valid = missing.length === 0;
  const choice = choiceOf(state.context);
  return (
    <Beside cv={sheetCv} editing={isWritten} onPick={pick} className={styles.narrow}>
      <PageHead
        title={title}
        back={
          <p className={styles.count}>
            {t('onboarding.count', { number: step + 1, total: ONBOARDING_STEPS.length })}
          </p>
        }
      />
      <Steps
        step={step}
        isOpen={(to) => !saving && canGoTo({ step, draft }, to)}
        onGo={(to) => {
          setPicked(undefined);
          goTo(to);
        }}
      />
      {step === 0 && (
        <Link to={paths.import()} className={cx(buttonClass('outline'), styles.bring)}>
          <Icon name="upload" />
          {t('onboarding.haveCv')}
        </Link>
      )}
      <div ref={form} onBlur={onBlur} inert={saving}>
        <LackingNote
          paths={lackingIn(step, draft)}
          draft={draft}
          where="steps"
          onGo={(path) => setPicked({ path })}
        />
        <StepForm
          step={step}
          draft={draft}
          errors={shown}
          folds
          wanted={picked}
          onChange={(part) => send({ type: 'change', part })}
        />
      </div>
      {step === LAST - 1 && valid && (
        <div className={styles.without}>
          <Button variant="text" busy={saving} onClick={() => send({ type: 'finish' })}>
            {t('onboarding.withoutPhoto')}
          </Button>
        </div>
      )}
      {choice !== undefined && (
        <ConflictNote
          choice={choice}
          onKeepMine={() => send({ type: 'keepMine' })}
          onLoadTheirs={() => send({ type: 'loadTheirs' })}
        />
      )}
      <EndBar>
        <SaveNote
          error={error}
          trying={false}
          onTry={state.hasTag('waiting') ? () => send({ type: 'finish' }) : undefined}
        />
        {!valid && (
          <MissingFields
            key={step}
            paths={missing}
            draft={draft}
            text={(count) => t('onboarding.missing', { count })}
            role="status"
            id="onboarding-missing"
            onGo={(path) => setPicked({ path })}
          />
        )}
        <Button disabled={step === 0 || saving} onClick={() => send({ type: 'back' })}>
          {t('back')}
        </Button>
        <p className={`${bar.barText} ${bar.barEnd}`} id="onboarding-reason">
          {last && uploading && t('pictures.wait')}
        </p>
        <PreviewButton />
        {last ? (
          <Button
            variant="filled"
            busy={saving}
            disabled={uploading}
            aria-describedby="onboarding-reason"
            onClick={() => send({ type: 'finish' })}
          >
            {t('finish')}
          </Button>
        ) : (
          <Button
            variant="filled"
            disabled={!valid}
            aria-describedby="onboarding-missing"
            onClick={() => send({ type: 'next' })}
          >
            {t('next')}
          </Button>
        )}
      </EndBar>
    </Beside>
  );
}
