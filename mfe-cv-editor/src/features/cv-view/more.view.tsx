import type { Section, SectionEntry } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { sectionName } from '@sastre/shared-cv-form/rules';
import { Button, Card, EmptyState, useContentLanguage } from '@sastre/shared-ui';
import { ContactValue } from './contact-value.view.tsx';
import styles from './cv-view.module.css';
import { formatRange } from './dates.rules.ts';
import { EntryView } from './entry.view.tsx';
import { RichText } from './rich-text.view.tsx';
import { SectionTitle } from './section-title.view.tsx';
import type { ViewProps } from './view.types.ts';

/** The added sections, to read. */
export function MoreView({ draft, onEdit }: ViewProps) {
  const t = useT();
  if (draft.sections.length === 0) {
    return (
      <EmptyState
        title={t('more.empty')}
        help={t('emptyHelp.more')}
        action={<Button onClick={() => onEdit()}>{t('more.addSection')}</Button>}
      />
    );
  }
  return (
    <div className={styles.sections}>
      {draft.sections.map((section, index) => (
        <AddedView key={section.id || index} {...section} />
      ))}
    </div>
  );
}

function AddedView(section: Section) {
  const t = useT();
  const dated = section.entries.some(
    ({ startDate, endDate, current }) => current || `${startDate}${endDate}`.trim() !== '',
  );
  return (
    <Card>
      <SectionTitle title={sectionName(section, t)} />
      {section.entries.length === 0 && <p className={styles.details}>{t('more.empty')}</p>}
      {section.entries.map((entry, index) => (
        <AddedEntry key={entry.id || index} entry={entry} dated={dated} />
      ))}
    </Card>
  );
}

function AddedEntry({ entry, dated }: { entry: SectionEntry; dated: boolean }) {
  const t = useT();
  const locale = useLocale();
  const lang = useContentLanguage();
  const { name, organisation, place, url, description, highlights, startDate } = entry;
  const end = entry.current
    ? { endDate: '', openEnd: t('present') }
    : { endDate: entry.endDate, openEnd: '' };
  return (
    <EntryView
      when={dated ? formatRange({ startDate, ...end }, locale) : undefined}
      title={name.trim() === '' ? organisation : name}
      details={[name.trim() === '' ? '' : organisation, place]}
      texts={{ markdown: description, lines: highlights }}
      below
    >
      {url.trim() !== '' && (
        <p>
          <ContactValue field="website" value={url} />
        </p>
      )}
      {description.trim() !== '' && <RichText markdown={description} headingLevel={4} />}
      {highlights.length > 0 && (
        <ul className={styles.list} lang={lang}>
          {highlights.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </EntryView>
  );
}
