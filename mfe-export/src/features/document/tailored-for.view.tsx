import type { Tailored } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { markdownToText } from '@sastre/shared-rich-text';
import { memo } from 'react';
import styles from './export.module.css';

interface TailoredForProps {
  job: Tailored['jobDescription_id'];
  date: Tailored['tailoredDate'];
}

/** For which job a tailored CV was cut, when, and the job's text. Nothing for the main CV. */
export const TailoredFor = memo(function TailoredFor({
  job,
  date: tailoredDate,
}: TailoredForProps) {
  const t = useT();
  const locale = useLocale();
  if (typeof job !== 'object') return null;
  const date = tailoredDate === undefined ? undefined : new Date(tailoredDate);
  return (
    <footer className={styles.tailoredFor}>
      <h2>{t('tailoredFor', { company: job.companyName })}</h2>
      {date !== undefined && (
        <p className={styles.date}>{date.toLocaleDateString(locale, { dateStyle: 'long' })}</p>
      )}
      <p className={styles.job}>{markdownToText(job.content)}</p>
    </footer>
  );
});
