import type { AnySectionKey, Cv } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { excerptOf } from './excerpt.rules.ts';
import styles from './sections.module.css';

interface Props {
  id: string;
  cv: Cv;
  section: AnySectionKey;
}

/** The beginning of what a section says. */
export function SectionExcerpt({ id, cv, section }: Props) {
  const t = useT();
  const { lines, more } = excerptOf(cv, section, useLanguage());
  return (
    <div id={id} className={styles.excerpt}>
      {lines.length === 0 && <p>{t('panel.sections.emptyHelp')}</p>}
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {more > 0 && <p className={styles.rest}>{t('panel.sections.more', { number: more })}</p>}
    </div>
  );
}
