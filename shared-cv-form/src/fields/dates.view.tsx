import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { MonthField } from '@sastre/shared-ui';
import { memo } from 'react';
import { useOpenRange } from './open-end.tsx';
import { useErrorText } from './use-error-text.ts';
import { endsBeforeStart, type FieldErrors } from '../validation/validation.rules.ts';

interface Dates {
  startDate: string;
  endDate: string;
}
interface Props {
  /** Path of the entry, e.g. `work_experience.0`. */
  path: string;
  dates: Dates;
  /** By field. */
  errors: FieldErrors;
  endDisabled?: boolean;
  /** Without an end it still goes on, and the CV says so. */
  runsOn?: boolean;
  /** The start may stay blank. */
  optional?: boolean;
  /** There is one date, the start. */
  single?: boolean;
  onChange: (part: Partial<Dates>) => void;
}

function DatesOf({ path, dates, errors, endDisabled, runsOn, optional, single, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const texts = { month: t('month'), year: t('year'), incomplete: t('error.incompleteDate') };
  const isOpen = endDisabled === true;
  const errorText = useErrorText();
  const errorOf = (field: keyof Dates) => errorText(field, errors[field]);
  // While it is typed it is only remarked on; left so, it is an error.
  const isReversed =
    !isOpen && errors['endDate'] === undefined && endsBeforeStart(dates.startDate, dates.endDate);
  const openRange = useOpenRange();
  const range = runsOn && dates.endDate === '' ? openRange(dates.startDate) : undefined;
  const openHint = range && t('openEnd', { range });
  return (
    <>
      <div data-field={`${path}.startDate`}>
        <MonthField
          label={t(single ? 'field.date' : 'field.startDate')}
          value={dates.startDate}
          onChange={(startDate) => onChange({ startDate })}
          required={optional !== true}
          language={language}
          texts={texts}
          error={errorOf('startDate')}
        />
      </div>
      {!single && (
        <div data-field={`${path}.endDate`}>
          <MonthField
            label={t('field.endDate')}
            value={isOpen ? '' : dates.endDate}
            onChange={(endDate) => onChange({ endDate })}
            disabled={isOpen}
            language={language}
            texts={texts}
            error={isOpen ? undefined : errorOf('endDate')}
            hint={isReversed ? t('endBeforeStart') : openHint}
          />
        </div>
      )}
    </>
  );
}

const ownOf = ({ dates, errors, ...others }: Props) => ({
  ...others,
  start: dates.startDate,
  end: dates.endDate,
  startError: errors['startDate'],
  endError: errors['endDate'],
});

function sameDates(one: Props, other: Props): boolean {
  const [own, others] = [ownOf(one), ownOf(other)];
  return (Object.keys(own) as (keyof typeof own)[]).every((key) => own[key] === others[key]);
}

/**
 * Start (required, unless said otherwise) and end of an entry. An end before the start is remarked on at once. What is typed in
 * another field of the entry does not render them again.
 */
export const DatesView = memo(DatesOf, sameDates);
