import type { PdfReport } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Icon, Note } from '@sastre/shared-ui';
import styles from '../export.module.css';
import { findingText, isOnlyLanguage } from './proof.rules.ts';

interface ProofProps {
  report: PdfReport;
  /** It has a sidebar: who goes by lines across the page reads two columns as one. */
  isInColumns: boolean;
}

/**
 * What reading the PDF back has found: every word in order, or what is wrong and where. Of text from right to left nobody
 * can promise that.
 */
export function Proof({ report, isInColumns }: ProofProps) {
  const { words, findings, more, rightToLeft, readers = [] } = report;
  const t = useT();
  const language = useLanguage();
  if (findings.length === 0 && more === 0) {
    if (rightToLeft) return <p className={styles.proof}>{t('proof.rightToLeft')}</p>;
    const values = { count: words, words: words.toLocaleString(language) };
    const good = words === 0 ? t('proof.empty') : t('proof.good', values);
    const names = new Intl.ListFormat(language).format(readers);
    return (
      <>
        <p className={styles.proof}>
          <Icon name="check" />
          {readers.length === 0
            ? good
            : t('proof.by', { good, readers: names, count: readers.length })}
        </p>
        {isInColumns && <p>{t('proof.columns')}</p>}
      </>
    );
  }
  const isRead = findings.every(({ kind }) => kind !== 'unread');
  return (
    <Note tone="warn">
      {isRead && <p>{t(isOnlyLanguage(report) ? 'proof.onlyLanguage' : 'proof.bad')}</p>}
      <ul className={styles.findings}>
        {findings.map((finding, index) => (
          <li key={index}>{findingText(finding, t, language)}</li>
        ))}
        {more > 0 && <li>{t('proof.more', { count: more })}</li>}
      </ul>
    </Note>
  );
}
