import { markdownToHtml } from '@sastre/shared-rich-text';
import styles from './cv-view.module.css';

/** Markdown as formatted text; the conversion's HTML is safe by construction. */
export function RichText({ markdown }: { markdown: string }) {
  const html = { __html: markdownToHtml(markdown, { headingLevel: 3 }) };
  return <div className={styles['rich']} dangerouslySetInnerHTML={html} />;
}
