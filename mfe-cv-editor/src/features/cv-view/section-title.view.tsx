import styles from './cv-view.module.css';

/** The heading that the user gave a section; the tab names it otherwise. */
export function SectionTitle({ title }: { title: string }) {
  if (title.trim() === '') return null;
  return <h2 className={styles.section}>{title.trim()}</h2>;
}
