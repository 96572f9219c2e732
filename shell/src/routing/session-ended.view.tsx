import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { useState, useSyncExternalStore } from 'react';
import type { ShellApp } from '../app.types.ts';
import styles from './frame.module.css';

/** The page stays as it is: what was typed can be read, copied, and is in the journal. */
export function SessionEnded(app: Pick<ShellApp, 'session' | 'browser' | 'guards'>) {
  const { session, browser, guards } = app;
  const t = useT();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [busy, setBusy] = useState(false);
  if (state.kind !== 'ended') return null;
  return (
    <div role="alert" className={styles.notice}>
      <Icon name="info" />
      <span>{t('session.ended')}</span>
      <Button
        variant="outline"
        size="s"
        busy={busy}
        onClick={() => {
          setBusy(true);
          guards
            .comingBack(() => session.signIn('login', browser.here()))
            .catch(() => setBusy(false));
        }}
      >
        {t('session.signIn')}
      </Button>
    </div>
  );
}
