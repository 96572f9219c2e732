import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import type { TakenStep } from '@sastre/shared-cv-document';
import { Button, Icon, IconButton, Note } from '@sastre/shared-ui';
import { stepText } from './fit-text.rules.ts';
import styles from './fit.module.css';

interface Props {
  /** Pages it was fitted to. */
  target: number;
  /** False once it has more again, by an undone step or another change. */
  fits: boolean;
  steps: readonly TakenStep[];
  /** Bullets that were left out. */
  folded: readonly string[];
  onUndo: (steps: readonly TakenStep[], bullets?: readonly string[]) => void;
  onClose: () => void;
}

/** What was done so that the CV fits; each of it, and all of it, can be undone. */
export function FittedNote({ target, fits, steps, folded, onUndo, onClose }: Props) {
  const t = useT();
  const { format } = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const done = steps.map((step) => ({
    name: stepText(step, t, format),
    undo: () => onUndo([step]),
  }));
  if (folded.length > 0)
    done.push({
      name: t('fit.folded', { count: folded.length }),
      undo: () => onUndo([], folded),
    });
  return (
    <Note tone="info" icon={fits ? 'check' : 'info'}>
      <div className={styles.head}>
        <span>{fits ? t('fit.done', { count: target }) : t('fit.kept')}</span>
        <IconButton label={t('fit.close')} onClick={onClose}>
          <Icon name="close" size={14} />
        </IconButton>
      </div>
      <ul className={styles.steps}>
        {done.map(({ name, undo }) => (
          <li key={name}>
            <span>{name}</span>
            <Button
              variant="text"
              size="s"
              aria-label={t('fit.undoNamed', { name })}
              onClick={undo}
            >
              {t('fit.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {done.length > 1 && (
        <Button variant="text" size="s" onClick={() => onUndo(steps, folded)}>
          {t('fit.undoAll')}
        </Button>
      )}
    </Note>
  );
}
