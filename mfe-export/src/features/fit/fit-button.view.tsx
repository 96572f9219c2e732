import { useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import type { Reach } from './fit-ways.rules.ts';
import styles from './fit.module.css';

interface Props {
  /** That the CV has; at least two. */
  pages: number;
  /** Fewer than `pages`, at least. */
  reach: Reach;
  /** How many somebody chose; undefined before that. */
  chosen: number | undefined;
  busy: boolean;
  onChoose: (pages: number) => void;
  onFit: (pages: number) => void;
}

/** Fit to one page less, or to as few as there can be; says what that takes beyond the type, which is asked before it goes. */
export function FitButton({ pages, reach, chosen, busy, onChoose, onFit }: Props) {
  const t = useT();
  const choices = Array.from({ length: pages - reach.least }, (_, index) => pages - 1 - index);
  const target = choices.find((count) => count === chosen) ?? pages - 1;
  return (
    <span className={styles.button}>
      <Button variant="text" size="s" busy={busy} onClick={() => onFit(target)}>
        {t('fit.button', { count: target })}
      </Button>
      {choices.length > 1 && (
        <select
          className={styles.pages}
          aria-label={t('fit.pages')}
          value={target}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      )}
      {target < reach.typed && <span className={styles.asks}>{t('fit.asks')}</span>}
    </span>
  );
}
