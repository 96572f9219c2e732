import { useT } from '@sastre/shared-contracts/shell';
import { Checkbox } from '@sastre/shared-ui';
import type { OptionsProps } from './layout.rules.ts';
import styles from './sections/sections.module.css';

const OPTIONS = ['includeEmail', 'includePhone', 'includeAddress'] as const;

/** Which contact details the CV shows. */
export function ContactOptions({ options, onChange }: OptionsProps) {
  const t = useT();
  return (
    <fieldset className={styles.contact}>
      <legend className={styles.contactLegend}>{t('panel.contact.label')}</legend>
      <div className={styles.contactBoxes}>
        {OPTIONS.map((option) => (
          <Checkbox
            key={option}
            label={t(`panel.contact.${option}`)}
            checked={options[option]}
            onChange={(checked) => onChange({ pdfOptions: { [option]: checked } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
