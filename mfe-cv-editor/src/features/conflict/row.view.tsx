import { cx, useContentLanguage } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './conflict.module.css';
import type { DifferenceRow } from './rows.rules.ts';
import type { Shortened } from './shorten.rules.ts';

/** One side of a difference: what it is called, and whether it is marked as the one that stays. */
export interface SideName {
  name: string;
  kept: boolean;
}
interface Props {
  row: DifferenceRow;
  mine: SideName;
  theirs: SideName;
  /** What is said beside the label. */
  remark?: ReactNode;
}

/** One difference: what it is, and both versions of it. */
export function RowView({ row, mine, theirs, remark }: Props) {
  return (
    <li className={styles.row}>
      <p className={styles.label}>
        <b>{row.label}</b> {remark && <span>{remark}</span>}
      </p>
      <dl className={styles.sides}>
        <Side {...mine} text={row.mine} />
        <Side {...theirs} text={row.theirs} />
      </dl>
    </li>
  );
}

function Side({ name, text, kept }: SideName & { text: Shortened }) {
  const lang = useContentLanguage();
  return (
    <div className={cx(styles.side, kept && styles.kept)}>
      <dt>{name}</dt>
      <dd lang={lang}>
        {text.before}
        {text.changed !== '' && <mark>{text.changed}</mark>}
        {text.after}
      </dd>
    </div>
  );
}
