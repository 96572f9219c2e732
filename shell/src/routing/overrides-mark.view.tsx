import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Icon } from '@sastre/shared-ui';
import type { ShellApp } from '../app.types.ts';
import styles from './frame.module.css';

/** Says which remotes of this tab are a developer's own, for nobody shall take them for what is live. */
export function OverridesMark({ overrides }: Pick<ShellApp, 'overrides'>) {
  const t = useT();
  if (overrides === undefined) return null;
  return (
    <div role="status" className={cx(styles.notice, styles.overridden)}>
      <Icon name="info" />
      <span>{t('overrides.shown', { names: overrides.names.join(', ') })}</span>
      <Button variant="outline" size="s" onClick={overrides.turnOff}>
        {t('overrides.off')}
      </Button>
    </div>
  );
}
