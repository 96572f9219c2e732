import { useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import styles from './fit.module.css';

interface Props {
  /** That the CV has; at least two. */
  pages: number;
  /** How many somebody chose; undefined before that. */
  chosen: number | undefined;
  busy: boolean;
  onChoose: (pages: number) => void;
  onFit: (pages: number) => void;
}

/** Fit to one page less, or to fewer. */
export function FitButton({ pages, chosen, busy, onChoose, onFit }: Props) {
  const t = useT();
  const target = chosen === undefined || chosen >= pages ? pages - 1 : chosen;
  const choices = Array.from({ length: pages - 1 }, (_, index) => pages - 1 - index);
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
    </span>
  );
}
