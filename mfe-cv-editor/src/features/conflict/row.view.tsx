import { useT } from '@sastre/shared-contracts/shell';
import { cx } from '@sastre/shared-ui';
import styles from './conflict.module.css';
import type { Row } from './rows.rules.ts';
import type { Shortened } from './shorten.rules.ts';

/** One difference: what it is, both versions of it, and what keeping mine makes of it. */
export function RowView({ row }: { row: Row }) {
  const t = useT();
  return (
    <li className={styles.row}>
      <p className={styles.label}>
        <b>{row.label}</b> <span>{t(`conflict.outcome.${row.outcome}`)}</span>
      </p>
      <dl className={styles.sides}>
        <Side name={t('conflict.mine')} text={row.mine} kept={row.outcome !== 'theirs'} />
        <Side name={t('conflict.theirs')} text={row.theirs} kept={row.outcome !== 'mine'} />
      </dl>
    </li>
  );
}

function Side({ name, text, kept }: { name: string; text: Shortened; kept: boolean }) {
  return (
    <div className={cx(styles.side, kept && styles.kept)}>
      <dt>{name}</dt>
      <dd>
        {text.before}
        {text.changed !== '' && <mark>{text.changed}</mark>}
        {text.after}
      </dd>
    </div>
  );
}
