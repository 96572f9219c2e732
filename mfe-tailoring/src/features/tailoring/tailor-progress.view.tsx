import type { TailoringProgress } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Icon, ProgressBar, VisuallyHidden } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import type { TailorForm } from './actions.rules.ts';
import { EngineNote } from './engine-note.view.tsx';
import { stageSteps } from './stages.rules.ts';
import styles from './tailor.module.css';

interface Props {
  form: TailorForm;
  useAi: boolean | undefined;
  progress: TailoringProgress | undefined;
}

/** The running job: how far it is, its stages, and which engine runs it. Takes the focus that its button had. */
export function TailorProgress({ form, useAi, progress }: Props) {
  const t = useT();
  const stage = progress?.stage ?? undefined;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that started it is gone; a job that was found again takes nothing.
    if (document.activeElement === document.body) section.current?.focus();
  }, []);
  return (
    <section ref={section} tabIndex={-1} className={styles.part} aria-label={t('progress')}>
      <ProgressBar value={progress?.progress ?? 0} label={t('progress')} />
      {/* Said as it changes; seen in the list below, once there is a stage. */}
      <p role="status">
        {stage === undefined ? (
          t('stage.queued')
        ) : (
          <VisuallyHidden>{t(`stage.${stage}`)}</VisuallyHidden>
        )}
      </p>
      <ol className={styles.stages}>
        {stageSteps(form, useAi, progress).map(({ stage: step, state }) => (
          <li
            key={step}
            className={styles[state]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && <Icon name="check" />}
            {t(`stage.${step}`)}
          </li>
        ))}
      </ol>
      {progress?.engine && <EngineNote engine={progress.engine} />}
      <p className={styles.quiet}>{t('mayLeave')}</p>
    </section>
  );
}
