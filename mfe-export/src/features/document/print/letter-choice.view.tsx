import { useT } from '@sastre/shared-contracts/shell';
import { useId } from 'react';
import type { OptionsProps } from '../../panel/layout.rules.ts';
import styles from '../export.module.css';

/** Whether Download gives CV and letter as one file or as two: many application forms have a field for each. */
export function LetterChoice({ options, onChange }: OptionsProps) {
  const t = useT();
  const id = useId();
  const isApart = options.letterApart === true;
  return (
    <div className={styles.files} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{t('files.label')}</span>
      {[false, true].map((letterApart) => (
        <label key={String(letterApart)} className={styles.file}>
          <input
            type="radio"
            name={id}
            checked={letterApart === isApart}
            onChange={() => onChange({ pdfOptions: { letterApart } })}
          />
          <span>{t(letterApart ? 'files.two' : 'files.one')}</span>
        </label>
      ))}
    </div>
  );
}
