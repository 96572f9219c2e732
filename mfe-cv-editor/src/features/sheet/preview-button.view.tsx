import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { useContext } from 'react';
import { SheetContext } from './sheet.context.ts';
import styles from './sheet.module.css';

/** Shows and hides the sheet beside the form; without room for it, opens it. Absent where there is none to show. */
export function PreviewButton() {
  const t = useT();
  const { button, press } = useContext(SheetContext);
  if (button === 'none') return null;
  const isDialog = button === 'dialog';
  return (
    <Button
      className={styles.preview}
      onClick={press}
      aria-haspopup={isDialog ? 'dialog' : undefined}
      aria-pressed={isDialog ? undefined : button === 'pressed'}
    >
      <Icon name="eye" />
      <span>{t('sheet.preview')}</span>
    </Button>
  );
}
