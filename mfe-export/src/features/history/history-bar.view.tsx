import type { Cv } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { buttonClass, cx, Icon, useAnnounce, type IconName } from '@sastre/shared-ui';
import type { LayoutProps } from '../panel/layout.rules.ts';
import styles from './history.module.css';
import { resetLayout } from './reset.rules.ts';

interface Props extends LayoutProps {
  cv: Cv;
  canUndo: boolean;
  canRedo: boolean;
  onGo: (direction: 'undo' | 'redo') => void;
}

const KEYS = {
  undo: 'Control+Z Meta+Z',
  redo: 'Control+Shift+Z Meta+Shift+Z Control+Y',
  reset: undefined,
};

/** Undo, Redo and Reset layout. A button with nothing to do stays where it is, and keeps the focus. */
export function HistoryBar({ cv, canUndo, canRedo, onGo, onChange }: Props) {
  const t = useT();
  const announce = useAnnounce();
  const reset = resetLayout(cv);
  const button = (
    name: 'undo' | 'redo' | 'reset',
    icon: IconName | undefined,
    act?: () => void,
  ) => (
    <button
      type="button"
      className={cx(buttonClass('text', 's'), styles.button)}
      aria-keyshortcuts={KEYS[name]}
      aria-disabled={act === undefined || undefined}
      title={name === 'reset' ? t('history.resetHelp') : undefined}
      onClick={act}
    >
      {icon && <Icon name={icon} size={14} />}
      {t(`history.${name}`)}
    </button>
  );
  const resetAll = () => {
    onChange(reset ?? {});
    announce(t('history.now.reset'));
  };
  return (
    <div className={styles.bar} role="group" aria-label={t('history.label')}>
      {button('undo', 'undo', canUndo ? () => onGo('undo') : undefined)}
      {button('redo', 'redo', canRedo ? () => onGo('redo') : undefined)}
      {button('reset', undefined, reset && resetAll)}
    </div>
  );
}
