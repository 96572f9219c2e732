import { useT } from '@sastre/shared-contracts/shell';
import { Checkbox } from '@sastre/shared-ui';
import type { OptionsProps } from './layout.rules.ts';
import styles from './sections/sections.module.css';

const OPTIONS = [
  'includeEmail',
  'includePhone',
  'includeAddress',
  'includeLinkedIn',
  'includeWebsite',
  'includeGithub',
] as const;

/** Which contact details and links the CV shows; what nobody left out is shown. */
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
            checked={options[option] ?? true}
            onChange={(checked) => onChange({ pdfOptions: { [option]: checked } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
