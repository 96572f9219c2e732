import { useT } from '@sastre/shared-contracts/shell';
import { markdownToText } from '@sastre/shared-rich-text';
import { Card } from '@sastre/shared-ui';
import { CopyButton } from '../clipboard/copy-button.view.tsx';
import styles from './cv-view.module.css';
import { RichText } from './rich-text.view.tsx';

/** The cover letter, to read. */
export function CoverLetterView({ markdown }: { markdown: string }) {
  const t = useT();
  return (
    <Card>
      <div className={styles.head}>
        <CopyButton name={t('tab.coverLetter')} text={markdownToText(markdown)} />
      </div>
      <RichText markdown={markdown} headingLevel={2} />
    </Card>
  );
}
