import { useT } from '@sastre/shared-contracts/shell';
import { Card, Note } from '@sastre/shared-ui';
import { useId } from 'react';
import type { TakenCounts, TakingMode } from '../taking/taking.types.ts';
import { Changes } from './changes.view.tsx';
import styles from './taking-over.module.css';

const MODES: readonly TakingMode[] = ['add', 'fill', 'replace'];

interface Props {
  mode: TakingMode;
  changes: readonly TakenCounts[];
  onMode: (mode: TakingMode) => void;
  /** The file looks like another person's. */
  isOther?: boolean;
}

/** What becomes of the CV that is there, and what that changes. */
export function Modes({ mode, changes, onMode, isOther = false }: Props) {
  const t = useT();
  const id = useId();
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('taking.title')}</h2>
      {isOther && <Note tone="warn">{t('taking.other')}</Note>}
      <fieldset className={styles.modes}>
        <legend>{t('taking.question')}</legend>
        {MODES.map((one) => (
          <label key={one} className={styles.mode}>
            <input
              type="radio"
              name={id}
              checked={one === mode}
              aria-describedby={`${id}-${one}`}
              onChange={() => onMode(one)}
            />
            <span>{t(`taking.${one}`)}</span>
            <span id={`${id}-${one}`} className={styles.help}>
              {t(`taking.${one}Help`)}
            </span>
          </label>
        ))}
      </fieldset>
      <Changes changes={changes} />
    </Card>
  );
}
