import { isLanguage, type Language, type TailoringCheck } from '@sastre/shared-contracts/api';
import { useLanguageName } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import type { TailorForm } from './actions.rules.ts';
import { willRun } from './engine-text.rules.ts';
import styles from './tailor.module.css';

interface Props {
  form: TailorForm;
  check: TailoringCheck | undefined;
  onChange: (part: Partial<TailorForm>) => void;
  /** The offer was taken, and its button is gone. */
  onTaken: () => void;
}

/** In which language the job description is, once it is known; and a translation into it, where the CV is in another. */
export function JobLanguage({ form, check, onChange, onTaken }: Props) {
  const t = useT();
  const name = useLanguageName();
  const { site } = useShell();
  if (!check?.jobLanguage) return null;
  const target = offered(form, check);
  const job = name(check.jobLanguage);
  // The built-in engine translates no sentence: no translation is promised.
  const offer = willRun(site.engine) === 'willRules' ? 'headings' : 'translate';
  return (
    <div className={styles.told}>
      <p className={styles.quiet}>{t('jobLanguage.is', { job })}</p>
      {target !== undefined && (
        <Button
          variant="text"
          size="s"
          onClick={() => {
            onTaken();
            onChange({ translateTo: target });
          }}
        >
          {t(`jobLanguage.${offer}`, { job })}
        </Button>
      )}
    </div>
  );
}

function offered(form: TailorForm, check: TailoringCheck): Language | undefined {
  const { jobLanguage, cvLanguage } = check;
  if (form.translateTo !== '' || cvLanguage === null || cvLanguage === jobLanguage)
    return undefined;
  return isLanguage(jobLanguage) ? jobLanguage : undefined;
}
