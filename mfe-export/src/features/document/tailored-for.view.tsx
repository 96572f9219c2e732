import type { Tailored } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { markdownToText } from '@sastre/shared-rich-text';
import styles from './export.module.css';

/** For which job a tailored CV was cut, when, and the job's text. Nothing for the main CV. */
export function TailoredFor({ tailored }: { tailored: Tailored | undefined }) {
  const t = useT();
  const language = useLanguage();
  const job = tailored?.jobDescription_id;
  if (typeof job !== 'object') return null;
  const date = tailored?.tailoredDate === undefined ? undefined : new Date(tailored.tailoredDate);
  return (
    <footer className={styles['tailoredFor']}>
      <h2>{t('tailoredFor', { company: job.companyName })}</h2>
      {date !== undefined && (
        <p className={styles['date']}>{date.toLocaleDateString(language, { dateStyle: 'long' })}</p>
      )}
      <p className={styles['job']}>{markdownToText(job.content)}</p>
    </footer>
  );
}
