import { markdownToHtml } from '@sastre/shared-rich-text';
import { useContentLanguage } from '@sastre/shared-ui';
import styles from './cv-view.module.css';

interface Props {
  markdown: string;
  /** Rank of its biggest headings. */
  headingLevel?: 2 | 3 | 4;
}

/** Markdown as formatted text; the conversion's HTML is safe by construction. */
export function RichText({ markdown, headingLevel = 3 }: Props) {
  const lang = useContentLanguage();
  const html = { __html: markdownToHtml(markdown, { headingLevel }) };
  return <div className={styles.rich} lang={lang} dangerouslySetInnerHTML={html} />;
}
