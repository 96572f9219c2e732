import { LIMITS, type SectionEntry } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { Checkbox, TextField, useContentLanguage } from '@sastre/shared-ui';
import { AchievementsView } from '../fields/achievements.view.tsx';
import { DatesView } from '../fields/dates.view.tsx';
import styles from '../form.module.css';
import type { EntryFieldsProps } from '../lists/entry-card.view.tsx';

const HIGHLIGHTS = {
  label: 'more.highlights',
  number: 'more.highlightNumber',
  add: 'more.addHighlight',
};
type Text = 'name' | 'organisation' | 'place' | 'url';
type Props = EntryFieldsProps<SectionEntry>;

/** One project, certificate or the like; nothing of it must be filled in. */
export function AddedFields({ entry, path, errors, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const textLanguage = useContentLanguage();
  const text = (field: Text) => <EntryText {...{ field, entry, path, onChange }} />;
  return (
    <>
      {text('name')}
      {text('organisation')}
      <DatesView
        path={path}
        dates={entry}
        errors={errors}
        endDisabled={entry.current}
        optional
        onChange={onChange}
      />
      {text('place')}
      {text('url')}
      <div className={styles.check} data-place={`${path}.current`}>
        <Checkbox
          label={t('more.current')}
          checked={entry.current}
          onChange={(current) => onChange({ current })}
        />
      </div>
      <div className={styles.wide} data-field={`${path}.description`}>
        <LazyRichTextEditor
          label={t('field.description')}
          value={entry.description}
          onChange={(description) => onChange({ description })}
          height="7em"
          language={language}
          textLanguage={textLanguage}
        />
      </div>
      <Highlights entry={entry} path={path} onChange={onChange} />
    </>
  );
}

/** An interest is a name and what belongs to it; one that says more has all fields. */
export function InterestFields(props: Props) {
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

function EntryText({ field, entry, path, onChange }: Omit<Props, 'errors'> & { field: Text }) {
  const t = useT();
  return (
    <TextField
      label={t(`more.field.${field}`)}
      value={entry[field]}
      onChange={(value) => onChange({ [field]: value })}
      inputMode={field === 'url' ? 'url' : undefined}
      name={`${path}.${field}`}
      maxLength={LIMITS.textLength}
      autoComplete="off"
    />
  );
}

function Highlights({ entry, path, onChange }: Omit<Props, 'errors'>) {
  return (
    <div className={styles.wide} data-field={`${path}.highlights`}>
      <AchievementsView
        list={entry.highlights}
        onChange={(highlights) => onChange({ highlights })}
        texts={HIGHLIGHTS}
      />
    </div>
  );
}
