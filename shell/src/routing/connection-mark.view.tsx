import { useT } from '@sastre/shared-contracts/shell';
import { cx, Icon } from '@sastre/shared-ui';
import { useSyncExternalStore } from 'react';
import type { ShellApp } from '../app.types.ts';
import styles from './frame.module.css';

/** Says while there is no way to the server, and that nothing typed is lost by it. */
export function ConnectionMark({ connection }: Pick<ShellApp, 'connection'>) {
  const t = useT();
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  return (
    <div role="status">
      {state !== 'online' && (
        <p className={cx(styles.notice, styles.mark)}>
          <Icon name="info" />
          {t(`connection.${state}`)}
        </p>
      )}
    </div>
  );
}
