import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import type { Fitted } from './fit.effects.ts';
import styles from './fit.module.css';

interface Props extends Pick<Fitted, 'target' | 'pages' | 'folded'> {
  onLeaveOut: () => void;
  onClose: () => void;
}

/** The type alone is not enough: which bullets would have to go as well, if that helps. */
export function RefusedNote({ target, pages, folded, onLeaveOut, onClose }: Props) {
  const t = useT();
  return (
    <Note tone="warn">
      <p>{t('fit.impossible', { count: target, pages })}</p>
      {folded && (
        <>
          <p>{t('fit.offer', { count: folded.length })}</p>
          <ul className={styles.bullets}>
            {folded.map((bullet) => (
              <li key={bullet} dir="auto">
                {bullet}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        {folded && (
          <Button size="s" onClick={onLeaveOut}>
            {t('fit.leaveOut')}
          </Button>
        )}
        <Button variant="text" size="s" onClick={onClose}>
          {folded ? t('fit.keep') : t('fit.close')}
        </Button>
      </div>
    </Note>
  );
}
