import { useContentLanguage } from '@sastre/shared-ui';
import styles from './cv-view.module.css';

/** The heading that the user gave a section; the tab names it otherwise. */
export function SectionTitle({ title }: { title: string }) {
  const lang = useContentLanguage();
  if (title.trim() === '') return null;
  return (
    <h2 className={styles.section} lang={lang}>
      {title.trim()}
    </h2>
  );
}
