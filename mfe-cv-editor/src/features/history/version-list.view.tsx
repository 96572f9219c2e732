import type { CvVersion } from '@sastre/shared-contracts/api';
import { formatTime, useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Spinner, Tag } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './history.module.css';
import { byDay, changedText, joinSteps, reasonText } from './versions.rules.ts';

interface Props {
  versions: readonly CvVersion[];
  /** The one that is being read. */
  reading: CvVersion | undefined;
  /** The one that was looked at last; it has the focus when the list comes back. */
  chosen: CvVersion | undefined;
  onChoose: (version: CvVersion) => void;
}

/** Versions by day: when, by what, and what changed. */
export function VersionList({ versions, reading, chosen, onChoose }: Props) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useShell();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  const row = (version: CvVersion) => {
    const changed = changedText(version, t);
    return (
      <button
        ref={version === chosen ? last : undefined}
        type="button"
        className={styles.version}
        aria-busy={version === reading || undefined}
        onClick={() => onChoose(version)}
      >
        <span className={styles.time}>{formatTime(version.at, locale)}</span>
        <span className={styles.what}>
          {reasonText(version, t)}
          {changed !== '' && <span className={styles.changed}>{changed}</span>}
        </span>
        {version === reading && <Spinner />}
        {version === versions[0] && <Tag tone="primary">{t('history.now')}</Tag>}
      </button>
    );
  };
  return (
    <>
      {byDay(versions, clock.now(), t, locale).map((day) => (
        <section key={day.name}>
          <h3 className={styles.day}>{day.name}</h3>
          <ul className={styles.versions}>
            {joinSteps(day.versions).map(({ version, steps }) => (
              <li key={version.version}>
                {row(version)}
                {steps.length > 0 && (
                  <details open={chosen !== undefined && steps.includes(chosen)}>
                    <summary className={styles.steps}>
                      {t('history.steps', { count: steps.length })}
                    </summary>
                    <ul className={styles.versions}>
                      {steps.map((step) => (
                        <li key={step.version}>{row(step)}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.quiet}>{t('history.retained')}</p>
    </>
  );
}
