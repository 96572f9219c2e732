import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { MonthField } from '@sastre/shared-ui';
import { fieldErrorText } from './field-error-text.ts';
import type { FieldErrors } from './validation.rules.ts';

interface Dates {
  startDate: string;
  endDate: string;
}
interface Props {
  /** Path of the entry, e.g. `work_experience.0`. */
  path: string;
  dates: Dates;
  errors: FieldErrors;
  endDisabled?: boolean;
  onChange: (part: Partial<Dates>) => void;
}

/** Start (required) and end of an entry. */
export function DatesView({ path, dates, errors, endDisabled, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const texts = { month: t('month'), year: t('year'), incomplete: t('error.incompleteDate') };
  const error = errors[`${path}.startDate`];
  return (
    <>
      <div data-field={`${path}.startDate`}>
        <MonthField
          label={t('field.startDate')}
          value={dates.startDate}
          onChange={(startDate) => onChange({ startDate })}
          required
          language={language}
          texts={texts}
          error={error && fieldErrorText(t, 'startDate', error)}
        />
      </div>
      <MonthField
        label={t('field.endDate')}
        value={endDisabled === true ? '' : dates.endDate}
        onChange={(endDate) => onChange({ endDate })}
        disabled={endDisabled}
        language={language}
        texts={texts}
      />
    </>
  );
}
