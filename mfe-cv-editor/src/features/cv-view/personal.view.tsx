import { PERSONAL_LINES } from '@sastre/shared-contracts/cv-parts';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, cx, useContentLanguage } from '@sastre/shared-ui';
import { CopyButton } from '../clipboard/copy-button.view.tsx';
import { Photo } from '../pictures/photo.view.tsx';
import { ContactValue } from './contact-value.view.tsx';
import styles from './cv-view.module.css';
import { SectionTitle } from './section-title.view.tsx';
import type { ViewProps } from './view.types.ts';

/** Name, contact, photo and summary, to read. */
export function PersonalView({ draft }: ViewProps) {
  const t = useT();
  const { personal_info: info, sectionTitles: titles, pictureId } = draft;
  const lang = useContentLanguage();
  const summaryTitle = titles.summary.trim() || t('field.summary');
  const provided = (text: string) => text.trim() !== '';
  return (
    <Card>
      <SectionTitle title={titles.personalInfo} />
      <div className={styles.person}>
        {pictureId !== '' && <Photo id={pictureId} />}
        <dl className={styles.facts}>
          {PERSONAL_LINES.map((field) => (
            <div key={field} className={styles.fact}>
              <dt>{t(`field.${field}`)}</dt>
              <dd
                className={cx(!provided(info[field]) && styles.missing)}
                lang={provided(info[field]) ? lang : undefined}
              >
                {provided(info[field]) ? (
                  <ContactValue field={field} value={info[field]} />
                ) : (
                  t('notProvided')
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={cx(styles.head, styles.heading)}>
        <h2 lang={provided(titles.summary) ? lang : undefined}>{summaryTitle}</h2>
        <CopyButton name={summaryTitle} text={info.summary} />
      </div>
      <p
        className={cx(styles.plain, !provided(info.summary) && styles.missing)}
        lang={provided(info.summary) ? lang : undefined}
      >
        {provided(info.summary) ? info.summary : t('noSummary')}
      </p>
    </Card>
  );
}
