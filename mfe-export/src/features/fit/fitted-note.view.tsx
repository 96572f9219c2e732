import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, IconButton, Note } from '@sastre/shared-ui';
import { sectionName } from '../panel/sections/section-name.rules.ts';
import type { FitWay } from './fit-ways.rules.ts';
import { stepText } from './fit-text.rules.ts';
import styles from './fit.module.css';

interface Props extends FitWay {
  /** Whose sections are named. */
  cv: Cv;
  /** Pages it was fitted to. */
  target: number;
  /** False once it has more again, by an undone step or another change. */
  fits: boolean;
  onUndo: (taken: Partial<FitWay>) => void;
  onClose: () => void;
}

/** What was done so that the CV fits; each of it, and all of it, can be undone. */
export function FittedNote({ cv, target, fits, onUndo, onClose, ...way }: Props) {
  const t = useT();
  const { format } = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const { steps, folded, breaks } = way;
  const done = [
    ...steps.map((step) => ({
      name: stepText(step, t, format),
      undo: () => onUndo({ steps: [step] }),
    })),
    ...breaks.map((key) => ({
      name: t('fit.unbroken', { name: sectionName(cv, key, t) }),
      undo: () => onUndo({ breaks: [key] }),
    })),
  ];
  if (folded.length > 0)
    done.push({
      name: t('fit.folded', { count: folded.length }),
      undo: () => onUndo({ folded }),
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
        <Button variant="text" size="s" onClick={() => onUndo(way)}>
          {t('fit.undoAll')}
        </Button>
      )}
    </Note>
  );
}
