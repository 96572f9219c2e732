import type { SectionEntry, SectionKind } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Checkbox, TextField } from '@sastre/shared-ui';
import { useState, type ComponentType } from 'react';
import { AchievementsView } from '../fields/achievements.view.tsx';
import { DatesView } from '../fields/dates.view.tsx';
import { RichField } from '../fields/rich-field.view.tsx';
import { useErrorText } from '../fields/use-error-text.ts';
import { errorsOf } from '../validation/validation.rules.ts';
import styles from '../form.module.css';
import type { EntryFieldsProps } from '../lists/entry-card.view.tsx';
import { datesAsked, type DatesAsked } from './dates-asked.rules.ts';

const HIGHLIGHTS = {
  label: 'more.highlights',
  number: 'more.highlightNumber',
  add: 'more.addHighlight',
};
type Text = 'name' | 'organisation' | 'place' | 'url';
type Props = EntryFieldsProps<SectionEntry>;

/** One project, certificate or the like; nothing of it must be filled in. */
export function AddedFields(props: Props) {
  return <AllFields {...props} asks="range" />;
}

/** The fields of an entry of a kind. */
export function fieldsOf(kind: SectionKind): ComponentType<Props> {
  return FIELDS[kind] ?? AddedFields;
}

const FIELDS: Partial<Record<SectionKind, ComponentType<Props>>> = {
  awards: forKind('awards'),
  certificates: forKind('certificates'),
  publications: forKind('publications'),
  references: forKind('references'),
  interests: InterestFields,
};

function forKind(kind: SectionKind) {
  return function FieldsOfKind(props: Props) {
    const asked = datesAsked(kind, props.entry);
    // A field in which somebody is writing does not go because it was cleared.
    const [hasRange, setRange] = useState(asked === 'range');
    if (asked === 'range' && !hasRange) setRange(true);
    return <AllFields {...props} asks={hasRange ? 'range' : asked} />;
  };
}

function AllFields({ entry, path, errors, onChange, asks }: Props & { asks: DatesAsked }) {
  const t = useT();
  const text = (field: Text) => <EntryText {...{ field, entry, path, errors, onChange }} />;
  return (
    <>
      {text('name')}
      {text('organisation')}
      {asks !== 'none' && (
        <DatesView
          path={path}
          dates={entry}
          errors={errors}
          endDisabled={entry.current}
          single={asks === 'one'}
          optional
          onChange={onChange}
        />
      )}
      {text('place')}
      {text('url')}
      {asks === 'range' && (
        <div className={styles.check} data-place={`${path}.current`}>
          <Checkbox
            label={t('more.current')}
            checked={entry.current}
            onChange={(current) => onChange({ current })}
          />
        </div>
      )}
      <RichField
        path={`${path}.description`}
        label={t('field.description')}
        value={entry.description}
        error={errors['description']}
        onChange={(description) => onChange({ description })}
        height="7em"
      />
      <Highlights entry={entry} path={path} errors={errors} onChange={onChange} />
    </>
  );
}

/** An interest is a name and what belongs to it; one that says more has all fields. */
function InterestFields(props: Props) {
  const { organisation, place, url, description, startDate, endDate } = props.entry;
  if ([organisation, place, url, description, startDate, endDate].some((text) => text !== ''))
    return <AddedFields {...props} />;
  return (
    <>
      <EntryText field="name" {...props} />
      <Highlights {...props} />
    </>
  );
}

function EntryText({ field, entry, path, errors, onChange }: Props & { field: Text }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <TextField
      label={t(`more.field.${field}`)}
      value={entry[field]}
      onChange={(value) => onChange({ [field]: value })}
      inputMode={field === 'url' ? 'url' : undefined}
      name={`${path}.${field}`}
      error={errorText(field, errors[field])}
      autoComplete="off"
    />
  );
}

function Highlights({ entry, path, errors, onChange }: Props) {
  return (
    <div className={styles.wide} data-field={`${path}.highlights`}>
      <AchievementsView
        list={entry.highlights}
        errors={errorsOf(errors, 'highlights')}
        onChange={(highlights) => onChange({ highlights })}
        texts={HIGHLIGHTS}
      />
    </div>
  );
}
