import type { PdfReport } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Icon, Note } from '@sastre/shared-ui';
import styles from '../export.module.css';
import { findingText } from './proof.rules.ts';

/** What reading the PDF back has found: every word in order, or what is wrong and where. */
export function Proof({ report: { words, findings, more } }: { report: PdfReport }) {
  const t = useT();
  const language = useLanguage();
  if (findings.length === 0 && more === 0) {
    const values = { count: words, words: words.toLocaleString(language) };
    return (
      <p className={styles.proof}>
        <Icon name="check" />
        {words === 0 ? t('proof.empty') : t('proof.good', values)}
      </p>
    );
  }
  return (
    <Note tone="warn">
      <p>{t('proof.bad')}</p>
      <ul className={styles.findings}>
        {findings.map((finding, index) => (
          <li key={index}>{findingText(finding, t)}</li>
        ))}
        {more > 0 && <li>{t('proof.more', { count: more })}</li>}
      </ul>
    </Note>
  );
}
